/** Checks that both native apps can be bundled, as Hermes bytecode with our sounds and fonts and no others. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runExpo } from './expo-cli';
import { readArgs } from './lib/args';
import { Trouble, runCommand, seconds } from './say';

/** The first eight bytes of every Hermes bytecode file, little-endian. */
const HERMES_MAGIC = 0x1f1903c103bc1fc6n;

function checkBytecode(folder: string, platform: string): void {
  const bundles = join(folder, '_expo/static/js', platform);
  const name = readdirSync(bundles).find((file) => file.endsWith('.hbc'));
  if (!name) throw new Trouble(`The ${platform} export holds no Hermes bytecode.`);
  const bytes = readFileSync(join(bundles, name));
  if (bytes.readBigUInt64LE(0) !== HERMES_MAGIC) {
    throw new Trouble(`The ${platform} bundle ${name} is not Hermes bytecode.`);
  }
  console.log(`  ${platform}: ${(bytes.length / 1024 / 1024).toFixed(1)} MB of Hermes bytecode`);
}

interface Exported {
  readonly fileMetadata: Readonly<Record<string, { readonly assets: readonly { ext: string }[] }>>;
}

/** Nothing else would notice a missing sound, or a font that nothing draws with. */
function checkAssets(
  folder: string,
  platform: string,
  kind: 'sounds' | 'fonts',
  ext: string,
): void {
  const ours = readdirSync(join(__dirname, '../assets', kind));
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
  const out = mkdtempSync(join(tmpdir(), 'mottainai-native-'));
  try {
    const platforms = ['android', 'ios'];
    await runExpo(['export', ...platforms.flatMap((p) => ['--platform', p]), '--output-dir', out]);
    for (const platform of platforms) {
      checkBytecode(out, platform);
      checkAssets(out, platform, 'sounds', 'wav');
      checkAssets(out, platform, 'fonts', 'ttf');
    }
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
  console.log(`Native bundles built in ${seconds(started)}.`);
});
