import { act, fireEvent, render, screen } from '@testing-library/react-native';

import type { PromptButton, PromptModel } from '@/components/table/prompt/model';
import { targetLabel } from '@/components/table/board/labels';
import { computerWords, type Cast } from '@/components/table/model/cast';
import { coverWords } from '@/components/table/model/cover';
import { knownWords, waitingWords } from '@/components/table/model/hidden';
import { layout, type MatLayout } from '@/components/table/layout';
import { Own } from '@/components/table/board/own';
import { promptNeed } from '@/components/table/prompt/room';
import { layAsked } from '@/components/table/screen/lay-asked';
import { ThemeProvider } from '@/components/theme';
import type { PlayerView } from '@/engine';
import { materialOf, situation, viewFor } from '@/engine';
import { useGame } from '@/store/game';

import { machine, person, sitDown } from '../support/at-table';
import { crowdedView } from '../support/views';

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const PHONE = { width: 375, height: 667, insets: NO_INSETS, text: 1 };

const swipe = (from: number, to: number) => {
  const sheet = screen.getByTestId('temple-swipe');
  const at = (pageX: number) => ({ nativeEvent: { pageX, pageY: 300 } });
  act(() => {
    sheet.props.onStartShouldSetResponderCapture(at(from));
    expect(sheet.props.onMoveShouldSetResponderCapture(at(to))).toBe(true);
    sheet.props.onResponderRelease(at(to));
  });
};

test('from temple to temple by button and by swipe, with the question in sight', async () => {
  await sitDown({
    participants: [
      person('Ada'),
      { ...machine('Ren', 1), level: 'prior' },
      machine('Sen', 2),
      machine('Tao', 3),
    ],
    seed: 'temples',
  });
  const question = screen.getByTestId('question');
  fireEvent.press(screen.getByTestId('seat-1'));
  expect(screen.getByText('Ren’s temple')).toBeOnTheScreen();
  expect(screen.getByTestId('temple-computer')).toHaveTextContent('Computer: Prior · Balanced');
  // On the table, and in the sheet's head.
  const asked = question.props.children as string;
  expect(screen.getAllByText(asked).length).toBe(2);

  fireEvent.press(screen.getByTestId('temple-next'));
  expect(screen.getByText('Sen’s temple')).toBeOnTheScreen();
  swipe(300, 120);
  expect(screen.getByText('Tao’s temple')).toBeOnTheScreen();
  swipe(120, 300);
  swipe(120, 300);
  expect(screen.getByText('Ren’s temple')).toBeOnTheScreen();
  // Round the table, skipping one's own temple.
  fireEvent.press(screen.getByTestId('temple-previous'));
  expect(screen.getByText('Tao’s temple')).toBeOnTheScreen();
  expect(screen.getAllByText(asked).length).toBe(2);
  expect(useGame.getState().decision).not.toBeNull();
});

test('what is known of a hand or of what waits is said: names, and materials after Jar', () => {
  expect(knownWords({ count: 4, known: [], materials: [] })).toBeNull();
  expect(knownWords({ count: 4, known: [0], materials: ['clay', 'clay', 'metal'] })).toBe(
    'Amulet, 2 Clay, 1 Metal',
  );
  expect(waitingWords({ count: 1, known: [], materials: [] })).toBe(
    '1 card waiting, face down until Night',
  );
  expect(waitingWords({ count: 3, known: [], materials: ['clay', 'clay'] })).toBe(
    '3 cards waiting, face down until Night. Known: 2 Clay',
  );
});

test('a card that is known to wait lies face up; after Jar a back bears its material', () => {
  const view = crowdedView(2, 0);
  const me = view.players[0] as PlayerView;
  me.waiting = { count: 3, known: [53], materials: ['clay'] };
  const laid = layout(view, PHONE, { front: 0 });
  expect(laid.poses.get('c53')?.face).toBe('full');
  expect(laid.poses.get('x-wait-0-1')?.face).toBe('back');
  expect(laid.poses.get('x-wait-0-2')?.face).toBe('back');
  const m = laid.mats.find((mat) => mat.player === 0) as MatLayout;
  render(
    <ThemeProvider>
      <Own
        m={m}
        p={me}
        participant={{ name: 'Ada', kind: 'person', colour: 0 }}
        points={3}
        onPoints={() => undefined}
      />
    </ThemeProvider>,
  );
  expect(screen.getAllByTestId(/^waiting-seal-/, { includeHiddenElements: true }).length).toBe(1);
  expect(
    screen.getByTestId('waiting-seal-clay', { includeHiddenElements: true }),
  ).toBeOnTheScreen();
});

