/** Starts a game on the real store, on a screen of any size. */
import { act, render } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { GameScreen } from '@/components/screens/game';
import { ThemeProvider } from '@/components/theme';
import type { Choice, Situation } from '@/engine';
import { startApp } from '@/store/app';
import type { Participant } from '@/store/game';
import { randomAi, useGame } from '@/store/game';
import { memoryKeeper } from '@/store/saves/memory';
import { useSettings } from '@/store/settings';

import { laidOut } from '../../../store/game/support';

// Every choice redraws the whole table, which is slow.
jest.setTimeout(60_000);

export const person = (name: string, colour = 0): Participant => ({ name, kind: 'person', colour });
export const machine = (name: string, colour = 1): Participant => ({ name, kind: 'ai', colour });

export function turnTo(width: number, height: number): void {
  const screen = { width, height, scale: 2, fontScale: 1 };
  act(() => Dimensions.set({ window: screen, screen }));
}

interface Table {
  readonly participants: readonly Participant[];
  readonly seed: string;
  /** The table as it lies; left out: a new deal. */
  readonly laid?: Situation;
  readonly size?: readonly [width: number, height: number];
  readonly onReview?: () => void;
  readonly marks?: boolean;
  /** Hints are allowed among several people. */
  readonly hints?: boolean;
  /** Shows the table only once the game, played at random, has come to this. */
  readonly when?: () => boolean;
}

const nothing = () => undefined;

export function showTable(
  [width, height]: readonly [width: number, height: number] = [390, 844],
  onReview: () => void = nothing,
): void {
  render(
    <SafeAreaProvider
      initialMetrics={{
        frame: { x: 0, y: 0, width, height },
        insets: { top: 0, right: 0, bottom: 0, left: 0 },
      }}
    >
      <ThemeProvider>
        <GameScreen
          inView
          onLeave={nothing}
          onSettings={nothing}
          onRules={nothing}
          onCards={nothing}
          onRematch={nothing}
          onReview={onReview}
          onHandOver={nothing}
        />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
}

export async function sitDown({
  participants,
  seed,
  laid,
  size = [390, 844],
  onReview,
  when,
  hints,
  marks = false,
}: Table): Promise<void> {
  const [width, height] = size;
  turnTo(width, height);
  useSettings.setState({ pace: 'instant', motion: 'reduced', marks });
  const keeper = laid === undefined ? memoryKeeper() : laidOut(laid, participants);
  startApp({ keeper, ai: randomAi, pace: () => 'instant' });
  await act(async () => {
    const { startGame, resumeGame } = useGame.getState();
    if (laid !== undefined) await resumeGame('laid');
    else await startGame({ participants: [...participants], seed, hints });
  });
  if (when) {
    await asked();
    await playUntil(when);
  }
  showTable(size, onReview);
  await asked();
}

/** Waits for a person's question or the end of the game; passes turns that are done. */
export async function asked(): Promise<void> {
  for (let i = 0; i < 400; i++) {
    const { decision, status, curtain, turnDone, passTurn } = useGame.getState();
    if (decision !== null || status === 'over' || curtain !== null) return;
    if (turnDone !== null) act(passTurn);
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
  }
  throw new Error('Nobody was asked anything');
}

export async function choose(pick: (choices: readonly Choice[]) => Choice | undefined) {
  const choice = pick(useGame.getState().decision?.choices ?? []);
  if (choice === undefined) throw new Error('There is no such choice');
  await act(async () => {
    await useGame.getState().choose(choice);
  });
  await asked();
  return choice;
}

/** Plays at random until the table is as wanted. */
export async function playUntil(wished: () => boolean, most = 600): Promise<void> {
  for (let i = 0; i < most && !wished(); i++) {
    const { status } = useGame.getState();
    if (status === 'over') break;
    await choose((choices) => choices[i % choices.length]);
  }
  if (!wished()) throw new Error('The game never came to that');
}
