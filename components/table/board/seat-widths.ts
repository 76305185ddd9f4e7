/** How much room the parts of a panel need in the spoken language, measured in the letters they are set in. */
import { boxWidth } from '@/components/theme/measure';
import type { PlayerView } from '@/engine';
import { TASKS } from '@/engine';
import { perLanguage, t } from '@/locales';

import type { WorksCount } from '../model/cover';

/** Words and figures of a panel. */
export const FACT = { fontFamily: 'NotoSans-Regular', fontSize: 12 } as const;
export const GAP = 4;
/** An icon, or the glyph of a task. */
export const ICON = 13;
export const ICON_GAP = 2;
/** The glyph of a helper or sale. */
export const GLYPH = 11;
/** Both paddings and borders, at their widest. */
export const RIMS = 16;
/** The least number of glyphs beside "Helpers". */
const FEWEST_GLYPHS = 3;
/** As wide as two digits become. */
const TWO_DIGITS = 88;
const MOST_WORKS: WorksCount = { gallery: 5, giftShop: 5, end: 5 };

const wordsWidth = (words: string): number => boxWidth(words, FACT);

/** Progress of both wings. */
export const worksInFigures = ({ gallery, giftShop, end }: WorksCount): string =>
  `${gallery}/${end} · ${giftShop}/${end}`;

export const wingWords = (wing: 'gallery' | 'giftShop', works: WorksCount): string =>
  t('wing.count', { wing: t(`zone.${wing}`), works: works[wing], end: works.end });

export const countsWidth = (works: WorksCount): number => wordsWidth(worksInFigures(works));

/** An icon with its number. */
const factWidth = (n: number): number => ICON + ICON_GAP + wordsWidth(`${n}`);

/** Hand and waiting cards, as they stand beside a task. */
export const hiddenWidth = ({ hand, waiting }: Pick<PlayerView, 'hand' | 'waiting'>): number =>
  factWidth(hand.count) + (waiting.count > 0 ? GAP + factWidth(waiting.count) : 0);

/** In short, for the smallest panels. */
export const worksInShort = ({ gallery, giftShop }: WorksCount): string => `${gallery}|${giftShop}`;

/** Sizes of icons, figures and the gaps between facts. */
export interface FactSizes {
  readonly icon: number;
  readonly figures: number;
  readonly gap: number;
}
export const USUAL: FactSizes = { icon: ICON, figures: FACT.fontSize, gap: GAP };
/** For a panel too narrow for the usual ones, in turn. */
const SMALLER: readonly FactSizes[] = [
  { icon: 13, figures: 12, gap: 2 },
  { icon: 11, figures: 12, gap: 2 },
  { icon: 11, figures: 11, gap: 2 },
];

interface BesideTask {
  readonly p: Pick<PlayerView, 'task' | 'hand'>;
  readonly works: WorksCount;
}

/** The largest sizes at which the task's glyph, works and hand fit beside each other; the smallest if none does. */
export function besideTask({ p, works }: BesideTask, room: number): FactSizes {
  const width = ({ icon, figures, gap }: FactSizes) => {
    const style = { ...FACT, fontSize: figures };
    const glyph = p.task.length > 0 ? icon + gap : 0;
    const hand = icon + ICON_GAP + boxWidth(`${p.hand.count}`, style);
    return glyph + boxWidth(worksInShort(works), style) + gap + hand;
  };
  const smallest = SMALLER[SMALLER.length - 1] as FactSizes;
  return [USUAL, ...SMALLER].find((sizes) => width(sizes) <= room) ?? smallest;
}

const glyphsWidth = (n: number): number => n * (GAP + GLYPH);

/** How many of `n` glyphs stand beside a word; a number, which needs room too, tells the rest. */
export function glyphsBeside(label: string, n: number, room: number): number {
  const fitting = (width: number) => Math.max(0, Math.floor(width / (GAP + GLYPH)));
  const free = room - wordsWidth(label);
  return n <= fitting(free) ? n : fitting(free - GAP - wordsWidth(`+${n}`));
}

interface Widths {
  /** Of a panel in words. */
  readonly columns: readonly [number, number, number];
  /** From these widths on a panel is in words; has its icons in one row, or in two. */
  readonly words: number;
  readonly oneRow: number;
  readonly twoRows: number;
}

export const panelWidths = perLanguage((): Widths => {
  const task = ICON + GAP + Math.max(...TASKS.map((each) => wordsWidth(t(`task.${each}`))));
  const group = (zone: 'helpers' | 'sales') =>
    wordsWidth(t(`zone.${zone}`)) + glyphsWidth(FEWEST_GLYPHS);
  const columns = [
    Math.max(task, group('helpers')),
    Math.max(wordsWidth(wingWords('gallery', MOST_WORKS)), group('sales')),
    Math.max(
      wordsWidth(wingWords('giftShop', MOST_WORKS)),
      wordsWidth(t('seat.bench', { n: TWO_DIGITS })),
    ),
  ] as const;
  const fact = factWidth(TWO_DIGITS);
  const counts = countsWidth(MOST_WORKS);
  return {
    columns,
    words: RIMS + columns[0] + columns[1] + columns[2] + 2 * GAP,
    oneRow: RIMS + Math.max(task + GAP + counts, task + 2 * (GAP + fact), 4 * fact + 3 * GAP),
    twoRows: RIMS + Math.max(counts + GAP + fact, task + GAP + ICON),
  };
});

/** A column of a panel in words: what it needs; those with glyphs share what is left. */
export function columnWidth(panel: number, column: 0 | 1 | 2): number {
  const { columns, words } = panelWidths();
  return columns[column] + (column === 2 ? 0 : Math.max(0, panel - words) / 2);
}
