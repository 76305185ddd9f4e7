/** Which move, and whose eyes: both can be read on the smallest phones. */
import { headWords, roomBeside } from '@/components/screens/review/head-words';
import { boxWidth } from '@/components/theme/measure';
import { TYPE } from '@/components/theme/type';
import { speak } from '@/locales';
import { de } from '@/locales/de/german';
import { ja } from '@/locales/ja/japanese';
import type { Participant } from '@/store/game';
import type { Viewer } from '@/store/review';

const participants: Participant[] = ['Ada', 'Konstantin-Alexander'].map((name, colour) => ({
  name,
  kind: 'person',
  colour,
}));
const moment = (viewer: Viewer) => ({ at: 213, length: 213, viewer, participants });
/** The head of a phone of 375 points, with its four buttons. */
const ROOM = roomBeside(359, 4);

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
});
