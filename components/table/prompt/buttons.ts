/** How the buttons of a question stand: how many beside each other, how wide, and how tall all of them are. */
import { SPACE, TOUCH } from '@/components/theme';

import { linesOf, SANS } from './lines';
import type { PromptButton } from './model';

/** Labels grow with the reader's text, but no further than this. */
export const MOST_TEXT = 1.3;
/** The type of a button: its words, and what the act would bring below them. */
export const LABEL = { fontSize: 15, lineHeight: 19 } as const;
export const DETAIL = { fontSize: 11, lineHeight: 14 } as const;
/** The padding and rule of the panel, left and right together. */
export const PANEL_SIDES = 22;
/** The padding and border of a button, left and right, and above and below. */
const BUTTON_SIDES = 20;
const BUTTON_ENDS = 7;
/** The sign of a material before the words. */
const SIGN = 22;
/** Words and previews may take as many lines as this beside another button; longer ones get more width. */
export const MOST_LINES = 3;

/** Two labels of more letters than this stand beside each other only with so much width for each letter. */
const LONG = 14;
const PER_LETTER = 10;

/** A side way beside the act itself, "Read it", needs less room than the act's words. */
const isBeside = (acts: readonly PromptButton[]): boolean =>
  acts.length === 2 && acts[0]?.kind === 'primary' && acts[1]?.kind === 'plain';

/** What the act's button has for its words beside a side way, in letters on its two lines. */
const lettersBeside = (width: number): number => 2 * Math.floor((0.6 * width - 38) / 8.25);

function perRowByLabels(acts: readonly PromptButton[], width: number): number {
  const n = acts.length;
  if (n <= 1) return 1;
  const longest = Math.max(...acts.map((act) => act.label.length));
  if (isBeside(acts)) return longest > lettersBeside(width) ? 1 : 2;
  if (n === 2 && longest > LONG && width < longest * PER_LETTER) return 1;
  if (n >= 5 || (n === 3 && longest <= (width > 340 ? 13 : 11))) return 3;
  if (n === 3 && width > 500) return 3;
  return 2;
}

/** What a button needs around its words, in letters, and what a letter takes of its width. */
const AROUND = 3;
const LETTER = 8.25;

/**
 * The width of each of three buttons in a row, in percent: the same for all, or by the length of their words where
 * the longest would not stay on one line.
 */
export function thirds(acts: readonly PromptButton[], width: number): number[] {
  const needs = acts.map((act) => act.label.length + AROUND);
  if (acts.length !== 3 || Math.max(...needs) * LETTER < 0.3 * width) return acts.map(() => 30);
  const all = needs.reduce((a, b) => a + b, 0);
  return needs.map((need) => Math.floor((90 * need) / all));
}

function sharesIn(acts: readonly PromptButton[], columns: number, width: number): number[] {
  if (columns === 1) return acts.map(() => 100);
  if (columns === 3) return thirds(acts, width);
  if (!isBeside(acts)) return acts.map(() => 46);
  return acts.map((act) => (act.kind === 'plain' ? 30 : 60));
}

/** How wide each button of a row becomes: its share, and its part of what all of them leave. */
function widthsIn(shares: readonly number[], inside: number): number[] {
  const taken = shares.reduce((a, b) => a + b, 0) / 100;
  const left = inside * (1 - taken) - SPACE.s * (shares.length - 1);
  return shares.map((share) => (inside * share) / 100 + left / shares.length);
}

interface Button {
  readonly act: PromptButton;
  readonly width: number;
}

function rowsIn(
  acts: readonly PromptButton[],
  columns: number,
  wide: number,
  grown: number,
): Button[][] {
  const shares = sharesIn(acts, columns, wide / grown);
  const rows: Button[][] = [];
  for (let i = 0; i < acts.length; i += columns) {
    const widths = widthsIn(shares.slice(i, i + columns), wide - PANEL_SIDES);
    rows.push(
      acts.slice(i, i + columns).map((act, j) => ({ act, width: widths[j] ?? wide - PANEL_SIDES })),
    );
  }
  return rows;
}

function detailLines({ act, width }: Button, grown: number): number {
  if (act.detail === undefined) return 0;
  return linesOf(act.detail, width - BUTTON_SIDES, DETAIL.fontSize * SANS * grown);
}

function labelLines({ act, width }: Button, grown: number): number {
  const sign = act.material === undefined ? 0 : SIGN;
  return linesOf(act.label, width - BUTTON_SIDES - sign, LABEL.fontSize * SANS * grown);
}

function heightOf(button: Button, grown: number): number {
  const label = labelLines(button, grown) * LABEL.lineHeight;
  const detail = detailLines(button, grown) * DETAIL.lineHeight;
  return Math.max(TOUCH, (label + detail) * grown + BUTTON_ENDS);
}

/** How many buttons stand beside each other; large text makes a width count for less. */
export function perRow(acts: readonly PromptButton[], wide: number, text = 1): number {
  const grown = Math.min(text, MOST_TEXT);
  const fits = (button: Button) =>
    Math.max(labelLines(button, grown), detailLines(button, grown)) <= MOST_LINES;
  let columns = perRowByLabels(acts, wide / grown);
  while (columns > 1 && !rowsIn(acts, columns, wide, grown).flat().every(fits)) columns -= 1;
  return columns;
}

/** The width of each button, in percent. */
export function sharesOf(acts: readonly PromptButton[], wide: number, text = 1): number[] {
  return sharesIn(acts, perRow(acts, wide, text), wide / Math.min(text, MOST_TEXT));
}

export function promptRows(acts: readonly PromptButton[], wide: number, text = 1): number {
  return Math.max(1, Math.ceil(acts.length / perRow(acts, wide, text)));
}

/** How tall all rows are together, with the gaps between them. */
export function buttonsHeight(acts: readonly PromptButton[], wide: number, text = 1): number {
  if (acts.length === 0) return 0;
  const grown = Math.min(text, MOST_TEXT);
  const rows = rowsIn(acts, perRow(acts, wide, text), wide, grown);
  const heights = rows.map((row) => Math.max(...row.map((button) => heightOf(button, grown))));
  return heights.reduce((a, b) => a + b, 0) + SPACE.s * (rows.length - 1);
}
