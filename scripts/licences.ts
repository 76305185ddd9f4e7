/**
 * Writes the licences of all packages in the apps for the About screen (`npm run licences`), by the
 * source maps of all three builds.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

import { runExpo } from './expo-cli';
import { readArgs } from './lib/args';
import { CACHE } from './lib/inputs';
import { licencesOf, LICENCES_FILE, packagesIn } from './lib/licences';
import { runCommand, Trouble } from './say';

runCommand(async () => {
  readArgs({});
  const folder = join(CACHE, 'licences');
  rmSync(folder, { recursive: true, force: true });
  const build = ['--platform', 'all', '--source-maps', '--no-bytecode'];
  await runExpo(['export', ...build, '--output-dir', folder]);
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.map'),
  );
  if (maps.length === 0) throw new Trouble('The builds have no source maps.');
  const names = packagesIn(maps.map((file) => readFileSync(join(folder, file), 'utf8')));
  rmSync(folder, { recursive: true });
  const text = JSON.stringify(licencesOf(names));
  const style = await resolveConfig(LICENCES_FILE);
  writeFileSync(LICENCES_FILE, await format(text, { ...style, parser: 'json' }));
  console.log(`${names.length} packages, written to ${LICENCES_FILE}`);
});
