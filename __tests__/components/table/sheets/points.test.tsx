import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import { FullFace } from '@/components/card';
import { SlipFace } from '@/components/card/slip-face';
import { cardLabel } from '@/components/table/board/labels';
import { lineWords, reasonWords } from '@/components/table/model/score-words';
import { ScoreCards } from '@/components/table/sheets/score-cards';
import { ThemeProvider } from '@/components/theme';
import { scoreOf, viewFor } from '@/engine';
import { useGame } from '@/store/game';

import type { CardName } from '../../../engine/support/table';
import { cardNamed, table } from '../../../engine/support/table';
import { machine, person, playUntil, sitDown } from '../support/at-table';

const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));

async function sheetSays(testID: string, words: RegExp | string): Promise<void> {
  await waitFor(() => expect(screen.getByTestId(testID)).toHaveTextContent(words));
}

test('a tap on anybody’s points, on a panel, on one’s own mat or in a temple, shows where they come from', async () => {
  await sitDown({
    participants: [person('Ada'), machine('Ren', 1), machine('Sen', 2)],
    seed: 'points open up',
    when: () => (useGame.getState().view?.turn ?? 0) > 12,
  });
  await playUntil(() => useGame.getState().decision !== null);
  const { scores } = useGame.getState();
  const total = (player: number) => `${scores[player]?.total} point`;

  press('points-1');
  await sheetSays('points-total', new RegExp(`^${total(1)}`));
  expect(screen.getByText('Ren’s points')).toBeOnTheScreen();
  // From there to anybody else's, with what is new since the last turn.
  press('points-go-2');
  await sheetSays('points-total', new RegExp(`^${total(2)}`));
  await sheetSays('points-since', /(since|after) your last turn$/);
  press('points-go-0');
  await waitFor(() => expect(screen.getByText('Your points')).toBeOnTheScreen());
  await sheetSays('points-total', new RegExp(`^${total(0)}`));

  act(() => press('points-close'));
  press('own-points');
  await waitFor(() => expect(screen.getByText('Your points')).toBeOnTheScreen());
  act(() => press('points-close'));
  press('seat-1');
  await waitFor(() => expect(screen.getByTestId('temple-points')).toBeOnTheScreen());
  press('temple-points');
  await sheetSays('points-total', new RegExp(`^${total(1)}`));
});

test('the breakdown counts for others only what the reader may know', async () => {
  await sitDown({
    participants: [person('Ada'), machine('Ren', 1)],
    seed: 'points hidden',
    when: () => (useGame.getState().view?.turn ?? 0) > 6,
  });
  await playUntil(() => useGame.getState().decision !== null);
  const hand = useGame.getState().view?.players[1]?.hand;
  expect(hand?.known.length).toBeLessThan(hand?.count ?? 0);
  press('points-1');
  await sheetSays('points-hidden', /^At the end, \d+ cards? in Ren’s hand may add more\.$/);
  const shown = useGame.getState().scores[1]?.lines.map(({ card }) => card) ?? [];
  const open = useGame.getState().view?.players[1];
  for (const card of shown) {
    expect([
      ...(open?.gallery ?? []),
      ...(open?.giftShop ?? []),
      ...(open?.sales ?? []),
      ...(open?.hand.known ?? []),
    ]).toContain(card);
  }
});

test('a card that counts through a work names that work', () => {
  const t = table({
    you: { gallery: ['Lampshade', 'Quilt'], sales: ['Vase', 'Fan'], hand: ['Cup'] },
    left: { sales: ['Dice'] },
    doing: 'Clerk',
  });
  const [score, view] = [scoreOf(t.state, 0), viewFor(t.state, 0)];
  const why = (name: CardName) => {
    const line = score.lines.find(
      ({ card, category }) => card === cardNamed(name) && category !== 'works',
    );
    return line === undefined ? null : reasonWords(view, score, line);
  };
  expect(why('Cup')).toBe('Lampshade wins the tie');
  expect(why('Fan')).toBe('covered by Quilt');
  expect(why('Vase')).toBe('not covered');
});

test('what has come since one’s last turn is marked, card by card', () => {
  const before = table({ you: { gallery: ['Tower'] }, doing: 'Clerk' });
  const now = table({ you: { gallery: ['Tower', 'Bell'] }, doing: 'Clerk' });
  render(
    <ThemeProvider>
      <ScoreCards
        view={viewFor(now.state, 0)}
        score={scoreOf(now.state, 0)}
        earlier={scoreOf(before.state, 0)}
        testID="cards"
      />
    </ThemeProvider>,
  );
  expect(screen.getByText('Works 5 (+3)')).toBeOnTheScreen();
  expect(screen.getByLabelText('Bell: 3 points (work), new')).toBeOnTheScreen();
  expect(screen.getByLabelText('Tower: 2 points (work)')).toBeOnTheScreen();
});

describe('a Kite that is a copy', () => {
  const t = table({
    you: { gallery: ['Kite'], hand: ['Fan', 'Straw'] },
    left: { gallery: ['Bell'] },
    at: 'morning',
  });
  t.use('Kite', { card: 'Fan' }).bench('left');
  const view = viewFor(t.state, 0);
  const kite = cardNamed('Kite');
  const hidden = { includeHiddenElements: true };

  test('bears its own name beside that of the work it copies, as a card and as a slip', () => {
    const of = view.copies[0]?.of;
    expect(of).toBe(cardNamed('Bell'));
    const { rerender } = render(<FullFace card={kite} w={84} h={118} copyOf={of} />, {
      wrapper: ThemeProvider,
    });
    expect(screen.getByText('Bell', hidden)).toBeOnTheScreen();
    expect(screen.getByText('Kite’s copy', hidden)).toBeOnTheScreen();
    rerender(<FullFace card={kite} w={44} h={62} copyOf={of} />);
    expect(screen.getByText('Kite', hidden)).toBeOnTheScreen();
    rerender(<SlipFace card={kite} w={120} h={18} copyOf={of} />);
    expect(screen.getByText('Bell · Kite', hidden)).toBeOnTheScreen();
    rerender(<FullFace card={kite} w={84} h={118} />);
    expect(screen.queryByTestId('copy-mark', hidden)).toBeNull();
  });

  test('is told so, on the table and in the count', () => {
    expect(cardLabel(kite, view)).toBe('Kite, as a copy of Bell, Metal, Smith, value 3');
    expect(cardLabel(kite)).toBe('Kite, Cloth, Tailor, value 2');
    const score = scoreOf(t.state, 0);
    const [line] = score.lines;
    expect(line && lineWords(view, score, line)).toBe('Kite, as a copy of Bell: 3 points (work)');
  });
});
