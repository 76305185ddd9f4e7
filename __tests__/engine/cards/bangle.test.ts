import { table } from '../support/table';

describe('Bangle', () => {
  test('gives opponents no actions from helpers on its owner’s tasks', () => {
    const t = table({
      you: { helpers: ['Crane', 'Fan'] },
      left: { gallery: ['Bangle'], task: ['Poem'] },
    });
    expect(t.decision.task?.total).toBe(1);
    expect(t.decision.task?.noHelpers).toBe(true);
  });

  test('takes covered helpers just as well', () => {
    const t = table({
      you: { helpers: ['Crane'], gallery: ['Scroll'] },
      left: { giftShop: ['Bangle'], task: ['Poem'] },
    });
    expect(t.decision.task?.total).toBe(1);
  });

  test('leaves the basic action and Figurine’s', () => {
    const t = table({
      you: { helpers: ['Crane', 'Fan'], gallery: ['Figurine'], hand: ['Doll'] },
      left: { gallery: ['Bangle'], task: ['Poem'] },
    });
    t.use('Figurine', { card: 'Doll' });
    expect(t.decision.task?.total).toBe(2);
  });

  test('takes the helpers that Fountain shows, too', () => {
    const t = table({
      you: { gallery: ['Fountain'], hand: ['Pillar', 'Frog'] },
      left: { gallery: ['Bangle'], task: ['Poem'] },
    });
    t.use('Fountain', { card: 'Pillar' }).reveal('Frog');
    expect(t.decision.task?.total).toBe(1);
  });

  test('does not touch the tasks of others, nor your own', () => {
    const t = table({
      you: { helpers: ['Crane', 'Ring'] },
      left: { gallery: ['Bangle'] },
      right: { task: ['Poem'] },
      doing: 'Smith',
    });
    expect(t.decision.task?.total).toBe(2);
    t.pray().pray();
    expect(t.decision.task?.total).toBe(2);
  });

  test('does not touch the helpers of its owner', () => {
    const t = table({ you: { gallery: ['Bangle'], helpers: ['Crane', 'Fan'] }, doing: 'Clerk' });
    expect(t.decision.task?.total).toBe(3);
  });

  test('covers all your Monk helpers, however many', () => {
    const t = table({
      you: { giftShop: ['Bangle'], helpers: ['Frog', 'Tower', 'Stool', 'Bench', 'Statue'] },
      doing: 'Monk',
    });
    expect(t.decision.task?.covered).toBe(true);
    expect(t.decision.task?.total).toBe(1 + 2 * 5);
  });

  test('covers Monk helpers on other players’ Monk tasks too', () => {
    const t = table({
      you: { gallery: ['Bangle'], helpers: ['Frog', 'Tower'] },
      left: { task: ['Pillar'] },
    });
    expect(t.decision.task?.total).toBe(1 + 2 * 2);
  });

  test('covers no helpers of another kind', () => {
    const t = table({
      you: { giftShop: ['Bangle'], helpers: ['Jar', 'Frog'] },
      doing: 'Potter',
    });
    expect(t.decision.task?.total).toBe(2);
  });

  test('meets Bangle: on its owner’s Monk task covered helpers give nothing either', () => {
    const t = table({
      you: { gallery: ['Bangle 2'], helpers: ['Frog', 'Tower'] },
      left: { gallery: ['Bangle'], task: ['Pillar'] },
      across: {},
    });
    expect(t.decision.task?.total).toBe(1);
  });

  test('two of them cover no more than one', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Bangle', 'Bangle 2'], helpers: ['Frog', 'Tower'] },
      doing: 'Monk',
    });
    expect(t.decision.task?.total).toBe(1 + 2 * 2);
  });

  test('is ignored by a partner', () => {
    const t = table({
      teams: true,
      you: { helpers: ['Crane', 'Fan'] },
      across: { gallery: ['Bangle'], task: ['Poem'] },
    });
    expect(t.decision.task?.total).toBe(3);
  });

  test('matters no longer for a task that Doll has taken away', () => {
    const t = table({
      you: { gallery: ['Doll'], helpers: ['Crane'], hand: ['Vase'] },
      left: { gallery: ['Bangle'], task: ['Poem'] },
      at: 'newTask',
    });
    t.use('Doll', { card: 'Poem' });
    expect(t.decision.task?.total).toBe(1 + 2 + 1); // Doll is Paper, and covers the Clerk
  });

  test('covers the Monk helpers of a Kite that copies it', () => {
    const t = table({
      you: { giftShop: ['Kite'], helpers: ['Frog', 'Tower', 'Bench'], hand: ['Fan', 'Pillar'] },
      left: { gallery: ['Bangle'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').task('Pillar');
    expect(t.decision.task?.total).toBe(1 + 2 * 3);
  });

  test('completed in the middle of a task recounts nothing, and covers from the next one on', () => {
    const t = table({
      you: { helpers: ['Frog'], hand: ['Bangle', 'Vase', 'Jar'], task: ['Pillar'] },
      left: { task: ['Ring'] },
    });
    t.smith('Bangle').in('giftShop');
    expect(t.decision.task?.owner).toBe(0);
    expect(t.decision.task?.total).toBe(3);
  });
});
