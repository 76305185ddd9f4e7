import { cardNamed, table } from '../support/table';

describe('Sword', () => {
  test('lets a Monk action take a helper of an opponent with more helpers', () => {
    const t = table({
      you: { gallery: ['Sword'] },
      left: { helpers: ['Crane', 'Vase'] },
      doing: 'Monk',
    });
    t.hire('Vase');
    expect(t.you.helpers).toEqual(['Vase']);
    expect(t.left.helpers).toEqual(['Crane']);
    t.expectNothingPending();
  });

  test('lets a Potter action take a material of an opponent with more materials', () => {
    const t = table({
      you: { gallery: ['Sword'], bench: ['Ring'], helpers: ['Fan'] },
      left: { bench: ['Crane', 'Vase'] },
      doing: 'Potter',
    });
    t.collect('Crane');
    expect(t.you.bench).toEqual(['Ring', 'Crane']);
    expect(t.left.bench).toEqual(['Vase']);
    t.expectNothingPending();
  });

  test('need not be drawn', () => {
    const t = table({
      you: { gallery: ['Sword'] },
      left: { helpers: ['Crane'] },
      floor: ['Vase'],
      doing: 'Monk',
    });
    t.hire('Vase');
    expect(t.left.helpers).toEqual(['Crane']);
    t.expectNothingPending();
  });

  test('spares an opponent who has no more than you, counting the whole zone', () => {
    const t = table({
      you: { gallery: ['Sword'], helpers: ['Crane', 'Ring'] },
      left: { helpers: ['Vase', 'Jar'], bench: ['Cup', 'Bowl', 'Fan'] },
      doing: 'Monk',
    });
    expect(t.choices).toEqual(['pray']);
    expect(t.whyNot('Vase')).toBe('ownerNotAhead');
  });

  test('compares helpers for Monk and materials for Potter, never one with the other', () => {
    const t = table({
      you: { gallery: ['Sword'], bench: ['Crane', 'Ring'] },
      left: { helpers: ['Vase', 'Jar', 'Poem'], bench: ['Cup'] },
      doing: 'Potter',
    });
    expect(t.choices).toEqual(['pray']);
  });

  test('is checked at each action', () => {
    const t = table({
      you: { gallery: ['Sword'], helpers: ['Frog'], task: ['Pillar'] },
      left: { helpers: ['Crane', 'Vase', 'Ring'] },
    });
    expect(t.decision.task?.total).toBe(2);
    t.hire('Crane'); // two against two
    expect(t.choices).toEqual(['pray']);
    t.pray();
    t.expectNothingPending();
  });

  test('comes into reach when your own bench has shrunk', () => {
    const t = table({
      you: { gallery: ['Sword'], bench: ['Vase'] },
      left: { bench: ['Fan'], task: ['Crane'] },
      doing: 'Potter',
    });
    t.sell('Vase'); // left’s Clerk task comes first
    t.collect('Fan');
    expect(t.you.bench).toEqual(['Fan']);
    expect(t.left.bench).toEqual([]);
    t.expectNothingPending();
  });

  test('chooses among all opponents who have more', () => {
    const t = table({
      you: { gallery: ['Sword'], helpers: ['Crane'] },
      left: { helpers: ['Vase'] },
      right: { helpers: ['Ring', 'Bell'] },
      doing: 'Monk',
    });
    expect(t.choices).toEqual(['hire Ring by Sword', 'hire Bell by Sword', 'pray']);
  });

  test('takes on the opponent’s own task, whose actions are not recounted', () => {
    const t = table({
      you: { gallery: ['Sword'] },
      left: { helpers: ['Frog', 'Tower'], task: ['Pillar'] },
      doing: 'Smith',
    });
    t.hire('Frog');
    expect(t.you.helpers).toEqual(['Frog']);
    expect(t.decision.task?.owner).toBe(0);
  });

  test('is collecting for Plane', () => {
    const t = table({
      you: { gallery: ['Sword', 'Plane'] },
      left: { bench: ['Crane'] },
      doing: 'Potter',
    });
    t.collect('Crane').use('Plane', { card: 'Sword' });
    expect(t.you.giftShop).toEqual(['Sword']);
    t.expectNothingPending();
  });

  test('never touches a partner', () => {
    const t = table({
      teams: true,
      you: { gallery: ['Sword'] },
      left: { helpers: ['Vase'] },
      across: { helpers: ['Crane', 'Ring'] },
      doing: 'Monk',
    });
    expect(t.choices).toEqual(['hire Vase by Sword', 'pray']);
    expect(t.whyNot('Crane')).toBe('partner');
  });

  test('two of them still take one card for each action', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Sword', 'Sword 2'], task: ['Pillar'] },
      left: { helpers: ['Crane', 'Vase', 'Ring'] },
    });
    t.choose({ do: 'hire', card: cardNamed('Vase'), via: cardNamed('Sword 2') });
    expect(t.you.helpers).toHaveLength(1);
    expect(t.left.helpers).toHaveLength(2);
    t.expectNothingPending();
  });

  test('works by way of a Kite, which may itself have tipped the balance', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan', 'Brick'] },
      left: { gallery: ['Sword'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').task('Brick').collect('Fan'); // one against none
    expect(t.you.bench).toEqual(['Fan']);
    expect(t.left.bench).toEqual([]);
    t.expectNothingPending();
  });
});
