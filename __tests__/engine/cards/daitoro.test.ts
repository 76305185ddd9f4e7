import { table } from '../support/table';

describe('Daitoro', () => {
  test('turns cards onto the floor until it has three', () => {
    const t = table({
      you: { gallery: ['Daitoro'], hand: ['Fan'] },
      floor: ['Cup'],
      deckTop: ['Vase', 'Bell', 'Jar'],
      at: 'morning',
    });
    t.use('Daitoro');
    expect(t.floor).toEqual(['Cup', 'Vase', 'Bell']);
    expect(t.deck[0]).toBe('Jar');
    expect(t.knows('left', 'Vase')).toBe(true);
    t.expectNothingPending();
  });

  test('may be declined', () => {
    const t = table({
      you: { gallery: ['Daitoro'], hand: ['Fan'] },
      floor: ['Cup'],
      at: 'morning',
    });
    t.pass();
    expect(t.floor).toEqual(['Cup']);
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('has nothing to do where three cards lie already', () => {
    const t = table({
      you: { gallery: ['Daitoro'], hand: ['Fan'] },
      floor: ['Cup', 'Vase', 'Bell'],
      at: 'morning',
    });
    expect(t.decision.kind).toBe('newTask');
    const u = table({
      you: { gallery: ['Daitoro'], hand: ['Fan'] },
      floor: ['Cup', 'Vase', 'Bell', 'Jar'],
      at: 'morning',
    });
    expect(u.decision.kind).toBe('newTask');
  });

  test('acts before the old task falls to the floor', () => {
    const t = table({
      you: { gallery: ['Daitoro'], hand: ['Fan'], task: ['Pin'] },
      floor: ['Cup'],
      deckTop: ['Vase', 'Bell'],
      at: 'morning',
    });
    t.use('Daitoro');
    expect(t.floor).toEqual(['Cup', 'Vase', 'Bell', 'Pin']);
  });

  test('finds the old task on the floor in the order that discards first', () => {
    const t = table({
      morningOrder: 'discardFirst',
      you: { gallery: ['Daitoro'], hand: ['Fan'], task: ['Pin'] },
      floor: ['Cup'],
      deckTop: ['Vase', 'Bell'],
      at: 'morning',
    });
    t.use('Daitoro');
    expect(t.floor).toEqual(['Cup', 'Pin', 'Vase']);
    expect(t.decision.kind).toBe('newTask');
  });

  test('ends the game in the middle with the last card', () => {
    const t = table({
      you: { gallery: ['Daitoro'], hand: ['Fan'] },
      deckTop: ['Vase', 'Bell'],
      restOfDeck: 0,
      at: 'morning',
    });
    t.use('Daitoro');
    expect(t.end).toBe('deck');
    expect(t.floor).toEqual(['Vase', 'Bell']);
    t.expectNothingPending();
  });

  test('ends the game too when the last card is the third on the floor', () => {
    const t = table({
      you: { gallery: ['Daitoro'], hand: ['Fan'] },
      floor: ['Cup'],
      deckTop: ['Vase', 'Bell'],
      restOfDeck: 0,
      at: 'morning',
    });
    t.use('Daitoro');
    expect(t.end).toBe('deck');
    expect(t.floor).toHaveLength(3);
  });

  test('counts what Umbrella turned before', () => {
    const t = table({
      you: { gallery: ['Daitoro', 'Umbrella'], hand: ['Fan'] },
      floor: ['Cup'],
      deckTop: ['Vase', 'Bell', 'Jar'],
      at: 'morning',
    });
    t.use('Umbrella').use('Daitoro');
    expect(t.floor).toEqual(['Cup', 'Vase', 'Bell']);
    t.expectNothingPending();
  });

  test('loses its reason when Umbrella turns the third card', () => {
    const t = table({
      you: { gallery: ['Daitoro', 'Umbrella'], hand: ['Fan'] },
      floor: ['Cup', 'Jar'],
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.use('Umbrella');
    expect(t.decision.kind).toBe('newTask');
  });

  test('completed in the morning may act in it', () => {
    const t = table({
      you: { gallery: ['Pin', 'Dice'], hand: ['Fan', 'Doll'] },
      deckTop: ['Daitoro', 'Vase', 'Bell', 'Jar', 'Bowl', 'Brick', 'Cup'],
      at: 'morning',
    });
    t.use('Pin').tailor().use('Dice').in('gallery').pass(); // draws three
    t.use('Daitoro');
    expect(t.floor).toEqual(['Bowl', 'Brick', 'Cup']);
    t.expectNothingPending();
  });

  test('copied by Kite may act in the same morning', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan', 'Doll'] },
      left: { gallery: ['Daitoro'] },
      deckTop: ['Vase', 'Bell', 'Jar'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').use('Kite');
    expect(t.floor).toEqual(['Vase', 'Bell', 'Jar']);
    expect(t.you.gallery).toEqual(['Kite']);
    t.expectNothingPending();
  });

  test('has a second copy find nothing to do', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Daitoro', 'Daitoro 2'], hand: ['Fan'] },
      at: 'morning',
    });
    t.use('Daitoro 2');
    expect(t.floor).toHaveLength(3);
    expect(t.decision.kind).toBe('newTask');
  });
});
