import type { Wing } from '@/engine';

/** The wings of a temple. */
export const WINGS: readonly Wing[] = ['gallery', 'giftShop'];

/** What lies open in a temple: under the mat's edges, and on it. */
export const MAT_ZONES = ['task', 'helpers', 'bench', 'sales', 'gallery', 'giftShop'] as const;

/** What is worth more when it is covered. */
export const COVERED_ZONES = ['helpers', 'sales'] as const;

/** What others see from behind. */
export const HIDDEN_ZONES = ['hand', 'waiting'] as const;
