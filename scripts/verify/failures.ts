/** The lines that tell what went wrong, repeated at the very end. */
const MOST = 24;
const TELLS = /^\s*(✗|●|FAIL\b)|\berror TS\d|^\s+\d+:\d+\s+error\b|^\[warn\] |^\[error\] /;

/** Each with the line after it, which says why; if there are none, the last lines. */
export function failureLines(output: string): string[] {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const told = lines.filter((line, i) => TELLS.test(line) || TELLS.test(lines[i - 1] ?? ''));
  const chosen = told.length > 0 ? [...new Set(told)].slice(0, MOST) : lines.slice(-MOST / 3);
  return chosen.map((line) => line.trimEnd());
}
