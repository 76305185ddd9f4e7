import { table } from '../support/table';

describe('Mask', () => {
  test('keeps opponents from praying on its owner’s task', () => {
    const t = table({
      you: { bench: ['Vase'] },
      left: { gallery: ['Mask'], task: ['Crane'] },
    });
    expect(t.choices).toEqual(['sell Vase', 'pass']);
    t.sell('Vase');
    expect(t.you.sales).toEqual(['Vase']);
  });

  test('keeps opponents from Craft', () => {
    const t = table({
      you: { hand: ['Bowl'], bench: ['Vase', 'Jar'] },
      left: { gallery: ['Mask'], task: ['Brick'] },
      floor: ['Fan'],
    });
    expect(t.choices).toEqual(['collect Fan', 'pass']);
    expect(t.whyNot('Bowl')).toBe('noConversion');
  });

  test('an action that cannot be used is lost, and nothing is drawn for it', () => {
    const t = table({
      you: { hand: ['Bowl'] },
      left: { gallery: ['Mask'], task: ['Crane'], hand: ['Fan'] },
      deckTop: ['Vase', 'Jar'],
      doing: 'Smith',
    });
    expect(t.events).toContainEqual({ type: 'actionLost', player: 0, index: 1, total: 1 });
    expect(t.you.waiting).toEqual([]);
    expect(t.deck[0]).toBe('Vase');
    expect(t.decision.task?.owner).toBe(0); // your own task already
    t.pray();
    t.expectNothingPending();
  });

  test('an action that you do not want to use is lost', () => {
    const t = table({
      you: { bench: ['Vase'], hand: ['Bowl'] },
      left: { gallery: ['Mask'], task: ['Crane'], hand: ['Fan'] },
      doing: 'Smith',
    });
    t.pass();
    expect(t.you.waiting).toEqual([]);
    expect(t.you.bench).toEqual(['Vase']);
    expect(t.decision.task?.owner).toBe(0);
  });

  test('a lost action triggers nothing: no Cup, no Gong, no Ring', () => {
    const t = table({
      you: { gallery: ['Cup', 'Gong', 'Ring'], bench: ['Vase'] },
      left: { gallery: ['Mask'], task: ['Crane'], sales: ['Fan', 'Poem', 'Doll'] },
      doing: 'Smith',
    });
    t.pass();
    expect(t.decision.kind).toBe('action');
    expect(t.decision.task?.owner).toBe(0);
    expect(t.left.sales).toEqual(['Fan', 'Poem', 'Doll']);
  });

  test('a lost Potter action does not move a work by Plane', () => {
    const t = table({
      you: { gallery: ['Plane'] },
      left: { gallery: ['Mask'], task: ['Brick'] },
      doing: 'Smith',
    });
    expect(t.decision.kind).toBe('action');
    expect(t.decision.task?.owner).toBe(0);
    expect(t.you.gallery).toEqual(['Plane']);
  });

  test('all actions of the task are under it, those of helpers too', () => {
    const t = table({
      you: { helpers: ['Fan', 'Poem'], bench: ['Vase'] },
      left: { gallery: ['Mask'], task: ['Crane'] },
      doing: 'Smith',
    });
    expect(t.decision.task?.total).toBe(3);
    t.sell('Vase'); // nothing is left to sell: two actions are lost
    expect(t.events.filter((e) => e.type === 'actionLost')).toHaveLength(2);
    expect(t.you.waiting).toEqual([]);
    expect(t.decision.task?.owner).toBe(0);
  });

  test('leaves the task’s own action all its boosters', () => {
    const clerk = table({
      you: { gallery: ['Bell', 'Robe'], bench: ['Vase', 'Jar'] },
      left: { gallery: ['Mask'], task: ['Crane'] },
    });
    expect(clerk.choices).toEqual([
      'sell Vase',
      'sell Jar',
      'sellTop by Bell',
      'sellAll clay by Robe',
      'pass',
    ]);
    const potter = table({
      you: { gallery: ['Socks', 'Flute', 'Sword'] },
      left: { gallery: ['Mask'], task: ['Brick'], bench: ['Vase'] },
    });
    expect(potter.choices).toEqual([
      'collectTop by Socks',
      'collect Brick by Flute',
      'collect Vase by Sword',
      'pass',
    ]);
  });

  test('leaves Tailor always possible, with the effects before it', () => {
    const t = table({
      you: { gallery: ['Dice'], hand: ['Bowl'] },
      left: { gallery: ['Mask'], task: ['Robe'] },
      deckTop: ['Crane'],
    });
    expect(t.choices).toEqual(['tailor', 'pass']);
    t.tailor().use('Dice').in('gallery');
    expect(t.you.gallery).toEqual(['Dice', 'Crane']);
  });

  test('does not bind its owner', () => {
    const t = table({
      you: { gallery: ['Mask'], hand: ['Bench'], bench: ['Pillar'] },
      doing: 'Monk',
    });
    expect(t.choices).toEqual(['craft Bench', 'pray']);
    t.pray();
    t.expectNothingPending();
  });

  test('does not bind opponents on tasks of others', () => {
    const t = table({
      you: {},
      left: { gallery: ['Mask'] },
      right: { task: ['Crane'] },
    });
    expect(t.choices).toEqual(['pray']);
  });

  test('does not bind the owner’s partner, who performs the task freely', () => {
    const t = table({
      teams: true,
      you: { bench: ['Vase'] },
      across: { gallery: ['Mask'], task: ['Crane'] },
    });
    expect(t.choices).toEqual(['sell Vase', 'pray']);
  });

  test('holds for the whole task, though Shuriken takes it half-way', () => {
    const t = table({
      you: { helpers: ['Bell'], hand: ['Shuriken', 'Ring', 'Sword', 'Crane'] },
      left: { gallery: ['Mask', 'Bowl'], task: ['Coin'] },
    });
    t.smith('Shuriken').in('gallery').use('Shuriken', { card: 'Mask' }).in('giftShop');
    expect(t.you.giftShop).toEqual(['Mask']);
    expect(t.choices).toEqual(['smith Crane', 'pass']);
  });

  test('holds for the whole task, though Flute takes the task card half-way', () => {
    const t = table({
      you: { gallery: ['Flute', 'Cup'], helpers: ['Frog'] },
      left: { gallery: ['Mask'], task: ['Pillar'] },
      doing: 'Smith',
    });
    t.hire('Pillar'); // the second action finds nothing, and is lost
    expect(t.you.helpers).toEqual(['Frog', 'Pillar']);
    expect(t.you.waiting).toEqual([]);
    expect(t.decision.task?.owner).toBe(0);
  });

  test('matters no longer for a task that Doll has taken away', () => {
    const t = table({
      you: { gallery: ['Doll'], hand: ['Vase'] },
      left: { gallery: ['Mask'], task: ['Crane'] },
      at: 'newTask',
    });
    t.use('Doll', { card: 'Crane' });
    expect(t.decision.task?.owner).toBe(0);
    expect(t.choices).toEqual(['pray']);
  });

  test('two of them forbid no more than one', () => {
    const t = table({
      players: 4,
      you: { bench: ['Vase'] },
      left: { gallery: ['Mask', 'Mask 2'], task: ['Crane'] },
    });
    expect(t.choices).toEqual(['sell Vase', 'pass']);
  });

  test('copied by Kite is gone before the others come to the task', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan', 'Crane'] },
      left: { gallery: ['Mask'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').task('Crane').pray();
    expect(t.whoseTurn).toBe('left');
    expect(t.decision.task?.owner).toBe(0);
    expect(t.choices).toContain('pray');
    t.expectNothingPending();
  });
});
