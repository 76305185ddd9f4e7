import { render, screen } from '@testing-library/react-native';

import type { Cast } from '@/components/table/model/cast';
import { barTitle, TurnBar } from '@/components/table/board/turn-bar';
import { ThemeProvider } from '@/components/theme';
import type { View } from '@/engine';
import { WORK_NAMES } from '@/engine';

import { turnTo } from '../support/at-table';
import { crowdedView } from '../support/views';

const cast = (viewer: number): Cast => ({
  viewer,
  participants: ['Ada', 'Benkei', 'Chie'].map((name, colour) => ({ name, kind: 'ai', colour })),
});

const doing = (owner: number, current: number): View => {
  const view = crowdedView(3, 0);
  view.current = current;
  view.phase = 'noon';
  view.task = {
    owner,
    material: 'cloth',
    total: 1,
    begun: 1,
    helpers: 0,
    extras: [],
  } as unknown as View['task'];
  return view;
};

const between = (current: number): View => ({ ...doing(0, current), phase: 'morning', task: null });

const counting = (task: object): View => {
  const view = doing(0, 0);
  return { ...view, task: { ...view.task, noHelpers: false, ...task } as unknown as View['task'] };
};

const sum = () => screen.getByTestId('turn-sum').props.children as string;

function bar(view: View, width: number, redoLabel: string | null = null): string {
  turnTo(width, 844);
  render(
    <ThemeProvider>
      <TurnBar
        at={{ x: 8, y: 0, w: width - 16, h: 48 }}
        view={view}
        cast={cast(0)}
        undoLabel="Undo"
        canUndo
        redoLabel={redoLabel}
        showLog
        onUndo={() => undefined}
        onRedo={() => undefined}
        onSay={() => undefined}
        onLog={() => undefined}
        onPage={() => undefined}
        onMenu={() => undefined}
      />
    </ThemeProvider>,
  );
  return screen.getByTestId('turn-title').props.children as string;
}

test('the turn of another has a title that fits a small phone, whatever is going on', () => {
  expect(bar(between(1), 360)).toBe('Benkei’s turn');
  expect(bar(doing(1, 1), 360)).toBe('Benkei’s Tailor');
  // Who acts is told by the outline of the panel and by the question.
  expect(bar(doing(2, 1), 360)).toBe('Chie’s Tailor');
  expect(bar(doing(0, 1), 360, 'Redo: Pray')).toBe('Your Tailor');
});

test('where there is room, the time of day and who acts are said as well', () => {
  expect(bar(between(1), 390)).toBe('Morning · Benkei’s turn');
  expect(bar(doing(1, 1), 844)).toBe('Noon · Benkei’s Tailor');
  expect(bar(doing(2, 1), 844)).toBe('Benkei does Chie’s Tailor');
  expect(bar(between(0), 360)).toBe('Morning · your turn');
  expect(bar(doing(0, 0), 360)).toBe('Noon · your Tailor');
  expect(bar(doing(0, 1), 360)).toBe('Benkei · your Tailor');
});

test('one button more in the bar makes the title shorter, not cut', () => {
  expect(bar(between(0), 360, 'Redo: Pray')).toBe('Your turn');
});

test('a screen reader hears the fullest title', () => {
  expect(barTitle(doing(2, 1), cast(0))).toBe('Benkei does Chie’s Tailor');
});

test('the sum of the actions is told with its result, in as many words as fit', () => {
  const flag = WORK_NAMES.indexOf('Flag');
  const many = counting({ total: 6, helpers: 2, covered: true, extras: [flag] });
  bar(many, 844);
  expect(sum()).toBe('1 + 4 from 2 covered helpers + 1 from Flag = 6 actions');
  bar(many, 480);
  expect(sum()).toBe('1 + 4 from 2 covered + Flag = 6');
  bar(many, 360);
  expect(sum()).toBe('1 + 4 + 1 = 6');
  bar(counting({ total: 3, helpers: 1, covered: true }), 375);
  expect(sum()).toBe('1 + 2 from 1 covered = 3');
  bar(counting({ total: 2, helpers: 1, covered: false }), 360);
  expect(sum()).toBe('1 + 1 helper = 2');
  bar(counting({ total: 1, helpers: 2, covered: false, noHelpers: true }), 360);
  expect(sum()).toBe('1 + 0 = 1');
});
