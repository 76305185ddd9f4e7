/** Only a browser forgets where its user was; phones find the nearest thing themselves. */
export function KeepFocus(): null {
  return null;
}
