/** A device takes the language from the system. */
export function PageLanguage(_: { readonly code: string }): null {
  return null;
}