test('a group says in words what it is worth and what would cover it', () => {
  const group = { material: 'paper', count: 3, cover: 2, covered: false, worth: 3 } as const;
  expect(coverWords('helpers', group)).toBe(
    '3 Clerk helpers, not covered (works for 2 of 3): 3 actions more on a Clerk task. One more Paper work in the gallery would double that.',
  );
  expect(coverWords('sales', { ...group, count: 1, cover: 0, worth: 0 })).toBe(
    '1 Paper sale, not covered: no points yet. A Paper work in the gift shop would cover it.',
  );
  expect(coverWords('sales', { ...group, count: 1, cover: 1, covered: true, worth: 1 })).toBe(
    '1 Paper sale, covered: 1 point.',
  );
});

test.each([
  ['metal', 1, 0, 'A Metal work'],
  ['clay', 4, 0, '2 Clay works'],
  ['clay', 4, 3, 'One more Clay work'],
  ['stone', 2, 0, 'A Stone work'],
  ['cloth', 3, 2, 'One more Cloth work'],
  ['paper', 3, 1, '2 more Paper works'],
] as const)('what would cover %s is told in works: of %i, with %i covered', (...of) => {
  const [material, count, cover, works] = of;
  const group = { material, count, cover, covered: false };
  expect(coverWords('helpers', { ...group, worth: count })).toContain(
    ` task. ${works} in the gallery would double that.`,
  );
  expect(coverWords('sales', { ...group, worth: 0 })).toContain(
    ` yet. ${works} in the gift shop would cover ${count === 1 ? 'it' : 'them'}.`,
  );
});

test('the label of a group says how far it is covered', () => {
  const helpers = ['Crane', 'Tower', 'Frog', 'Robe', 'Vase', 'Bowl', 'Coin', 'Bell'] as const;
  const view = viewFor(situation({ you: { helpers } }), 0);
  const me = view.players[0] as PlayerView;
  const cast = { viewer: 0, participants: [person('Ada'), machine('Ren')] };
  const labels = (viewport: typeof PHONE) =>
    layout(view, viewport, { front: 0 })
      .targets.filter((x) => x.at.zone === 'helpers' && x.at.player === 0)
      .map((target) => targetLabel(target, cast, '', view));
  // One target per group where there is room, else one for all.
  const kinds = new Set(me.helpers.map((card) => materialOf(card))).size;
  const parted = labels({ ...PHONE, width: 1180, height: 820 });
  expect(parted.length).toBe(kinds);
  for (const label of parted) expect(label).toMatch(/helpers?, not covered: /);
  const [all] = labels(PHONE);
  expect(all?.match(/not covered: /g)?.length).toBe(kinds);
});

test('a question about another temple keeps its room when it gets a button more', () => {
  const view = crowdedView(5, 0);
  const button = (id: string): PromptButton => ({
    id,
    label: 'Use Handkerchief',
    kind: 'secondary',
    does: { type: 'select', card: null },
    final: false,
  });
  const buttons = [button('a'), button('b')];
  const theirs = view.players.slice(1).flatMap((p) => p.helpers);
  const prompt: PromptModel = {
    question: 'Hire a helper from the floor',
    detail: null,
    buttons,
    choosable: new Set(theirs.slice(0, 12)),
    selected: null,
  };
  const laid = layAsked(view, PHONE, 0, prompt, prompt);
  expect(laid.buttons.map((a) => a.id)).toEqual(['see', 'a', 'b']);
  const panel = laid.layout.bands.prompt;
  const need = promptNeed({ ...prompt, buttons: laid.buttons }, panel?.w ?? 0);
  expect(panel?.h).toBeGreaterThanOrEqual(need);
  // Without that button it needs less.
  expect(need).toBeGreaterThan(promptNeed(prompt, panel?.w ?? 0));
});

test('a temple says which kind of computer plays there', () => {
  const cast: Cast = {
    viewer: 0,
    participants: [
      person('Ada'),
      { ...machine('Ren', 1), level: 'prior', personality: 'host' },
      { ...machine('Sen', 2), level: 'abbot' },
    ],
  };
  expect([0, 1, 2].map((player) => computerWords(cast, player))).toEqual([
    null,
    'Computer: Prior · Host',
    'Computer: Abbot · Balanced',
  ]);
});
