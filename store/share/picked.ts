/** What became of choosing a file. */
export type PickedFile = { readonly text: string } | 'none' | 'unreadable';

/** A game is a few hundred signs: whatever is far larger is something else, and is not even read. */
export const LARGEST_FILE = 1_000_000;
