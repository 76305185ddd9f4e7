/** The About sheet has the licences of what is installed; `npm run licences` writes them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import texts from '../../components/screens/about/licence-texts.json';
import manifest from '../../package.json';
import { licencesOf, packagesIn } from '../../scripts/lib/licences';

const packages = texts.flatMap((each) => each.packages);
const names = packages.map((each) => each.replace(/ [^ ]+$/, '')).sort();

test('every text and version is that of the installed package', () => {
  expect(texts).toEqual(licencesOf(names));
});

test('every version is the one that the lock file names', () => {
  const { packages: locked } = JSON.parse(
    readFileSync(join(__dirname, '../../package-lock.json'), 'utf8'),
  ) as { packages: Record<string, { version: string }> };
  const wanted = names.map((name) => `${name} ${locked[`node_modules/${name}`]?.version}`);
  expect([...packages].sort()).toEqual(wanted.sort());
});

test('every dependency is there', () => {
  const missing = Object.keys(manifest.dependencies).filter((name) => !names.includes(name));
  expect(missing).toEqual([]);
});

test('each says that it may be used, and by whose leave', () => {
  for (const { text } of texts) {
    expect(text).toMatch(/Permission is hereby granted|Redistribution and use|Permission to use/);
    expect(text).toMatch(/copyright/i);
  }
});

test('packages are found in the paths of a source map, inside others too', () => {
  const map = JSON.stringify({
    sources: [
      '/app/index.tsx',
      '/node_modules/react/index.js',
      '/node_modules/@expo/router/node_modules/@radix-ui/slot/a.js',
      '/node_modules/react/cjs/react.js',
    ],
  });
  expect(packagesIn([map])).toEqual(['@radix-ui/slot', 'react']);
});
