/** Bundles both native apps as Hermes bytecode, and checks their sounds, fonts and pictures. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { readArgs } from './lib/args';
import { nativeJs, PLATFORMS, scriptOf, type Platform } from './native-js';
import { Trouble, runCommand, seconds } from './say';

/** Magic number of Hermes bytecode, little-endian. */
const HERMES_MAGIC = 0x1f1903c103bc1fc6n;

const FOLDERS: Readonly<Record<string, string>> = {
  linux: 'linux64-bin/hermesc',
  darwin: 'osx-bin/hermesc',
  win32: 'win64-bin/hermesc.exe',
};

function hermesCompiler(): string {
  const folder = FOLDERS[process.platform];
  if (folder === undefined)
    throw new Trouble(`There is no Hermes compiler for ${process.platform}.`);
  return join(dirname(require.resolve('hermes-compiler/package.json')), 'hermesc', folder);
}

/** The flags of `expo export`. */
async function compile(folder: string, platform: Platform, out: string): Promise<void> {
  const file = join(out, `${platform}.hbc`);
  const flags = ['-emit-binary', '-O', '-out', file, scriptOf(folder, platform)];
  await promisify(execFile)(hermesCompiler(), flags).catch((error: Error) => {
    throw new Trouble(`Hermes does not compile the ${platform} bundle:\n${error.message}`);
  });
  const bytes = readFileSync(file);
  if (bytes.readBigUInt64LE(0) !== HERMES_MAGIC) {
    throw new Trouble(`What became of the ${platform} bundle is not Hermes bytecode.`);
  }
  console.log(`  ${platform}: ${(bytes.length / 1024 / 1024).toFixed(1)} MB of Hermes bytecode`);
}

interface Exported {
  readonly fileMetadata: Readonly<Record<string, { readonly assets: readonly { ext: string }[] }>>;
}

/** Nothing else would notice a missing sound or an unused font. */
function checkAssets(
  folder: string,
  platform: Platform,
  kind: 'sounds' | 'fonts' | 'faces',
  ext: string,
): void {
  const ours = readdirSync(join(__dirname, '../assets', kind), {
    recursive: true,
    encoding: 'utf8',
  });
  const wanted = ours.filter((file) => file.endsWith(`.${ext}`)).length;
  const told = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')) as Exported;
  const assets = told.fileMetadata[platform]?.assets ?? [];
  const found = assets.filter((asset) => asset.ext === ext).length;
  if (found !== wanted) {
    throw new Trouble(`The ${platform} bundle has ${found} ${kind}, and ${wanted} are ours.`);
  }
}

runCommand(async () => {
  readArgs({});
  const started = Date.now();
  const folder = await nativeJs(console.log);
  const out = mkdtempSync(join(tmpdir(), 'mottainai-bytecode-'));
  try {
    for (const platform of PLATFORMS) {
      await compile(folder, platform, out);
      checkAssets(folder, platform, 'sounds', 'wav');
      checkAssets(folder, platform, 'fonts', 'ttf');
      checkAssets(folder, platform, 'faces', 'webp');
    }
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
  console.log(`Native bundles built in ${seconds(started)}.`);
});
