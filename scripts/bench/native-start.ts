/**
 * Which modules the Android app evaluates until its start can be used, on the native host: `npm run
 * bench:native-start -- [--all]`. Sizes are those of the JavaScript that Hermes compiles.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { loadYoga } from 'yoga-layout/load';

import { Device } from '../../e2e/native/device';
import { NativeDriver } from '../../e2e/native/driver';
import { runExpo } from '../expo-cli';
import { readArgs } from '../lib/args';
import { CACHE } from '../lib/inputs';
import { scriptOf } from '../native-js';
import { runCommand, Trouble } from '../say';
import { partOf, sourcesByLine, sourcesOfModules } from './start/sources';

const args = readArgs({ all: false });

const FOLDER = join(CACHE, 'native-start');
const DEFINE = 'function define(factory, moduleId, dependencyMap) {';
/** Wraps Metro's definition of a module, to learn of it and of its evaluation. */
const TELLING = `${DEFINE}
    var evaluate = factory;
    __defined(moduleId, evaluate);
    factory = function () { __evaluated(moduleId); return evaluate.apply(this, arguments); };`;

interface Module {
  readonly source: string;
  readonly size: number;
}

async function bundleWithSources(): Promise<{ readonly code: string; readonly sources: string[] }> {
  const plain = ['--no-bytecode', '--no-minify', '--source-maps'];
  await runExpo(['export', '--platform', 'android', ...plain, '--output-dir', FOLDER]);
  const file = scriptOf(FOLDER, 'android');
  const code = readFileSync(file, 'utf8');
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as Parameters<
    typeof sourcesByLine
  >[0];
  return { code, sources: sourcesOfModules(code, sourcesByLine(map)) };
}

/** Starts the app; returns all modules, and those evaluated until the start can be used. */
async function start(code: string, sources: readonly string[]) {
  if (!code.includes(DEFINE)) throw new Trouble('Metro defines its modules in another way now.');
  const script = new Script(
    `${code.slice(0, code.indexOf('\n') + 1)}${code.slice(code.indexOf('\n') + 1).replace(DEFINE, TELLING)}`,
  );
  const all = new Map<number, Module>();
  const evaluated: Module[] = [];
  const app = new NativeDriver(new Device('android'), script, await loadYoga(), {
    __defined: (id: number, evaluate: object) =>
      all.set(id, {
        source: sources[all.size] ?? '?',
        size: Function.prototype.toString.call(evaluate).length,
      }),
    __evaluated: (id: number) => evaluated.push(all.get(id) as Module),
  });
  try {
    await app.launch();
    await app.see('start-ready');
  } finally {
    app.close();
  }
  return { all: [...all.values()], evaluated };
}

const kb = (size: number) => `${(size / 1024).toFixed(0).padStart(6)} KB`;
const sizeOf = (modules: readonly Module[]) => modules.reduce((sum, { size }) => sum + size, 0);

runCommand(async () => {
  const { code, sources } = await bundleWithSources();
  const { all, evaluated } = await start(code, sources);
  const parts = new Map<string, Module[]>();
  for (const module of evaluated) {
    const part = partOf(module.source);
    parts.set(part, [...(parts.get(part) ?? []), module]);
  }
  const largestFirst = [...parts].sort((a, b) => sizeOf(b[1]) - sizeOf(a[1]));
  for (const [part, modules] of largestFirst) {
    console.log(`${kb(sizeOf(modules))} ${String(modules.length).padStart(5)}  ${part}`);
    if (!args.all) continue;
    for (const { source, size } of modules) console.log(`       ${kb(size)}  ${source}`);
  }
  console.log(
    `${kb(sizeOf(evaluated))} in ${evaluated.length} modules until the start, of ${kb(sizeOf(all)).trim()} in ${all.length}`,
  );
});
