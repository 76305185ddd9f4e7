import { table } from '../support/table';

describe('Vase', () => {
  test('moves two cards of your choice from the floor to your sales', () => {
    const t = table({
      you: { hand: ['Vase', 'Jar', 'Cup'] },
      floor: ['Crane', 'Ring', 'Robe'],
      doing: 'Smith',
    });
    t.smith('Vase').in('gallery').use('Vase', { card: 'Ring' }).sell('Robe');
    expect(t.you.sales).toEqual(['Ring', 'Robe']);
    expect(t.floor).toContain('Crane');
    expect(t.floor).not.toContain('Ring');
    t.expectNothingPending();
  });

  test('need not be filled', () => {
    const t = table({
      you: { hand: ['Vase', 'Jar', 'Cup'] },
      floor: ['Crane', 'Ring'],
      doing: 'Smith',
    });
    t.smith('Vase').in('gallery').pass();
    expect(t.you.sales).toEqual([]);
    t.expectNothingPending();
  });

  test('must take the second card too, once begun', () => {
    const t = table({
      you: { hand: ['Vase', 'Jar', 'Cup'] },
      floor: ['Crane', 'Ring', 'Robe'],
      doing: 'Smith',
    });
    t.smith('Vase').in('gallery').use('Vase', { card: 'Crane' });
    expect(t.choices).toEqual(['sell Ring', 'sell Robe']);
  });

  test('moves the one card that there is', () => {
    const t = table({
      you: { hand: ['Vase', 'Jar', 'Cup'] },
      floor: ['Crane'],
      doing: 'Smith',
    });
    t.smith('Vase').in('gallery').use('Vase', { card: 'Crane' });
    expect(t.you.sales).toEqual(['Crane']);
    t.expectNothingPending();
  });

  test('is not offered on an empty floor', () => {
    const t = table({ you: { hand: ['Vase', 'Jar', 'Cup'] }, doing: 'Smith' });
    t.smith('Vase').in('gallery');
    expect(t.you.sales).toEqual([]);
    t.expectNothingPending();
  });

  test('does nothing after later works', () => {
    const t = table({
      you: { gallery: ['Vase'], hand: ['Crane'] },
      floor: ['Ring'],
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery');
    expect(t.floor).toContain('Ring');
    expect(t.you.sales).toEqual([]);
    t.expectNothingPending();
  });

  test('fires on Craft, and when it is completed for free by Poem', () => {
    const crafted = table({
      you: { hand: ['Vase'], bench: ['Jar', 'Cup'] },
      floor: ['Ring'],
      doing: 'Potter',
    });
    crafted.craft('Vase').in('gallery').use('Vase', { card: 'Ring' });
    expect(crafted.you.sales).toEqual(['Ring']);
    const free = table({
      you: { gallery: ['Poem'], hand: ['Crane'] },
      floor: ['Ring'],
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    free.smith('Crane').in('gallery').use('Poem').in('gallery').use('Vase', { card: 'Ring' });
    expect(free.you.sales).toEqual(['Ring']);
    free.expectNothingPending();
  });

  test('is no Clerk action: Ring has no reason', () => {
    const t = table({
      you: { gallery: ['Ring'], hand: ['Vase', 'Jar', 'Cup'] },
      left: { sales: ['Fan', 'Poem', 'Doll', 'Straw'] },
      floor: ['Crane', 'Robe'],
      doing: 'Smith',
    });
    t.smith('Vase').in('gallery').use('Vase', { card: 'Crane' });
    expect(t.you.sales).toEqual(['Crane', 'Robe']);
    expect(t.left.sales).toHaveLength(4);
    t.expectNothingPending();
  });

  test('comes with Stool and Amulet in any order, and before Cloak', () => {
    const t = table({
      you: {
        gallery: ['Stool', 'Amulet', 'Cloak'],
        hand: ['Vase', 'Jar', 'Cup', 'Ring'],
        bench: ['Fan'],
      },
      floor: ['Crane'],
      doing: 'Smith',
    });
    t.smith('Vase').in('giftShop');
    expect([...t.choices].sort()).toEqual([
      'pass',
      'use Amulet on Fan',
      'use Stool',
      'use Vase on Crane',
    ]);
    t.use('Amulet', { card: 'Fan' }).use('Vase', { card: 'Crane' }).use('Stool');
    t.use('Cloak', { card: 'Ring' }).in('giftShop').pass(); // Stool again, declined
    expect(t.you.sales).toEqual(['Fan', 'Crane']);
    expect(t.you.giftShop).toEqual(['Ring']);
    expect(t.deckBottom).toBe('Vase');
    t.expectNothingPending();
  });

  test('does not fire when Shuriken takes it, nor for a Kite that copies it', () => {
    const taken = table({
      you: { hand: ['Shuriken', 'Ring', 'Sword'] },
      left: { gallery: ['Vase', 'Fan'] },
      floor: ['Crane'],
      doing: 'Smith',
    });
    taken.smith('Shuriken').in('gallery').use('Shuriken', { card: 'Vase' }).in('gallery');
    expect(taken.floor).toContain('Crane');
    taken.expectNothingPending();
    const copied = table({
      you: { gallery: ['Kite'], hand: ['Fan', 'Bell'] },
      left: { gallery: ['Vase'] },
      floor: ['Crane'],
      at: 'morning',
    });
    copied.use('Kite', { card: 'Fan' }).bench('left');
    expect(copied.decision.kind).toBe('newTask');
    copied.expectNothingPending();
  });

  test('has no time to be filled when it ends the game', () => {
    const t = table({
      you: { gallery: ['Ring', 'Bowl', 'Pillar', 'Crane'], hand: ['Vase', 'Jar', 'Cup'] },
      floor: ['Robe'],
      doing: 'Smith',
    });
    t.smith('Vase').in('gallery');
    expect(t.end).toBe('works');
    expect(t.you.sales).toEqual([]);
  });

  test('two of them take four cards', () => {
    const t = table({
      players: 4,
      you: { hand: ['Vase', 'Vase 2', 'Jar', 'Cup'], helpers: ['Gong'] },
      floor: ['Crane', 'Fan', 'Poem', 'Doll'],
      doing: 'Smith',
    });
    t.smith('Vase').show('Jar').show('Cup').in('gallery');
    t.use('Vase', { card: 'Crane' }).sell('Fan');
    t.smith('Vase 2').in('gallery').use('Vase 2', { card: 'Poem' });
    expect(t.you.sales).toEqual(['Crane', 'Fan', 'Poem', 'Doll']);
    t.expectNothingPending();
  });
});
