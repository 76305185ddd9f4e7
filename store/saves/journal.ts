/** The journal of a game: choices, and nulls that take back the choice before them. */
export interface Line {
  n: number;
  choice: string | null;
}

export interface Folded {
  /** The lines whose choices are in effect, in order. */
  lines: Line[];
  /** How many choices from before the first line were taken back: that start no longer holds. */
  undone: number;
  /** Lines that are missing. */
  broken: number;
}

/** What was taken back and can be made again: the last first to come, and none after another choice. */
export function takenBack(rows: readonly Line[], from: number): Line[] {
  const made: Line[] = [];
  let undone: Line[] = [];
  for (const row of rows) {
    if (row.n <= from) continue;
    if (row.choice !== null) {
      made.push(row);
      // Made again, it is no longer undone; any other choice ends redoing.
      undone = undone.at(-1)?.choice === row.choice ? undone.slice(0, -1) : [];
    } else {
      const last = made.pop();
      if (last !== undefined) undone.push(last);
    }
  }
  return undone;
}

/** Reads the lines after `from` up to `head`, and stops where one is missing. */
export function fold(rows: readonly Line[], from: number, head: number): Folded {
  const lines: Line[] = [];
  let undone = 0;
  let n = from;
  for (const row of rows) {
    if (row.n <= from) continue;
    if (row.n !== n + 1) break;
    n = row.n;
    if (row.choice !== null) lines.push(row);
    else if (lines.pop() === undefined) undone++;
  }
  return { lines, undone, broken: Math.max(0, head - n) };
}
