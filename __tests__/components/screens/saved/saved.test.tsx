/** Saved games on a real SQLite; only the device's file sheets are mocked. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { SavedGames } from '@/components/screens/saved';
import { fileName } from '@/components/screens/saved/file-name';
import { whenPlayed } from '@/components/screens/saved/when';
import { ThemeProvider } from '@/components/theme';
import { serialize } from '@/engine';
import { openApp, startApp } from '@/store/app';
import { usePeople } from '@/store/people';
import { useSaves } from '@/store/saves';
import type { PickedFile } from '@/store/share/picked';

import type { Folder } from '../../../../scripts/lib/node-sqlite';
import { tempFolder } from '../../../../scripts/lib/node-sqlite';
import { sharedGame } from '../../../../scripts/lib/shared-game';

let folder: Folder;
let mockPicked: PickedFile = 'none';
const mockSaved: { name: string; text: string }[] = [];

jest.mock('@/store/share/device', () => ({
  copyText: async () => true,
  saveFile: async (name: string, text: string) => {
    mockSaved.push({ name, text });
    return true;
  },
  pickFile: async () => mockPicked,
}));

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

beforeAll(async () => {
  folder = tempFolder();
  startApp({ open: (name) => folder.open(name) });
  await openApp();
  expect(useSaves.getState()).toMatchObject({ status: 'ready', fault: null });
});
afterAll(() => folder.remove());

const onResume = jest.fn();
const onReview = jest.fn();
const onHandOver = jest.fn();
beforeEach(() => jest.clearAllMocks());

function open(): void {
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider>
        <SavedGames
          open
          onResume={onResume}
          onReview={onReview}
          onHandOver={onHandOver}
          onClose={jest.fn()}
        />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
}

const press = async (testID: string) => {
  await act(async () => fireEvent.press(screen.getByTestId(testID)));
};
/** With games in the list, the form for a code is behind a button. */
const share = () => press('saved-shared');
const rows = () => screen.queryAllByTestId('saved-row').length;
const told = (testID: string, wanted: RegExp) =>
  waitFor(() => expect(screen.getByTestId(testID)).toHaveTextContent(wanted));

const { code, name } = sharedGame('Rainy evening', ['Ada', 'Ben']);

test('with nothing saved yet, a code from a friend can be pasted', async () => {
  open();
  expect(screen.getByText('Open a shared game')).toBeOnTheScreen();
  expect(screen.getByText(/Paste a code that somebody sent you/)).toBeOnTheScreen();
  expect(rows()).toBe(0);
  fireEvent.changeText(screen.getByTestId('shared-code'), `${name}: ${code}`);
  await press('shared-open');
  await told('shared-told', /in your list now/);
  expect(rows()).toBe(1);
  expect(screen.getByText('Saved games')).toBeOnTheScreen();
  expect(screen.getByText(/^Played today/)).toBeOnTheScreen();
  await press('shared-go');
  expect(onResume).toHaveBeenCalledWith(useSaves.getState().games[0]?.id);
});

test('games that could not be opened are not called none: it is said, and tried again when asked', async () => {
  const { openAll, games, total } = useSaves.getState();
  const tried = jest.fn(async () => undefined);
  const fault = { code: 'openFailed', detail: '' } as const;
  useSaves.setState({ status: 'failed', fault, games: [], total: 0, openAll: tried });
  const more = jest.spyOn(useSaves.getState(), 'more');
  open();
  expect(screen.getByText('Saved games')).toBeOnTheScreen();
  expect(screen.queryByTestId('shared-code')).toBeNull();
  await told('saved-not-opened', /could not be opened/);
  // Reaching the end of the list does not open the saves.
  await act(async () => fireEvent(screen.getByTestId('saved-list'), 'endReached'));
  expect(more).not.toHaveBeenCalled();
  await press('saved-retry');
  expect(tried).toHaveBeenCalledTimes(1);
  more.mockRestore();
  await act(async () => useSaves.setState({ status: 'ready', fault: null, games, total, openAll }));
  expect(screen.queryByTestId('saved-not-opened')).toBeNull();
});

