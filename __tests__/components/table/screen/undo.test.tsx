import { act, fireEvent, screen } from '@testing-library/react-native';

import { undoWords } from '@/components/table/screen/undo-words';
import type { Choice } from '@/engine';
import { apply, decision, newGame, viewFor } from '@/engine';
import { useGame } from '@/store/game';
import { isSealed } from '@/store/game/undo';

import { asked, choose, machine, person, playUntil, sitDown } from '../support/at-table';
import { dice } from '../support/views';

const press = async (testID: string) => {
  await act(async () => {
    fireEvent.press(screen.getByTestId(testID));
    await Promise.resolve();
  });
  await asked();
};

const label = (testID: string): string =>
  screen.getByTestId(testID).props.accessibilityLabel as string;

test('what was taken back can be done again, and both buttons say what they do', async () => {
  await sitDown({ participants: [person('Ada'), machine('Ren')], seed: 'redo' });
  await playUntil(() => useGame.getState().decision?.kind === 'newTask');
  const before = useGame.getState().view?.players[0]?.hand.known.length ?? 0;
  expect(screen.queryByTestId('redo')).toBeNull();
  await choose((choices) => choices.find((c) => c.do === 'task'));
  const task = useGame.getState().view?.players[0]?.task[0];
  const said = label('undo');
  expect(said).toMatch(/^Undo: \w+ task$/);

  await press('undo');
  expect(useGame.getState().view?.players[0]?.hand.known.length).toBe(before);
  expect(label('redo')).toBe(said.replace('Undo', 'Redo'));

  await press('redo');
  expect(useGame.getState().view?.players[0]?.task[0]).toBe(task);
  expect(screen.queryByTestId('redo')).toBeNull();
});

test('a draw does not answer itself while the choice before it can be undone', async () => {
  let lone = 0;
  for (let seed = 0; seed < 12 && lone === 0; seed++) {
    await sitDown({ participants: [person('Ada'), machine('Ren')], seed: `lone ${seed}` });
    await playUntil(() => useGame.getState().decision?.kind === 'newTask');
    await choose((choices) => choices.find((c) => c.do === 'task'));
    const { decision: then, undo } = useGame.getState();
    expect(undo.can).toBe(true);
    if (then?.choices.length !== 1) continue;
    lone++;
    expect(then.choices[0]?.do).toBe('pray');
    // Opened again it waits too, though undo is unknown until the history is replayed.
    const { game, resumeGame } = useGame.getState();
    await act(async () => void (await resumeGame(game?.id ?? '')));
    await asked();
    expect(useGame.getState().decision).toEqual(then);
    expect(useGame.getState().undo.can).toBe(true);
    await press('undo');
    expect(useGame.getState().decision?.kind).toBe('newTask');
  }
  expect(lone).toBe(1);
});

test('a long touch says what undo would take back', async () => {
  await sitDown({ participants: [person('Ada'), machine('Ren')], seed: 'redo' });
  await playUntil(() => useGame.getState().decision?.kind === 'newTask');
  await choose((choices) => choices.find((c) => c.do === 'task'));
  fireEvent(screen.getByTestId('undo'), 'longPress');
  expect(screen.getByTestId('why-not')).toHaveTextContent(/^Undo: \w+ task$/);
  expect(useGame.getState().undo.can).toBe(true);
});

test('choosing otherwise forgets what was taken back', async () => {
  await sitDown({ participants: [person('Ada'), machine('Ren')], seed: 'redo' });
  await playUntil(() => useGame.getState().decision?.kind === 'newTask');
  const first = await choose((choices) => choices.find((c) => c.do === 'task'));
  await press('undo');
  await choose((choices) => choices.find((c) => c.do === 'task' && c.card !== first.card));
  expect(screen.queryByTestId('redo')).toBeNull();
});

test('whatever can be undone has words', () => {
  const bad: string[] = [];
  let words = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const players = 2 + (seed % 4);
    const roll = dice(seed * 31);
    let g = newGame({ players, seed: `undo-${seed}` });
    const cast = {
      viewer: 0,
      participants: Array.from({ length: players }, (_, colour) => person(`P${colour}`, colour)),
    };
    for (let i = 0; i < 400; i++) {
      const d = decision(g);
      if (d === null) break;
      const choice = d.choices[Math.floor(roll() * d.choices.length)] as Choice;
      const result = apply(g, choice);
      if (!isSealed(g, d.player, result.events)) {
        const view = viewFor(result.state, d.player);
        const said = undoWords(
          { undo: { can: true, choice, player: d.player, choices: 1 }, takeBack: null },
          view,
          cast,
        );
        words++;
        // Not "Undo: Go on", whatever was declined.
        const declined = choice.do === 'pass' && said !== 'Undo the last answer';
        if (declined || /undefined|null|\s{2}|: $/.test(said)) bad.push(`${d.kind} ${said}`);
      }
      g = result.state;
    }
  }
  expect(words).toBeGreaterThan(400);
  expect([...new Set(bad)]).toEqual([]);
});
