/** A browser brings the field into sight by itself. */
export function useKeyboard(): number {
  return 0;
}
