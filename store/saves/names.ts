/** The names of games. */
const LONGEST_NAME = 80;

/** A name may come from anywhere and must fit on the screen. */
export function shortName(name: string, most = LONGEST_NAME): string {
  const signs = [...name];
  return signs.length <= most ? name : `${signs.slice(0, most - 1).join('')}…`;
}

/** A name that none of these has: "Rainy evening", then "Rainy evening (2)". */
export function nameApart(name: string, taken: ReadonlySet<string>): string {
  const short = shortName(name);
  if (!taken.has(short)) return short;
  for (let n = 2; ; n++) {
    const tail = ` (${n})`;
    const next = `${shortName(name, LONGEST_NAME - tail.length)}${tail}`;
    if (!taken.has(next)) return next;
  }
}
