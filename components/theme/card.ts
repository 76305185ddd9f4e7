/** Card colours that do not change with the light. */
export { CARD } from './tokens';

/** Lacquer for the back, brass for its emblem. */
export const CARD_BACK = {
  ink: '#3B2A2A',
  mid: '#B8935A',
  tint: '#5A4240',
  rim: '#8A6B43',
} as const;
