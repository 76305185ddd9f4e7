/** Colours of a card that are the same in every light. */
export { CARD } from './tokens';

/** The back: lacquer, with brass for its emblem. */
export const CARD_BACK = {
  ink: '#3B2A2A',
  mid: '#B8935A',
  tint: '#5A4240',
  rim: '#8A6B43',
} as const;
