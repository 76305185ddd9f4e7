/**
 * One ink per seat, dark enough for text and crests on washi; `lamp` is its night version for wood
 * or dark paper. Crest shapes tell seats apart without colour.
 */
export const PLAYER_INKS = [
  { ink: '#8F3A2C', lamp: '#E8A595' },
  { ink: '#24557F', lamp: '#9CC3E6' },
  { ink: '#3C6437', lamp: '#A9D09F' },
  { ink: '#6E4385', lamp: '#D0AEE2' },
  { ink: '#7A5A10', lamp: '#E4C878' },
] as const;

export type PlayerInk = (typeof PLAYER_INKS)[number];

export function inkOf(colour: number): PlayerInk {
  return PLAYER_INKS[((colour % 5) + 5) % 5] ?? PLAYER_INKS[0];
}
