/**
 * Runs code on a Hermes VM, the engine of phones. The VM of hermes-engine-cli (0.12) has no classes, so
 * they are compiled away.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { transformSync } from '@babel/core';
import * as esbuild from 'esbuild';

import { runExpo } from '../expo-cli';

const BINARIES: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux64-bin/hermes',
  darwin: 'osx-bin/hermes',
  win32: 'win64-bin/hermes.exe',
};

/** Without the fields of classes, which the VM does not know either. */
const TARGET = 'es2020';

const temporary = () => mkdtempSync(join(tmpdir(), 'mottainai-hermes-'));

/** All modules in one scope: made at once, but quicker than the app, where files call each other through Metro. */
export function inOneScope(entry: string): string {
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: TARGET,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** As the app for Android is bundled, so a measurement has the costs that a phone has. */
export async function asInTheApp(entry: string): Promise<string> {
  const folder = temporary();
  try {
    const file = join(folder, 'bundle.js');
    const plain = ['--platform', 'android', '--dev', 'false', '--minify', 'false'];
    await runExpo(['export:embed', '--entry-file', entry, ...plain, '--bundle-output', file]);
    return esbuild.transformSync(readFileSync(file, 'utf8'), { target: TARGET }).code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The lines it printed. */
export function runOnHermes(code: string): string[] {
  const binary = BINARIES[process.platform];
  if (binary === undefined) throw new Error(`There is no Hermes VM for ${process.platform} here.`);
  const folder = temporary();
  try {
    const lowered = transformSync(code, {
      configFile: false,
      babelrc: false,
      compact: true,
      plugins: ['@babel/plugin-transform-classes', '@babel/plugin-transform-block-scoping'],
    });
    const file = join(folder, 'bench.js');
    writeFileSync(file, lowered?.code ?? '');
    const vm = join(dirname(require.resolve('hermes-engine-cli/package.json')), binary);
    // -O, as in a release.
    return execFileSync(vm, ['-O', '-w', file], { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 })
      .trim()
      .split('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
