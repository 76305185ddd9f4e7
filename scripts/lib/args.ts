/** The command line of every script. Unknown options end it with its usage. */
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';

/** A default, whose type is the option's; or the type of an option without one. */
type Option = string | number | boolean | typeof String | typeof Number;

type Given<O extends Option> = O extends typeof String
  ? string | undefined
  : O extends typeof Number
    ? number | undefined
    : O extends boolean
      ? boolean
      : O extends number
        ? number
        : string;

type Args<S extends Record<string, Option>> = { [K in keyof S]: Given<S[K]> };

export class UsageError extends Error {}

function usageOf(spec: Record<string, Option>): string {
  const options = Object.entries(spec).map(([name, option]) => {
    if (option === String) return `[--${name} text]`;
    if (option === Number) return `[--${name} number]`;
    return typeof option === 'boolean' ? `[--${name}]` : `[--${name} ${String(option)}]`;
  });
  const script = basename(process.argv[1] ?? 'script').replace(/\.[jt]s$/, '');
  return `Usage: ${[script, ...options].join(' ')}`;
}

function valueOf(name: string, option: Option, text: string | undefined): string | number {
  const wantsNumber = option === Number || typeof option === 'number';
  if (text === undefined || text.startsWith('--')) {
    throw new UsageError(`--${name} needs a ${wantsNumber ? 'number' : 'value'}.`);
  }
  if (!wantsNumber) return text;
  if (text.trim() === '' || Number.isNaN(Number(text))) {
    throw new UsageError(`--${name} needs a number, not "${text}".`);
  }
  return Number(text);
}

/** As `readArgs`, but throws a UsageError. */
export function parseArgs<S extends Record<string, Option>>(
  spec: S,
  argv: readonly string[],
): Args<S> {
  const values: Record<string, string | number | boolean | undefined> = {};
  for (const [name, option] of Object.entries(spec)) {
    values[name] = typeof option === 'function' ? undefined : option;
  }
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] as string;
    const name = word.slice(2);
    const option = word.startsWith('--') && Object.hasOwn(spec, name) ? spec[name] : undefined;
    if (option === undefined) throw new UsageError(`Unknown option "${word}".`);
    values[name] = typeof option === 'boolean' ? true : valueOf(name, option, argv[++i]);
  }
  return values as Args<S>;
}

/** Ends the script with its usage if that is asked for. */
function help(argv: readonly string[], usage: string): void {
  if (!argv.includes('--help')) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}

/** The options of this script: `readArgs({ games: 2000, teams: false, name: String })`. */
export function readArgs<S extends Record<string, Option>>(spec: S): Args<S> {
  const argv = process.argv.slice(2);
  help(argv, usageOf(spec));
  try {
    return parseArgs(spec, argv);
  } catch (error) {
    if (error instanceof UsageError) fail(`${error.message}\n${usageOf(spec)}`);
    throw error;
  }
}

/** Plain words, for a script without options. */
export function readWords(what: string): string[] {
  const words = process.argv.slice(2);
  const usage = `${usageOf({})} [${what} …]`;
  help(words, usage);
  const option = words.find((word) => word.startsWith('-'));
  if (option !== undefined) fail(`Unknown option "${option}".\n${usage}`);
  return words;
}

/** Everything as given, for a command that parses its own options. */
export const passedOn = (): string[] => process.argv.slice(2);

/** Runs this command again with a flag for node, and exits as that run does. */
export function runAgainWith(flag: string): void {
  const command = [flag, ...process.execArgv, ...process.argv.slice(1)];
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
}

export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
