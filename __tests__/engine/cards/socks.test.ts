import { table } from '../support/table';

describe('Socks', () => {
  test('lets a Potter action collect the top card of the deck', () => {
    const t = table({ you: { gallery: ['Socks'] }, deckTop: ['Vase', 'Ring'], doing: 'Potter' });
    t.collectTop();
    expect(t.you.bench).toEqual(['Vase']);
    expect(t.deck[0]).toBe('Ring');
    t.expectNothingPending();
  });

  test('leaves the floor and Prayer open', () => {
    const t = table({
      you: { gallery: ['Socks'] },
      floor: ['Crane'],
      deckTop: ['Vase'],
      doing: 'Potter',
    });
    expect(t.choices).toEqual(['collect Crane', 'collectTop by Socks', 'pray']);
    t.collect('Crane');
    expect(t.you.bench).toEqual(['Crane']);
    expect(t.deck[0]).toBe('Vase');
    t.expectNothingPending();
  });

  test('is of no use on a Monk task', () => {
    const t = table({ you: { gallery: ['Socks'] }, doing: 'Monk' });
    expect(t.choices).toEqual(['pray']);
  });

  test('ends the game when it collects the last card, and the card counts on the bench', () => {
    const t = table({
      you: { gallery: ['Socks', 'Teapot', 'Plane'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
      doing: 'Potter',
    });
    t.collectTop();
    expect(t.end).toBe('deck');
    expect(t.you.bench).toEqual(['Vase']);
    expect(t.scoreOf('you').bonuses).toBe(3);
  });

  test('feeds Craft on the next action of the task', () => {
    const t = table({
      you: { gallery: ['Socks'], helpers: ['Cup'], bench: ['Jar'], hand: ['Bowl'] },
      deckTop: ['Vase'],
      doing: 'Potter',
    });
    expect(t.choices).not.toContain('craft Bowl');
    t.collectTop().craft('Bowl').in('gallery');
    expect(t.you.gallery).toEqual(['Socks', 'Bowl']);
    expect(t.you.bench).toEqual(['Jar', 'Vase']);
    t.expectNothingPending();
  });

  test('is collecting for Plane: from anywhere', () => {
    const t = table({
      you: { gallery: ['Socks', 'Plane'] },
      deckTop: ['Vase'],
      doing: 'Potter',
    });
    t.collectTop().use('Plane', { card: 'Socks' });
    expect(t.you.giftShop).toEqual(['Socks']);
    t.expectNothingPending();
  });

  test('works on an opponent’s Potter task, even behind Mask', () => {
    const t = table({
      you: { gallery: ['Socks'] },
      left: { gallery: ['Mask'], task: ['Brick'] },
      deckTop: ['Vase'],
    });
    expect(t.choices).toEqual(['collectTop by Socks', 'pass']);
    t.collectTop();
    expect(t.you.bench).toEqual(['Vase']);
  });

  test('works by way of a Kite that copies it', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan', 'Brick'] },
      left: { gallery: ['Socks'] },
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').task('Brick').collectTop();
    expect(t.you.bench).toEqual(['Vase']);
    t.expectNothingPending();
  });
});
