import { render, screen } from '@testing-library/react-native';
import { StyleSheet, type TextStyle } from 'react-native';

import { CardFace } from '@/components/card';
import { EdgeFace, type EdgeNote } from '@/components/card/edge-face';
import { ThemeProvider } from '@/components/theme';
import { VALUE_OF, WORK_NAMES } from '@/engine';
import { speak, t } from '@/locales';
import { LANGUAGES } from '@/locales/languages';

const OPEN: EdgeNote = { text: '1/4', state: 'not covered', unit: '', good: false };
const COVERED: EdgeNote = { text: '+8', state: 'covered', unit: 'points', good: true };

function sale(h: number, note: EdgeNote, w = 64): void {
  render(
    <ThemeProvider>
      <EdgeFace kind="sale" card={0} w={w} h={h} count={4} note={note} />
    </ThemeProvider>,
  );
}

afterEach(() => speak('en', null));

test('a group with room for two lines tells its count and how much of it is covered', () => {
  sale(40, OPEN);
  expect(screen.getByText('4')).toBeOnTheScreen();
  expect(screen.getByText('1/4')).toBeOnTheScreen();
});

test.each([34, 22, 14])('in a single line, %i points high, "1/4" tells both', (h) => {
  sale(h, OPEN);
  expect(screen.getByText('1/4')).toBeOnTheScreen();
  expect(screen.queryByText('4')).toBeNull();
});

test('a covered group in a single line keeps its count beside the ticked box', () => {
  sale(34, COVERED, 58);
  expect(screen.getByText('4')).toBeOnTheScreen();
  expect(screen.queryByText('+8')).toBeNull();
});

test('with room for it the sign stands there in words, and then what the number counts', () => {
  sale(66, COVERED);
  expect(screen.getByText('covered')).toBeOnTheScreen();
  expect(screen.queryByText('points')).toBeNull();
  screen.unmount();
  sale(84, COVERED);
  expect(screen.getByText('covered')).toBeOnTheScreen();
  expect(screen.getByText('points')).toBeOnTheScreen();
  screen.unmount();
  sale(84, OPEN, 100);
  expect(screen.getByText('not covered')).toBeOnTheScreen();
});

test('on a narrow card an empty box is told in two lines rather than not at all', () => {
  sale(70, OPEN);
  expect(screen.getByText('not')).toBeOnTheScreen();
  expect(screen.getByText('covered')).toBeOnTheScreen();
  // The icon says the material.
  expect(screen.queryByText('Stone')).toBeNull();
  screen.unmount();
  sale(84, OPEN);
  expect(screen.getByText('Stone')).toBeOnTheScreen();
  expect(screen.getByText('covered')).toBeOnTheScreen();
});

test.each([
  ['de', 'gedeckt'],
  ['ja', 'なし'],
] as const)('in %s too', async (code, word) => {
  speak(code, (await LANGUAGES[code].load?.()) ?? null);
  sale(70, { ...OPEN, state: t('cover.not') });
  expect(screen.getByText(word)).toBeOnTheScreen();
});

test('a word that would be cut off is left to the icon', () => {
  sale(60, OPEN, 64);
  expect(screen.getByText('Stone')).toBeOnTheScreen();
  screen.unmount();
  sale(80, OPEN, 44);
  expect(screen.getByText('1/4')).toBeOnTheScreen();
  expect(screen.queryByText('Stone')).toBeNull();
});

test('the task on a card is the same on a Turkish phone, and has no dots', () => {
  const turkish = jest
    .spyOn(String.prototype, 'toLocaleUpperCase')
    .mockImplementation(function upper(this: string) {
      return this.replace(/i/g, 'İ').toUpperCase();
    });
  render(
    <ThemeProvider>
      <CardFace card={WORK_NAMES.indexOf('Bell')} face="full" w={150} h={210} />
    </ThemeProvider>,
  );
  const task = screen.getByText('SMITH', { includeHiddenElements: true });
  turkish.mockRestore();
  // Clipped as in a browser, never with dots.
  expect(task.props).toMatchObject({ numberOfLines: 1, ellipsizeMode: 'clip' });
});

const DECK_OF_CARDS = WORK_NAMES.indexOf('Deck of Cards');
const KITE = WORK_NAMES.indexOf('Kite');
const BELL = WORK_NAMES.indexOf('Bell');

test.each([
  [150, 15],
  [116, 11],
])('the longest name of a task, %i points wide, is set in %i points', (w, least) => {
  render(
    <ThemeProvider>
      <EdgeFace kind="task" card={DECK_OF_CARDS} w={w} h={40} count={1} />
    </ThemeProvider>,
  );
  const { fontSize } = StyleSheet.flatten(
    screen.getByText('Deck of Cards').props.style as TextStyle,
  );
  expect(fontSize).toBeGreaterThanOrEqual(least - 1);
  expect(fontSize).toBeLessThan(least + 1);
});

test('a slip names the work and its value; a Kite tells what it has become', () => {
  const slip = (copyOf?: number) => (
    <ThemeProvider>
      <CardFace card={KITE} face="slip" w={88} h={15} copyOf={copyOf} />
    </ThemeProvider>
  );
  render(slip());
  expect(screen.getByText('Kite', { includeHiddenElements: true })).toBeTruthy();
  screen.rerender(slip(BELL));
  expect(screen.getByText('Bell · Kite', { includeHiddenElements: true })).toBeTruthy();
  expect(screen.getByText(String(VALUE_OF.metal), { includeHiddenElements: true })).toBeTruthy();
});
