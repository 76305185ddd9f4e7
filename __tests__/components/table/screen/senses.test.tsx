import { act, fireEvent, render, screen } from '@testing-library/react-native';
import * as Haptics from 'expo-haptics';
import { AppState } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { useTableSenses } from '@/components/table/screen/use-table-senses';
import { SettingsScreen } from '@/components/screens/settings';
import { ThemeProvider } from '@/components/theme';
import type { Choice } from '@/engine';
import { materialOf } from '@/engine';
import { startApp } from '@/store/app';
import type { Pace, Participant } from '@/store/game';
import { randomAi, useGame } from '@/store/game';
import { memoryKeeper } from '@/store/saves/memory';
import { DEFAULT_SETTINGS, useSettings } from '@/store/settings';

import { showTable } from '../support/at-table';

/** What was played, and how loud; and whether the speaker is broken. */
const mockSpeaker = { heard: [] as { name: string; volume: number }[], broken: false };

// Under jest all assets are one; here each is its name.
jest.mock('@/components/senses/sounds', () => {
  const { SOUNDS } = jest.requireActual('@/components/senses/sounds');
  return { SOUNDS, SOUND_FILES: Object.fromEntries(SOUNDS.map((name: string) => [name, name])) };
});
jest.mock('expo-audio', () => ({
  setAudioModeAsync: jest.fn(() => Promise.resolve()),
  createAudioPlayer: jest.fn((name: string) => ({
    volume: 1,
    seekTo: () => Promise.resolve(),
    play(this: { volume: number }) {
      if (mockSpeaker.broken) throw new Error('No sound card');
      mockSpeaker.heard.push({ name, volume: this.volume });
    },
  })),
}));
jest.mock('expo-haptics', () => ({
  ...jest.requireActual('expo-haptics'),
  selectionAsync: jest.fn(() => Promise.resolve()),
  impactAsync: jest.fn(() => Promise.resolve()),
  notificationAsync: jest.fn(() => Promise.resolve()),
}));

const names = () => mockSpeaker.heard.map(({ name }) => name);
const person = (name: string): Participant => ({ name, kind: 'person', colour: 0 });
const computer: Participant = { name: 'Aiko', kind: 'ai', level: 'novice', colour: 1 };
const GLIDE = 300;
const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

let morning = Date.now();

