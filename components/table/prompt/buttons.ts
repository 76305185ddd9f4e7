/** Arranges the buttons of a question: how many per row, how wide, and the total height. */
import { atSize, evenWidth, linesOf, longestPart, textWidth } from '@/components/theme/measure';
import { SPACE, TOUCH } from '@/components/theme/tokens';

import type { PromptButton } from './model';

/** Limit on how much labels grow with the text size. */
export const MOST_TEXT = 1.3;
/** Type of a button's label, and of the detail line below it. */
export const LABEL = { fontFamily: 'NotoSans-SemiBold', fontSize: 15, lineHeight: 19 } as const;
export const DETAIL = { fontFamily: 'NotoSans-Regular', fontSize: 11, lineHeight: 14 } as const;
/** The panel's padding and border, left and right together. */
export const PANEL_SIDES = 22;
/** A button's padding and border, left and right, and above and below. */
const BUTTON_SIDES = 20;
const BUTTON_ENDS = 7;
/** Width of the material sign before the label. */
const SIGN = 22;
/** Maximum lines for a label or detail in a shared row; longer ones get more width. */
export const MOST_LINES = 3;
/** Four buttons whose labels are no wider than a number share one row. */
const SHORT_LABEL = 30;
/** Preferred maximum of label lines in a shared row. */
const FEW_LINES = 2;
/** From this width on, a row of three has room for any label. */
const ROOM_FOR_THREE = 500;

/** A main button with a side button such as "Read it", which needs less width. */
const isBeside = (acts: readonly PromptButton[]): boolean =>
  acts.length === 2 && acts[0]?.kind === 'primary' && acts[1]?.kind === 'plain';

/** Width of a button with its label on one line. */
const needOf = (act: PromptButton, grown: number): number =>
  textWidth(act.label, atSize(LABEL, grown)) + signOf(act) + BUTTON_SIDES;

const signOf = (act: PromptButton): number => (act.material === undefined ? 0 : SIGN);

/** Beside a side button, a label that fills more than this share of two lines looks like a block of text. */
const FULL = 5 / 6;

function hasRoomBeside(act: Button, grown: number): boolean {
  const room = FEW_LINES * (act.width - BUTTON_SIDES);
  return textWidth(act.act.label, atSize(LABEL, grown)) <= FULL * room;
}

function wantedPerRow(acts: readonly PromptButton[], wide: number, grown: number): number {
  const n = acts.length;
  if (n <= 1) return 1;
  const inRows = (columns: number) => rowsIn(acts, columns, wide, grown).flat();
  if (isBeside(acts))
    return inRows(2)
      .slice(0, 1)
      .every((act) => hasRoomBeside(act, grown))
      ? 2
      : 1;
  const inFewLines = (button: Button) => labelLines(button, grown) <= FEW_LINES;
  if (n === 2) return inRows(2).every(inFewLines) ? 2 : 1;
  if (n >= 5) return 3;
  if (n === 4 && acts.every((act) => needOf(act, 1) <= SHORT_LABEL + BUTTON_SIDES)) return 4;
  if (n === 3 && wide / grown > ROOM_FOR_THREE) return 3;
  return n === 3 && inRows(3).every(inFewLines) ? 3 : 2;
}

/** Widths of three buttons in a row, in percent: equal, or by label length if that keeps all labels on one line. */
export function thirds(acts: readonly PromptButton[], wide: number, grown = 1): number[] {
  const needs = acts.map((act) => needOf(act, grown));
  const all = needs.reduce((a, b) => a + b, 0);
  const room = wide - PANEL_SIDES - 2 * SPACE.s;
  if (acts.length !== 3 || Math.max(...needs) <= room / 3 || all > room) return acts.map(() => 30);
  return needs.map((need) => Math.floor((90 * need) / all));
}

function sharesIn(
  acts: readonly PromptButton[],
  columns: number,
  wide: number,
  grown: number,
): number[] {
  if (columns === 1) return acts.map(() => 100);
  if (columns === 4) return acts.map(() => 22);
  if (columns === 3) return thirds(acts, wide, grown);
  if (!isBeside(acts)) return acts.map(() => 46);
  return acts.map((act) => (act.kind === 'plain' ? 30 : 60));
}

/** Each button's share plus an equal part of the remaining width. */
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
  const shares = sharesIn(acts, columns, wide, grown);
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
  return linesOf(act.detail, atSize(DETAIL, grown), width - BUTTON_SIDES).length;
}

const labelRoom = ({ act, width }: Button): number => width - BUTTON_SIDES - signOf(act);

/** Infinite if a word would be broken. */
function labelLines(button: Button, grown: number): number {
  const style = atSize(LABEL, grown);
  const { label } = button.act;
  const room = labelRoom(button);
  return longestPart(label, style) > room ? Infinity : linesOf(label, style, room).length;
}

function heightOf(button: Button, grown: number): number {
  const lines = linesOf(button.act.label, atSize(LABEL, grown), labelRoom(button));
  const label = lines.length * LABEL.lineHeight;
  const detail = detailLines(button, grown) * DETAIL.lineHeight;
  return Math.max(TOUCH, (label + detail) * grown + BUTTON_ENDS);
}

export function perRow(acts: readonly PromptButton[], wide: number, text = 1): number {
  const grown = Math.min(text, MOST_TEXT);
  const fits = (button: Button) =>
    Math.max(labelLines(button, grown), detailLines(button, grown)) <= MOST_LINES;
  let columns = wantedPerRow(acts, wide, grown);
  while (columns > 1 && !rowsIn(acts, columns, wide, grown).flat().every(fits)) columns -= 1;
  return columns;
}

/** The width of each button, in percent. */
export function sharesOf(acts: readonly PromptButton[], wide: number, text = 1): number[] {
  return sharesIn(acts, perRow(acts, wide, text), wide, Math.min(text, MOST_TEXT));
}

/** The width of each label at which its lines are about equally long. */
export function labelWidths(acts: readonly PromptButton[], wide: number, text = 1): number[] {
  const grown = Math.min(text, MOST_TEXT);
  return rowsIn(acts, perRow(acts, wide, text), wide, grown)
    .flat()
    .map((button) => evenWidth(button.act.label, atSize(LABEL, grown), labelRoom(button)));
}

/** The same for the details; a button without one has no width for it. */
export function detailWidths(
  acts: readonly PromptButton[],
  wide: number,
  text = 1,
): (number | undefined)[] {
  const grown = Math.min(text, MOST_TEXT);
  return rowsIn(acts, perRow(acts, wide, text), wide, grown)
    .flat()
    .map(({ act, width }) =>
      act.detail === undefined
        ? undefined
        : evenWidth(act.detail, atSize(DETAIL, grown), width - BUTTON_SIDES),
    );
}

export function promptRows(acts: readonly PromptButton[], wide: number, text = 1): number {
  return Math.max(1, Math.ceil(acts.length / perRow(acts, wide, text)));
}

/** Height of all rows, including the gaps. */
export function buttonsHeight(acts: readonly PromptButton[], wide: number, text = 1): number {
  if (acts.length === 0) return 0;
  const grown = Math.min(text, MOST_TEXT);
  const rows = rowsIn(acts, perRow(acts, wide, text), wide, grown);
  const heights = rows.map((row) => Math.max(...row.map((button) => heightOf(button, grown))));
  return heights.reduce((a, b) => a + b, 0) + SPACE.s * (rows.length - 1);
}
