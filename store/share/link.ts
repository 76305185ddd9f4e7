/** A code as a link that the camera of another device opens in this app. */

/** The scheme in app.json. The router drops what follows a "#" in such a link. */
export const linkOf = (code: string): string => `mottainai://open?code=${code}`;
