/**
 * Runs a benchmark on a Hermes VM, the engine of phones. The VM of hermes-engine-cli (0.12) has no
 * classes, so they are compiled away.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { transformSync } from '@babel/core';
import { buildSync } from 'esbuild';

const BINARIES: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux64-bin/hermes',
  darwin: 'osx-bin/hermes',
  win32: 'win64-bin/hermes.exe',
};

/** The lines it printed. */
export function runOnHermes(entry: string): string[] {
  const binary = BINARIES[process.platform];
  if (binary === undefined) throw new Error(`There is no Hermes VM for ${process.platform} here.`);
  const folder = mkdtempSync(join(tmpdir(), 'mottainai-hermes-'));
  try {
    const { outputFiles } = buildSync({
      entryPoints: [entry],
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2020',
      logLevel: 'error',
    });
    const lowered = transformSync(outputFiles[0]?.text ?? '', {
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
