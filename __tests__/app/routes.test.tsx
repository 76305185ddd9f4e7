import * as Clipboard from 'expo-clipboard';
import * as SplashScreen from 'expo-splash-screen';
import { StyleSheet } from 'react-native';
import { act, fireEvent, renderRouter, screen } from 'expo-router/testing-library';

import About from '@/app/about';
import Start from '@/app/index';
import NotFound from '@/app/+not-found';
import RootLayout, { ErrorBoundary } from '@/app/_layout';
import { useSaves } from '@/store/saves';
import { useSettings } from '@/store/settings';

jest.mock('expo-font', () => ({
  ...jest.requireActual('expo-font'),
  useFonts: () => [true, null],
}));
jest.mock('expo-splash-screen', () => ({ hide: jest.fn(), preventAutoHideAsync: jest.fn() }));
jest.mock('expo-clipboard', () => ({ setStringAsync: jest.fn() }));
// Saves are tested in __tests__/store/saves; here nothing is kept.
jest.mock('@/store/app', () => ({
  ...jest.requireActual('@/store/app'),
  openApp: () => Promise.resolve(),
}));
// The splash screen waits until the kept settings are read.
beforeEach(() => useSaves.setState({ status: 'failed' }));

let broken = true;
function Fragile() {
  if (broken) throw new Error('the roof fell in');
  return <Start />;
}

const open = (initialUrl: string) =>
  renderRouter(
    {
      _layout: { default: RootLayout, ErrorBoundary },
      index: Start,
      about: About,
      fragile: Fragile,
      '+not-found': NotFound,
    },
    { initialUrl },
  );

test('the splash screen stays until the settings are known, so that nothing flips', () => {
  const hide = SplashScreen.hide as jest.Mock;
  hide.mockClear();
  useSaves.setState({ status: 'opening' });
  useSettings.setState({ textSize: 1 });
  open('/');
  expect(screen.queryByTestId('start-title')).toBeNull();
  expect(hide).not.toHaveBeenCalled();
  act(() => {
    useSettings.setState({ textSize: 2 });
    useSaves.setState({ status: 'failed' });
  });
  const { fontSize = 0 } = StyleSheet.flatten(screen.getByTestId('start-title').props.style);
  expect(hide).toHaveBeenCalledTimes(1);
  useSettings.setState({ textSize: 1 });
  expect(fontSize).toBeGreaterThan(40);
});

test('but a storage that does not answer does not hold it up for ever', async () => {
  useSaves.setState({ status: 'opening' });
  open('/');
  expect(screen.queryByTestId('start-title')).toBeNull();
  expect(await screen.findByTestId('start-title', {}, { timeout: 30_000 })).toBeOnTheScreen();
});

test('the start leads to About, and About back to the start', () => {
  const page = open('/');
  expect(screen.getByTestId('start-title')).toHaveTextContent('Mottainai');
  fireEvent.press(screen.getByTestId('start-about'));
  expect(page.getPathname()).toBe('/about');
  expect(screen.getByTestId('about-credit')).toHaveTextContent(/Carl Chudyk.*Asmadi Games/);
  fireEvent.press(screen.getByTestId('about-back'));
  expect(page.getPathname()).toBe('/');
});

test('About opened directly still has a way back', () => {
  const page = open('/about');
  fireEvent.press(screen.getByTestId('about-back'));
  expect(page.getPathname()).toBe('/');
});

test('About shows the licences in a sheet, those of all packages too', () => {
  open('/about');
  expect(screen.queryByTestId('licences')).toBeNull();
  fireEvent.press(screen.getByTestId('about-licences'));
  expect(screen.getByText(/SIL Open Font License/)).toBeOnTheScreen();
  expect(screen.getAllByTestId('licences-text').length).toBeGreaterThan(20);
  expect(screen.getByText(/^react .*Permission is hereby granted/s)).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('licences-close'));
  expect(screen.queryByTestId('licences')).toBeNull();
});

test('an unknown route says so and leads to the start', () => {
  const page = open('/no/such/page');
  expect(screen.getByTestId('not-found')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('not-found-home'));
  expect(page.getPathname()).toBe('/');
  expect(screen.getByTestId('start')).toBeOnTheScreen();
});

describe('a page that throws', () => {
  beforeEach(() => {
    broken = true;
    // React reports the caught error on the console, as expected here.
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  test('shows what happened, and the report can be copied', async () => {
    jest.mocked(Clipboard.setStringAsync).mockResolvedValue(true);
    open('/fragile');
    expect(screen.getByTestId('crash-report')).toHaveTextContent(/at \/fragile.*the roof fell in/s);
    await act(async () => fireEvent.press(screen.getByTestId('crash-copy')));
    expect(Clipboard.setStringAsync).toHaveBeenCalledWith(
      expect.stringContaining('the roof fell in'),
    );
    expect(screen.getByTestId('crash-copied')).toHaveTextContent('Report copied');
  });

  test('is read at the reader’s text size, though the layout may be what broke', () => {
    act(() => useSettings.setState({ textSize: 2 }));
    open('/fragile');
    const { fontSize } = StyleSheet.flatten(screen.getByTestId('crash-body').props.style);
    act(() => useSettings.setState({ textSize: 1 }));
    const { fontSize: plain } = StyleSheet.flatten(screen.getByTestId('crash-body').props.style);
    expect(fontSize).toBe(2 * plain);
  });

  test('says so when copying is refused', async () => {
    jest.mocked(Clipboard.setStringAsync).mockRejectedValue(new Error('denied'));
    open('/fragile');
    await act(async () => fireEvent.press(screen.getByTestId('crash-copy')));
    expect(screen.getByTestId('crash-copied')).toHaveTextContent(/Select the report/);
  });

  test('can be tried again', async () => {
    open('/fragile');
    broken = false;
    await act(async () => fireEvent.press(screen.getByTestId('crash-retry')));
    expect(screen.getByTestId('start')).toBeOnTheScreen();
  });

  test('can be left for the start, though it would throw again', async () => {
    const page = open('/fragile');
    await act(async () => fireEvent.press(screen.getByTestId('crash-home')));
    expect(page.getPathname()).toBe('/');
    expect(screen.getByTestId('start')).toBeOnTheScreen();
    expect(screen.queryByTestId('crash')).toBeNull();
  });
});
