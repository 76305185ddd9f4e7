/** The five uses of a card, with the engine's numbers for this table. */
import { castFor } from '@/components/table/model/cast';
import type { Life } from '@/components/table/model/lives';
import { generalLives, LIVES, livesOf } from '@/components/table/model/lives';
import type { CardName, Situation } from '@/engine';
import { cardNamed, SPECTATOR, situation, viewFor } from '@/engine';

import { machine, person } from '../support/at-table';

const cast = castFor([person('Ada'), machine('Ren')], 0);

function lives(at: Situation, name: CardName) {
  const lines = livesOf(viewFor(situation({ left: {}, ...at }), 0), cast, cardNamed(name));
  const words = Object.fromEntries(lines.map((line) => [line.life, line.words]));
  const present = lines.filter(({ isPresent }) => isPresent).map(({ life }) => life);
  return { words: words as Record<Life, string>, present };
}

test('a Stone card in hand: what each life would bring, none of them present', () => {
  const { words, present } = lives(
    {
      you: {
        hand: ['Tower', 'Crane'],
        helpers: ['Amulet', 'Daitoro'],
        gallery: ['Pillar'],
        sales: ['Statue'],
        giftShop: ['Tablet'],
        bench: ['Stool'],
      },
    },
    'Tower',
  );
  expect(present).toEqual([]);
  expect(words).toEqual({
    task: 'Monk: hire from the floor, 5 actions for you',
    // One Stone work covers two helpers.
    helper: 'Monk tasks would give you 4 actions instead of 5 (not covered)',
    material: 'with it, 2 Stone on your bench: enough to craft a Stone work',
    sale: 'Stone sales would bring you 4 points instead of 2 (covered)',
    work: '2 points, covers 2 Stone; you have the support for Craft; Smith needs 1 more Stone in your hand',
  });
});

test('a Clay card on the floor of an empty table', () => {
  const { words, present } = lives({ you: { hand: ['Jar'] }, floor: ['Vase'] }, 'Vase');
  expect(present).toEqual([]);
  expect(words).toEqual({
    task: 'Potter: collect from the floor, 1 action for you',
    helper: 'Potter tasks would give you 2 actions instead of 1 (not covered)',
    material: 'with it, 1 Clay on your bench: 1 more to craft a Clay work',
    sale: 'Clay sales would bring you no points yet (not covered)',
    work: '3 points, covers 3 Clay; Smith needs 1 more Clay in your hand, Craft 2 more on your bench',
  });
});

test('the life that a card has now is marked, and told of its owner', () => {
  const mine = lives({ you: { helpers: ['Vase'], gallery: ['Jar'] } }, 'Vase');
  expect(mine.present).toEqual(['helper']);
  expect(mine.words.helper).toBe('Potter tasks give you 3 actions, 1 without it (covered)');

  const theirs = lives({ left: { sales: ['Vase'], giftShop: ['Jar'] } }, 'Vase');
  expect(theirs.present).toEqual(['sale']);
  expect(theirs.words.sale).toBe('Clay sales bring Ren 3 points, 0 without it (covered)');

  const bench = lives({ left: { bench: ['Vase', 'Jar'] } }, 'Vase');
  expect(bench.present).toEqual(['material']);
  expect(bench.words.material).toBe('with it, 2 Clay on Ren’s bench: enough to craft a Clay work');
});

test('anybody’s task is told from the reader’s side, who does it too', () => {
  const { words, present } = lives(
    { you: { helpers: ['Bowl'] }, left: { task: ['Vase'], helpers: ['Cup', 'Jar'] } },
    'Vase',
  );
  expect(present).toEqual(['task']);
  expect(words.task).toBe('Potter: collect from the floor, 2 actions for you');
});

test('a completed work says what it covers; its other lives are over and stay general', () => {
  const { words, present } = lives({ you: { gallery: ['Jar'], helpers: ['Bowl'] } }, 'Jar');
  expect(present).toEqual(['work']);
  expect(words.work).toBe('3 points, and covers 3 Potter helpers for you');
  expect(words.helper).toBe('Potter tasks give 1 more action, covered 2');
  expect(words.task).toBe('Potter: collect from the floor');
  const sold = lives({ you: { giftShop: ['Crane'] } }, 'Crane');
  expect(sold.words.work).toBe('1 point, and covers 1 Paper sale for you');
});

test('without a table, or for somebody who only watches, it says what is true anywhere', () => {
  const card = cardNamed('Tower');
  expect(generalLives(card).map(({ words }) => words)).toEqual([
    'Monk: hire from the floor',
    'Monk tasks give 1 more action, covered 2',
    'crafting a Stone work takes 1 on the bench',
    '2 points at the end, if covered',
    '2 points, covers 2 Stone; needs 1 other Stone card to show',
  ]);
  const view = viewFor(situation({ floor: ['Tower'] }), SPECTATOR);
  expect(livesOf(view, { ...cast, viewer: SPECTATOR }, card)).toEqual(generalLives(card));
  expect(generalLives(cardNamed('Poem')).map(({ life }) => life)).toEqual([...LIVES]);
});
