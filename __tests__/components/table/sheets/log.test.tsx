import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';

import { nameOf } from '@/components/card/identity';
import { cardOf, logLine } from '@/components/table/model/log-line';
import { LogList } from '@/components/table/sheets/log';
import { ThemeProvider } from '@/components/theme';
import type { GameEvent } from '@/engine';
import { useGame, type LogEntry } from '@/store/game';

import { machine, person, playUntil, sitDown } from '../support/at-table';

const cast = () => ({ participants: useGame.getState().game?.participants ?? [], viewer: 0 });

/** The newest log entry about a card by this player. */
function told(player: number) {
  const { log } = useGame.getState();
  return [...log]
    .reverse()
    .find(
      (entry) =>
        entry.player === player &&
        cardOf(entry.event) !== null &&
        entry.event.type === 'move' &&
        entry.event.reason === 'task' &&
        logLine(entry.event, cast()) !== null,
    );
}

/** The border of a player's panel; a phone shows no more of their temple. */
const borderOf = (player: number) =>
  StyleSheet.flatten(screen.getByTestId(`seat-${player}`).props.style as ViewStyle).borderWidth;

test('a line of the log shows its moment, and marks where its card is', async () => {
  await sitDown({
    participants: [person('Ada'), machine('Ren')],
    seed: 'log',
    when: () => told(1) !== undefined && (useGame.getState().view?.turn ?? 0) > 3,
  });
  const entry = told(1);
  if (entry === undefined) throw new Error('Nothing to tell');
  const line = logLine(entry.event, cast()) as string;

  fireEvent.press(screen.getByTestId('open-log'));
  // Only what Ren did.
  fireEvent.press(screen.getByTestId('log-only-1'));
  expect(within(screen.getByTestId('log')).queryByText(/^You:/)).toBeNull();
  fireEvent.press(screen.getByTestId(`log-${entry.id}`));

  const { past } = useGame.getState();
  expect(past?.entry).toBe(entry.id);
  // The task is just laid; what the same choice did next is still to come.
  expect(past?.view.players[1]?.task).toEqual([cardOf(entry.event)]);
  expect(past?.view.phase).toBe(entry.phase);
  expect(screen.getByTestId('question')).toHaveTextContent('You are looking at a past moment');
  expect(screen.getByTestId('question-detail')).toHaveTextContent(line);
  expect(borderOf(1)).toBe(4);
  // Framed, so that nobody takes it for the present.
  expect(screen.getByTestId('past')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('act-now'));
  expect(screen.queryByTestId('past')).toBeNull();
  expect(useGame.getState().past).toBeNull();
  expect(borderOf(1)).toBeLessThan(4);
});

test('what heads a turn stands above its lines, the newest turn and line last', () => {
  const turn = (player: number, round: number): GameEvent => ({
    type: 'turn',
    player,
    turn: 1,
    round,
    extra: false,
  });
  const noTask = (player: number): GameEvent => ({ type: 'noTask', player });
  const told: GameEvent[] = [turn(0, 1), noTask(0), turn(1, 1), noTask(1), turn(0, 2), noTask(0)];
  const entries = told.map((event, id): LogEntry => ({
    id,
    choice: id,
    turn: 1,
    round: 1,
    phase: 'morning',
    player: event.player,
    task: null,
    action: null,
    event,
  }));
  render(
    <ThemeProvider>
      <LogList
        entries={entries}
        cast={{ viewer: 0, participants: [person('Ada'), machine('Ren')] }}
        onMoment={() => undefined}
        onCard={() => undefined}
      />
    </ThemeProvider>,
  );
  const lines = within(screen.getByTestId('log-list')).getAllByText(/./);
  expect(lines.map((line) => line.props.children as string)).toEqual([
    'You · round 1',
    'You choose no task',
    'Ren · round 1',
    'Ren chooses no task',
    'You · round 2',
    'You choose no task',
  ]);
});

test('a tablet shows the newest lines beside the table, and all of them at a tap', async () => {
  await sitDown({
    participants: [person('Ada'), machine('Ren')],
    seed: 'log',
    size: [1180, 820],
    when: () => (useGame.getState().view?.turn ?? 0) > 8,
  });
  const beside = within(screen.getByTestId('log-side'));
  const lines = () => screen.getAllByTestId(/^log-\d+$/).length;
  const newest = beside.getAllByTestId(/^log-\d+$/).length;
  expect(lines()).toBe(newest);
  fireEvent.press(beside.getByTestId('open-log'));
  expect(within(screen.getByTestId('log')).getAllByTestId(/^log-\d+$/).length).toBeGreaterThan(
    newest,
  );
});

test('the card of a line is read, and closing it leads back to the log', async () => {
  await sitDown({
    participants: [person('Ada'), machine('Ren')],
    seed: 'log',
    when: () => told(1) !== undefined,
  });
  const entry = told(1);
  if (entry === undefined) throw new Error('Nothing to tell');
  const name = nameOf(cardOf(entry.event) as number);
  fireEvent.press(screen.getByTestId('open-log'));
  expect(screen.getByTestId(`log-card-${entry.id}`).props.accessibilityLabel).toBe(`Read ${name}`);
  fireEvent.press(screen.getByTestId(`log-card-${entry.id}`));
  expect(within(screen.getByTestId('inspector')).getAllByText(name).length).toBeGreaterThan(0);
  fireEvent.press(screen.getByTestId('inspector-close'));
  expect(screen.getByTestId('log')).toBeOnTheScreen();
});

test('before the curtain each line of the recap leads to its card, and to no hidden one', async () => {
  await sitDown({ participants: [person('Ada'), person('Ben')], seed: 'recap' });
  // Ada plays, then Ben, then Ada again, who has news of Ben.
  for (let i = 0; i < 2; i++) {
    act(() => useGame.getState().openCurtain());
    await playUntil(() => useGame.getState().curtain !== null);
  }
  const { recap } = useGame.getState();
  const shown = recap.filter((entry) => cardOf(entry.event) !== null);
  expect(shown.length).toBeGreaterThan(0);
  // A task's line opens its details, with the card.
  for (const line of screen.getAllByTestId(/^digest-\d+$/)) fireEvent.press(line);
  const cards = screen.getAllByTestId(/^log-card-/);
  const first = cards[0];
  if (first === undefined) throw new Error('No line leads to a card');
  const name = (first.props.accessibilityLabel as string).replace('Read ', '');
  fireEvent.press(first);
  expect(within(screen.getByTestId('inspector')).getAllByText(name).length).toBeGreaterThan(0);
  expect(screen.getByTestId('curtain')).toBeOnTheScreen();
});
