/** Finds works by name, by the words of their texts, by material and by period. */
import type { CardId, Material, Period } from '@/engine';
import { materialOf, periodsOf, TASK_OF, WORK_NAMES } from '@/engine';
import { perLanguage, t, titleOfWork, wordsOfWork } from '@/locales';
import { searchWords } from '@/locales/search';

export interface Wanted {
  readonly text: string;
  readonly material: Material | null;
  readonly period: Period | null;
}

export const EVERYTHING: Wanted = { text: '', material: null, period: null };

interface Indexed {
  readonly card: CardId;
  readonly name: string;
  /** The sorting key of a name: “ä” counts as “a”. */
  readonly plain: string;
  /** The words printed on the card and the words of its rulings, as stems. */
  readonly printed: readonly string[];
  readonly answered: readonly string[];
}

const MARKS = /[\u0300-\u036f]/g;

const indexed = perLanguage((): readonly Indexed[] => {
  const { stems } = searchWords();
  return WORK_NAMES.map((work, card) => {
    const name = titleOfWork(work);
    const { text, rulings } = wordsOfWork(work);
    const material = materialOf(card);
    const facts = [t(`material.${material}`), t(`task.${TASK_OF[material]}`)];
    const periods = periodsOf(card).map((period) => t(`period.${period}`));
    return {
      card,
      name: name.toLowerCase(),
      plain: name.toLowerCase().normalize('NFD').replace(MARKS, ''),
      printed: stems([name, text, ...facts, ...periods].join(' ')),
      answered: stems(rulings.join(' ')),
    };
  });
});

/** How well a work fits what was typed: a name counts most, then its text; 0 if a word is missing. */
function fit({ name, printed, answered }: Indexed, typed: string): number {
  if (name.startsWith(typed)) return 4;
  if (name.includes(typed)) return 3;
  const groups = searchWords().meanings(typed);
  const inside = (words: readonly string[]) =>
    groups.length > 0 &&
    groups.every(([asked = '', ...same]) =>
      words.some((word) => word.startsWith(asked) || same.includes(word)),
    );
  if (inside(printed)) return 2;
  return inside([...printed, ...answered]) ? 1 : 0;
}

/** Best matches first, otherwise by name. */
export function findWorks({ text, material, period }: Wanted): readonly CardId[] {
  const typed = text.trim().toLowerCase();
  return indexed()
    .filter(({ card }) => material === null || materialOf(card) === material)
    .filter(({ card }) => period === null || periodsOf(card).includes(period))
    .map((work) => ({ ...work, by: typed === '' ? 1 : fit(work, typed) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by || (a.plain < b.plain ? -1 : 1))
    .map(({ card }) => card);
}