function Listener() {
  useTableSenses(GLIDE);
  return null;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function sitDown(participants: readonly Participant[], pace: Pace, seed: string) {
  startApp({ keeper: memoryKeeper(), ai: randomAi, pace: () => pace });
  render(<Listener />);
  await act(async () => {
    await useGame.getState().startGame({ participants: [...participants], seed });
  });
  await pass(0);
}

const withComputer = (pace: Pace, seed = 'heard') => sitDown([person('Me'), computer], pace, seed);

/** Shows step after step; returns their events. */
async function showAll(): Promise<void> {
  for (let i = 0; i < 400 && useGame.getState().pending.length > 0; i++) {
    act(() => useGame.getState().stepShown(useGame.getState().pending[0]?.id ?? -1));
    await pass(400);
  }
}

async function untilMyQuestion(): Promise<void> {
  for (let i = 0; i < 60 && useGame.getState().decision === null; i++) {
    await showAll();
    await pass(50);
  }
}

const choose = (choice: Choice) =>
  act(async () => {
    await useGame.getState().choose(choice);
  });

beforeEach(() => {
  jest.useFakeTimers();
  // Sounds of other tests are long past.
  jest.setSystemTime((morning += 3_600_000));
  jest.clearAllMocks();
  mockSpeaker.heard = [];
  mockSpeaker.broken = false;
  useSettings.setState({ ...DEFAULT_SETTINGS });
  AppState.currentState = 'active';
});

afterEach(async () => {
  await act(async () => {
    await useGame.getState().leave();
  });
  jest.useRealTimers();
});

test('cards that are dealt are heard one by one, as they are shown', async () => {
  await withComputer('normal');
  const dealt = useGame.getState().pending.length;
  expect(dealt).toBeGreaterThan(5);
  await pass(500);
  // The first is on the screen; nothing goes on before it was shown.
  expect(names()).toHaveLength(1);
  act(() => useGame.getState().stepShown(useGame.getState().pending[0]?.id ?? -1));
  await pass(500);
  expect(names()).toHaveLength(2);
  expect(new Set(names())).toEqual(new Set(['slide']));
});

test('my turn calls me by sound and touch', async () => {
  await withComputer('normal');
  await untilMyQuestion();
  expect(names()).toContain('turn');
  expect(names()).toContain('morning');
  expect(Haptics.notificationAsync).toHaveBeenCalledWith(Haptics.NotificationFeedbackType.Success);
});

test('a skipped deal makes one sound more, not many', async () => {
  await withComputer('normal');
  await pass(500);
  const before = names().length;
  act(() => useGame.getState().finishSteps());
  await pass(0);
  expect(names()).toHaveLength(before + 1);
});

test('at the instant pace a choice makes one sound', async () => {
  await sitDown([person('Me'), person('You')], 'instant', 'instant');
  act(() => useGame.getState().openCurtain());
  await pass(1000);
  let heard = 0;
  for (let i = 0; i < 6; i++) {
    const { decision } = useGame.getState();
    if (decision === null) break;
    mockSpeaker.heard = [];
    const log = useGame.getState().log.length;
    await choose(decision.choices[0] as Choice);
    await pass(1000);
    if (useGame.getState().curtain !== null) break;
    expect(useGame.getState().log.length).toBeGreaterThan(log);
    expect(names().length).toBeLessThanOrEqual(1);
    heard += names().length;
  }
  expect(heard).toBeGreaterThan(0);
});

test('while the curtain is down, nothing is heard or felt', async () => {
  await sitDown([person('Me'), person('You')], 'normal', 'curtain');
  expect(useGame.getState().curtain).not.toBeNull();
  await pass(2000);
  expect(names()).toEqual([]);
  act(() => useGame.getState().openCurtain());
  await pass(500);
  expect(names()).toEqual(['slide']);
  act(() => useGame.getState().lowerCurtain());
  mockSpeaker.heard = [];
  jest.mocked(Haptics.notificationAsync).mockClear();
  await pass(5000);
  expect(names()).toEqual([]);
  expect(Haptics.notificationAsync).not.toHaveBeenCalled();
});

test('a work is heard when it has come to its wing, and felt by who made it', async () => {
  await withComputer('normal', 'work');
  // The store shows what the engine emits; here it emits one work.
  await untilMyQuestion();
  const { view, scores } = useGame.getState();
  if (view === null) throw new Error('There is no table');
  mockSpeaker.heard = [];
  jest.mocked(Haptics.notificationAsync).mockClear();
  const event = { type: 'completed', player: 0, card: 0, wing: 'gallery', via: null } as const;
  const entry = { id: 0, choice: 0, turn: 1, round: 1, phase: 'noon', player: 0 } as const;
  act(() =>
    useGame.setState({
      pending: [{ id: 9e9, event, view, scores, entry: { ...entry, task: 0, action: 1, event } }],
    }),
  );
  await pass(GLIDE - 1);
  expect(names()).toEqual([]);
  await pass(1);
  expect(names()).toEqual([materialOf(0)]);
  expect(Haptics.notificationAsync).toHaveBeenCalledTimes(1);
});

test('the settings silence each by itself', async () => {
  useSettings.setState({ sound: 'off', haptics: true });
  await withComputer('normal');
  await untilMyQuestion();
  expect(names()).toEqual([]);
  expect(Haptics.notificationAsync).toHaveBeenCalled();

  jest.mocked(Haptics.notificationAsync).mockClear();
  useSettings.setState({ sound: 'full', haptics: false });
  await withComputer('normal');
  await untilMyQuestion();
  expect(names()).toContain('turn');
  expect(Haptics.notificationAsync).not.toHaveBeenCalled();
});

test('an app in the background is silent', async () => {
  AppState.currentState = 'background';
  await withComputer('normal');
  await untilMyQuestion();
  expect(names()).toEqual([]);
  expect(Haptics.notificationAsync).not.toHaveBeenCalled();
});

test('a device without sound plays the game all the same', async () => {
  mockSpeaker.broken = true;
  await withComputer('normal');
  await untilMyQuestion();
  expect(useGame.getState().decision).not.toBeNull();
});

test('a finger is answered: what is chosen, what is done, and what cannot be', async () => {
  startApp({ keeper: memoryKeeper(), ai: randomAi, pace: () => 'instant' });
  useSettings.setState({ pace: 'instant', motion: 'reduced' });
  await act(async () => {
    await useGame.getState().startGame({ participants: [person('Me'), computer], seed: 'finger' });
  });
  showTable();
  for (let i = 0; i < 60 && useGame.getState().decision === null; i++) await pass(100);
  mockSpeaker.heard = [];
  jest.clearAllMocks();

  fireEvent.press(screen.getByTestId('undo'));
  await pass(500);
  expect(names()).toEqual(['refuse']);
  expect(Haptics.notificationAsync).toHaveBeenCalledWith(Haptics.NotificationFeedbackType.Warning);

  const choices = useGame.getState().decision?.choices ?? [];
  const card = choices.find((choice) => choice.card !== undefined)?.card;
  fireEvent.press(screen.getByTestId(`card-${card}`));
  await pass(500);
  expect(Haptics.selectionAsync).toHaveBeenCalledTimes(1);
  expect(names()).toEqual(['refuse']);

  fireEvent.press(screen.getByTestId(`act-task-${card}`));
  await pass(500);
  expect(Haptics.impactAsync).toHaveBeenCalledTimes(1);
  expect(names()[1]).toBe('clack');
}, 60_000);

test('the settings let one hear what they mean', async () => {
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider>
        <SettingsScreen onBack={() => undefined} onBackup={() => undefined} />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
  fireEvent.press(screen.getByTestId('settings-sound-full'));
  await pass(1000);
  fireEvent.press(screen.getByTestId('settings-sound-quiet'));
  await pass(1000);
  fireEvent.press(screen.getByTestId('settings-sound-off'));
  await pass(1000);
  const [full, quiet, ...rest] = mockSpeaker.heard;
  expect(rest).toEqual([]);
  expect(quiet?.volume).toBeLessThan(full?.volume ?? 0);
  expect(useSettings.getState().sound).toBe('off');
  fireEvent.press(screen.getByTestId('settings-haptics-false'));
  expect(Haptics.notificationAsync).not.toHaveBeenCalled();
  fireEvent.press(screen.getByTestId('settings-haptics-true'));
  expect(Haptics.notificationAsync).toHaveBeenCalledTimes(1);
});
