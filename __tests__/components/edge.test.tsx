import { render, screen } from '@testing-library/react-native';

import { EdgeFace, type EdgeNote } from '@/components/card/EdgeFace';
import { ThemeProvider } from '@/components/theme';

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
