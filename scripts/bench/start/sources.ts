/** Names the modules of a Metro bundle, which has only numbers, by its source map. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes a VLQ segment: base 64, five bits a digit, the lowest bit of each number is its sign. */
export function numbersIn(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit >= 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** The first source of each line of the bundle, or null. */
export function sourcesByLine(map: {
  readonly sources: readonly (string | null)[];
  readonly mappings: string;
}): (string | null)[] {
  // A segment gives its source as a difference to the one before.
  let source = 0;
  return map.mappings.split(';').map((line) => {
    let first: string | null = null;
    for (const segment of line === '' ? [] : line.split(',')) {
      const [, step] = numbersIn(segment);
      if (step === undefined) continue;
      source += step;
      first ??= map.sources[source] ?? null;
    }
    return first;
  });
}

/** The source of each module, in the bundle's order. */
export function sourcesOfModules(bundle: string, lines: readonly (string | null)[]): string[] {
  const all = bundle.split('\n');
  const found: string[] = [];
  all.forEach((text, i) => {
    if (!text.startsWith('__d(')) return;
    let at = i;
    // The first lines may be Metro's own.
    while (lines[at] === null && all[at + 1]?.startsWith('__d(') === false) at++;
    found.push(lines[at] ?? '?');
  });
  return found;
}

/** The package, or our own folder. */
export function partOf(source: string): string {
  const [, ours] = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules\/)/.exec(source) ?? [];
  if (ours !== undefined) return ours;
  return source.replace(/^\/+/, '').split('/').slice(0, -1).slice(0, 2).join('/');
}
