/** Which move, and whose eyes: both can be read on the smallest phones. */
import { headTitle, headWords, roomBeside } from '@/components/screens/review/head-words';
import { TITLE } from '@/components/table/board/turn-bar';
import { castFor } from '@/components/table/model/cast';
import { boxWidth } from '@/components/theme/measure';
import { TOUCH } from '@/components/theme/tokens';
import { TYPE } from '@/components/theme/type';
import { replay, viewFor } from '@/engine';
import { speak, t } from '@/locales';
import { de } from '@/locales/de/german';
import { ja } from '@/locales/ja/japanese';
import type { Participant } from '@/store/game';
import type { Viewer } from '@/store/review';
import { selfPlayedGames } from '../../../../scripts/self-play/games';

const participants: Participant[] = ['Ada', 'Konstantin-Alexander'].map((name, colour) => ({
  name,
  kind: 'person',
  colour,
}));
const moment = (viewer: Viewer) => ({ at: 213, length: 213, viewer, participants });
/** The head of a phone of 375 points, with its four buttons. */
const ROOM = roomBeside(359, 4);
/** The same for the title, which has the time of day beside it. */
const TITLE_ROOM = 359 - 56 - 4 * TOUCH;
const [GAME] = selfPlayedGames();

test('with room it says all of it', () => {
  expect(headWords(moment('all'), 400, 1)).toEqual({
    position: 'Move 213 of 213',
    eyes: 'All hands open',
  });
});

test('on a phone the number of the move is short', () => {
  expect(headWords(moment('all'), ROOM, 1)).toEqual({
    position: '213/213',
    eyes: 'All hands open',
  });
  expect(headWords(moment(0), ROOM, 1)).toEqual({ position: '213/213', eyes: 'As Ada saw it' });
});

test('a long name has the line for itself', () => {
  expect(headWords(moment(1), ROOM, 1)).toEqual({ position: '', eyes: 'Konstantin-Alexander' });
});

describe.each([
  ['en', null],
  ['de', de],
  ['ja', ja],
] as const)('in %s', (code, language) => {
  beforeEach(() => speak(code, language));
  afterEach(() => speak('en', null));

  test.each([['all'], ['open'], [0], [1]] as const)('seen by %s, nothing is cut off', (viewer) => {
    const { position, eyes } = headWords(moment(viewer), ROOM, 1);
    const gap = position === '' ? 0 : 8;
    const width = boxWidth(position, TYPE.small) + gap + boxWidth(eyes, TYPE.small);
    expect(width).toBeLessThanOrEqual(ROOM);
  });

  test('that the game is over is told in full', () => {
    if (GAME === undefined) throw new Error('There are no recorded games.');
    const end = viewFor(replay(GAME.options, GAME.choices), 0);
    const { words, fontSize } = headTitle(end, castFor(participants, -1), TITLE_ROOM, 1);
    expect(words).toBe(t('bar.over'));
    expect(fontSize).toBeGreaterThanOrEqual(12);
    expect(boxWidth(words, { ...TITLE, fontSize })).toBeLessThanOrEqual(TITLE_ROOM);
  });
});
