import { cardNamed, table } from '../support/table';

describe('Dice', () => {
  test('completes the top card for free when its value is the number of cards in the hand', () => {
    const t = table({
      you: { gallery: ['Dice'], hand: ['Crane', 'Fan', 'Poem'] },
      deckTop: ['Bell'],
      doing: 'Tailor',
    });
    t.tailor().use('Dice').in('giftShop').pass();
    expect(t.you.giftShop).toEqual(['Bell']);
    expect(t.you.hand).toHaveLength(5);
    t.expectNothingPending();
  });

  test('fits Paper with one card, and Stone or Cloth with two', () => {
    const paper = table({
      you: { gallery: ['Dice'], hand: ['Vase'] },
      deckTop: ['Scroll'],
      doing: 'Tailor',
    });
    paper.tailor().use('Dice').in('gallery').pass();
    expect(paper.you.gallery).toEqual(['Dice', 'Scroll']);
    const cloth = table({
      you: { gallery: ['Dice'], hand: ['Vase', 'Jar'] },
      deckTop: ['Robe'],
      doing: 'Tailor',
    });
    cloth.tailor().use('Dice').in('gallery').pass();
    expect(cloth.you.gallery).toEqual(['Dice', 'Robe']);
  });

  test('leaves the card on top, known to all, when the value does not fit', () => {
    const t = table({
      you: { gallery: ['Dice'], hand: ['Crane', 'Fan'] },
      left: {},
      right: {},
      deckTop: ['Bell'],
      doing: 'Tailor',
    });
    t.tailor().use('Dice');
    expect(t.deck[0]).toBe('Bell');
    expect(t.knows('left', 'Bell')).toBe(true);
    expect(t.knows('you', 'Bell')).toBe(true);
    t.pass();
    // The Tailor draws it, and everybody knows it while waiting and in the hand.
    expect(t.you.hand).toContain('Bell');
    expect(t.knows('left', 'Bell')).toBe(true);
    expect(t.viewOf('right').players[0]?.hand.known).toEqual([cardNamed('Bell')]);
    t.expectNothingPending();
  });

  test('need not be thrown', () => {
    const t = table({
      you: { gallery: ['Dice'], hand: ['Crane', 'Fan', 'Poem'] },
      deckTop: ['Bell'],
      doing: 'Tailor',
    });
    t.tailor().pass().pass();
    expect(t.you.gallery).toEqual(['Dice']);
    expect(t.you.hand).toContain('Bell');
    expect(t.knows('left', 'Bell')).toBe(false);
    t.expectNothingPending();
  });

  test('must complete the card that fits, once thrown', () => {
    const t = table({
      you: { gallery: ['Dice'], hand: ['Crane'] },
      deckTop: ['Fan'],
      doing: 'Tailor',
    });
    t.tailor().use('Dice');
    expect(t.choices).toEqual(['wing gallery', 'wing giftShop']);
  });

  test('does not count the waiting area', () => {
    const t = table({
      you: { gallery: ['Dice'], hand: ['Crane'], waiting: ['Fan', 'Poem'] },
      deckTop: ['Bell'],
      doing: 'Tailor',
    });
    t.tailor().use('Dice');
    expect(t.you.gallery).toEqual(['Dice']);
    expect(t.deck[0]).toBe('Bell');
  });

  test('counts the hand before the Tailor returns any card', () => {
    const t = table({
      you: { gallery: ['Dice'], hand: ['Crane', 'Fan', 'Poem'] },
      deckTop: ['Doll'],
      doing: 'Tailor',
    });
    t.tailor().use('Dice'); // a 1 against three cards
    t.returnCard('Crane').returnCard('Fan').pass();
    expect(t.you.gallery).toEqual(['Dice']);
    t.expectNothingPending();
  });

  test('comes before a Tailor only, not before Prayer or Craft', () => {
    const t = table({
      you: { gallery: ['Dice'], hand: ['Robe'], bench: ['Mask'], helpers: ['Socks'] },
      doing: 'Tailor',
    });
    t.pray();
    expect(t.decision.kind).toBe('action');
    t.craft('Robe').in('gallery');
    t.expectNothingPending();
  });

  test('comes once before each Tailor action', () => {
    const t = table({
      you: { gallery: ['Dice'], hand: ['Crane'], helpers: ['Socks'] },
      deckTop: ['Fan', 'Ring', 'Bell', 'Gong', 'Sword', 'Doll'],
      doing: 'Tailor',
    });
    t.tailor().use('Dice').in('gallery');
    t.pass(); // Fan's offer is declined. Dice has been used.
    expect(t.decision.kind).toBe('tailor');
    t.pass(); // four cards wait
    t.tailor().use('Dice').in('giftShop').pass().pass();
    expect(t.you.gallery).toEqual(['Dice', 'Fan']);
    expect(t.you.giftShop).toEqual(['Doll']);
    t.expectNothingPending();
  });

  test('throws after Fan, at the card that Fan has put on top', () => {
    const t = table({
      you: { gallery: ['Dice', 'Fan'], hand: ['Crane', 'Poem'] },
      deckTop: ['Bell', 'Pillar', 'Vase'],
      doing: 'Tailor',
    });
    t.tailor().use('Fan').returnCard('Bell').returnCard('Vase').use('Dice').in('gallery').pass();
    expect(t.you.gallery).toEqual(['Dice', 'Fan', 'Pillar']);
    t.expectNothingPending();
  });

  test('two of them throw twice: the second sees what lies below', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Dice', 'Dice 2'], hand: ['Crane'] },
      deckTop: ['Scroll', 'Doll', 'Bell'],
      doing: 'Tailor',
    });
    t.tailor().use('Dice').in('gallery').use('Dice 2').in('giftShop').pass();
    expect(t.you.gallery).toEqual(['Dice', 'Dice 2', 'Scroll']);
    expect(t.you.giftShop).toEqual(['Doll']);
    t.expectNothingPending();
  });

  test('completes for free: effects after a completion follow, those after a Smith action do not', () => {
    const t = table({
      you: { gallery: ['Dice', 'Amulet', 'Deck of Cards'], bench: ['Vase'], hand: ['Crane'] },
      deckTop: ['Scroll'],
      doing: 'Tailor',
    });
    t.tailor().use('Dice').in('giftShop');
    expect(t.choices).toEqual(['use Amulet on Vase', 'pass']);
    t.use('Amulet', { card: 'Vase' }).pass();
    expect(t.you.sales).toEqual(['Vase']);
    t.expectNothingPending();
  });

  test('hands over to Cloak, which returns what was thrown', () => {
    const t = table({
      you: { gallery: ['Dice', 'Cloak'], hand: ['Ring'] },
      deckTop: ['Scroll'],
      doing: 'Tailor',
    });
    t.tailor().use('Dice').in('giftShop').use('Cloak', { card: 'Ring' }).in('giftShop');
    expect(t.you.giftShop).toEqual(['Ring']);
    expect(t.deckBottom).toBe('Scroll');
    expect(t.you.hand).toHaveLength(5); // the Tailor follows, with an empty hand
    t.expectNothingPending();
  });

  test('may end the game by the fifth work, before the Tailor', () => {
    const t = table({
      you: { gallery: ['Dice', 'Ring', 'Jar', 'Pillar'], hand: ['Crane'] },
      deckTop: ['Scroll'],
      doing: 'Tailor',
    });
    t.tailor().use('Dice').in('gallery');
    expect(t.end).toBe('works');
    expect(t.you.hand).toEqual(['Crane']);
    expect(t.you.waiting).toEqual([]);
  });

  test('ends the game when it completes the last card, and that work counts', () => {
    const t = table({
      you: { gallery: ['Dice'], hand: ['Crane'] },
      deckTop: ['Scroll'],
      restOfDeck: 0,
      doing: 'Tailor',
    });
    t.tailor().use('Dice').in('gallery');
    expect(t.end).toBe('deck');
    expect(t.scoreOf('you').works).toBe(3 + 1);
    expect(t.scoreOf('you').bonuses).toBe(3);
  });

  test('only reveals the last card if it does not fit: a reveal is not a movement', () => {
    const t = table({
      you: { gallery: ['Dice'], hand: ['Crane'] },
      deckTop: ['Bell'],
      restOfDeck: 0,
      doing: 'Tailor',
    });
    t.tailor().use('Dice');
    expect(t.end).toBeNull();
    expect(t.deck).toEqual(['Bell']);
  });

  test('comes before Pin’s Tailor, too', () => {
    const t = table({
      you: { gallery: ['Dice', 'Pin'], hand: ['Crane'] },
      deckTop: ['Scroll'],
      at: 'morning',
    });
    t.use('Pin').tailor().use('Dice').in('gallery').pass();
    expect(t.you.gallery).toEqual(['Dice', 'Pin', 'Scroll']);
    t.expectNothingPending();
  });

  test('works by way of a Kite that copies it', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan', 'Robe', 'Crane'] },
      left: { gallery: ['Dice'] },
      deckTop: ['Scroll'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').task('Robe');
    t.tailor().use('Kite').in('giftShop').pass();
    expect(t.you.giftShop).toEqual(['Scroll']);
    t.expectNothingPending();
  });
});
