/** Zones that lie face up in a temple, under the mat's edges and on it. */
export const MAT_ZONES = ['task', 'helpers', 'bench', 'sales', 'gallery', 'giftShop'] as const;

/** Zones whose cards are worth more when covered. */
export const COVERED_ZONES = ['helpers', 'sales'] as const;

/** Zones that others see face down. */
export const HIDDEN_ZONES = ['hand', 'waiting'] as const;
