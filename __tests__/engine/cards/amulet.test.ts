import { table } from '../support/table';

describe('Amulet', () => {
  test('sells a card from your bench after you complete a work', () => {
    const t = table({
      you: { gallery: ['Amulet'], hand: ['Fan'], bench: ['Cup', 'Bell'] },
      doing: 'Smith',
    });
    t.smith('Fan').in('gallery');
    expect(t.choices).toEqual(['use Amulet on Cup', 'use Amulet on Bell', 'pass']);
    t.use('Amulet', { card: 'Bell' });
    expect(t.you.sales).toEqual(['Bell']);
    expect(t.you.bench).toEqual(['Cup']);
    t.expectNothingPending();
  });

  test('may be declined', () => {
    const t = table({
      you: { gallery: ['Amulet'], hand: ['Fan'], bench: ['Cup'] },
      doing: 'Smith',
    });
    t.smith('Fan').in('gallery').pass();
    expect(t.you.sales).toEqual([]);
    t.expectNothingPending();
  });

  test('is not offered with an empty bench', () => {
    const t = table({ you: { gallery: ['Amulet'], hand: ['Fan'] }, doing: 'Smith' });
    t.smith('Fan').in('gallery');
    t.expectNothingPending();
  });

  test('sells after its own completion', () => {
    const t = table({
      you: { hand: ['Amulet', 'Tower'], bench: ['Cup'] },
      doing: 'Smith',
    });
    t.smith('Amulet').in('giftShop').use('Amulet', { card: 'Cup' });
    expect(t.you.sales).toEqual(['Cup']);
    t.expectNothingPending();
  });

  test('may sell the very card that supported a Craft', () => {
    const t = table({
      you: { gallery: ['Amulet'], hand: ['Tower'], bench: ['Frog'] },
      doing: 'Monk',
    });
    t.craft('Tower').in('gallery').use('Amulet', { card: 'Frog' });
    expect(t.you.sales).toEqual(['Frog']);
    t.expectNothingPending();
  });

  test('may sell what Statue has just collected: the owner orders the effects', () => {
    const t = table({
      you: { gallery: ['Amulet'], hand: ['Statue', 'Tower'], bench: ['Cup'] },
      floor: ['Bell'],
      doing: 'Smith',
    });
    t.smith('Statue').in('gallery');
    t.use('Statue', { card: 'Bell' }).use('Amulet', { card: 'Bell' });
    expect(t.you.sales).toEqual(['Bell']);
    expect(t.you.bench).toEqual(['Cup']);
    t.expectNothingPending();
  });

  test('sells before Poem returns the work, and again for what Poem completes', () => {
    const t = table({
      you: { gallery: ['Amulet', 'Poem'], hand: ['Fan'], bench: ['Cup', 'Bell'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Fan').in('gallery').use('Amulet', { card: 'Cup' });
    t.use('Poem').in('gallery').use('Amulet', { card: 'Bell' });
    expect(t.you.sales).toEqual(['Cup', 'Bell']);
    t.expectNothingPending();
  });

  test('sells nothing for a work that Shuriken takes: taking is not completing', () => {
    const t = table({
      you: { gallery: ['Amulet'], hand: ['Shuriken', 'Pin', 'Ring'], bench: ['Cup', 'Bell'] },
      left: { gallery: ['Fan', 'Scroll', 'Doll'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').in('gallery').use('Amulet', { card: 'Cup' });
    t.use('Shuriken', { card: 'Fan' }).in('gallery');
    expect(t.you.sales).toEqual(['Cup']);
    expect(t.you.bench).toEqual(['Bell']);
    t.expectNothingPending();
  });

  test('does not call Ring, as it is no Clerk action', () => {
    const t = table({
      you: { gallery: ['Amulet', 'Ring'], hand: ['Fan'], bench: ['Cup'] },
      left: { sales: ['Vase', 'Jar', 'Bowl'] },
      doing: 'Smith',
    });
    t.smith('Fan').in('gallery').use('Amulet', { card: 'Cup' });
    expect(t.left.sales).toEqual(['Vase', 'Jar', 'Bowl']);
    t.expectNothingPending();
  });

  test('sells nothing after the fifth work of a wing', () => {
    const t = table({
      you: { gallery: ['Amulet', 'Cup', 'Mask', 'Plane'], hand: ['Fan'], bench: ['Bell'] },
      doing: 'Smith',
    });
    t.smith('Fan').in('gallery');
    expect(t.end).toBe('works');
    expect(t.you.bench).toEqual(['Bell']);
  });

  test('sells once for each of two copies', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Amulet', 'Amulet 2'], hand: ['Fan'], bench: ['Cup', 'Bell', 'Jar'] },
      doing: 'Smith',
    });
    t.smith('Fan').in('gallery');
    t.use('Amulet', { card: 'Cup' }).use('Amulet 2', { card: 'Bell' });
    expect(t.you.sales).toEqual(['Cup', 'Bell']);
    t.expectNothingPending();
  });

  test('copied by Kite sells as well', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Doll', 'Fan'], bench: ['Cup'] },
      left: { gallery: ['Amulet'], task: ['Bell'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Doll' }).bench('left').pass();
    t.smith('Fan').in('gallery').use('Kite', { card: 'Cup' });
    expect(t.you.sales).toEqual(['Cup']);
    t.expectNothingPending();
  });
});
