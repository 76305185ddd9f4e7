/** Height over width of every card. */
export const CARD_RATIO = 1.4;
