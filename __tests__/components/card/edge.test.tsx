import { render, screen } from '@testing-library/react-native';
import { StyleSheet, type TextStyle } from 'react-native';

import { CardFace } from '@/components/card';
import { EdgeFace, type EdgeNote } from '@/components/card/edge-face';
import { ThemeProvider } from '@/components/theme';
import { VALUE_OF, WORK_NAMES } from '@/engine';

const OPEN: EdgeNote = { text: '1/4', unit: 'covered', good: false };
const COVERED: EdgeNote = { text: '+8', unit: 'points', good: true };

function sale(h: number, note: EdgeNote, w = 64): void {
  render(
    <ThemeProvider>
      <EdgeFace kind="sale" card={0} w={w} h={h} count={4} note={note} />
    </ThemeProvider>,
  );
}

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

test('a covered group in a single line keeps its count beside the tick', () => {
  sale(34, COVERED, 58);
  expect(screen.getByText('4')).toBeOnTheScreen();
  expect(screen.queryByText('+8')).toBeNull();
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
  expect(screen.getByText('Bell', { includeHiddenElements: true })).toBeTruthy();
  expect(screen.getByText(String(VALUE_OF.metal), { includeHiddenElements: true })).toBeTruthy();
});
