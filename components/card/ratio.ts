export const CARD_RATIO = 1.4;
