/** `--name value` and `--flag` from the command line. */
export function parseArgs(argv: readonly string[]): Map<string, string> {
  const args = new Map<string, string>();
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] as string;
    if (!word.startsWith('--')) throw new Error(`What is "${word}"? Options begin with --.`);
    const next = argv[i + 1];
    if (next === undefined || next.startsWith('--')) {
      args.set(word.slice(2), 'yes');
    } else {
      args.set(word.slice(2), next);
      i++;
    }
  }
  return args;
}

export function numberArg(args: Map<string, string>, name: string, fallback: number): number {
  const text = args.get(name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isFinite(value)) throw new Error(`--${name} needs a number, not "${text}".`);
  return value;
}
