import { render, screen, within } from '@testing-library/react-native';
import { StyleSheet, type TextStyle } from 'react-native';

import { Prompt } from '@/components/table/prompt';
import type { PromptButton } from '@/components/table/prompt/model';
import type { PromptProps } from '@/components/table/prompt/props';
import { ThemeProvider } from '@/components/theme';

import { turnTo } from '../support/at-table';

/** A question in a panel of this size, with text so many times as large. */
function ask(panel: { w: number; h: number; text?: number }, asked: Partial<PromptProps>): void {
  render(
    <ThemeProvider text={panel.text}>
      <Prompt
        at={{ x: 8, y: 0, w: panel.w, h: panel.h }}
        question=""
        detail={null}
        why={null}
        buttons={[]}
        busy={false}
        careful={false}
        onButton={() => undefined}
        {...asked}
      />
    </ThemeProvider>,
  );
}

const button = (id: string, label: string, detail?: string): PromptButton => ({
  id,
  label,
  detail,
  kind: 'secondary',
  does: { type: 'prayRest' },
  final: false,
});

function sizes(width: number): { question: number; detail: number } {
  turnTo(width, 667);
  ask(
    { w: width - 16, h: 160, text: 2 },
    {
      question: 'Hire a helper from the floor',
      detail: 'Or pray: draw a card; it joins your hand at Night.',
    },
  );
  const of = (testID: string) =>
    StyleSheet.flatten(screen.getByTestId(testID).props.style as TextStyle).fontSize ?? 0;
  return { question: of('question'), detail: of('question-detail') };
}

test('with text at twice its size a question on a phone leaves room for what it explains', () => {
  const phone = sizes(375);
  expect(phone.question).toBeCloseTo(18 * 1.3);
  expect(phone.detail).toBeCloseTo(13 * 1.5);
  expect(sizes(768).question).toBeCloseTo(18 * 1.5);
});

test('the preview on a button is never cut, and a panel that is too low sets its question smaller', () => {
  turnTo(360, 640);
  const panel = (h: number) => {
    ask(
      { w: 344, h },
      {
        question: 'Handkerchief is complete. Use a work?',
        detail: 'Sell a card from your bench.',
        buttons: [button('gallery', 'Gallery', 'covers 2 Tailor helpers · +2 actions')],
      },
    );
    return StyleSheet.flatten(screen.getByTestId('question').props.style as TextStyle).fontSize;
  };
  expect(panel(140)).toBe(18);
  expect(screen.getByText(/^covers 2/).props.numberOfLines).toBeUndefined();
  expect(panel(110)).toBe(16);
});

test('a question that its buttons would push out of sight comes first, and they are scrolled with it', () => {
  turnTo(320, 568);
  const swap = (h: number, why: string | null) =>
    ask(
      { w: 304, h, text: 2 },
      {
        question: 'Swap cards, then draw up to five',
        detail: 'Tap cards to return, or pray.',
        why,
        buttons: [
          button('return', 'Renew · draw 2'),
          button('pray', 'Pray · draw 1'),
          button('last', 'Pray with the last 2'),
        ],
      },
    );
  const inOrder = () =>
    within(screen.getByTestId('prompt-scroll'))
      .getAllByTestId(/^(question|question-detail|why-not|act-.*)$/)
      .map(({ props }) => String(props.testID));
  const buttons = ['act-return', 'act-pray', 'act-last'];

  swap(136, null);
  expect(inOrder()).toEqual(['question', ...buttons, 'question-detail']);
  swap(136, 'Robe is Cloth.');
  expect(inOrder()).toEqual(['question', 'why-not', ...buttons]);
  swap(400, null);
  expect(screen.queryByTestId('prompt-scroll')).toBeNull();
});
