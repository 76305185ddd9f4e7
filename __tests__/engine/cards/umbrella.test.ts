import { table } from '../support/table';

describe('Umbrella', () => {
  test('turns the top card onto the floor, and may sell a helper matching it', () => {
    const t = table({
      you: { gallery: ['Umbrella'], helpers: ['Jar', 'Ring', 'Cup'], hand: ['Fan'] },
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.use('Umbrella');
    expect(t.floor).toEqual(['Vase']);
    expect(t.choices).toEqual(['sell Jar', 'sell Cup', 'pass']);
    t.sell('Cup');
    expect(t.you.sales).toEqual(['Cup']);
    expect(t.you.helpers).toEqual(['Jar', 'Ring']);
    t.expectNothingPending();
  });

  test('need not be opened', () => {
    const t = table({
      you: { gallery: ['Umbrella'], helpers: ['Jar'], hand: ['Fan'] },
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.pass();
    expect(t.floor).toEqual([]);
    expect(t.deck[0]).toBe('Vase');
    t.expectNothingPending();
  });

  test('may keep the matching helper when the card is turned', () => {
    const t = table({
      you: { gallery: ['Umbrella'], helpers: ['Jar'], hand: ['Fan'] },
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.use('Umbrella').pass();
    expect(t.floor).toEqual(['Vase']);
    expect(t.you.helpers).toEqual(['Jar']);
    expect(t.you.sales).toEqual([]);
    t.expectNothingPending();
  });

  test('asks nothing when no helper matches', () => {
    const t = table({
      you: { gallery: ['Umbrella'], helpers: ['Ring'], hand: ['Fan'] },
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.use('Umbrella');
    expect(t.decision.kind).toBe('newTask');
    expect(t.you.helpers).toEqual(['Ring']);
    t.expectNothingPending();
  });

  test('turning the last card ends the game, and sells nothing', () => {
    const t = table({
      you: { gallery: ['Umbrella'], helpers: ['Jar'], hand: ['Fan'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
      at: 'morning',
    });
    t.use('Umbrella');
    expect(t.end).toBe('deck');
    expect(t.floor).toEqual(['Vase']);
    expect(t.you.helpers).toEqual(['Jar']);
    expect(t.you.sales).toEqual([]);
  });

  test('two of them turn a card each', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Umbrella', 'Umbrella 2'], helpers: ['Jar', 'Ring'], hand: ['Fan'] },
      deckTop: ['Vase', 'Bell'],
      at: 'morning',
    });
    t.use('Umbrella').sell('Jar').use('Umbrella 2').sell('Ring');
    expect(t.floor).toEqual(['Vase', 'Bell']);
    expect(t.you.sales).toEqual(['Jar', 'Ring']);
    t.expectNothingPending();
  });

  test('selling the helper is no Clerk action: Ring has no reason', () => {
    const t = table({
      you: { gallery: ['Umbrella', 'Ring'], helpers: ['Jar'], hand: ['Fan'] },
      left: { sales: ['Poem', 'Doll', 'Crane'] },
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.use('Umbrella').sell('Jar');
    expect(t.decision.kind).toBe('newTask');
    expect(t.left.sales).toHaveLength(3);
    t.expectNothingPending();
  });

  test('meets Daitoro: its card counts among the three, in the order that you choose', () => {
    const t = table({
      you: { gallery: ['Umbrella', 'Daitoro'], hand: ['Fan'] },
      deckTop: ['Vase', 'Bell', 'Cup', 'Ring'],
      at: 'morning',
    });
    t.use('Umbrella').use('Daitoro');
    expect(t.floor).toEqual(['Vase', 'Bell', 'Cup']);
    const other = table({
      you: { gallery: ['Umbrella', 'Daitoro'], hand: ['Fan'] },
      deckTop: ['Vase', 'Bell', 'Cup', 'Ring'],
      at: 'morning',
    });
    other.use('Daitoro').use('Umbrella');
    expect(other.floor).toEqual(['Vase', 'Bell', 'Cup', 'Ring']);
    other.expectNothingPending();
  });

  test('the helper sold gives no action that day', () => {
    const t = table({
      you: { gallery: ['Umbrella'], helpers: ['Jar', 'Cup'], hand: ['Brick'] },
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.use('Umbrella').sell('Cup').task('Brick');
    expect(t.decision.task?.total).toBe(2);
  });

  test('works by way of a Kite the same morning', () => {
    const t = table({
      you: { gallery: ['Kite'], helpers: ['Jar'], hand: ['Crane', 'Fan'] },
      left: { gallery: ['Umbrella'] },
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left').use('Kite').sell('Jar');
    expect(t.floor).toEqual(['Vase']);
    expect(t.you.sales).toEqual(['Jar']);
    t.expectNothingPending();
  });
});