test('the same code once more, by then under another name, leads to the game that is there', async () => {
  open();
  await share();
  const id = useSaves.getState().games[0]?.id ?? '';
  await act(async () => useSaves.getState().rename(id, 'With the twins'));
  fireEvent.changeText(screen.getByTestId('shared-code'), code);
  await press('shared-open');
  await told('shared-told', /You already have this game in your list, as “With the twins”/);
  expect(rows()).toBe(1);
  await press('shared-go');
  expect(onResume).toHaveBeenCalledWith(id);
  await press(`saved-delete-${id}`);
  await waitFor(() => expect(rows()).toBe(0));
  expect(screen.queryByTestId('shared-go')).toBeNull();
  await press('saved-restore');
  await waitFor(() => expect(rows()).toBe(1));
  await act(async () => useSaves.getState().rename(id, name));
});

test('an impatient second tap does not open a code twice', async () => {
  open();
  await share();
  const { importCode } = useSaves.getState();
  const asked = jest.fn(importCode);
  useSaves.setState({ importCode: asked });
  fireEvent.changeText(screen.getByTestId('shared-code'), code);
  await act(async () => {
    fireEvent.press(screen.getByTestId('shared-open'));
    fireEvent.press(screen.getByTestId('shared-open'));
  });
  await told('shared-told', /You already have this game/);
  expect(asked).toHaveBeenCalledTimes(1);
  useSaves.setState({ importCode });
});

test('whoever comes back from looking at a game finds the list again', async () => {
  open();
  const id = useSaves.getState().games[0]?.id ?? '';
  await press(`saved-more-${id}`);
  expect(screen.queryByTestId('saved-row')).toBeNull();
  await press('saved-review');
  expect(onReview).toHaveBeenCalledWith(id);
  expect(rows()).toBe(1);
  expect(screen.getByTestId('saved-shared')).toBeOnTheScreen();
});

test('from the sheet of a game it is handed over, and the list is there again afterwards', async () => {
  open();
  const id = useSaves.getState().games[0]?.id ?? '';
  await press(`saved-more-${id}`);
  await press('saved-hand-over');
  expect(onHandOver).toHaveBeenCalledWith(id);
  expect(rows()).toBe(1);
});

test('a game goes into a file, is deleted, and comes back out of the file the same', async () => {
  open();
  const before = useSaves.getState().games[0];
  const id = before?.id ?? '';
  const state = serialize((await useSaves.getState().load(id)).state);
  await press(`saved-more-${id}`);
  await press('saved-file');
  await waitFor(() => expect(mockSaved).toHaveLength(1));
  expect(mockSaved[0]?.name).toMatch(/^Mottainai-Rainy-evening-\d{4}-\d\d-\d\d\.txt$/);
  await press('saved-game-close');
  await press(`saved-delete-${id}`);
  await waitFor(() => expect(rows()).toBe(0));

  await share();
  mockPicked = { text: mockSaved[0]?.text ?? '' };
  await press('shared-file');
  await told('shared-told', /in your list now/);
  const after = useSaves.getState().games[0];
  expect(after?.id).not.toBe(id);
  expect(after).toMatchObject({ name, scores: before?.scores, turn: before?.turn, over: true });
  expect(serialize((await useSaves.getState().load(after?.id ?? '')).state)).toBe(state);
});

test('a file that is damaged, foreign or unreadable is named so, and nothing changes', async () => {
  open();
  await share();
  const before = useSaves.getState().games;
  const bad: [PickedFile, RegExp][] = [
    [{ text: code.slice(0, -9) }, /end of this code is missing/],
    [{ text: `${code.slice(0, 40)}zz${code.slice(42)}` }, /changed on its way/],
    [{ text: '%PDF-1.7 \0\0' }, /no Mottainai game in this/],
    [{ text: '' }, /no Mottainai game in this/],
    ['unreadable', /cannot be opened/],
  ];
  for (const [picked, words] of bad) {
    mockPicked = picked;
    await press('shared-file');
    await told('shared-told', words);
  }
  mockPicked = 'none';
  await press('shared-file');
  await told('shared-told', /cannot be opened/);
  expect(useSaves.getState().games).toEqual(before);
});

