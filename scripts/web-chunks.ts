/**
 * Splits the exported scripts anew. Expo makes a chunk per route and puts what two of them share
 * into the first load, so the start would load the whole table. Here the start keeps only what it
 * can reach, and all other routes become one chunk. What the start evaluates is in files of its own.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Trouble } from './say';

export const SCRIPTS = '_expo/static/js/web';
/** What the first page needs beside the entry, which has the page itself: what talks to its storage. */
export const AT_START = ['expo'];
const COMMON = '__common';
const ENTRY = 'entry';
export const LATER = 'later';
/** What every start evaluates, in several files: browsers compile each on a thread of its own. */
export const STARTS = ['start1', 'start2', 'start3'];
/** What the start could need, but usually does not. */
const SPARE = 'spare';
export const FIRST = [...STARTS, SPARE];
/** V8 compiles all functions of such a file while it loads, beside the page; one by one they would hold it up. */
const AHEAD = '//# allFunctionsCalledOnLoad\n';

interface Module {
  readonly id: number;
  readonly code: string;
  /** By `require` and by `import()`. */
  readonly needs: readonly number[];
  /** The files of those by `import()`. */
  readonly paths: Readonly<Record<string, string>>;
}

const END = /,(\d+),(\[[\d,]*\]|\{[^{}]*(?:"paths":\{[^{}]*\}[^{}]*)?\})\);\s*$/;

function moduleOf(code: string): Module {
  const end = END.exec(code);
  if (end === null) throw new Trouble(`A module of the web build has no end: ${code.slice(0, 60)}`);
  const listed = JSON.parse(end[2] as string) as Record<string, number | Module['paths']>;
  const needs = Object.values(listed).filter((each) => typeof each === 'number');
  const [paths = {}] = Object.values(listed).filter((each) => typeof each !== 'number');
  return { id: Number(end[1]), code, needs, paths };
}

/** A chunk consists of module definitions, one per line. */
export function modulesOf(chunk: string): Module[] {
  const [before, ...modules] = chunk.split(/^(?=__d\()/m);
  if (before !== undefined && before.startsWith('__d(')) modules.unshift(before);
  // The entry ends with calls of its first modules.
  return modules.map((code) => moduleOf(code.replace(/^(?:__r\(\d+\);\s*)+$/m, '')));
}

/** Divides what chunks share into what the start reaches and the rest. */
export function divide(
  shared: readonly Module[],
  from: readonly Module[],
  others: readonly Module[],
): { reached: Module[]; rest: Module[] } {
  const byId = new Map([...shared, ...from, ...others].map((each) => [each.id, each]));
  const seen = new Set<number>();
  const waiting = from.map(({ id }) => id);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(byId.get(id)?.needs ?? []));
  }
  return {
    reached: shared.filter(({ id }) => seen.has(id)),
    rest: shared.filter(({ id }) => !seen.has(id)),
  };
}

const HASHED = /^(.+)-[0-9a-f]{32}\.js$/;
const nameOf = (file: string): string => HASHED.exec(file)?.[1] ?? file;

/** The only chunk of this name; chunks are named after their first file. */
export function chunkNamed(folder: string, name: string): string {
  const [file, another] = readdirSync(join(folder, SCRIPTS)).filter(
    (each) => HASHED.test(each) && nameOf(each) === name,
  );
  if (file === undefined) throw new Trouble(`The web build has no chunk "${name}".`);
  if (another !== undefined) {
    throw new Trouble(`Two files loaded when needed are called "${name}": rename one.`);
  }
  return file;
}

/** The list of routes in the entry (scripts/expo-router/_ctx.js). */
const ROUTES = /"\.\/[^"]+\.tsx":/;

function listOfRoutes(entry: readonly Module[]): Module {
  const [list, another] = entry.filter(({ code }) => ROUTES.test(code));
  if (list === undefined || another !== undefined) {
    throw new Trouble('The web build has no list of routes, or several.');
  }
  return list;
}

/** All that a module needs to be drawn, itself included, but nothing that it only loads when needed. */
export function neededBy(first: number, modules: readonly Module[]): number[] {
  const byId = new Map(modules.map((each) => [each.id, each]));
  const seen = new Set<number>();
  const waiting = [first];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const found = byId.get(id);
    if (found === undefined || seen.has(id)) continue;
    seen.add(id);
    waiting.push(...found.needs.filter((each) => found.paths[each] === undefined));
  }
  return [...seen];
}

