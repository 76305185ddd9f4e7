/** A game handed over between two devices, each with a real SQLite. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { StyleSheet } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { HandOver } from '@/components/screens/saved/hand-over';
import { OpenLink } from '@/components/screens/saved/open-link';
import { ThemeProvider } from '@/components/theme';
import { openApp, startApp } from '@/store/app';
import { useGame } from '@/store/game';
import { useSaves } from '@/store/saves';
import { qrOf } from '@/store/share/qr';

import type { Folder } from '../../../../scripts/lib/node-sqlite';
import { tempFolder } from '../../../../scripts/lib/node-sqlite';
import { gameUpTo, hashOfCode, sharedGame } from '../../../../scripts/lib/shared-game';

const mockCopied: string[] = [];
const mockSaved: string[] = [];
let mockAllowed = true;
jest.mock('@/store/share/device', () => ({
  copyText: async (text: string) => {
    if (mockAllowed) mockCopied.push(text);
    return mockAllowed;
  },
  saveFile: async (_: string, text: string) => {
    mockSaved.push(text);
    return true;
  },
}));

const folders: Folder[] = [];
async function device(): Promise<void> {
  const folder = tempFolder();
  folders.push(folder);
  startApp({ open: (name) => folder.open(name) });
  await openApp();
}
beforeEach(device);
afterAll(() => folders.forEach((folder) => folder.remove()));

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};
const show = (page: ReactElement) =>
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider scheme="dark">{page}</ThemeProvider>
    </SafeAreaProvider>,
  );
const press = async (testID: string) => {
  await act(async () => fireEvent.press(screen.getByTestId(testID)));
};
const told = (testID: string, wanted: RegExp) =>
  waitFor(() => expect(screen.getByTestId(testID)).toHaveTextContent(wanted));

async function add(code: string): Promise<string> {
  const result = await useSaves.getState().importCode(code);
  if (result === null || 'fault' in result) throw new Error('The game was not taken.');
  return result.id;
}
const handOver = (id: string) => show(<HandOver id={id} onBack={jest.fn()} />);
const onGo = jest.fn();
const onHome = jest.fn();
const open = (code: string) => show(<OpenLink code={code} onGo={onGo} onHome={onHome} />);

const { code } = sharedGame('Rainy evening', ['Ada', 'Ben']);

test('the QR code is drawn only when asked for, black on white in the dark too', async () => {
  handOver(await add(code));
  await waitFor(() => screen.getByTestId('hand-over-show'));
  expect(screen.queryByTestId('qr-code')).toBeNull();
  await press('hand-over-show');
  const paper = screen.getByLabelText('QR code of the game “Rainy evening”');
  const { width, height, backgroundColor } = StyleSheet.flatten(paper.props.style);
  expect(backgroundColor).toBe('#FFFFFF');
  expect(width).toBeGreaterThanOrEqual(280);
  expect(height).toBe(width);
  const link = `mottainai://open?code=${code}`;
  const drawing = JSON.stringify(screen.toJSON());
  expect(drawing).toContain(qrOf(link)?.path ?? 'no code');
});

test('its link is copied, or shown for selecting where copying is not allowed', async () => {
  handOver(await add(code));
  await waitFor(() => screen.getByTestId('hand-over-copy'));
  await press('hand-over-copy');
  await told('hand-over-told', /Link copied/);
  expect(mockCopied).toEqual([`mottainai://open?code=${code}`]);
  expect(screen.queryByTestId('hand-over-link')).toBeNull();
  mockAllowed = false;
  await press('hand-over-copy');
  await told('hand-over-link', /^mottainai:\/\/open\?code=MTN1\./);
  mockAllowed = true;
});

test('a game too large for a camera says so, and goes into a file', async () => {
  const long = sharedGame(
    '🦊'.repeat(60),
    ['Ada', 'Ben', 'Cleo', 'Dana'].map((n) => n + '🐢'.repeat(50)),
  );
  handOver(await add(long.code));
  await told('hand-over-too-long', /too long for a QR code/);
  expect(screen.queryByTestId('hand-over-show')).toBeNull();
  await press('hand-over-file');
  expect(mockSaved.map(hashOfCode)).toEqual([hashOfCode(long.code)]);
});

test('of a game that is not there it is said', async () => {
  handOver('nothing');
  await told('hand-over-fault', /no longer exists/);
});

test('a link brings the game in once, and leads to it with nothing shown before', async () => {
  const running = sharedGame('Half way', ['Ada', 'Ben']);
  open(`${running.code}`);
  await told('open-told', /in your list now/);
  expect(screen.getByTestId('open-name')).toHaveTextContent('Half way');
  const [game] = useSaves.getState().games;
  expect(useGame.getState().status).toBe('none');
  await press('open-go');
  expect(onGo).toHaveBeenCalledWith(game?.id);
  screen.unmount();
  open(running.code);
  await told('open-told', /You already have this game in your list, as “Half way”/);
  expect(useSaves.getState().total).toBe(1);
});

test('another link while the page is open brings the other game in', async () => {
  const page = (text: string) => (
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider>
        <OpenLink code={text} onGo={onGo} onHome={onHome} />
      </ThemeProvider>
    </SafeAreaProvider>
  );
  const { rerender } = render(page(code));
  await told('open-told', /in your list now/);
  rerender(page(gameUpTo('Another', () => true)));
  await waitFor(() => expect(screen.getByTestId('open-name')).toHaveTextContent('Another'));
  expect(useSaves.getState().total).toBe(2);
});

test.each([
  ['', /no Mottainai game in this/],
  ['MTN1', /no Mottainai game in this/],
  [code.slice(0, -8), /end of this code is missing/],
  [code.replace(/.{5}$/, 'AAAAA'), /changed on its way/],
])('a link that is no game says so, and brings nothing: %s', async (bad, words) => {
  open(bad);
  await told('open-told', words);
  expect(screen.queryByTestId('open-go')).toBeNull();
  expect(useSaves.getState().total).toBe(0);
  await press('open-home');
  expect(onHome).toHaveBeenCalled();
});

test('a game that could not be saved is taken at the next try', async () => {
  const folder = tempFolder();
  folders.push(folder);
  let broken = true;
  startApp({
    open: (name) => (broken ? Promise.reject(new Error('no storage')) : folder.open(name)),
  });
  open(code);
  await told('open-told', /could not be opened/);
  broken = false;
  await press('open-retry');
  await told('open-told', /in your list now/);
  expect(useSaves.getState().total).toBe(1);
});