test('in the place of a deleted game stands the way back, and it is gone with the sheet', async () => {
  const { continueFrom } = useSaves.getState();
  const [first] = useSaves.getState().games;
  for (const made of [3, 5]) await continueFrom(first?.id ?? '', made, `From ${made}`);
  const page = (isOpen: boolean) => (
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider>
        <SavedGames
          open={isOpen}
          onResume={onResume}
          onReview={onReview}
          onHandOver={onHandOver}
          onClose={jest.fn()}
        />
      </ThemeProvider>
    </SafeAreaProvider>
  );
  const { rerender } = render(page(true));
  const places = () =>
    screen.getAllByTestId(/^saved-(row|removed)$/).map((x) => x.props.testID as string);
  const [, middle] = useSaves.getState().games;
  await press(`saved-delete-${middle?.id}`);
  await waitFor(() => expect(useSaves.getState().total).toBe(2));
  expect(places()).toEqual(['saved-row', 'saved-removed', 'saved-row']);
  expect(screen.getByTestId('saved-removed')).toHaveTextContent(/From 3 was deleted/);
  await press('saved-restore');
  await waitFor(() => expect(places()).toEqual(['saved-row', 'saved-row', 'saved-row']));

  // A game that cannot be deleted stays, with the reason beside it.
  const { remove } = useSaves.getState();
  useSaves.setState({
    remove: async () => {
      useSaves.setState({ fault: { code: 'full', detail: 'SQLITE_FULL' } });
      return false;
    },
  });
  await press(`saved-delete-${middle?.id}`);
  await told('saved-removed', /device is full/);
  expect(places()).toEqual(['saved-row', 'saved-removed', 'saved-row', 'saved-row']);
  expect(screen.queryByTestId('saved-restore')).toBeNull();
  await act(async () => useSaves.setState({ remove, fault: null }));

  await press(`saved-delete-${middle?.id}`);
  await waitFor(() => expect(useSaves.getState().total).toBe(2));
  rerender(page(false));
  rerender(page(true));
  await waitFor(() => expect(places()).toEqual(['saved-row', 'saved-row']));
  const [last] = useSaves.getState().games;
  await act(async () => useSaves.getState().remove(last?.id ?? ''));
});

test('a deleted game waits to be brought back', async () => {
  open();
  const [game] = useSaves.getState().games;
  await press(`saved-delete-${game?.id}`);
  await waitFor(() => expect(rows()).toBe(0));
  await press('saved-deleted');
  await press(`saved-bring-back-${game?.id}`);
  await waitFor(() => expect(rows()).toBe(1));
});

test('a name that cannot be saved says so where it was typed', async () => {
  open();
  const [game] = useSaves.getState().games;
  await press(`saved-more-${game?.id}`);
  fireEvent.changeText(screen.getByTestId('saved-name'), 'Sunny morning');
  const { rename } = useSaves.getState();
  useSaves.setState({
    rename: async () => {
      useSaves.setState({ fault: { code: 'full', detail: 'SQLITE_FULL' } });
      return false;
    },
  });
  await press('saved-game-close');
  await press(`saved-more-${game?.id}`);
  fireEvent.changeText(screen.getByTestId('saved-name'), 'Sunny morning');
  await press('saved-rename');
  await told('saved-told', /device is full/);
  useSaves.setState({ rename, fault: null });
});

