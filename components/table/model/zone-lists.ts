/** Zones whose cards are worth more when covered. */
export const COVERED_ZONES = ['helpers', 'sales'] as const;

/** Zones that others see face down. */
export const HIDDEN_ZONES = ['hand', 'waiting'] as const;
