import { table } from '../support/table';

describe('Bench', () => {
  test('gives two points for itself', () => {
    const t = table({ you: { gallery: ['Bench'] }, doing: 'Smith' });
    expect(t.scoreOf('you')).toMatchObject({ works: 2, bonuses: 2, total: 4 });
  });

  test('gives two points for each Stone work in either wing', () => {
    const t = table({
      you: { gallery: ['Bench', 'Tower', 'Fan'], giftShop: ['Frog', 'Cup'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').bonuses).toBe(6);
  });

  test('gives nothing for Stone cards that are no works, nor for works of others', () => {
    const t = table({
      you: {
        gallery: ['Bench'],
        hand: ['Tower'],
        helpers: ['Frog'],
        bench: ['Stool'],
        sales: ['Pillar'],
      },
      left: { gallery: ['Statue', 'Tablet'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').bonuses).toBe(2);
    expect(t.scoreOf('left').bonuses).toBe(0);
  });

  test('gives nothing from the hand', () => {
    const t = table({ you: { hand: ['Bench'], gallery: ['Tower'] }, doing: 'Smith' });
    expect(t.scoreOf('you').bonuses).toBe(0);
  });

  test('counts a Stone work once, though Go Set puts it in both wings', () => {
    const t = table({ you: { gallery: ['Bench', 'Go Set'], giftShop: ['Tower'] }, doing: 'Smith' });
    expect(t.scoreOf('you')).toMatchObject({ works: 6, bonuses: 6, total: 12 });
  });

  test('counts for each of two copies', () => {
    const t = table({ players: 4, you: { gallery: ['Bench', 'Bench 2'] }, doing: 'Smith' });
    expect(t.scoreOf('you')).toMatchObject({ works: 4, bonuses: 8, total: 12 });
  });

  test('counts a Kite that is a copy of a Stone work', () => {
    const t = table({
      you: { gallery: ['Bench', 'Kite'], hand: ['Fan', 'Cup'] },
      left: { gallery: ['Tower'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left');
    expect(t.scoreOf('you')).toMatchObject({ works: 4, bonuses: 4 });
  });

  test('doubles itself with a Kite that has copied it', () => {
    const t = table({
      you: { gallery: ['Bench', 'Kite'], hand: ['Fan', 'Cup'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('you');
    expect(t.scoreOf('you')).toMatchObject({ works: 4, bonuses: 8, total: 12 });
  });

  test('counts the Stone work that ended the game', () => {
    const t = table({
      you: {
        gallery: ['Bench', 'Fan', 'Scroll', 'Doll'],
        hand: ['Tower', 'Frog'],
      },
      doing: 'Smith',
    });
    t.smith('Tower').in('gallery');
    expect(t.end).toBe('works');
    expect(t.scoreOf('you').bonuses).toBe(4 + 3); // and Scroll
  });
});
