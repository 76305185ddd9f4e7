/** Runs a TypeScript script in several processes, each with its own arguments. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildSync } from 'esbuild';

/** Bundled once, which is faster than compiling in each process. */
export function bundle(entry: string, into: string): string {
  const outfile = join(into, 'bundle.cjs');
  buildSync({ entryPoints: [entry], outfile, bundle: true, platform: 'node', logLevel: 'error' });
  return outfile;
}

/**
 * Resolves when all have ended; every printed line goes to `onLine` with the number of its process.
 * If one fails, the others are stopped and its output is the error.
 */
export async function runInParallel(
  entry: string,
  argLists: readonly (readonly string[])[],
  onLine: (line: string, process: number) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mottainai-'));
  try {
    const file = bundle(entry, folder);
    const children = argLists.map((args) => spawn(process.execPath, [file, ...args]));
    const ended = children.map(
      (child, index) =>
        new Promise<void>((resolve, reject) => {
          let rest = '';
          let errors = '';
          child.stdout.on('data', (data: Buffer) => {
            const lines = (rest + data.toString()).split('\n');
            rest = lines.pop() ?? '';
            for (const line of lines) onLine(line, index);
          });
          child.stderr.on('data', (data: Buffer) => {
            errors += data.toString();
          });
          child.on('error', reject);
          child.on('close', (code) => {
            if (code === 0) resolve();
            else reject(new Error(errors || `A process ended with code ${code}.`));
          });
        }),
    );
    try {
      await Promise.all(ended);
    } finally {
      for (const child of children) child.kill();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
