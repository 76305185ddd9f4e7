/** Rewrites the golden playthroughs: `npm run golden`. Read the diff before committing it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readArgs } from './lib/args';
import { GOLDEN_FOLDER, GOLDEN_GAMES } from './lib/golden';
import { tellRandomGame } from './lib/random-game';

readArgs({});
mkdirSync(GOLDEN_FOLDER, { recursive: true });
for (const [name, options] of Object.entries(GOLDEN_GAMES)) {
  writeFileSync(join(GOLDEN_FOLDER, `${name}.txt`), tellRandomGame(options, true));
  process.stdout.write(`${name}\n`);
}
