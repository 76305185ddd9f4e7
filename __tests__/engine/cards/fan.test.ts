import { cardNamed, table } from '../support/table';

const FOUR = ['Amulet', 'Bench', 'Doll', 'Sword'] as const;

describe('Fan', () => {
  test('returns two of the top three, and the third is drawn by the Tailor action', () => {
    const t = table({
      you: { gallery: ['Fan'], hand: [...FOUR] },
      deckTop: ['Vase', 'Bell', 'Crane', 'Cup'],
      doing: 'Tailor',
    });
    t.tailor().use('Fan').returnCard('Bell').returnCard('Vase');
    expect(t.deck.slice(0, 2)).toEqual(['Crane', 'Cup']);
    expect(t.deck.slice(-2)).toEqual(['Bell', 'Vase']);
    t.pass(); // return nothing, draw up to five
    expect(t.you.hand).toEqual([...FOUR, 'Crane']);
    t.expectNothingPending();
  });

  test('shows everything that it moves to everybody', () => {
    const t = table({
      you: { gallery: ['Fan'], hand: [...FOUR] },
      deckTop: ['Vase', 'Bell', 'Crane', 'Cup'],
      doing: 'Tailor',
    });
    t.tailor().use('Fan');
    for (const card of ['Vase', 'Bell', 'Crane'] as const) expect(t.knows('left', card)).toBe(true);
    t.returnCard('Vase').returnCard('Crane');
    for (const card of ['Vase', 'Bell', 'Crane'] as const) expect(t.knows('left', card)).toBe(true);
    expect(t.knows('you', 'Cup')).toBe(false);
    t.pass();
    expect(t.you.hand).toContain('Bell');
    expect(t.knows('left', 'Bell')).toBe(true); // known on the deck, so known in the hand
    t.expectNothingPending();
  });

  test('may be declined', () => {
    const t = table({
      you: { gallery: ['Fan'], hand: [...FOUR] },
      deckTop: ['Vase', 'Bell', 'Crane'],
      doing: 'Tailor',
    });
    t.tailor().pass().pass();
    expect(t.you.hand).toEqual([...FOUR, 'Vase']);
    expect(t.knows('left', 'Vase')).toBe(false);
    expect(t.knows('left', 'Bell')).toBe(false);
    t.expectNothingPending();
  });

  test('is no help for a Prayer or a Craft at a Tailor task', () => {
    const t = table({
      you: { gallery: ['Fan'], hand: ['Mask'], bench: ['Robe'], helpers: ['Flag'] },
      doing: 'Tailor',
    });
    t.craft('Mask').in('gallery').pray();
    t.expectNothingPending();
  });

  test('may be used once for each Tailor action', () => {
    const t = table({
      you: { gallery: ['Fan'], helpers: ['Flag'], hand: [...FOUR, 'Dice'] },
      deckTop: ['Vase', 'Bell', 'Crane', 'Cup', 'Jar'],
      doing: 'Tailor',
    });
    t.tailor().use('Fan').returnCard('Vase').returnCard('Bell');
    expect(t.decision.kind).toBe('tailor'); // not again for this action
    t.pass();
    t.tailor().use('Fan').returnCard('Crane').returnCard('Cup').pass();
    expect(t.deck[0]).toBe('Jar');
    expect(t.deck.slice(-4)).toEqual(['Vase', 'Bell', 'Crane', 'Cup']);
    t.expectNothingPending();
  });

  test.each([
    [1, ['Vase']],
    [2, ['Vase', 'Bell']],
  ] as const)('ends the game with %i card(s) in the deck, which are revealed', (_n, cards) => {
    const t = table({
      you: { gallery: ['Fan'], hand: [...FOUR] },
      deckTop: [...cards],
      restOfDeck: 0,
      doing: 'Tailor',
    });
    t.tailor().use('Fan');
    expect(t.end).toBe('fan');
    expect(t.deck).toEqual([...cards]);
    for (const card of cards) expect(t.knows('left', card)).toBe(true);
    expect(t.you.hand).toEqual([...FOUR]); // the Tailor action is not carried out
    expect(t.you.waiting).toEqual([]);
    t.expectNothingPending();
  });

  test('with few cards in the deck may be left alone', () => {
    const t = table({
      you: { gallery: ['Fan'], hand: [...FOUR] },
      deckTop: ['Vase', 'Bell'],
      restOfDeck: 0,
      doing: 'Tailor',
    });
    t.tailor().pass().pass();
    expect(t.end).toBeNull();
    expect(t.you.hand).toContain('Vase');
    t.expectNothingPending();
  });

  test('goes on with a deck of three', () => {
    const t = table({
      you: { gallery: ['Fan'], hand: [...FOUR] },
      deckTop: ['Vase', 'Bell', 'Crane'],
      restOfDeck: 0,
      doing: 'Tailor',
    });
    t.tailor().use('Fan').returnCard('Crane').returnCard('Vase').pass();
    expect(t.end).toBeNull();
    expect(t.you.hand).toEqual([...FOUR, 'Bell']);
    expect(t.deck).toEqual(['Crane', 'Vase']);
    t.expectNothingPending();
  });

  test('prepares the top card for Dice', () => {
    const t = table({
      you: { gallery: ['Fan', 'Dice'], hand: ['Amulet', 'Bench', 'Doll'] },
      deckTop: ['Mask', 'Bell', 'Crane'],
      doing: 'Tailor',
    });
    t.tailor().use('Fan').returnCard('Mask').returnCard('Crane').use('Dice').in('giftShop');
    expect(t.you.giftShop).toEqual(['Bell']); // worth 3, with three cards in hand
    expect(t.decision.kind).toBe('tailor');
  });

  test('may be used before the Tailor action of Pin', () => {
    const t = table({
      you: { gallery: ['Fan', 'Pin'], hand: [...FOUR, 'Cup'] },
      deckTop: ['Vase', 'Bell', 'Crane'],
      at: 'morning',
    });
    t.use('Pin').tailor().use('Fan').returnCard('Vase').returnCard('Crane').pass();
    expect(t.deck[0]).toBe('Bell');
    t.expectNothingPending();
  });

  test('may be used before a Tailor action of another player’s task, under Mask too', () => {
    const t = table({
      you: { gallery: ['Fan'], hand: [...FOUR, 'Cup'] },
      left: { gallery: ['Mask'], task: ['Robe'] },
      deckTop: ['Vase', 'Bell', 'Crane'],
    });
    t.tailor().use('Fan').returnCard('Vase').returnCard('Crane').pass();
    expect(t.you.hand).toContain('Bell'); // drawn by the Prayer of a player without a task
    t.expectNothingPending();
  });

  test('acts twice for two copies', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Fan', 'Fan 2'], hand: [...FOUR] },
      deckTop: ['Vase', 'Bell', 'Crane', 'Cup', 'Jar'],
      doing: 'Tailor',
    });
    t.tailor().use('Fan').returnCard('Vase').returnCard('Bell');
    t.use('Fan 2').returnCard('Crane').returnCard('Cup').pass();
    expect(t.you.hand).toContain('Jar');
    t.expectNothingPending();
  });

  test('may be copied by Kite', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Vase', 'Doll'] },
      left: { gallery: ['Fan'], task: ['Robe'] },
      deckTop: ['Cup', 'Bell', 'Crane'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Doll' }).bench('left').pass();
    t.tailor().use('Kite').returnCard('Cup').returnCard('Crane');
    expect(t.deck[0]).toBe('Bell');
    expect(t.you.gallery).toEqual(['Kite']);
  });

  test('lets the others see the places of the three cards, and of no other', () => {
    const t = table({
      you: { gallery: ['Fan'], hand: [...FOUR] },
      deckTop: ['Vase', 'Bell', 'Crane', 'Cup'],
      doing: 'Tailor',
    });
    t.tailor().use('Fan').returnCard('Bell').returnCard('Vase');
    const { deck } = t.viewOf('left'); // bottom first
    expect(deck.slice(0, 2)).toEqual([cardNamed('Vase'), cardNamed('Bell')]);
    expect(deck[deck.length - 1]).toBe(cardNamed('Crane'));
    expect(deck.filter((card) => card !== null)).toHaveLength(3);
  });
});
