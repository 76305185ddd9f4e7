/** The puzzles are loaded when they are wanted: nobody needs them at the start. */
export const loadPuzzles = () => import('./book');
