import { cardNamed, table } from '../support/table';

describe('Tablet', () => {
  test('returns all floor cards, openly, in the order you choose', () => {
    const t = table({
      you: { hand: ['Tablet', 'Tower'] },
      floor: ['Cup', 'Bell', 'Fan'],
      doing: 'Smith',
    });
    t.smith('Tablet').in('gallery').use('Tablet', { side: 'returnAll' });
    t.returnCard('Bell').returnCard('Fan'); // Cup is left for the end
    expect(t.floor).toEqual([]);
    expect(t.deck.slice(-3)).toEqual(['Bell', 'Fan', 'Cup']);
    for (const card of ['Bell', 'Fan', 'Cup'] as const) expect(t.knows('left', card)).toBe(true);
    t.expectNothingPending();
  });

  test('once it returns, returns everything', () => {
    const t = table({
      you: { hand: ['Tablet', 'Tower'] },
      floor: ['Cup', 'Bell'],
      doing: 'Smith',
    });
    t.smith('Tablet').in('gallery').use('Tablet', { side: 'returnAll' });
    expect(t.choices).toEqual(['return Cup', 'return Bell']);
  });

  test('turns deck cards onto the floor until it has both a Stone and a Metal', () => {
    const t = table({
      you: { hand: ['Tablet', 'Tower'] },
      floor: ['Cup'],
      deckTop: ['Fan', 'Frog', 'Stool', 'Mask', 'Ring', 'Vase'],
      doing: 'Smith',
    });
    t.smith('Tablet').in('gallery').use('Tablet', { side: 'turn' });
    expect(t.floor).toEqual(['Cup', 'Fan', 'Frog', 'Stool', 'Mask', 'Ring']);
    expect(t.deck[0]).toBe('Vase');
    expect(t.knows('left', 'Ring')).toBe(true);
    t.expectNothingPending();
  });

  test('counts what lies there already', () => {
    const t = table({
      you: { hand: ['Tablet', 'Tower'] },
      floor: ['Ring'],
      deckTop: ['Frog', 'Vase'],
      doing: 'Smith',
    });
    t.smith('Tablet').in('gallery').use('Tablet', { side: 'turn' });
    expect(t.floor).toEqual(['Ring', 'Frog']);
    expect(t.deck[0]).toBe('Vase');
    t.expectNothingPending();
  });

  test('turns none where both lie there: returning is the only thing to do', () => {
    const t = table({
      you: { hand: ['Tablet', 'Tower'] },
      floor: ['Ring', 'Frog'],
      doing: 'Smith',
    });
    t.smith('Tablet').in('gallery');
    expect(t.choices).toEqual(['use Tablet returnAll', 'pass']);
  });

  test('has nothing to return from an empty floor', () => {
    const t = table({ you: { hand: ['Tablet', 'Tower'] }, doing: 'Smith' });
    t.smith('Tablet').in('gallery');
    expect(t.choices).toEqual(['use Tablet turn', 'pass']);
  });

  test('may be declined', () => {
    const t = table({
      you: { hand: ['Tablet', 'Tower'] },
      floor: ['Cup'],
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Tablet').in('gallery').pass();
    expect(t.floor).toEqual(['Cup']);
    expect(t.deck[0]).toBe('Vase');
    t.expectNothingPending();
  });

  test('may empty the deck, which ends the game', () => {
    const t = table({
      you: { gallery: ['Cloak'], hand: ['Tablet', 'Tower', 'Ring'] },
      deckTop: ['Fan', 'Frog', 'Mask'],
      restOfDeck: 0,
      doing: 'Smith',
    });
    t.smith('Tablet').in('gallery').use('Tablet', { side: 'turn' });
    expect(t.end).toBe('deck');
    expect(t.floor).toEqual(['Fan', 'Frog', 'Mask']);
    expect(t.you.gallery).toEqual(['Cloak', 'Tablet']); // Cloak has no say any more
    t.expectNothingPending();
  });

  test('ends the game also when the very last card completes the pair', () => {
    const t = table({
      you: { hand: ['Tablet', 'Tower'] },
      deckTop: ['Frog', 'Ring'],
      restOfDeck: 0,
      doing: 'Smith',
    });
    t.smith('Tablet').in('gallery').use('Tablet', { side: 'turn' });
    expect(t.end).toBe('deck');
  });

  test('keeps the deck alive by what it returns', () => {
    const t = table({
      you: { hand: ['Tablet', 'Tower'], helpers: ['Pin'] },
      floor: ['Cup'],
      deckTop: ['Vase'],
      restOfDeck: 0,
      doing: 'Smith',
    });
    t.smith('Tablet').in('gallery').use('Tablet', { side: 'returnAll' }).pray();
    expect(t.end).toBe(null);
    expect(t.deck).toEqual(['Cup']);
    t.expectNothingPending();
  });

  test('acts before Cloak returns it, and when Poem has completed it', () => {
    const t = table({
      you: { gallery: ['Poem', 'Cloak'], hand: ['Fan', 'Ring'] },
      floor: ['Cup', 'Sword'],
      deckTop: ['Tablet', 'Frog', 'Vase'],
      doing: 'Smith',
    });
    t.smith('Fan').in('gallery').use('Poem').in('gallery');
    expect(t.choices).toEqual(['use Tablet returnAll', 'use Tablet turn', 'pass']);
    t.use('Tablet', { side: 'turn' });
    expect(t.floor).toEqual(['Cup', 'Sword', 'Frog']);
    t.use('Cloak', { card: 'Ring' }).in('gallery');
    expect(t.deck.slice(-2)).toEqual(['Fan', 'Tablet']);
    t.expectNothingPending();
  });

  test('feeds or starves Statue, which its owner completes next', () => {
    const t = table({
      you: { hand: ['Tablet', 'Statue', 'Tower'], helpers: ['Pin'] },
      floor: ['Cup'],
      doing: 'Smith',
    });
    t.smith('Tablet').show('Tower').in('gallery').use('Tablet', { side: 'returnAll' });
    t.smith('Statue').in('gallery'); // an empty floor: not offered
    t.expectNothingPending();
    expect(t.you.bench).toEqual([]);
  });

  test('gives nothing to a Kite that has copied it, nor after another work', () => {
    const t = table({
      you: { gallery: ['Kite', 'Tablet'], hand: ['Cup', 'Doll'] },
      left: { task: ['Pin'], hand: ['Bell'] },
      floor: ['Vase'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Cup' }).bench('you').pass();
    t.smith('Doll').in('gallery');
    expect(t.floor).toContain('Vase');
    t.expectNothingPending();
  });

  test('acts for each of two copies at its own completion', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Tablet'], hand: ['Tablet 2', 'Tower'] },
      floor: ['Cup'],
      doing: 'Smith',
    });
    t.smith('Tablet 2').in('gallery').use('Tablet 2', { side: 'returnAll' });
    expect(t.floor).toEqual([]);
    t.expectNothingPending();
  });

  test('lets the others see where the returned cards lie', () => {
    const t = table({
      you: { hand: ['Tablet', 'Tower'], helpers: ['Pin'] },
      floor: ['Cup', 'Bell', 'Fan'],
      doing: 'Smith',
    });
    t.smith('Tablet').in('gallery').use('Tablet', { side: 'returnAll' });
    t.returnCard('Fan').returnCard('Cup');
    const { deck } = t.viewOf('left'); // bottom first
    expect(deck.slice(0, 4)).toEqual([cardNamed('Bell'), cardNamed('Cup'), cardNamed('Fan'), null]);
  });
});
