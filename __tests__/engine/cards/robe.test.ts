import { table } from '../support/table';

describe('Robe', () => {
  test('sells all bench cards of one material in one Clerk action', () => {
    const t = table({
      you: { gallery: ['Robe'], bench: ['Vase', 'Jar', 'Crane', 'Bowl'] },
      doing: 'Clerk',
    });
    t.sellAll('clay');
    expect(t.you.sales).toEqual(['Vase', 'Jar', 'Bowl']);
    expect(t.you.bench).toEqual(['Crane']);
    t.expectNothingPending();
  });

  test('may still sell one card alone', () => {
    const t = table({ you: { gallery: ['Robe'], bench: ['Vase', 'Jar'] }, doing: 'Clerk' });
    t.sell('Jar');
    expect(t.you.sales).toEqual(['Jar']);
    expect(t.you.bench).toEqual(['Vase']);
    t.expectNothingPending();
  });

  test('has nothing to sell on an empty bench', () => {
    const t = table({ you: { gallery: ['Robe'], hand: ['Vase', 'Jar'] }, doing: 'Clerk' });
    expect(t.choices).toEqual(['pray']);
    t.pray();
    t.expectNothingPending();
  });

  test('sells one material in one action, another in the next', () => {
    const t = table({
      you: {
        gallery: ['Robe'],
        helpers: ['Fan'],
        bench: ['Vase', 'Jar', 'Ring', 'Sword'],
      },
      doing: 'Clerk',
    });
    t.sellAll('metal');
    expect(t.you.sales).toEqual(['Ring', 'Sword']);
    t.sellAll('clay');
    expect(t.you.bench).toEqual([]);
    t.expectNothingPending();
  });

  test('works on an opponent’s Clerk task, and is no use on other tasks', () => {
    const clerk = table({
      you: { gallery: ['Robe'], bench: ['Vase', 'Jar'] },
      left: { task: ['Crane'] },
    });
    clerk.sellAll('clay');
    expect(clerk.you.sales).toEqual(['Vase', 'Jar']);
    const monk = table({ you: { gallery: ['Robe'], bench: ['Vase', 'Jar'] }, doing: 'Monk' });
    expect(monk.choices).toEqual(['pray']);
  });

  test('is one Clerk action for Ring, which compares sales when all are sold', () => {
    const t = table({
      you: { gallery: ['Robe', 'Ring'], bench: ['Vase', 'Jar'] },
      left: { sales: ['Fan', 'Poem', 'Doll'] },
      doing: 'Clerk',
    });
    t.sellAll('clay');
    t.use('Ring', { card: 'Poem' });
    expect(t.you.sales).toEqual(['Vase', 'Jar', 'Poem']);
    expect(t.left.sales).toEqual(['Fan', 'Doll']);
    t.expectNothingPending();
  });

  test('gives Ring no reason when all the sales have brought you level', () => {
    const t = table({
      you: { gallery: ['Robe', 'Ring'], bench: ['Vase', 'Jar', 'Bowl'] },
      left: { sales: ['Fan', 'Poem', 'Doll'] },
      doing: 'Clerk',
    });
    t.sellAll('clay');
    expect(t.left.sales).toHaveLength(3);
    t.expectNothingPending();
  });

  test('does not widen Amulet’s sale, which is no Clerk action', () => {
    const t = table({
      you: { gallery: ['Robe', 'Amulet'], bench: ['Vase', 'Jar'], hand: ['Crane'] },
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery');
    expect(t.choices).toEqual(['use Amulet on Vase', 'use Amulet on Jar', 'pass']);
    t.use('Amulet', { card: 'Jar' });
    expect(t.you.sales).toEqual(['Jar']);
    t.expectNothingPending();
  });

  test('works by way of a Kite that copies it', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan', 'Crane'], bench: ['Vase', 'Jar'] },
      left: { gallery: ['Robe'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').task('Crane').sellAll('clay');
    expect(t.you.sales).toEqual(['Vase', 'Jar']);
    t.expectNothingPending();
  });
});
