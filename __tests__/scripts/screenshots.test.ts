import { replay } from '../../engine';
import { gameAt, GAMES } from '../../scripts/screenshots/games';
import { SCREENS, SETS, SHOTS, type Shot } from '../../scripts/screenshots/shots';
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
    expect(SETS.stores?.pictures).toHaveLength(4 * Object.keys(SHOTS).length);
  });
});
