import { table } from '../support/table';

describe('Ring', () => {
  test('takes a sale from an opponent with more sales, after a Clerk action that sold', () => {
    const t = table({
      you: { gallery: ['Ring'], bench: ['Vase'] },
      left: { sales: ['Fan', 'Poem'] },
      doing: 'Clerk',
    });
    t.sell('Vase').use('Ring', { card: 'Poem' });
    expect(t.you.sales).toEqual(['Vase', 'Poem']);
    expect(t.left.sales).toEqual(['Fan']);
    t.expectNothingPending();
  });

  test('need not take anything', () => {
    const t = table({
      you: { gallery: ['Ring'], bench: ['Vase'] },
      left: { sales: ['Fan', 'Poem'] },
      doing: 'Clerk',
    });
    t.sell('Vase').pass();
    expect(t.left.sales).toEqual(['Fan', 'Poem']);
    t.expectNothingPending();
  });

  test('counts now, with the card just sold: an opponent who is level is safe', () => {
    const t = table({
      you: { gallery: ['Ring'], bench: ['Vase'] },
      left: { sales: ['Fan'] },
      doing: 'Clerk',
    });
    t.sell('Vase');
    expect(t.left.sales).toEqual(['Fan']);
    t.expectNothingPending();
  });

  test('does not follow a Prayer or a Craft on a Clerk task', () => {
    const t = table({
      you: { gallery: ['Ring'], hand: ['Crane'], helpers: ['Doll'] },
      left: { sales: ['Fan', 'Poem'] },
      doing: 'Clerk',
    });
    t.pray().craft('Crane').in('gallery');
    expect(t.left.sales).toHaveLength(2);
    t.expectNothingPending();
  });

  test('follows each Clerk action, as long as somebody still has more', () => {
    const t = table({
      you: { gallery: ['Ring'], bench: ['Vase', 'Jar'], helpers: ['Crane'] },
      left: { sales: ['Fan', 'Poem', 'Doll', 'Straw'] },
      doing: 'Clerk',
    });
    t.sell('Vase').use('Ring', { card: 'Fan' }); // two against three
    t.sell('Jar'); // three against three
    expect(t.you.sales).toEqual(['Vase', 'Fan', 'Jar']);
    expect(t.left.sales).toHaveLength(3);
    t.expectNothingPending();
  });

  test('chooses among all opponents who have more, and those alone', () => {
    const t = table({
      you: { gallery: ['Ring'], bench: ['Vase'] },
      left: { sales: ['Fan', 'Poem'] },
      across: { sales: ['Cup'] },
      right: { sales: ['Bell', 'Gong', 'Coin'] },
      doing: 'Clerk',
    });
    t.sell('Vase');
    expect([...t.choices].sort()).toEqual([
      'pass',
      'use Ring on Bell',
      'use Ring on Coin',
      'use Ring on Fan',
      'use Ring on Gong',
      'use Ring on Poem',
    ]);
  });

  test('follows once when Robe sells several, and follows Bell', () => {
    const robe = table({
      you: { gallery: ['Ring', 'Robe'], bench: ['Vase', 'Jar'] },
      left: { sales: ['Fan', 'Poem', 'Doll', 'Straw', 'Crane'] },
      doing: 'Clerk',
    });
    robe.sellAll('clay').use('Ring', { card: 'Fan' });
    expect(robe.you.sales).toEqual(['Vase', 'Jar', 'Fan']);
    robe.expectNothingPending();
    const bell = table({
      you: { gallery: ['Ring', 'Bell'] },
      left: { sales: ['Fan', 'Poem'] },
      deckTop: ['Vase'],
      doing: 'Clerk',
    });
    bell.sellTop().use('Ring', { card: 'Fan' });
    expect(bell.you.sales).toEqual(['Vase', 'Fan']);
    bell.expectNothingPending();
  });

  test('two of them take twice if the opponent has more then, too', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Ring', 'Ring 2'], bench: ['Vase'] },
      left: { sales: ['Fan', 'Poem', 'Doll', 'Straw'] },
      doing: 'Clerk',
    });
    t.sell('Vase').use('Ring', { card: 'Fan' }).use('Ring 2', { card: 'Poem' });
    expect(t.you.sales).toEqual(['Vase', 'Fan', 'Poem']);
    t.expectNothingPending();
  });

  test('two of them take once if that has brought you level', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Ring', 'Ring 2'], bench: ['Vase'] },
      left: { sales: ['Fan', 'Poem', 'Doll'] },
      doing: 'Clerk',
    });
    t.sell('Vase').use('Ring', { card: 'Fan' });
    expect(t.you.sales).toEqual(['Vase', 'Fan']);
    t.expectNothingPending();
  });

  test('follows a Clerk action on an opponent’s task', () => {
    const t = table({
      you: { gallery: ['Ring'], bench: ['Vase'] },
      left: { sales: ['Fan', 'Poem'], task: ['Crane'] },
    });
    t.sell('Vase').use('Ring', { card: 'Fan' });
    expect(t.you.sales).toEqual(['Vase', 'Fan']);
  });

  test('never touches a partner', () => {
    const t = table({
      teams: true,
      you: { gallery: ['Ring'], bench: ['Vase'] },
      across: { sales: ['Fan', 'Poem', 'Doll'] },
      doing: 'Clerk',
    });
    t.sell('Vase');
    expect(t.across.sales).toHaveLength(3);
    t.expectNothingPending();
  });

  test('does not follow Amulet, which sells without a Clerk action', () => {
    const t = table({
      you: { gallery: ['Ring', 'Amulet'], bench: ['Vase'], hand: ['Crane'] },
      left: { sales: ['Fan', 'Poem'] },
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Amulet', { card: 'Vase' });
    expect(t.left.sales).toHaveLength(2);
    t.expectNothingPending();
  });

  test('works by way of a Kite that copies it', () => {
    const t = table({
      you: { gallery: ['Kite'], bench: ['Vase'], hand: ['Straw', 'Crane'] },
      left: { gallery: ['Ring'], sales: ['Fan', 'Poem'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Straw' }).bench('left').task('Crane').sell('Vase');
    t.use('Kite', { card: 'Fan' });
    expect(t.you.sales).toEqual(['Vase', 'Fan']);
    t.expectNothingPending();
  });
});
