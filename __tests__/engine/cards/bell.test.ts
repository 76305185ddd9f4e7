import { table } from '../support/table';

describe('Bell', () => {
  test('lets a Clerk action sell the top card of the deck', () => {
    const t = table({ you: { gallery: ['Bell'] }, deckTop: ['Vase', 'Ring'], doing: 'Clerk' });
    t.sellTop();
    expect(t.you.sales).toEqual(['Vase']);
    expect(t.deck[0]).toBe('Ring');
    t.expectNothingPending();
  });

  test('leaves the bench and Prayer open', () => {
    const t = table({
      you: { gallery: ['Bell'], bench: ['Jar'] },
      deckTop: ['Vase'],
      doing: 'Clerk',
    });
    expect(t.choices).toEqual(['sell Jar', 'sellTop by Bell', 'pray']);
    t.sell('Jar');
    expect(t.you.sales).toEqual(['Jar']);
    expect(t.deck[0]).toBe('Vase');
    t.expectNothingPending();
  });

  test('is silent on other tasks', () => {
    const t = table({ you: { gallery: ['Bell'] }, doing: 'Potter' });
    expect(t.choices).toEqual(['pray']);
  });

  test('ends the game with the last card, which counts among the sales', () => {
    const t = table({
      you: { gallery: ['Ring'], giftShop: ['Bell'] },
      left: { sales: ['Fan', 'Poem', 'Doll'] },
      deckTop: ['Sword'],
      restOfDeck: 0,
      doing: 'Clerk',
    });
    t.sellTop();
    expect(t.end).toBe('deck');
    expect(t.you.sales).toEqual(['Sword']); // covered by Bell; and no Ring after the end
    expect(t.scoreOf('you').sales).toBe(3);
    expect(t.left.sales).toHaveLength(3);
  });

  test('is a Clerk action that sold something: Ring follows', () => {
    const t = table({
      you: { gallery: ['Bell', 'Ring'] },
      left: { sales: ['Fan', 'Poem'] },
      deckTop: ['Vase'],
      doing: 'Clerk',
    });
    t.sellTop().use('Ring', { card: 'Fan' });
    expect(t.you.sales).toEqual(['Vase', 'Fan']);
    t.expectNothingPending();
  });

  test('sells one card, whatever Robe would sell from the bench', () => {
    const t = table({
      you: { gallery: ['Bell', 'Robe'], bench: ['Jar', 'Cup'] },
      deckTop: ['Vase', 'Bowl'],
      doing: 'Clerk',
    });
    t.sellTop();
    expect(t.you.sales).toEqual(['Vase']);
    expect(t.you.bench).toEqual(['Jar', 'Cup']);
    t.expectNothingPending();
  });

  test('works on an opponent’s Clerk task, once for each action', () => {
    const t = table({
      you: { gallery: ['Bell'], helpers: ['Crane'] },
      left: { task: ['Fan'], hand: ['Robe'] },
      deckTop: ['Vase', 'Ring', 'Cup'],
    });
    t.sellTop().sellTop();
    expect(t.you.sales).toEqual(['Vase', 'Ring']);
    t.expectNothingPending();
  });

  test('works by way of a Kite that copies it', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan', 'Crane'] },
      left: { gallery: ['Bell'] },
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').task('Crane').sellTop();
    expect(t.you.sales).toEqual(['Vase']);
    t.expectNothingPending();
  });
});
