/** The lamp in the prompt: first the idea, then the moves; gone with its question. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import { sameChoice } from '@/engine';
import { useGame } from '@/store/game';
import { useHint } from '@/store/hint';

import { asked, choose, machine, person, playUntil, sitDown } from '../support/at-table';

const ALONE = [person('Ada'), machine('Ren')];
const TWO = [person('Ada'), person('Ben', 2)];

const lamp = () => screen.queryByTestId('hint');
const detail = () => String(screen.getByTestId('question-detail').props.children);
const isTaskQuestion = () => {
  const { decision } = useGame.getState();
  return decision?.kind === 'newTask' && decision.choices.length > 2;
};

async function takeHint(): Promise<void> {
  fireEvent.press(screen.getByTestId('hint'));
  await waitFor(() => expect(useHint.getState().now?.hint ?? null).not.toBeNull(), {
    timeout: 20_000,
  });
}

test('first the idea, then both moves with their reasons, marked; then it is put away', async () => {
  await sitDown({ participants: ALONE, seed: 'lamp', when: isTaskQuestion });
  const before = detail();
  const choices = useGame.getState().choices;
  expect(screen.getByLabelText('Hint')).toBe(lamp());
  await takeHint();
  const idea = detail();
  expect(idea).not.toBe(before);
  expect(idea).toMatch(/^[A-Z0-9].*[.?]$/);
  expect(screen.queryAllByTestId(/^hint-(best|second)$/)).toEqual([]);

  fireEvent.press(screen.getByLabelText('Show the moves'));
  const [first, second] = detail().split('\n');
  expect(first).toMatch(/^1 · .+\. [A-Z0-9].+[.?]$/);
  expect(second).toMatch(/^2 · .+\. [A-Z0-9].+[.?]$/);
  const { hint } = useHint.getState().now ?? {};
  const legal = useGame.getState().decision?.choices ?? [];
  const moves = [hint?.best, hint?.second].map((each) => each?.choice);
  for (const move of moves) {
    expect(legal.some((each) => move !== undefined && sameChoice(each, move))).toBe(true);
  }
  const [best] = moves;
  if (best?.card === undefined) expect(screen.getByTestId('hint-best')).toBeOnTheScreen();
  else expect(screen.getByTestId(`card-${best.card}`)).toHaveAccessibleName(/best move/);

  fireEvent.press(screen.getByLabelText('Put the hint away'));
  expect(detail()).toBe(before);
  expect(screen.queryAllByLabelText(/best move/)).toEqual([]);
  // A hint answers nothing.
  expect(useGame.getState().choices).toBe(choices);
});

test('a chosen card takes the corner, and its button is marked as the move', async () => {
  await sitDown({ participants: ALONE, seed: 'lamp', when: isTaskQuestion });
  await takeHint();
  fireEvent.press(screen.getByLabelText('Show the moves'));
  const suggested = useHint.getState().now?.hint;
  const task = [suggested?.best, suggested?.second].find((each) => each?.choice.do === 'task');
  const card = task?.choice.card;
  if (card === undefined) throw new Error('This deal suggests no task');
  fireEvent.press(screen.getByTestId(`card-${card}`));
  expect(lamp()).toBeNull();
  const rank = task === suggested?.best ? 'best' : 'second';
  expect(screen.getByTestId(`hint-${rank}`)).toBeOnTheScreen();
});

test('is announced once, and gone with its question', async () => {
  const heard: string[] = [];
  const announce = jest
    .spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
    .mockImplementation((text) => void heard.push(text));
  await sitDown({ participants: ALONE, seed: 'lamp', when: isTaskQuestion });
  await takeHint();
  const idea = detail();
  expect(heard.join('\n').split(idea)).toHaveLength(2);
  announce.mockRestore();
  await choose((choices) => choices.find(({ do: act }) => act === 'pass'));
  expect(useHint.getState().now?.of === useGame.getState().decision).toBe(false);
  expect(screen.queryByText(idea)).toBeNull();
});

test('a search is dropped when the question is answered first', async () => {
  await sitDown({ participants: ALONE, seed: 'lamp', when: isTaskQuestion });
  fireEvent.press(screen.getByTestId('hint'));
  expect(detail()).toBe('Thinking it over…');
  await choose((choices) => choices.find(({ do: act }) => act === 'pass'));
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(useHint.getState().now).toBeNull();
});

test('no lamp at a table of several people, unless they agreed to it', async () => {
  await sitDown({ participants: TWO, seed: 'lamp two' });
  act(() => useGame.getState().openCurtain());
  await asked();
  await playUntilAsked();
  expect(lamp()).toBeNull();
  await act(async () => useHint.getState().ask());
  expect(useHint.getState().now).toBeNull();

  await sitDown({ participants: TWO, seed: 'lamp two', hints: true });
  act(() => useGame.getState().openCurtain());
  await asked();
  await playUntilAsked();
  expect(lamp()).not.toBeNull();
});

/** A question with several answers. */
async function playUntilAsked(): Promise<void> {
  await playUntil(() => (useGame.getState().decision?.choices.length ?? 0) > 1);
}
