/**
 * Limits for what comes from elsewhere, checked before any work is done. No real game comes near them:
 * the longest of random players has some 650 choices, and the longest name of emoji 600 bytes.
 */
export const MOST_CHOICES = 5_000;
/** Of a saved game, with what was taken back. */
export const MOST_LINES = 20_000;
export const MOST_TEXT_BYTES = 1_000;
/** Of the code itself: five names, the seed, and the choices. */
export const MOST_CODE_SIGNS = 24_000;
/** Of the message or file around it. */
export const MOST_MESSAGE_SIGNS = 200_000;

export class TooBig extends Error {}
