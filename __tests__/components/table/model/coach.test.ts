/** Each of the marks has its moment at the table, alone. */
import type { CoachedTable, Mark } from '@/components/table/model/coach';
import { MARKS, markFor } from '@/components/table/model/coach';
import type { GameState, Situation } from '@/engine';
import {
  advance,
  cardNamed,
  legalChoices,
  newGame,
  scoreOf,
  seededRng,
  situation,
  viewFor,
} from '@/engine';
import { policyOf } from '../../../../scripts/fuzz/policy';
import type { Played } from '../support/coach-moments';
import { MOMENTS } from '../support/coach-moments';

function tableAt(given: Situation, { read, next = () => null }: Played = {}): CoachedTable {
  const g = situation(given);
  for (let choice = next(legalChoices(g) ?? [], g.turn); choice !== null;) {
    advance(g, choice);
    choice = next(legalChoices(g) ?? [], g.turn);
  }
  const view = viewFor(g, 0);
  return {
    view,
    decision: view.decision,
    player: 0,
    points: scoreOf(g, 0).total,
    chosen: read === undefined ? null : cardNamed(read),
  };
}

const tableOf = (mark: Mark) => tableAt(...MOMENTS[mark]);

const others = (mark: Mark) => MARKS.filter((each) => each !== mark);

test.each(MARKS.map((mark) => [mark]))('%s is shown at its moment, once', (mark) => {
  const table = tableOf(mark);
  expect(markFor(table, others(mark))).toMatchObject({ mark });
  expect(markFor(table, MARKS)).toBeNull();
});

test.each(MARKS.map((mark) => [mark]))('%s is not shown at a bare table', (mark) => {
  const bare = tableAt({ you: { gallery: [] }, floor: ['Coin', 'Cup'], doing: 'Tailor' });
  const shown = markFor({ ...bare, decision: null }, others(mark));
  expect(shown).toBeNull();
});

test('the most needed one comes first, then the next', () => {
  const table = tableAt({
    you: { hand: ['Coin', 'Crane'] },
    left: { helpers: ['Ring'] },
    at: 'newTask',
  });
  const first = markFor(table, []);
  expect(first?.mark).toBe('tasks');
  expect(markFor(table, ['tasks'])?.mark).toBe('noTask');
});

test('it points at what it speaks of', () => {
  const at = (mark: Mark) => markFor(tableOf(mark), others(mark))?.at;
  expect(at('theirTask')).toEqual({ zone: 'task', player: 1 });
  expect(at('support')).toEqual({ zone: 'hand', player: 0 });
  expect(at('craft')).toEqual({ zone: 'bench', player: 0 });
  expect(at('end')).toEqual({ zone: 'gallery', player: 0 });
  expect(at('rivalEnd')).toEqual({ zone: 'giftShop', player: 1 });
  expect(at('text')).toEqual({ zone: 'hand', player: 0 });
});

test('support is not said to stay where a work sends something else away for it', () => {
  const making = { hand: ['Flag', 'Socks'], bench: ['Poem'] } satisfies Situation['you'];
  const said = (situated: Situation) => markFor(tableAt(situated), others('support'))?.mark;
  expect(said({ you: making, doing: 'Smith' })).toBe('support');
  expect(said({ you: { ...making, gallery: ['Crane'] }, doing: 'Smith' })).toBeUndefined();
  expect(said({ you: making, left: { gallery: ['Crane'] }, doing: 'Smith' })).toBe('support');
});

test('Prayer is spoken of when it is all that an action can be', () => {
  const said = (situated: Situation) => markFor(tableAt(situated), others('prayer'))?.mark;
  expect(said({ doing: 'Monk' })).toBe('prayer');
  expect(said({ floor: ['Coin'], doing: 'Monk' })).toBeUndefined();
  expect(said({ you: { hand: ['Coin', 'Crane'] }, doing: 'Tailor' })).toBeUndefined();
});

test('an opponent with two works and many helpers may end the game in one task', () => {
  const said = (left: Situation['left']) =>
    markFor(tableAt({ left, floor: ['Cup'], doing: 'Monk' }), others('rivalEnd'))?.mark;
  expect(said({ giftShop: ['Crane', 'Doll'] })).toBeUndefined();
  expect(said({ giftShop: ['Crane', 'Doll'], helpers: ['Coin'] })).toBeUndefined();
  expect(said({ giftShop: ['Crane', 'Doll'], helpers: ['Coin', 'Ring'] })).toBe('rivalEnd');
  expect(said({ helpers: ['Coin', 'Ring', 'Gong', 'Pin'] })).toBeUndefined();
});

/** Every prompt a person could see: without a chosen card, and with each. */
function tablesIn(g: GameState): CoachedTable[] {
  const view = viewFor(g, 0);
  const cards = (view.decision?.choices ?? []).flatMap(({ card }) => card ?? []);
  const points = scoreOf(g, 0).total;
  return [null, ...new Set(cards)].map((chosen) => ({
    view,
    decision: view.decision,
    player: 0,
    points,
    chosen,
  }));
}

test('real games come to all moments, and to each mark once', () => {
  const seen: string[] = [];
  for (let i = 0; i < 12 && seen.length < MARKS.length; i++) {
    const g = newGame({ players: 2, seed: `coached ${i}` });
    const policy = policyOf(1, seededRng(`player ${i}`));
    for (let legal = legalChoices(g); legal !== null; legal = advance(g, policy(g, legal))) {
      if (g.current !== 0) continue;
      // One mark per question.
      const shown = tablesIn(g).map((table) => markFor(table, seen));
      const first = shown.find((each) => each !== null);
      if (first !== undefined && first !== null) seen.push(first.mark);
    }
  }
  expect([...seen].sort()).toEqual([...MARKS].sort());
});
