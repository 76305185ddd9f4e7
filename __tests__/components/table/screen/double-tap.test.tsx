import { act, fireEvent, screen } from '@testing-library/react-native';
import type { ReactTestInstance } from 'react-test-renderer';

import type { PromptButton } from '@/components/table/prompt/model';
import { useGame } from '@/store/game';

import { asked, machine, person, sitDown } from '../support/at-table';

function shownPrompt(): {
  buttons: readonly PromptButton[];
  onButton: (button: PromptButton) => void;
} {
  let node: ReactTestInstance | null = screen.getByTestId('act-pass');
  while (node !== null && !('buttons' in node.props && 'onButton' in node.props))
    node = node.parent;
  if (node === null) throw new Error('No question is shown');
  return node.props as ReturnType<typeof shownPrompt>;
}

test('a second tap on the button of an answered question answers nothing', async () => {
  await sitDown({ participants: [person('Ada'), machine('Ren')], seed: 'double' });
  const { decision, choose } = useGame.getState();
  expect(decision?.kind).toBe('newTask');
  // A slow device may still show this button after the next question has come.
  const { buttons, onButton } = shownPrompt();
  const pass = buttons.find((one) => one.id === 'pass') as PromptButton;
  await act(async () => {
    fireEvent.press(screen.getByTestId('act-pass'));
    await Promise.resolve();
  });
  await asked();
  expect(useGame.getState().decision).not.toBe(decision);

  const chosen = jest.fn();
  act(() => useGame.setState({ choose: chosen }));
  act(() => onButton(pass));
  act(() => useGame.setState({ choose }));
  expect(chosen).not.toHaveBeenCalled();
});