const textOf = (modules: readonly Module[]): string =>
  modules.map(({ code }) => `${code.trimEnd()}\n`).join('');

/** The page that most players open next. */
const NEXT = 'game';

/** About as much in each of so many parts, in the same order. */
export function inParts(modules: readonly Module[], parts: number): Module[][] {
  const size = modules.reduce((sum, { code }) => sum + code.length, 0);
  const result: Module[][] = Array.from({ length: parts }, () => []);
  let before = 0;
  for (const module of modules) {
    result[Math.min(parts - 1, Math.floor((before * parts) / Math.max(1, size)))]?.push(module);
    before += module.code.length;
  }
  return result;
}

/** The calls that begin the app, after all modules; not if a file of them is lost (web-lost-page.js). */
function callsOf(entry: string): string {
  const [calls] = /(?:__r\(\d+\);\s*)+$/.exec(entry) ?? [];
  if (calls === undefined) throw new Trouble('The entry of the web build calls nothing.');
  return `if(!globalThis.partLost){${calls.trim()}}`;
}

/**
 * Gives the modules that the next page needs, by their numbers. `atStart`: whether the start usually
 * evaluates this module.
 */
export function splitChunks(folder: string, atStart: (id: number) => boolean): number[] {
  const at = (file: string): string => join(folder, SCRIPTS, file);
  const read = (file: string): string => readFileSync(at(file), 'utf8');
  const write = (name: string, text: string): string => {
    const file = `${name}-${createHash('md5').update(text).digest('hex')}.js`;
    writeFileSync(at(file), text);
    return file;
  };

  const [common, entry] = [chunkNamed(folder, COMMON), chunkNamed(folder, ENTRY)];
  const { paths } = listOfRoutes(modulesOf(read(entry)));
  const fileOf = (path: string): string => path.slice(`/${SCRIPTS}/`.length);
  const routes = [...new Set(Object.values(paths).map(fileOf))];
  const modulesIn = (files: readonly string[]) => files.flatMap((file) => modulesOf(read(file)));
  // All but the worker, which is complete in itself.
  const others = readdirSync(join(folder, SCRIPTS)).filter(
    (file) => HASHED.test(file) && !/^(__|entry-|worker-)/.test(file) && !routes.includes(file),
  );
  const start = [entry, ...AT_START.map((name) => chunkNamed(folder, name))];
  const { reached, rest } = divide(modulesIn([common]), modulesIn(start), modulesIn(others));
  const ofPages = [...modulesIn(routes), ...rest];
  const next = Object.keys(paths).find((id) => nameOf(fileOf(paths[id] as string)) === NEXT);
  if (next === undefined) throw new Trouble(`The web build has no page "${NEXT}".`);
  const needed = neededBy(Number(next), [...reached, ...modulesIn(start), ...ofPages]);
  const later = write(LATER, textOf(ofPages));
  const toLater = (text: string): string =>
    routes.reduce(
      (all, route) => all.replaceAll(`/${SCRIPTS}/${route}`, `/${SCRIPTS}/${later}`),
      text,
    );
  const first = [...reached, ...modulesOf(read(entry))];
  const used = inParts(
    first.filter(({ id }) => atStart(id)),
    STARTS.length,
  );
  STARTS.forEach((name, i) => write(name, toLater(AHEAD + textOf(used[i] ?? []))));
  write(SPARE, toLater(textOf(first.filter(({ id }) => !atStart(id)))));

  const page = join(folder, 'index.html');
  let html = readFileSync(page, 'utf8');
  for (const file of [common, entry]) {
    if (!html.includes(file)) throw new Trouble(`The page of the web build does not name ${file}.`);
  }
  html = html.replace(new RegExp(`<script[^>]*${common}[^>]*></script>`), '');
  writeFileSync(page, html.replaceAll(entry, write(ENTRY, callsOf(read(entry)))));
  for (const file of [...routes, common, entry]) rmSync(at(file));
  return needed;
}

/** Browsers animate cards themselves; what only phones need is 750 KB. */
export function refuseWorklets(folder: string): void {
  for (const file of readdirSync(join(folder, SCRIPTS))) {
    if (readFileSync(join(folder, SCRIPTS, file), 'utf8').includes('__workletHash')) {
      throw new Trouble(
        `Reanimated is in the web build (${file}): a file for browsers imports it, or lacks its .web twin.`,
      );
    }
  }
}
