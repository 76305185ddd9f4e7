/** Needed only in browsers; phones move the focus to the nearest element themselves. */
export function KeepFocus(): null {
  return null;
}
