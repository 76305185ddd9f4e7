/** The journal of a game: choices, and nulls that take back the choice before them. */
export interface Line {
  n: number;
  choice: string | null;
}

export interface Folded {
  /** The lines whose choices are in effect, in order. */
  lines: Line[];
  /** How many choices were in effect after line n. Only those that still are count on. */
  madeAfter: Map<number, number>;
  /** Lines that are missing, or that nothing can be made of. */
  broken: number;
}

/** Reads the lines after `from` up to `head`; stops where one is missing. */
export function fold(rows: readonly Line[], from: number, head: number): Folded {
  const stack: Line[] = [];
  /** For each line read: the choices in effect, by the line of the last of them. */
  const after = new Map<number, { made: number; last: number }>();
  const note = (n: number) =>
    after.set(n, { made: stack.length, last: stack[stack.length - 1]?.n ?? from });
  note(from);
  let n = from;
  for (const row of rows) {
    if (row.n <= from) continue;
    if (row.n !== n + 1) break;
    n = row.n;
    if (row.choice === null) stack.pop();
    else stack.push(row);
    note(n);
  }
  const madeAfter = new Map<number, number>();
  for (const [line, { made, last }] of after) {
    const still = made === 0 || stack[made - 1]?.n === last;
    if (still) madeAfter.set(line, made);
  }
  return { lines: stack, madeAfter, broken: Math.max(0, head - n) };
}
