/** Builds an app with one word on one page, from the same dependencies. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runExpo } from '../../expo-cli';
import { CACHE } from '../../lib/inputs';

const ROOT = join(__dirname, '../../..');
const PROJECT = join(CACHE, 'blank');
const BUILD = join(PROJECT, 'dist');
const STAMP = join(PROJECT, 'built-from');

const FILES: Readonly<Record<string, string>> = {
  'app.json': JSON.stringify({
    expo: {
      name: 'Blank',
      slug: 'blank',
      web: { bundler: 'metro', output: 'single' },
      plugins: ['expo-router'],
    },
  }),
  'app/_layout.tsx': `import { Stack } from 'expo-router';
export default function Layout() { return <Stack screenOptions={{ headerShown: false }} />; }
`,
  'app/index.tsx': `import { Text } from 'react-native';
export default function Index() { return <Text testID="blank">Blank</Text>; }
`,
  // It stands inside this project, whose packages it uses.
  'metro.config.js': `const { getDefaultConfig } = require('expo/metro-config');
const config = getDefaultConfig(__dirname);
config.watchFolders = [${JSON.stringify(join(ROOT, 'node_modules'))}];
module.exports = config;
`,
};

export async function blankBuild(say: (line: string) => void): Promise<string> {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const { dependencies, main } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
    readonly main: string;
  };
  const from = JSON.stringify(FILES) + lock;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === from) return BUILD;
  say('Building a blank app of the same dependencies …');
  rmSync(PROJECT, { recursive: true, force: true });
  mkdirSync(join(PROJECT, 'app'), { recursive: true });
  const manifest = { name: 'blank', version: '0.0.0', private: true, main, dependencies };
  writeFileSync(join(PROJECT, 'package.json'), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(PROJECT, name), text);
  await runExpo(['export', '--platform', 'web', '--output-dir', BUILD], PROJECT);
  writeFileSync(STAMP, from);
  return BUILD;
}
