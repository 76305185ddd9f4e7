import { render, screen, within } from '@testing-library/react-native';
import { StyleSheet, type TextStyle } from 'react-native';

import { Prompt } from '@/components/table/prompt';
import { ThemeProvider } from '@/components/theme';

import { turnTo } from '../support/at-table';

function sizes(width: number): { question: number; detail: number } {
  turnTo(width, 667);
  render(
    <ThemeProvider text={2}>
      <Prompt
        at={{ x: 8, y: 0, w: width - 16, h: 160 }}
        question="Hire a helper from the floor"
        detail="Or pray: draw a card; it joins your hand at Night."
        why={null}
        acts={[]}
        busy={false}
        careful={false}
        onAct={() => undefined}
      />
    </ThemeProvider>,
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
    render(
      <ThemeProvider>
        <Prompt
          at={{ x: 8, y: 0, w: 344, h }}
          question="Handkerchief is complete. Use a work?"
          detail="Sell a card from your bench."
          why={null}
          acts={[
            {
              id: 'gallery',
              label: 'Gallery',
              detail: 'covers 2 Tailor helpers · +2 actions',
              kind: 'secondary',
              does: { type: 'prayRest' },
              final: false,
            },
          ]}
          busy={false}
          careful={false}
          onAct={() => undefined}
        />
      </ThemeProvider>,
    );
    return StyleSheet.flatten(screen.getByTestId('question').props.style as TextStyle).fontSize;
  };
  expect(panel(140)).toBe(18);
  expect(screen.getByText(/^covers 2/).props.numberOfLines).toBeUndefined();
  expect(panel(110)).toBe(16);
});

test('a question that its buttons would push out of sight comes first, and they are scrolled with it', () => {
  turnTo(320, 568);
  const ask = (h: number, why: string | null) =>
    render(
      <ThemeProvider text={2}>
        <Prompt
          at={{ x: 8, y: 0, w: 304, h }}
          question="Swap cards, then draw up to five"
          detail="Tap cards to return, or pray."
          why={why}
          acts={['Return none, draw 2', 'Pray · draw 1', 'Pray with the last 2'].map((label) => ({
            id: label,
            label,
            kind: 'secondary',
            does: { type: 'prayRest' },
            final: false,
          }))}
          busy={false}
          careful={false}
          onAct={() => undefined}
        />
      </ThemeProvider>,
    );
  const inOrder = () =>
    within(screen.getByTestId('prompt-scroll'))
      .getAllByTestId(/^(question|question-detail|why-not|act-.*1)$/)
      .map(({ props }) => String(props.testID));

  ask(136, null);
  expect(inOrder()).toEqual(['question', 'act-Pray · draw 1', 'question-detail']);
  ask(136, 'Robe is Cloth.');
  expect(inOrder()).toEqual(['question', 'why-not', 'act-Pray · draw 1']);
  ask(400, null);
  expect(screen.queryByTestId('prompt-scroll')).toBeNull();
});
