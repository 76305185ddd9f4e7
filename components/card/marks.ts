/** Small signs on cards, as data: lines on a square grid. */
import { CARD } from '@/components/theme/card';

/** As on a list of things to do: a ticked box for what is covered, an empty one for what is not. */
export const MARK_GRID = 12;
export const MARKS = {
  good: { d: 'M10.9 6.4V10.9H1.1V1.9H7.6M3.7 5.6L6 8L11.2 1.5', weight: 1.6 },
  open: { d: 'M1.1 1.9H10.1V10.9H1.1Z', weight: 1.6 },
} as const;
export type MarkName = keyof typeof MARKS;

/** The seal on a card that can be chosen, on the one that is, on one that is new in the hand, and on the moves of a hint. */
export const SEAL_GRID = 16;
export const SEAL_DISC = { r: 7.4, fill: CARD.choosable, rim: CARD.washi, rimWidth: 1.2 } as const;
export const SEALS = {
  choosable: 'M8 4.8V11.2M4.8 8H11.2',
  selected: 'M4.6 8.3L7 10.8L11.5 5.6',
  new: 'M8 4.2V11.8M4.7 6.1L11.3 9.9M11.3 6.1L4.7 9.9',
  best: 'M6.2 6.3L8.3 4.6V11.4M6.3 11.4H10.3',
  second: 'M5.7 6.4A2.35 2.35 0 1 1 9.9 7.9L5.6 11.4H10.6',
} as const;
export const SEAL_WEIGHT = 1.8;
export type SealName = keyof typeof SEALS;
