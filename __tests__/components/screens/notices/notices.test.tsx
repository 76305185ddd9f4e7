/** Whatever went wrong with the games is told, one thing at a time, with a way on. */
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { Notices } from '@/components/screens/notices';
import { ThemeProvider } from '@/components/theme';
import { t } from '@/locales';
import { LANGUAGES } from '@/locales/languages';
import { useGame } from '@/store/game';
import { speakIn } from '@/store/language';
import { useReview } from '@/store/review';
import { useSaves } from '@/store/saves';

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

beforeEach(() => {
  useGame.setState({ fault: null, notice: null });
  useReview.setState({ notice: null });
  useSaves.setState({ status: 'ready', fault: null, setAside: null, unkept: null });
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider>
        <Notices />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
});

const close = () => fireEvent.press(screen.getByTestId('notice-close'));

test('says nothing when there is nothing to say', () => {
  expect(screen.queryByTestId('notice')).toBeNull();
});

test('a choice that could not be saved, with another try', () => {
  const retry = jest.fn();
  act(() => useGame.setState({ fault: { code: 'full', detail: '' }, retry }));
  expect(screen.getByText(t('fault.full'))).toBeTruthy();
  fireEvent.press(screen.getByTestId('notice-retry'));
  expect(retry).toHaveBeenCalledTimes(1);
  close();
  expect(screen.queryByTestId('notice')).toBeNull();
});

const NOTICE = { code: 'olderRules', lost: 3 } as const;

test.each([
  ['played', () => useGame.setState({ notice: NOTICE })],
  ['looked back on', () => useReview.setState({ notice: NOTICE })],
])('why a game that is %s does not stand where it was left', (_, happens) => {
  const told = t('notice.olderRules', { lost: 3 });
  act(happens);
  expect(screen.getByText(told)).toBeTruthy();
  expect(screen.queryByTestId('notice-retry')).toBeNull();
  close();
  expect(screen.queryByTestId('notice')).toBeNull();
});

test('games that cannot be opened, with another try', () => {
  const openAll = jest.fn(async () => undefined);
  act(() => {
    useSaves.setState({ status: 'failed', fault: { code: 'otherTab', detail: '' }, openAll });
  });
  expect(screen.getByText(t('fault.otherTab'))).toBeTruthy();
  fireEvent.press(screen.getByTestId('notice-retry'));
  expect(openAll).toHaveBeenCalledTimes(1);
});

test('a file that was set aside is told after a fault, and is not closed together with it', () => {
  const setAside = { file: 'mottainai.db', rescued: 2, lost: 1 };
  act(() => useSaves.setState({ fault: { code: 'locked', detail: '' }, setAside }));
  expect(screen.getByText(t('fault.locked'))).toBeTruthy();
  close();
  expect(screen.getByText(t('notice.setAside', { rescued: 2, lost: 1 }))).toBeTruthy();
  close();
  expect(screen.queryByTestId('notice')).toBeNull();
});

test('a storage that does not answer: another try, or play without saving', () => {
  const openAll = jest.fn(async () => undefined);
  const playUnkept = jest.fn();
  act(() => {
    const fault = { code: 'noAnswer', detail: '' } as const;
    useSaves.setState({ status: 'failed', fault, openAll, playUnkept });
  });
  expect(screen.getByText(t('fault.noAnswer'))).toBeTruthy();
  fireEvent.press(screen.getByTestId('notice-unkept'));
  expect(playUnkept).toHaveBeenCalledWith(null);
  const inGame = jest.fn();
  act(() => useGame.setState({ fault: { code: 'noAnswer', detail: '' }, playUnkept: inGame }));
  fireEvent.press(screen.getByTestId('notice-unkept'));
  expect(inGame).toHaveBeenCalledTimes(1);
});

test('the other tab has the games, or one game is damaged: nothing to be played unsaved', () => {
  act(() => useGame.setState({ fault: { code: 'otherTab', detail: '' } }));
  expect(screen.queryByTestId('notice-unkept')).toBeNull();
  expect(screen.getByTestId('notice-retry')).toBeTruthy();
  act(() => useGame.setState({ fault: { code: 'gameDamaged', detail: '' } }));
  expect(screen.queryByTestId('notice-unkept')).toBeNull();
  expect(screen.queryByTestId('notice-retry')).toBeNull();
});

test('a language that did not load, with another try', async () => {
  const load = jest
    .spyOn(LANGUAGES.de, 'load')
    .mockRejectedValue(new Error('Loading module failed'));
  await act(async () => speakIn('de'));
  expect(screen.getByText(t('notice.languageLost', { name: 'Deutsch' }))).toBeTruthy();
  await act(async () => fireEvent.press(screen.getByTestId('notice-retry')));
  expect(load).toHaveBeenCalledTimes(2);
  close();
  expect(screen.queryByTestId('notice')).toBeNull();
  load.mockRestore();
});

test.each(['cannot', 'chosen'] as const)('that nothing is kept is told once: %s', (unkept) => {
  act(() => useSaves.setState({ unkept }));
  const text = t(unkept === 'chosen' ? 'notice.unkeptChosen' : 'notice.unkept');
  expect(screen.getByText(text)).toBeTruthy();
  close();
  expect(screen.queryByTestId('notice')).toBeNull();
});
