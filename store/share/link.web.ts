/** A code as an address of this app. */

/** After the "#": that part is never sent to a server. */
export const linkOf = (code: string): string => `${window.location.origin}/open#${code}`;
