import { cardNamed, table } from '../support/table';

describe('Puppet', () => {
  test('trades hands before a Tailor action: yours to them, theirs to your waiting area', () => {
    const t = table({
      you: { giftShop: ['Puppet'], hand: ['Crane', 'Fan'], helpers: ['Socks'] },
      left: { hand: ['Vase', 'Bell', 'Bowl'] },
      doing: 'Tailor',
    });
    t.tailor().use('Puppet', { player: 'left' });
    expect(t.deckBottom).toBe('Puppet');
    expect(t.you.giftShop).toEqual([]);
    expect(t.left.hand).toEqual(['Crane', 'Fan']);
    expect(t.you.hand).toEqual([]);
    // The Tailor then draws up to five, traded cards included.
    expect(t.you.waiting.slice(0, 3)).toEqual(['Vase', 'Bell', 'Bowl']);
    expect(t.you.waiting).toHaveLength(5);
    t.pray();
    expect(t.you.hand).toHaveLength(6);
    t.expectNothingPending();
  });

  test('need not be used', () => {
    const t = table({
      you: { gallery: ['Puppet'], hand: ['Crane'], waiting: ['Ring'] },
      left: { hand: ['Vase'] },
      doing: 'Tailor',
    });
    t.tailor().pass().pass();
    expect(t.left.hand).toEqual(['Vase']);
    expect(t.you.gallery).toEqual(['Puppet']);
    expect(t.you.hand).toHaveLength(5);
    t.expectNothingPending();
  });

  test('has nothing to do with a Prayer or a Craft on a Tailor task', () => {
    const t = table({
      you: { gallery: ['Puppet'], hand: ['Robe'], bench: ['Mask'], helpers: ['Socks'] },
      left: { hand: ['Vase'] },
      doing: 'Tailor',
    });
    t.craft('Robe').in('giftShop');
    expect(t.decision.kind).toBe('action');
    t.pray();
    t.pray();
    expect(t.left.hand).toEqual(['Vase']);
    t.expectNothingPending();
  });

  test('may give an empty hand', () => {
    const t = table({
      you: { gallery: ['Puppet'] },
      left: { hand: ['Vase'] },
      doing: 'Tailor',
    });
    t.tailor().use('Puppet', { player: 'left' });
    expect(t.left.hand).toEqual([]);
    expect(t.you.hand).toContain('Vase');
    expect(t.you.hand).toHaveLength(5);
    t.expectNothingPending();
  });

  test('may take an empty hand', () => {
    const t = table({
      you: { gallery: ['Puppet'], hand: ['Crane'] },
      left: {},
      doing: 'Tailor',
    });
    t.tailor().use('Puppet', { player: 'left' });
    expect(t.left.hand).toEqual(['Crane']);
    expect(t.you.hand).toHaveLength(5);
    expect(t.you.hand).not.toContain('Crane');
    t.expectNothingPending();
  });

  test('may trade nothing for nothing', () => {
    const t = table({ you: { gallery: ['Puppet'] }, left: {}, doing: 'Tailor' });
    t.tailor().use('Puppet', { player: 'left' });
    expect(t.deckBottom).toBe('Puppet');
    expect(t.you.hand).toHaveLength(5);
    t.expectNothingPending();
  });

  test('leaves the waiting areas alone, and they count for the five', () => {
    const t = table({
      you: { gallery: ['Puppet'], hand: ['Crane'], waiting: ['Ring'] },
      left: { hand: ['Vase', 'Bell', 'Bowl', 'Jar', 'Cup'], waiting: ['Fan'] },
      doing: 'Tailor',
    });
    const before = t.deck.length;
    t.tailor().use('Puppet', { player: 'left' });
    expect(t.deck).toHaveLength(before + 1); // Puppet below, and none drawn: six are waiting
    expect(t.left.hand).toEqual(['Crane']);
    expect(t.left.waiting).toEqual(['Fan']);
    expect([...t.you.hand].sort()).toEqual(['Bell', 'Bowl', 'Cup', 'Jar', 'Ring', 'Vase']);
    t.expectNothingPending();
  });

  test('does not let you return cards that you have just taken: they wait', () => {
    const t = table({
      you: { gallery: ['Puppet', 'Fan'], hand: ['Crane'], helpers: ['Socks'] },
      left: { hand: ['Vase', 'Bell'] },
      doing: 'Tailor',
    });
    t.tailor().use('Puppet', { player: 'left' }).pass(); // Fan stays unused
    expect(t.decision.kind).toBe('action'); // the hand was empty: nothing to return
    expect(t.choices).toEqual(['tailor', 'pray']);
    expect(t.you.waiting).toHaveLength(5);
  });

  test('comes before a Tailor action on somebody else’s task too, and before Pin’s', () => {
    const noon = table({
      you: { gallery: ['Puppet'], hand: ['Crane'] },
      left: { hand: ['Vase'], task: ['Robe'] },
    });
    noon.tailor().use('Puppet', { player: 'left' });
    expect(noon.left.hand).toEqual(['Crane']);
    const morning = table({
      you: { gallery: ['Puppet', 'Pin'], hand: ['Crane'] },
      left: { hand: ['Vase'] },
      at: 'morning',
    });
    morning.use('Pin').tailor().use('Puppet', { player: 'left' });
    expect(morning.left.hand).toEqual(['Crane']);
  });

  test('leaves Dice no card to count; before it Dice counts the old hand', () => {
    const after = table({
      you: { gallery: ['Puppet', 'Dice'], hand: ['Crane'] },
      left: { hand: ['Vase'] },
      deckTop: ['Poem'],
      doing: 'Tailor',
    });
    after.tailor().use('Puppet', { player: 'left' }).use('Dice');
    expect(after.you.gallery).toEqual(['Dice']);
    expect(after.you.hand).toContain('Poem');
    after.expectNothingPending();
    const before = table({
      you: { gallery: ['Puppet', 'Dice'], hand: ['Crane'] },
      left: { hand: ['Vase'] },
      deckTop: ['Poem'],
      doing: 'Tailor',
    });
    before.tailor().use('Dice').in('giftShop').pass().use('Puppet', { player: 'left' });
    expect(before.you.giftShop).toEqual(['Poem']);
    expect(before.left.hand).toEqual(['Crane']);
    before.expectNothingPending();
  });

  test('both traders know their former cards in the new places, and nobody else does', () => {
    const t = table({
      you: { giftShop: ['Puppet'], hand: ['Crane', 'Fan'], helpers: ['Socks'] },
      left: { hand: ['Vase', 'Bell'] },
      right: { hand: ['Ring'] },
      doing: 'Tailor',
    });
    t.tailor().use('Puppet', { player: 'left' });
    expect(t.knows('you', 'Crane')).toBe(true);
    expect(t.knows('left', 'Crane')).toBe(true);
    expect(t.knows('right', 'Crane')).toBe(false);
    expect(t.knows('you', 'Vase')).toBe(false); // nobody looks at waiting cards before Night
    expect(t.knows('left', 'Vase')).toBe(true);
    expect(t.knows('right', 'Vase')).toBe(false);
    t.pray();
    expect(t.knows('you', 'Vase')).toBe(true);
    expect(t.knows('left', 'Vase')).toBe(true);
    expect(t.knows('right', 'Vase')).toBe(false);
    const seen = t.viewOf('left').players[0]?.hand;
    expect(seen?.count).toBe(6);
    expect(seen?.known).toEqual([cardNamed('Bell'), cardNamed('Vase')]);
  });

  test('takes from the third player what was known of the hand given away', () => {
    const t = table({
      you: { gallery: ['Puppet', 'Flag'], hand: ['Robe', 'Fan'] },
      left: { hand: ['Vase', 'Jar'] },
      right: { hand: ['Ring'] },
      doing: 'Tailor',
    });
    t.use('Flag', { card: 'Robe' });
    expect(t.knows('right', 'Robe')).toBe(true);
    t.tailor().use('Puppet', { player: 'left' });
    expect(t.knows('right', 'Robe')).toBe(false);
    expect(t.knows('left', 'Robe')).toBe(true);
    expect(t.knows('you', 'Robe')).toBe(true);
  });

  test('takes from everyone else what was known of the hand taken', () => {
    const t = table({
      you: { hand: ['Fan'] },
      left: { giftShop: ['Flag'], hand: ['Robe', 'Mask'] },
      right: { giftShop: ['Puppet'], hand: ['Ring'] },
      at: 'newTask',
    });
    t.pass();
    t.task('Robe').use('Flag', { card: 'Mask' }).pray().pray();
    expect(t.whoseTurn).toBe('right');
    expect(t.knows('you', 'Mask')).toBe(true);
    t.pass().tailor().use('Puppet', { player: 'left' });
    expect(t.knows('you', 'Mask')).toBe(false);
    expect(t.knows('left', 'Mask')).toBe(true);
    expect(t.right.hand).toContain('Mask'); // the night is over: its new owner sees it
    expect(t.knows('right', 'Mask')).toBe(true);
  });

  test('is itself known to all at the bottom of the deck', () => {
    const t = table({
      you: { gallery: ['Puppet'], hand: ['Crane'], helpers: ['Socks'] },
      left: { hand: ['Vase'] },
      right: {},
      doing: 'Tailor',
    });
    t.tailor().use('Puppet', { player: 'right' });
    expect(t.knows('left', 'Puppet')).toBe(true);
    expect(t.knows('right', 'Puppet')).toBe(true);
    expect(t.right.hand).toEqual(['Crane']);
    expect(t.left.hand).toEqual(['Vase']);
  });

  test('never trades with a partner', () => {
    const t = table({
      teams: true,
      you: { gallery: ['Puppet'], hand: ['Crane'] },
      left: { hand: ['Vase'] },
      across: { hand: ['Bell'] },
      right: { hand: ['Bowl'] },
      doing: 'Tailor',
    });
    t.tailor();
    expect(t.choices).toEqual(['use Puppet player 1', 'use Puppet player 3', 'pass']);
  });

  test('two of them trade twice: the second gives away an empty hand', () => {
    const t = table({
      you: { gallery: ['Puppet', 'Puppet 2'], hand: ['Crane'] },
      left: { hand: ['Vase'] },
      across: {},
      right: { hand: ['Bell', 'Ring'] },
      doing: 'Tailor',
    });
    t.tailor().use('Puppet', { player: 'left' }).use('Puppet 2', { player: 'right' });
    expect(t.left.hand).toEqual(['Crane']);
    expect(t.right.hand).toEqual([]);
    expect(t.you.hand).toEqual(expect.arrayContaining(['Vase', 'Bell', 'Ring']));
    expect(t.you.hand).toHaveLength(5);
    t.expectNothingPending();
  });

  test('may be used before the very Tailor action on which Dice completed it', () => {
    const t = table({
      you: { gallery: ['Dice'], hand: ['Crane', 'Fan'] },
      left: { hand: ['Vase'] },
      deckTop: ['Puppet'],
      doing: 'Tailor',
    });
    t.tailor().use('Dice').in('gallery').use('Puppet', { player: 'left' });
    expect(t.left.hand).toEqual(['Crane', 'Fan']);
    expect(t.you.gallery).toEqual(['Dice']);
    t.expectNothingPending();
  });

  test('can leave the deck too small for the Tailor: the game ends in its draws', () => {
    const t = table({
      you: { gallery: ['Puppet'], hand: ['Crane'] },
      left: { hand: ['Vase'] },
      deckTop: ['Bell'],
      restOfDeck: 0,
      doing: 'Tailor',
    });
    t.tailor().use('Puppet', { player: 'left' }); // the deck is Bell and Puppet now
    expect(t.end).toBe('deck');
    expect(t.you.waiting).toEqual(['Vase', 'Bell', 'Puppet']);
    expect(t.you.hand).toEqual([]);
  });
});
