import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { replay } from '../../engine';
import { gameAt, GAMES } from '../../scripts/screenshots/games';
import { LISTINGS, SCREENS, SETS, SHOTS, type Shot } from '../../scripts/screenshots/shots';
import { decodeGame } from '../../store/share/code';

describe('The pictures', () => {
  test('are of games that can still be opened and played to their end', () => {
    for (const code of Object.values(GAMES)) {
      const { options, choices } = decodeGame(code);
      expect(replay(options, choices).end).not.toBeNull();
    }
  });

  test('show moments at which the one who looks is asked', () => {
    const shots: readonly Shot[] = Object.values(SHOTS);
    const moments = shots.flatMap(({ moment }) => (moment === undefined ? [] : [moment]));
    const asked = moments.map((moment) => {
      const { options, code } = gameAt(moment);
      return replay(options, decodeGame(code).choices).current;
    });
    expect(asked).toEqual(moments.map(() => 0));
  });

  test('have the sizes that the stores take', () => {
    const pixels = Object.fromEntries(
      Object.entries(SCREENS).map(([name, { width, height, scale }]) => [
        name,
        [width * scale, height * scale],
      ]),
    );
    expect(pixels).toMatchObject({
      'app-store-phone': [1320, 2868],
      'app-store-tablet': [2752, 2064],
      'play-phone': [1080, 1920],
      'play-tablet': [2560, 1600],
    });
  });

  test('are made for each listing of the stores, in its language', () => {
    const listings = readdirSync(join(__dirname, '../../store-listing/play'));
    expect([...LISTINGS].sort()).toEqual(listings.sort());
    const pictures = SETS.stores?.pictures ?? [];
    for (const listing of listings) {
      const own = pictures.filter(({ name }) => name.startsWith(`${listing}/`));
      expect(own).toHaveLength(4 * Object.keys(SHOTS).length);
      expect(new Set(own.map(({ locale }) => locale))).toEqual(new Set([listing]));
    }
    expect(pictures).toHaveLength(listings.length * 4 * Object.keys(SHOTS).length);
  });
});
