import { table } from '../support/table';

describe('Tapestry', () => {
  test('scores one point for each work in its wing, itself too', () => {
    const t = table({ you: { gallery: ['Tapestry', 'Ring', 'Jar'] }, doing: 'Clerk' });
    expect(t.scoreOf('you').bonuses).toBe(3);
  });

  test('does not count the other wing, nor helpers and sales', () => {
    const t = table({
      you: {
        giftShop: ['Tapestry'],
        gallery: ['Ring', 'Jar', 'Fan'],
        helpers: ['Poem'],
        sales: ['Sword'],
      },
      left: { giftShop: ['Bell', 'Cup'] },
      doing: 'Clerk',
    });
    expect(t.scoreOf('you').bonuses).toBe(1);
  });

  test('has no effect in the hand', () => {
    const t = table({ you: { hand: ['Tapestry'], gallery: ['Ring', 'Jar'] }, doing: 'Clerk' });
    expect(t.scoreOf('you').bonuses).toBe(0);
  });

  test('counts Stone works of the other wing with Go Set, each once', () => {
    const t = table({
      extended: true, // else five works in the gallery would have ended the game
      you: { gallery: ['Tapestry', 'Pillar', 'Ring'], giftShop: ['Go Set', 'Tower', 'Jar'] },
      doing: 'Clerk',
    });
    expect(t.scoreOf('you').bonuses).toBe(3 + 2);
  });

  test('two copies in one wing count each other', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Tapestry', 'Tapestry 2', 'Ring'] },
      doing: 'Clerk',
    });
    expect(t.scoreOf('you').bonuses).toBe(3 + 3);
  });

  test('two copies in two wings count a wing each', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Tapestry', 'Ring'], giftShop: ['Tapestry 2', 'Jar', 'Cup'] },
      doing: 'Clerk',
    });
    expect(t.scoreOf('you').bonuses).toBe(2 + 3);
  });

  test('counts the work that ends the game', () => {
    const t = table({
      you: { gallery: ['Tapestry', 'Ring', 'Jar', 'Fan'], hand: ['Crane'] },
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery');
    expect(t.end).toBe('works');
    expect(t.scoreOf('you').bonuses).toBe(5);
  });

  test('counts its new wing when Plane has moved it', () => {
    const t = table({
      you: { gallery: ['Tapestry', 'Plane', 'Ring'], giftShop: ['Jar'] },
      floor: ['Crane'],
      doing: 'Potter',
    });
    t.collect('Crane').use('Plane', { card: 'Tapestry' });
    expect(t.scoreOf('you').bonuses).toBe(2);
    t.expectNothingPending();
  });

  test('copied by Kite counts the wing in which Kite stands', () => {
    const t = table({
      you: { giftShop: ['Kite', 'Ring'], gallery: ['Tapestry'], hand: ['Crane', 'Fan', 'Poem'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('you').copy('Tapestry');
    expect(t.scoreOf('you').bonuses).toBe(1 + 2);
    t.expectNothingPending();
  });
});
