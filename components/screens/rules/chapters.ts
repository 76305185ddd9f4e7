/** The rulebook's reading order, beginning with what newcomers ask first. */
import type { SectionId } from '@/locales/rulebook';

export const CHAPTERS = [
  { id: 'start', sections: ['win', 'about', 'cards', 'temple', 'setup'] },
  {
    id: 'turn',
    sections: ['turn', 'morning', 'noon', 'night', 'counting-actions', 'using-actions', 'actions'],
  },
  { id: 'making', sections: ['completing', 'covering', 'effects'] },
  { id: 'ending', sections: ['end', 'scoring', 'backorders', 'ties'] },
  { id: 'tables', sections: ['teams', 'variants', 'knowledge', 'teaching'] },
  { id: 'reference', sections: ['glossary', 'faq'] },
] as const satisfies readonly { id: string; sections: readonly SectionId[] }[];

type Chapter = (typeof CHAPTERS)[number];
/** The sections of one chapter. */
export type SectionsOf<Id extends Chapter['id']> = Extract<
  Chapter,
  { readonly id: Id }
>['sections'][number];

const IN_ORDER: readonly SectionId[] = CHAPTERS.flatMap(({ sections }) => [...sections]);

/** The section that is read after this one; null after the last. */
export const sectionAfter = (section: SectionId): SectionId | null =>
  IN_ORDER[IN_ORDER.indexOf(section) + 1] ?? null;
