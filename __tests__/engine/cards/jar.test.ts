import { cardNamed, table } from '../support/table';

describe('Jar', () => {
  test('takes every opponent’s hand cards of the named material into your waiting area', () => {
    const t = table({
      you: { hand: ['Jar', 'Vase', 'Cup'], helpers: ['Bell'] },
      left: { hand: ['Crane', 'Fan', 'Ring'] },
      right: { hand: ['Poem', 'Robe'] },
      doing: 'Smith',
    });
    t.smith('Jar').in('gallery').use('Jar', { material: 'paper' });
    expect(t.left.hand).toEqual(['Ring']);
    expect(t.right.hand).toEqual(['Robe']);
    expect([...t.you.waiting].sort()).toEqual(['Crane', 'Fan', 'Poem']);
    expect(t.you.hand).toEqual(['Vase', 'Cup']);
    t.pray();
    expect(t.you.hand).toEqual(expect.arrayContaining(['Crane', 'Fan', 'Poem']));
    expect(t.you.waiting).toEqual([]);
    t.expectNothingPending();
  });

  test('may stay closed', () => {
    const t = table({
      you: { hand: ['Jar', 'Vase', 'Cup'] },
      left: { hand: ['Crane'] },
      doing: 'Smith',
    });
    t.smith('Jar').in('gallery').pass();
    expect(t.left.hand).toEqual(['Crane']);
    t.expectNothingPending();
  });

  test('may name a material that nobody has', () => {
    const t = table({
      you: { hand: ['Jar', 'Vase', 'Cup'] },
      left: { hand: ['Crane'] },
      doing: 'Smith',
    });
    t.smith('Jar').in('gallery').use('Jar', { material: 'metal' });
    expect(t.left.hand).toEqual(['Crane']);
    t.expectNothingPending();
  });

  test('takes from hands only: not from waiting areas, benches, or your own hand', () => {
    const t = table({
      you: { hand: ['Jar', 'Vase', 'Cup', 'Doll'], helpers: ['Bell'] },
      left: { hand: ['Crane'], waiting: ['Fan'], bench: ['Poem'] },
      doing: 'Smith',
    });
    t.smith('Jar').in('gallery').use('Jar', { material: 'paper' });
    expect(t.you.waiting).toEqual(['Crane']);
    expect(t.left.waiting).toEqual(['Fan']);
    expect(t.left.bench).toEqual(['Poem']);
    expect(t.you.hand).toEqual(['Vase', 'Cup', 'Doll']);
  });

  test('shows the material and the number to all; each giver knows its own cards', () => {
    const t = table({
      you: { hand: ['Jar', 'Vase', 'Cup'], helpers: ['Bell'] },
      left: { hand: ['Crane', 'Fan', 'Ring'] },
      right: { hand: ['Poem', 'Robe'] },
      doing: 'Smith',
    });
    t.smith('Jar').in('gallery').use('Jar', { material: 'paper' });
    const seen = (name: 'you' | 'left' | 'right') => t.viewOf(name).players[0]?.waiting;
    expect(seen('you')).toEqual({ count: 3, known: [], materials: ['paper', 'paper', 'paper'] });
    expect(seen('left')).toEqual({
      count: 3,
      known: [cardNamed('Crane'), cardNamed('Fan')],
      materials: ['paper'],
    });
    expect(seen('right')).toEqual({
      count: 3,
      known: [cardNamed('Poem')],
      materials: ['paper', 'paper'],
    });
  });

  test('is seen by its owner at night, and each giver still knows its own', () => {
    const t = table({
      you: { hand: ['Jar', 'Vase', 'Cup'] },
      left: { hand: ['Crane', 'Ring'] },
      right: { hand: ['Poem', 'Robe'] },
      doing: 'Smith',
    });
    t.smith('Jar').in('gallery').use('Jar', { material: 'paper' });
    expect(t.whoseTurn).toBe('left');
    expect(t.knows('you', 'Crane')).toBe(true);
    expect(t.knows('you', 'Poem')).toBe(true);
    expect(t.knows('left', 'Crane')).toBe(true);
    expect(t.knows('left', 'Poem')).toBe(false);
    expect(t.knows('right', 'Poem')).toBe(true);
    expect(t.viewOf('left').players[0]?.hand.materials).toEqual(['paper']);
    t.expectNothingPending();
  });

  test('leaves what the others know of the cards that stay in a hand', () => {
    const t = table({
      you: { hand: ['Robe'] },
      left: { giftShop: ['Flag'], hand: ['Bell', 'Ring', 'Crane'] },
      right: { hand: ['Jar', 'Vase', 'Cup'] },
      at: 'newTask',
    });
    t.pass();
    t.task('Bell').use('Flag', { card: 'Ring' }).pray().pray();
    expect(t.whoseTurn).toBe('right');
    t.pass().smith('Jar').in('gallery').use('Jar', { material: 'paper' });
    expect(t.left.hand).toContain('Ring');
    expect(t.knows('you', 'Ring')).toBe(true);
    expect(t.right.hand).toContain('Crane');
    expect(t.knows('you', 'Crane')).toBe(false);
  });

  test('counts for Tailor’s five, as waiting cards do', () => {
    const t = table({
      you: { hand: ['Jar', 'Vase', 'Cup'], task: ['Robe'] },
      left: { task: ['Bell'], hand: ['Crane', 'Fan'] },
    });
    t.smith('Jar').in('gallery').use('Jar', { material: 'paper' });
    const before = t.deck.length;
    t.tailor().pass();
    expect(t.deck).toHaveLength(before - 1); // two in the hand, two waiting
    expect(t.you.hand).toHaveLength(5);
    t.expectNothingPending();
  });

  test('cannot be used before Night: the cards are no support', () => {
    const t = table({
      you: { hand: ['Jar', 'Vase', 'Cup'], helpers: ['Gong'], task: ['Bell'] },
      left: { hand: ['Crane', 'Ring'] },
    });
    t.smith('Jar').in('gallery').use('Jar', { material: 'paper' });
    expect(t.choices).toEqual(['pray']);
  });

  test('does not score its cards if the game ends before Night', () => {
    const t = table({
      you: { hand: ['Jar', 'Vase', 'Cup'], helpers: ['Gong'], task: ['Bell'], sales: ['Doll'] },
      left: { hand: ['Crane', 'Poem'] },
      deckTop: ['Pillar'],
      restOfDeck: 0,
    });
    t.smith('Jar').in('gallery').use('Jar', { material: 'paper' }).pray();
    expect(t.end).toBe('deck');
    expect(t.scoreOf('you').backorders).toBe(0);
    expect(t.left.hand).toEqual([]);
  });

  test('fires when it is completed for free, by Dice', () => {
    const t = table({
      you: { gallery: ['Dice'], hand: ['Fan', 'Poem', 'Doll'] },
      left: { hand: ['Ring', 'Sword'] },
      deckTop: ['Jar'],
      doing: 'Tailor',
    });
    t.tailor().use('Dice').in('gallery').use('Jar', { material: 'metal' }).pass();
    expect(t.you.hand).toEqual(expect.arrayContaining(['Ring', 'Sword']));
    expect(t.you.hand).toHaveLength(5);
    t.expectNothingPending();
  });

  test('does not fire when Shuriken takes it: taking is not completing', () => {
    const t = table({
      you: { hand: ['Shuriken', 'Ring', 'Sword'] },
      left: { gallery: ['Jar', 'Fan'], hand: ['Crane'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').in('gallery').use('Shuriken', { card: 'Jar' }).in('gallery');
    expect(t.left.hand).toEqual(['Crane']);
    t.expectNothingPending();
  });

  test('does not fire for a Kite that copies it', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan', 'Bell', 'Poem'] },
      left: { gallery: ['Jar'], hand: ['Crane'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').task('Bell').smith('Poem').in('giftShop').pass();
    expect(t.left.hand).toEqual(['Crane']);
    t.expectNothingPending();
  });

  test('never touches a partner', () => {
    const t = table({
      teams: true,
      you: { hand: ['Jar', 'Vase', 'Cup'], helpers: ['Bell'] },
      left: { hand: ['Crane'] },
      across: { hand: ['Fan'] },
      right: { hand: ['Poem'] },
      doing: 'Smith',
    });
    t.smith('Jar').in('gallery').use('Jar', { material: 'paper' });
    expect([...t.you.waiting].sort()).toEqual(['Crane', 'Poem']);
    expect(t.across.hand).toEqual(['Fan']);
  });

  test('two of them each fire for themselves, when completed', () => {
    const t = table({
      players: 4,
      you: { hand: ['Jar', 'Jar 2', 'Vase', 'Cup'], helpers: ['Bell'] },
      left: { hand: ['Crane', 'Ring'] },
      doing: 'Smith',
    });
    t.smith('Jar').show('Vase').show('Cup').in('gallery').use('Jar', { material: 'paper' });
    expect(t.choices).not.toContain('use Jar metal');
    t.smith('Jar 2').in('gallery').use('Jar 2', { material: 'metal' });
    expect(t.left.hand).toEqual([]);
    expect(t.you.hand).toEqual(expect.arrayContaining(['Crane', 'Ring']));
    t.expectNothingPending();
  });
});
