import { fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { RulesScreen } from '@/components/screens/rules';
import { ThemeProvider } from '@/components/theme';

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

const nowhere = () => undefined;

const lesson = jest.fn();

const open = (at?: string) =>
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider>
        <RulesScreen onBack={nowhere} onCards={nowhere} onLesson={lesson} at={at} />
      </ThemeProvider>
    </SafeAreaProvider>,
  );

const COVER = /Your gallery covers your helpers/;

test('a question shows the paragraphs that answer it, and one leads to its section', () => {
  open();
  fireEvent.changeText(screen.getByTestId('rules-search'), 'what does covering do');
  expect(screen.queryByTestId('rules-about')).toBeNull();
  const hit = screen.getAllByLabelText(/^Covering: /)[0];
  expect(hit).toBeOnTheScreen();
  if (hit !== undefined) fireEvent.press(hit);
  expect(screen.getByTestId('rules-search').props.value).toBe('');
  expect(screen.getByText(COVER)).toBeOnTheScreen();
});

test('what is not in the rules is said to be not found', () => {
  open();
  fireEvent.changeText(screen.getByTestId('rules-search'), 'zeppelin');
  expect(screen.getByText('Nothing found. Try another word.')).toBeOnTheScreen();
});

test('it opens at how one wins, and leads on from section to section', () => {
  open();
  expect(screen.getByTestId('rules-win')).toBeExpanded();
  fireEvent.press(screen.getByText('Next: What it is about'));
  expect(screen.getByTestId('rules-win')).toBeCollapsed();
  expect(screen.getByTestId('rules-about')).toBeExpanded();
});

test('a link opens its section; a tap closes it, and another opens alone', () => {
  open('covering');
  expect(screen.getByText(COVER)).toBeOnTheScreen();
  expect(screen.queryByTestId('rules-aimed')).toBeNull();
  fireEvent.press(screen.getByTestId('rules-win'));
  expect(screen.queryByText(COVER)).toBeNull();
  expect(screen.getByTestId('rules-win')).toBeExpanded();
  fireEvent.press(screen.getByTestId('rules-win'));
  expect(screen.getByTestId('rules-win')).toBeCollapsed();
});

test('a link to a paragraph marks it', () => {
  open('covering/1');
  expect(screen.getByTestId('rules-aimed')).toHaveTextContent(/Add up the values.*Count the cards/);
});

test('a link to a point of a list marks that alone', () => {
  open('covering/1/2');
  expect(screen.getByTestId('rules-aimed')).toHaveTextContent(/^3\./);
});

test('a link to what there is not opens what there is', () => {
  open('covering/99/4');
  expect(screen.getByText(COVER)).toBeOnTheScreen();
  expect(screen.queryByTestId('rules-aimed')).toBeNull();
});

test('a link to no section opens the first', () => {
  open('no-such-section');
  expect(screen.getByTestId('rules-win')).toBeExpanded();
});

test('a paragraph leads to the lesson that shows it, or tells what the table says', () => {
  open('covering');
  expect(
    screen.getByText(/^At the table you are told: “Cover is all or nothing/),
  ).toBeOnTheScreen();
  fireEvent.press(screen.getAllByText('Try it in the lesson “Count”')[0] as never);
  expect(lesson).toHaveBeenCalledWith('count');
});
