import { fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { CardsScreen } from '@/components/screens/cards';
import { ThemeProvider } from '@/components/theme';
import { OverlayProvider } from '@/components/ui';
import { speak } from '@/locales';
import { works } from '@/locales/en/works';
import { accented, pseudo } from '@/locales/pseudo';

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

const open = (work?: string) =>
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider>
        <OverlayProvider>
          <CardsScreen work={work} onBack={() => undefined} onRules={() => undefined} />
        </OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>,
  );

test('a work is one element with name, facts and text, and only some are drawn at first', () => {
  open();
  const amulet = screen.getByLabelText(/^Amulet\. Stone 2 · Monk · On completing\. /);
  expect(amulet).toBeOnTheScreen();
  expect(screen.getAllByTestId(/^work-/).length).toBeLessThan(20);
  expect(screen.getByTestId('cards-found')).toHaveTextContent('All 54 works');
});

test('a search and a filter leave what fits, and are cleared together', () => {
  open();
  fireEvent.changeText(screen.getByTestId('cards-search'), 'deck');
  fireEvent.press(screen.getByTestId('cards-filter'));
  fireEvent.press(screen.getByTestId('cards-material-metal'));
  fireEvent.press(screen.getByTestId('cards-period-action'));
  expect(screen.getByTestId('work-Bell')).toBeOnTheScreen();
  expect(screen.queryByTestId('work-Socks')).toBeNull();
  fireEvent.press(screen.getByTestId('cards-period-night'));
  expect(screen.getByTestId('cards-found')).toHaveTextContent(/No work fits/);
  fireEvent.press(screen.getByTestId('cards-clear'));
  expect(screen.getByTestId('cards-found')).toHaveTextContent('All 54 works');
});

test('a work opens its sheet, with every ruling, and closes it', () => {
  open();
  fireEvent.press(screen.getByTestId('work-Bell'));
  const { text, rulings } = works.Bell;
  expect(screen.getByTestId('work-text')).toHaveTextContent(text);
  for (const ruling of rulings) expect(screen.getByText(ruling)).toBeOnTheScreen();
  expect(screen.getByText('Needs 2 more Metal cards as support.')).toBeOnTheScreen();
});

test('a link opens a work at once; a name that there is not opens none', () => {
  open('Poem');
  expect(screen.getByTestId('work-text')).toHaveTextContent(works.Poem.text);
  open('Zeppelin');
  expect(screen.getAllByTestId('cards').length).toBe(1);
  expect(screen.queryByTestId('work-text')).toBeNull();
});

test('where works are called otherwise, their sheet has the English name as well', () => {
  const { unmount } = open('Crane');
  expect(screen.queryByTestId('english-name')).toBeNull();
  unmount();
  speak('pseudo', pseudo());
  open('Crane');
  expect(screen.getByTestId('work')).toHaveTextContent(accented('Crane'), { exact: false });
  expect(screen.getByTestId('english-name')).toHaveTextContent('Crane');
  speak('en', null);
});
