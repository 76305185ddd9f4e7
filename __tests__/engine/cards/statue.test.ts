import { table } from '../support/table';

describe('Statue', () => {
  test('moves two cards of your choice from the floor to your bench', () => {
    const t = table({
      you: { hand: ['Statue', 'Tower'] },
      floor: ['Cup', 'Bell', 'Fan'],
      doing: 'Smith',
    });
    t.smith('Statue').in('gallery').use('Statue', { card: 'Fan' }).collect('Cup');
    expect(t.you.bench).toEqual(['Fan', 'Cup']);
    expect(t.floor).toEqual(['Bell']);
    t.expectNothingPending();
  });

  test('moves the one card that there is', () => {
    const t = table({ you: { hand: ['Statue', 'Tower'] }, floor: ['Cup'], doing: 'Smith' });
    t.smith('Statue').in('gallery').use('Statue', { card: 'Cup' });
    expect(t.you.bench).toEqual(['Cup']);
    t.expectNothingPending();
  });

  test('may be declined, but not broken off', () => {
    const t = table({
      you: { hand: ['Statue', 'Tower'] },
      floor: ['Cup', 'Bell', 'Fan'],
      doing: 'Smith',
    });
    t.smith('Statue').in('gallery');
    expect(t.choices).toContain('pass');
    t.use('Statue', { card: 'Cup' });
    expect(t.choices).toEqual(['collect Bell', 'collect Fan']);
    const u = table({ you: { hand: ['Statue', 'Tower'] }, floor: ['Cup'], doing: 'Smith' });
    u.smith('Statue').in('gallery').pass();
    expect(u.floor).toEqual(['Cup']);
    u.expectNothingPending();
  });

  test('is not offered on an empty floor', () => {
    const t = table({ you: { hand: ['Statue', 'Tower'] }, doing: 'Smith' });
    t.smith('Statue').in('gallery');
    expect(t.you.gallery).toEqual(['Statue']);
    t.expectNothingPending();
  });

  test('acts when it was crafted, and when Poem completed it', () => {
    const t = table({
      you: { hand: ['Statue'], bench: ['Tower'] },
      floor: ['Cup', 'Bell'],
      doing: 'Monk',
    });
    t.craft('Statue').in('gallery').use('Statue', { card: 'Cup' });
    expect(t.you.bench).toEqual(['Tower', 'Cup', 'Bell']);
    t.expectNothingPending();
    const u = table({
      you: { gallery: ['Poem'], hand: ['Fan'] },
      floor: ['Cup', 'Bell'],
      deckTop: ['Statue'],
      doing: 'Smith',
    });
    u.smith('Fan').in('gallery').use('Poem').in('gallery').use('Statue', { card: 'Bell' });
    expect(u.you.bench).toEqual(['Bell', 'Cup']);
    u.expectNothingPending();
  });

  test('does not act for another work', () => {
    const t = table({
      you: { gallery: ['Statue'], hand: ['Tower', 'Stool'] },
      floor: ['Cup'],
      doing: 'Smith',
    });
    t.smith('Tower').in('gallery');
    expect(t.you.bench).toEqual([]);
    t.expectNothingPending();
  });

  test('acts before Cloak returns it', () => {
    const t = table({
      you: { gallery: ['Cloak'], hand: ['Statue', 'Tower', 'Ring'] },
      floor: ['Cup', 'Bell'],
      doing: 'Smith',
    });
    t.smith('Statue').in('gallery');
    expect(t.choices).toEqual(['use Statue on Cup', 'use Statue on Bell', 'pass']);
    t.use('Statue', { card: 'Cup' }).use('Cloak', { card: 'Ring' }).in('giftShop');
    expect(t.you.bench).toEqual(['Cup', 'Bell']);
    expect(t.you.giftShop).toEqual(['Ring']);
    t.expectNothingPending();
  });

  test('collects nothing as the fifth work of a wing', () => {
    const t = table({
      you: { gallery: ['Cup', 'Mask', 'Plane', 'Doll'], hand: ['Statue', 'Tower'] },
      floor: ['Bell'],
      doing: 'Smith',
    });
    t.smith('Statue').in('gallery');
    expect(t.end).toBe('works');
    expect(t.floor).toEqual(['Bell']);
  });

  test('gives nothing to a Kite that has copied it, nor to the taker of it', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Cup', 'Doll'] },
      left: { gallery: ['Statue'], task: ['Pin'], hand: ['Bell'] },
      floor: ['Vase'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Cup' }).bench('left').pass();
    t.smith('Doll').in('gallery');
    expect(t.you.bench).toEqual([]);
    t.expectNothingPending();
    const u = table({
      you: { hand: ['Shuriken', 'Pin', 'Ring'] },
      left: { gallery: ['Statue', 'Fan'] },
      floor: ['Vase'],
      doing: 'Smith',
    });
    u.smith('Shuriken').in('gallery').use('Shuriken', { card: 'Statue' }).in('gallery');
    expect(u.you.bench).toEqual([]);
    u.expectNothingPending();
  });

  test('acts for each of two copies at its own completion only', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Statue'], hand: ['Statue 2', 'Tower'] },
      floor: ['Cup', 'Bell', 'Fan', 'Jar'],
      doing: 'Smith',
    });
    t.smith('Statue 2').in('gallery').use('Statue 2', { card: 'Cup' }).collect('Fan');
    expect(t.floor).toEqual(['Bell', 'Jar']);
    t.expectNothingPending();
  });
});
