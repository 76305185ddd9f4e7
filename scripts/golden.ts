/** Writes the golden playthroughs anew: `npm run golden`. Read what changed before committing it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { GOLDEN_FOLDER, GOLDEN_GAMES } from './lib/golden';
import { tellRandomGame } from './lib/random-game';

mkdirSync(GOLDEN_FOLDER, { recursive: true });
for (const [name, options] of Object.entries(GOLDEN_GAMES)) {
  writeFileSync(join(GOLDEN_FOLDER, `${name}.txt`), tellRandomGame(options, true));
  process.stdout.write(`${name}\n`);
}
