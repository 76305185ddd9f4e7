import { render, screen } from '@testing-library/react-native';

import type { Cast } from '@/components/table/model/cast';
import { barTitle, TurnBar } from '@/components/table/board/turn-bar';
import { ThemeProvider } from '@/components/theme';
import type { GameState, Situation, View } from '@/engine';
import { situation, viewFor } from '@/engine';

import { table } from '../../../engine/support/table';
import { turnTo } from '../support/at-table';

interface Seen {
  readonly view: View;
  readonly cast: Cast;
}

const named = (...names: readonly string[]) =>
  names.map((name, colour) => ({ name, kind: 'ai' as const, colour }));

/** Your turn; you are Ada. */
const yours = (g: GameState): Seen => ({
  view: viewFor(g, 0),
  cast: { viewer: 0, participants: named('Ada', 'Benkei', 'Chie') },
});

/** Benkei's turn; Chie sits to his left, you to his right. */
const benkeis = (g: GameState): Seen => ({
  view: viewFor(g, 2),
  cast: { viewer: 2, participants: named('Benkei', 'Chie', 'Ada') },
});

const MORNING: Situation = { players: 3, you: { hand: ['Crane'] }, at: 'newTask' };
const TAILOR: Situation = { players: 3, doing: 'Tailor' };
const ownTurn = yours(situation(MORNING));
const ownTailor = yours(situation(TAILOR));
const benkeisTurn = benkeis(situation(MORNING));
const benkeisTailor = benkeis(situation(TAILOR));
const chiesTailor = benkeis(situation({ players: 3, left: { task: ['Cloak'] } }));
const adasTailor = benkeis(situation({ players: 3, right: { task: ['Cloak'] } }));

const sum = () => screen.getByTestId('turn-sum').props.children as string;

function bar(
  { view, cast }: Seen,
  width: number,
  redoLabel: string | null = null,
  undoLabel = 'Undo',
): string {
  turnTo(width, 844);
  render(
    <ThemeProvider>
      <TurnBar
        at={{ x: 8, y: 0, w: width - 16, h: 48 }}
        view={view}
        cast={cast}
        undoLabel={undoLabel}
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
  expect(bar(benkeisTurn, 360)).toBe('Benkei’s turn');
  expect(bar(benkeisTailor, 360)).toBe('Benkei’s Tailor');
  // The panel's outline and the question tell who acts.
  expect(bar(chiesTailor, 360)).toBe('Chie’s Tailor');
  expect(bar(adasTailor, 360, 'Redo: Pray')).toBe('Your Tailor');
});

test('where there is room, the time of day and who acts are said as well', () => {
  expect(bar(benkeisTurn, 390)).toBe('Morning · Benkei’s turn');
  expect(bar(benkeisTailor, 844)).toBe('Noon · Benkei’s Tailor');
  expect(bar(chiesTailor, 844)).toBe('Benkei does Chie’s Tailor');
  expect(bar(ownTurn, 360)).toBe('Morning · your turn');
  expect(bar(ownTailor, 360)).toBe('Noon · your Tailor');
  expect(bar(adasTailor, 360)).toBe('Benkei · your Tailor');
});

test('one button more in the bar makes the title shorter, not cut', () => {
  expect(bar(ownTurn, 360, 'Redo: Pray')).toBe('Your turn');
});

test('undo and redo have words on a wide bar, as far as they leave the title its room', () => {
  const redo = 'Redo: Hire Deck of Cards as a Tailor helper';
  const undo = 'Undo: Hire Umbrella from the floor';
  const words = () => [redo, undo].map((label) => screen.queryByText(label) !== null);
  const title = 'Benkei does Chie’s Tailor';
  expect(bar(chiesTailor, 1180, redo, undo)).toBe(title);
  expect(words()).toEqual([true, true]);
  expect(bar(chiesTailor, 700, redo, undo)).toBe(title);
  expect(words()).toEqual([false, true]);
  expect(bar(chiesTailor, 640, redo, undo)).toBe(title);
  expect(words()).toEqual([false, false]);
  expect(bar(ownTurn, 480)).toBe('Morning · your turn');
  expect(screen.queryByText('Undo')).toBeNull();
});

test('a screen reader hears the fullest title', () => {
  expect(barTitle(chiesTailor.view, chiesTailor.cast)).toBe('Benkei does Chie’s Tailor');
});

test('the sum of the actions is told with its result, in as many words as fit', () => {
  const t = table({
    you: { gallery: ['Flag'], helpers: ['Robe', 'Socks'], hand: ['Kite'] },
    doing: 'Tailor',
  });
  t.use('Flag', { card: 'Kite' });
  const many = yours(t.state);
  bar(many, 844);
  expect(sum()).toBe('1 + 4 from 2 covered helpers + 1 from Flag = 6 actions');
  bar(many, 480);
  expect(sum()).toBe('1 + 4 from 2 covered + Flag = 6');
  bar(many, 360);
  expect(sum()).toBe('1 + 4 + 1 = 6');
  const covered: Situation = { you: { gallery: ['Flag'], helpers: ['Robe'] }, doing: 'Tailor' };
  bar(yours(situation(covered)), 375);
  expect(sum()).toBe('1 + 2 from 1 covered = 3');
  const bare: Situation = { you: { helpers: ['Robe'] }, doing: 'Tailor' };
  bar(yours(situation(bare)), 360);
  expect(sum()).toBe('1 + 1 helper = 2');
  const barred: Situation = {
    you: { helpers: ['Robe', 'Socks'] },
    left: { task: ['Kite'], gallery: ['Bangle'] },
  };
  bar(yours(situation(barred)), 360);
  expect(sum()).toBe('1 + 0 = 1');
});
