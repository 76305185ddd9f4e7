/** Which lesson, or which coach mark at the table, shows what a paragraph says. */
import type { Mark } from '@/components/table/model/coach';
import type { lessons } from '@/locales/en/lessons';

import type { SectionsOf } from './chapters';

export type LessonId = keyof typeof lessons;
/** A mark whose words are the same at every table. */
type PlainMark = Exclude<Mark, 'end' | 'rivalEnd'>;
export type ShownBy = { readonly lesson: LessonId } | { readonly mark: PlainMark };

/** These chapters are what one plays by, so everything in them is shown somewhere. */
export type TaughtSection = SectionsOf<'turn' | 'making' | 'ending'>;

const by = (lesson: LessonId): ShownBy => ({ lesson });
const at = (mark: PlainMark): ShownBy => ({ mark });

/** A block each. */
export const SHOWN_BY: Readonly<Record<TaughtSection, readonly ShownBy[]>> = {
  turn: [by('day'), by('day')],
  morning: [by('day'), by('works'), by('works'), by('day')],
  noon: [by('day'), at('theirTask'), by('count')],
  night: [by('day')],
  'counting-actions': [
    by('works'),
    by('works'),
    by('count'),
    by('count'),
    by('count'),
    by('count'),
    by('count'),
  ],
  'using-actions': [by('day'), at('prayer'), by('make')],
  actions: [at('tasks'), by('sharing'), by('sharing')],
  completing: [by('make'), by('make'), by('make'), by('make'), by('works')],
  covering: [at('cover'), by('count'), by('wings'), by('count'), by('wings'), by('works')],
  effects: [by('works'), by('works'), by('works')],
  end: [by('end'), by('end'), by('end'), by('end')],
  scoring: [at('points'), at('points'), by('wings')],
  backorders: [at('backorders'), at('backorders'), at('backorders')],
  ties: [by('end')],
};

const isTaught = (section: string): section is TaughtSection => section in SHOWN_BY;

export const shownBy = (section: string, block: number): ShownBy | null =>
  isTaught(section) ? (SHOWN_BY[section][block] ?? null) : null;
