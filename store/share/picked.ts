/** The result of choosing a file. */
export type PickedFile = { readonly text: string } | 'none' | 'unreadable';

/** A game has a few hundred characters: a far larger file is something else, and is not read. */
export const LARGEST_FILE = 200_000;
/** A backup of ten thousand long games. */
export const LARGEST_BACKUP = 200_000_000;
