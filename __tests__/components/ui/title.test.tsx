/** A page's title, on the smallest phone and in large text. */
import { render, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { ThemeProvider } from '@/components/theme';
import { textWidth } from '@/components/theme/measure';
import { WindowWidthContext } from '@/components/theme/theme';
import { TYPE } from '@/components/theme/type';
import { Text } from '@/components/ui';

/** Points between the back button and the margin of a window of 320. */
const ROOM = 218;

function sizeOf(title: string, width: number): number {
  render(
    <ThemeProvider text={2}>
      <WindowWidthContext value={width}>
        <Text variant="title">{title}</Text>
      </WindowWidthContext>
    </ThemeProvider>,
  );
  return Number(StyleSheet.flatten(screen.getByText(title).props.style).fontSize);
}

test('grows with the text as far as its longest word has room', () => {
  const fontSize = sizeOf('Einstellungen', 320);
  expect(fontSize).toBeGreaterThanOrEqual(TYPE.title.fontSize);
  expect(textWidth('Einstellungen', { ...TYPE.title, fontSize })).toBeLessThanOrEqual(ROOM);
});

test('with room enough it grows by six tenths, and a short word does so anywhere', () => {
  expect(sizeOf('Einstellungen', 1024)).toBeCloseTo(1.6 * TYPE.title.fontSize);
  expect(sizeOf('設定', 320)).toBeCloseTo(1.6 * TYPE.title.fontSize);
});
