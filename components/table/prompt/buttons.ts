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

/** A main button with a side button such as "Read it", which needs less width. */
const isBeside = (buttons: readonly PromptButton[]): boolean =>
  buttons.length === 2 && buttons[0]?.kind === 'primary' && buttons[1]?.kind === 'plain';

/** Width of a button with its label on one line. */
const needOf = (button: PromptButton, grown: number): number =>
  textWidth(button.label, atSize(LABEL, grown)) + signOf(button) + BUTTON_SIDES;

const signOf = (button: PromptButton): number => (button.material === undefined ? 0 : SIGN);

/** Beside a side button, a label that fills more than this share of two lines looks like a block of text. */
const FULL = 5 / 6;

function hasRoomBeside(laid: LaidButton, grown: number): boolean {
  const room = FEW_LINES * (laid.width - BUTTON_SIDES);
  return textWidth(laid.button.label, atSize(LABEL, grown)) <= FULL * room;
}

function wantedPerRow(buttons: readonly PromptButton[], wide: number, grown: number): number {
  const n = buttons.length;
  if (n <= 1) return 1;
  const inRows = (columns: number) => rowsIn(buttons, columns, wide, grown).flat();
  if (isBeside(buttons))
    return inRows(2)
      .slice(0, 1)
      .every((laid) => hasRoomBeside(laid, grown))
      ? 2
      : 1;
  const inFewLines = (laid: LaidButton) => labelLines(laid, grown) <= FEW_LINES;
  if (n === 2) return inRows(2).every(inFewLines) ? 2 : 1;
  if (n >= 5) return 3;
  if (n === 4 && buttons.every((button) => needOf(button, 1) <= SHORT_LABEL + BUTTON_SIDES))
    return 4;
  return n === 3 && inRows(3).every(inFewLines) ? 3 : 2;
}

/** Widths of three buttons in a row, in percent: equal, or by label length if that keeps all labels on one line. */
export function thirds(buttons: readonly PromptButton[], wide: number, grown = 1): number[] {
  const needs = buttons.map((button) => needOf(button, grown));
  const all = needs.reduce((a, b) => a + b, 0);
  const room = wide - PANEL_SIDES - 2 * SPACE.s;
  if (buttons.length !== 3 || Math.max(...needs) <= room / 3 || all > room)
    return buttons.map(() => 30);
  return needs.map((need) => Math.floor((90 * need) / all));
}

function sharesIn(
  buttons: readonly PromptButton[],
  columns: number,
  wide: number,
  grown: number,
): number[] {
  if (columns === 1) return buttons.map(() => 100);
  if (columns === 4) return buttons.map(() => 22);
  if (columns === 3) return thirds(buttons, wide, grown);
  if (!isBeside(buttons)) return buttons.map(() => 46);
  return buttons.map((button) => (button.kind === 'plain' ? 30 : 60));
}

/** Each button's share plus an equal part of the remaining width. */
function widthsIn(shares: readonly number[], inside: number): number[] {
  const taken = shares.reduce((a, b) => a + b, 0) / 100;
  const left = inside * (1 - taken) - SPACE.s * (shares.length - 1);
  return shares.map((share) => (inside * share) / 100 + left / shares.length);
}

interface LaidButton {
  readonly button: PromptButton;
  readonly width: number;
}

function rowsIn(
  buttons: readonly PromptButton[],
  columns: number,
  wide: number,
  grown: number,
): LaidButton[][] {
  const shares = sharesIn(buttons, columns, wide, grown);
  const rows: LaidButton[][] = [];
  for (let i = 0; i < buttons.length; i += columns) {
    const widths = widthsIn(shares.slice(i, i + columns), wide - PANEL_SIDES);
    rows.push(
      buttons
        .slice(i, i + columns)
        .map((button, j) => ({ button, width: widths[j] ?? wide - PANEL_SIDES })),
    );
  }
  return rows;
}

function detailLines({ button, width }: LaidButton, grown: number): number {
  if (button.detail === undefined) return 0;
  return linesOf(button.detail, atSize(DETAIL, grown), width - BUTTON_SIDES).length;
}

const labelRoom = ({ button, width }: LaidButton): number => width - BUTTON_SIDES - signOf(button);

/** Infinite if a word would be broken. */
function labelLines(laid: LaidButton, grown: number): number {
  const style = atSize(LABEL, grown);
  const { label } = laid.button;
  const room = labelRoom(laid);
  return longestPart(label, style) > room ? Infinity : linesOf(label, style, room).length;
}

function heightOf(laid: LaidButton, grown: number): number {
  const lines = linesOf(laid.button.label, atSize(LABEL, grown), labelRoom(laid));
  const label = lines.length * LABEL.lineHeight;
  const detail = detailLines(laid, grown) * DETAIL.lineHeight;
  return Math.max(TOUCH, (label + detail) * grown + BUTTON_ENDS);
}

export function perRow(buttons: readonly PromptButton[], wide: number, text = 1): number {
  const grown = Math.min(text, MOST_TEXT);
  const fits = (laid: LaidButton) =>
    Math.max(labelLines(laid, grown), detailLines(laid, grown)) <= MOST_LINES;
  let columns = wantedPerRow(buttons, wide, grown);
  while (columns > 1 && !rowsIn(buttons, columns, wide, grown).flat().every(fits)) columns -= 1;
  return columns;
}

/** The width of each button, in percent. */
export function sharesOf(buttons: readonly PromptButton[], wide: number, text = 1): number[] {
  return sharesIn(buttons, perRow(buttons, wide, text), wide, Math.min(text, MOST_TEXT));
}

/** The width of each label at which its lines are about equally long. */
export function labelWidths(buttons: readonly PromptButton[], wide: number, text = 1): number[] {
  const grown = Math.min(text, MOST_TEXT);
  return rowsIn(buttons, perRow(buttons, wide, text), wide, grown)
    .flat()
    .map((laid) => evenWidth(laid.button.label, atSize(LABEL, grown), labelRoom(laid)));
}

/** The same for the details; a button without one has no width for it. */
export function detailWidths(
  buttons: readonly PromptButton[],
  wide: number,
  text = 1,
): (number | undefined)[] {
  const grown = Math.min(text, MOST_TEXT);
  return rowsIn(buttons, perRow(buttons, wide, text), wide, grown)
    .flat()
    .map(({ button, width }) =>
      button.detail === undefined
        ? undefined
        : evenWidth(button.detail, atSize(DETAIL, grown), width - BUTTON_SIDES),
    );
}

export function promptRows(buttons: readonly PromptButton[], wide: number, text = 1): number {
  return Math.max(1, Math.ceil(buttons.length / perRow(buttons, wide, text)));
}

/** Height of all rows, including the gaps. */
export function buttonsHeight(buttons: readonly PromptButton[], wide: number, text = 1): number {
  if (buttons.length === 0) return 0;
  const grown = Math.min(text, MOST_TEXT);
  const rows = rowsIn(buttons, perRow(buttons, wide, text), wide, grown);
  const heights = rows.map((row) => Math.max(...row.map((laid) => heightOf(laid, grown))));
  return heights.reduce((a, b) => a + b, 0) + SPACE.s * (rows.length - 1);
}