test('when a game was played is said by the calendar, not by hours', () => {
  const at = (day: number, hour: number) => new Date(2026, 2, day, hour).getTime();
  expect(whenPlayed(at(10, 0), at(10, 23))).toMatch(/^Played today, /);
  expect(whenPlayed(at(9, 23), at(10, 1))).toMatch(/^Played yesterday, /);
  expect(whenPlayed(at(7, 12), at(10, 1))).toMatch(/^Played on .*2026/);
  // The clock was set back.
  expect(whenPlayed(at(12, 12), at(10, 1))).toBeNull();
  expect(whenPlayed(Number.NaN, at(10, 1))).toBeNull();
});

test('a file is named after the game and the day, in signs that every system allows', () => {
  const day = new Date(2026, 10, 7, 23, 30).getTime();
  expect(fileName('Rainy evening', day)).toBe('Mottainai-Rainy-evening-2026-11-07.txt');
  expect(fileName('../a\\b:c*?"<>|\u202E', day)).toBe('Mottainai-a-b-c-2026-11-07.txt');
  expect(fileName('José, דוד & 🐉', day)).toBe('Mottainai-José-דוד-2026-11-07.txt');
  expect(fileName('', Number.NaN)).toBe('Mottainai.txt');
  expect(new TextEncoder().encode(fileName('漢'.repeat(200), day)).length).toBeLessThan(255);
});

describe('with more games than fit on a screen', () => {
  const PEOPLE = ['Ada', 'José', 'Cleo'];
  const many = 130;
  beforeAll(async () => {
    const { continueFrom, games } = useSaves.getState();
    const id = games[0]?.id ?? '';
    await act(async () => {
      for (let i = 0; i < many; i++) await continueFrom(id, 2 + (i % 5), `Evening ${i + 1}`);
      // A new start reads one page.
      startApp({ open: (file) => folder.open(file) });
      await openApp();
      usePeople.getState().meet(PEOPLE.map((person, colour) => ({ name: person, colour })));
    });
  });

  test('only those in sight are drawn, and scrolling reads more', async () => {
    open();
    expect(rows()).toBeLessThan(20);
    const { games, total } = useSaves.getState();
    expect(games.length).toBeLessThan(total);
    await act(async () => {
      fireEvent(screen.getByTestId('saved-list'), 'endReached');
    });
    expect(useSaves.getState().games.length).toBeGreaterThan(games.length);
  });

  test('a search finds by title, by name without its accent, and by day', async () => {
    open();
    const search = async (text: string) => {
      await act(async () => fireEvent.changeText(screen.getByTestId('saved-search'), text));
    };
    await search('evening 129');
    await told('saved-found', /^1 of /);
    expect(screen.getByText('Evening 129')).toBeOnTheScreen();
    await search('today ada');
    await told('saved-found', new RegExp(`^${useSaves.getState().total} of `));
    await search('nobody');
    await told('saved-found', /No game fits/);
    await press('saved-clear');
    expect(screen.queryByTestId('saved-found')).toBeNull();
  });

  test('running and finished games, and those with somebody, are shown alone', async () => {
    open();
    await press('saved-filter');
    await press('saved-only-finished');
    await waitFor(() => expect(useSaves.getState().found?.every((g) => g.over)).toBe(true));
    await press('saved-only-running');
    await waitFor(() => expect(useSaves.getState().found?.some((g) => g.over)).toBe(false));
    await press('saved-with-Cleo');
    await told('saved-found', /No game fits/);
    await press('saved-with-Ada');
    await told('saved-found', /^\d+ of /);
    await press('saved-clear');
  });

  test('a game that was found can be deleted and had back', async () => {
    open();
    await act(async () => fireEvent.changeText(screen.getByTestId('saved-search'), 'evening 77'));
    await told('saved-found', /^1 of /);
    const [found] = useSaves.getState().found ?? [];
    await press(`saved-delete-${found?.id}`);
    await waitFor(() => expect(rows()).toBe(0));
    await press('saved-restore');
    await waitFor(() => expect(rows()).toBe(1));
    await press('saved-clear');
  });
});
