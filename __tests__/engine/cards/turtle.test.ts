import { table } from '../support/table';

describe('Turtle', () => {
  test('wins at once when your works are of all five materials', () => {
    const t = table({
      you: {
        gallery: ['Turtle', 'Robe'],
        giftShop: ['Pillar', 'Bowl'],
        hand: ['Crane', 'Fan'],
        helpers: ['Ring'],
      },
      doing: 'Smith',
    });
    t.smith('Crane').in('giftShop');
    expect(t.end).toBe('turtle');
    expect(t.winners).toEqual(['you']);
    expect(t.you.hand).toEqual(['Fan']);
  });

  test('wins when Turtle itself is the last to come', () => {
    const t = table({
      you: {
        gallery: ['Crane', 'Robe'],
        giftShop: ['Pillar', 'Bowl'],
        hand: ['Turtle', 'Ring', 'Sword'],
      },
      doing: 'Smith',
    });
    t.smith('Turtle').in('giftShop');
    expect(t.end).toBe('turtle');
  });

  test('waits while a material is missing', () => {
    const t = table({
      you: { gallery: ['Turtle', 'Ring'], giftShop: ['Pillar', 'Bowl'], hand: ['Crane'] },
      doing: 'Smith',
    });
    t.smith('Crane').in('giftShop'); // no Cloth
    expect(t.end).toBeNull();
    t.expectNothingPending();
  });

  test('does nothing for a player of all five materials without it', () => {
    const t = table({
      you: { gallery: ['Ring', 'Robe'], giftShop: ['Pillar', 'Bowl'], hand: ['Crane'] },
      doing: 'Smith',
    });
    t.smith('Crane').in('giftShop');
    expect(t.end).toBeNull();
    t.expectNothingPending();
  });

  test('counts works only, not helpers, sales or cards in the hand', () => {
    const t = table({
      you: {
        gallery: ['Turtle'],
        giftShop: ['Pillar', 'Bowl'],
        helpers: ['Robe'],
        sales: ['Mask'],
        hand: ['Crane', 'Socks'],
      },
      doing: 'Smith',
    });
    t.smith('Crane').in('giftShop');
    expect(t.end).toBeNull();
    t.expectNothingPending();
  });

  test('wins whatever the points are', () => {
    const t = table({
      you: { gallery: ['Turtle', 'Robe'], giftShop: ['Pillar', 'Bowl'], hand: ['Crane'] },
      left: {
        gallery: ['Bell', 'Ring', 'Sword', 'Cup'],
        giftShop: ['Vase', 'Jar', 'Gong', 'Scroll'],
      },
      doing: 'Smith',
    });
    t.smith('Crane').in('giftShop');
    expect(t.scoreOf('left').total).toBeGreaterThan(t.scoreOf('you').total);
    expect(t.winners).toEqual(['you']);
  });

  test('is checked before the fifth work of a wing', () => {
    const t = table({
      you: { gallery: ['Turtle', 'Robe', 'Pillar', 'Bowl'], hand: ['Crane'] },
      left: { gallery: ['Bell', 'Ring', 'Sword', 'Cup'], giftShop: ['Vase', 'Jar', 'Gong'] },
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery');
    expect(t.end).toBe('turtle');
    expect(t.winners).toEqual(['you']);
  });

  test('is checked before the empty deck', () => {
    const t = table({
      you: { gallery: ['Turtle', 'Pillar', 'Dice'], giftShop: ['Robe'], hand: ['Ring'] },
      left: { gallery: ['Bell', 'Sword', 'Cup'], giftShop: ['Vase', 'Jar', 'Gong'] },
      deckTop: ['Scroll'],
      restOfDeck: 0,
      doing: 'Tailor',
    });
    t.tailor().use('Dice').in('giftShop'); // Paper, the fifth material, is the last card too
    expect(t.end).toBe('turtle');
    expect(t.winners).toEqual(['you']);
  });

  test('wins before Poem or Cloak could return the work', () => {
    const t = table({
      you: { gallery: ['Turtle', 'Cloak'], giftShop: ['Pillar', 'Bowl'], hand: ['Poem', 'Ring'] },
      doing: 'Smith',
    });
    t.smith('Poem').in('gallery');
    expect(t.end).toBe('turtle');
    expect(t.you.gallery).toContain('Poem');
  });

  test('wins by being taken: Shuriken brings it to works of the other four', () => {
    const t = table({
      you: {
        gallery: ['Crane', 'Robe'],
        giftShop: ['Pillar', 'Bowl'],
        hand: ['Shuriken', 'Ring', 'Sword'],
      },
      left: { gallery: ['Turtle', 'Cup', 'Jar'], giftShop: ['Vase', 'Gong', 'Scroll'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').in('giftShop').use('Shuriken', { card: 'Turtle' }).in('gallery');
    expect(t.end).toBe('turtle');
    expect(t.winners).toEqual(['you']);
  });

  test('a Go Set does not count twice: its Stone is one material', () => {
    const t = table({
      you: { gallery: ['Turtle', 'Go Set'], giftShop: ['Bowl'], hand: ['Crane'] },
      doing: 'Smith',
    });
    t.smith('Crane').in('giftShop'); // no Cloth
    expect(t.end).toBeNull();
    t.expectNothingPending();
  });

  test('wins by way of a Kite that becomes the missing material', () => {
    const t = table({
      you: {
        gallery: ['Turtle', 'Kite', 'Robe'],
        giftShop: ['Pillar', 'Crane'],
        hand: ['Fan', 'Doll'],
      },
      left: { gallery: ['Bowl'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left'); // Kite is Clay
    expect(t.end).toBe('turtle');
    expect(t.winners).toEqual(['you']);
  });

  test('of two either wins', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Turtle', 'Robe'], giftShop: ['Pillar', 'Bowl'], hand: ['Crane'] },
      left: { gallery: ['Turtle 2', 'Socks'], giftShop: ['Tower', 'Jar'] },
      doing: 'Smith',
    });
    t.smith('Crane').in('giftShop');
    expect(t.end).toBe('turtle');
    expect(t.state.end?.player).toBe(0);
    expect(t.winners).toEqual(['you']);
  });

  test('wins for the team', () => {
    const t = table({
      teams: true,
      you: { gallery: ['Turtle', 'Robe'], giftShop: ['Pillar', 'Bowl'], hand: ['Crane'] },
      left: { gallery: ['Bell', 'Ring', 'Sword', 'Cup'], giftShop: ['Vase', 'Jar', 'Gong'] },
      doing: 'Smith',
    });
    t.smith('Crane').in('giftShop');
    expect(t.end).toBe('turtle');
    expect([...t.winners].sort()).toEqual(['across', 'you']);
  });

  test('does not count the works of a partner', () => {
    const t = table({
      teams: true,
      you: { gallery: ['Turtle', 'Robe'], giftShop: ['Pillar'], hand: ['Crane'] },
      across: { gallery: ['Bowl'] },
      doing: 'Smith',
    });
    t.smith('Crane').in('giftShop');
    expect(t.end).toBeNull();
    t.expectNothingPending();
  });
});
