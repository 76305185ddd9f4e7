/**
 * Play styles, as data: what a player likes to have beyond its worth. The numbers are added to the log-odds
 * of winning, per feature (layout.ts; lists of five go by material).
 */
import type { OWN, SEAT } from './layout';

export const PERSONALITY_NAMES = ['builder', 'merchant', 'host', 'rusher'] as const;
export type Personality = (typeof PERSONALITY_NAMES)[number];

export interface Taste {
  likes: Partial<Record<Exclude<keyof typeof SEAT, 'size'>, readonly number[]>>;
  ownLikes: Partial<Record<Exclude<keyof typeof OWN, 'size'>, readonly number[]>>;
}

const all = (weight: number): readonly number[] => [weight, weight, weight, weight, weight];

export const PERSONALITIES: Readonly<Record<Personality, Taste>> = {
  /** Completes works, preferably valuable ones, and keeps materials for the next one. */
  builder: {
    likes: { gallery: [0.35], giftShop: [0.35], bench: [0.05, 0.1, 0.1, 0.2, 0.2] },
    ownLikes: { smithable: [0, 0.1, 0.1, 0.2, 0.2], craftable: [0, 0.1, 0.1, 0.2, 0.2] },
  },
  /** Sells, covers what is sold, and likes backorders. */
  merchant: {
    likes: { sales: all(0.3), saleSpare: all(0.12), giftShop: [0.1] },
    ownLikes: { backorders: [0.15] },
  },
  /** Collects helpers. */
  host: { likes: { helpers: all(0.2), helpersCovered: all(0.25), gallery: [0.2] }, ownLikes: {} },
  /** Wants to end the game: works in one wing, however small. */
  rusher: { likes: { toGo: [0.8, 0.55, 0.3, 0.14] }, ownLikes: { deck: [-0.35] } },
};
