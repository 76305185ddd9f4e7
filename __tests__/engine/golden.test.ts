import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { GOLDEN_FOLDER, GOLDEN_GAMES } from '../../scripts/lib/golden';
import { tellRandomGame } from '../../scripts/lib/random-game';

describe('golden playthroughs (npm run golden writes them anew)', () => {
  test.each(Object.entries(GOLDEN_GAMES))('%s is played as it was', (name, options) => {
    const golden = readFileSync(join(GOLDEN_FOLDER, `${name}.txt`), 'utf8');
    expect(tellRandomGame(options, true)).toBe(golden);
  });
});
