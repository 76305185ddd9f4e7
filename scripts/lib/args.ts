/** `--name value` and `--flag` from the command line; a name that the script does not know is an error. */
export function readArgs<T extends Record<string, string | number | boolean>>(
  defaults: T,
  argv = process.argv.slice(2),
): T {
  const values: Record<string, string | number | boolean> = { ...defaults };
  for (let i = 0; i < argv.length; i++) {
    const name = (argv[i] as string).replace(/^--/, '');
    const standard = defaults[name];
    if (standard === undefined || !argv[i]?.startsWith('--')) {
      const known = Object.keys(defaults).map((key) => `--${key}`);
      fail(`Unknown option "${argv[i]}". There are: ${known.join(' ')}`);
    }
    if (typeof standard === 'boolean') {
      values[name] = true;
      continue;
    }
    const text = argv[++i];
    const value = typeof standard === 'number' ? Number(text) : text;
    if (value === undefined || Number.isNaN(value)) fail(`Option --${name} needs a value.`);
    values[name] = value as string | number;
  }
  return values as T;
}

export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
