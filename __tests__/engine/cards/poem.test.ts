import { table } from '../support/table';

describe('Poem', () => {
  test('completes the top card for free when the paper work is returned', () => {
    const t = table({
      you: { gallery: ['Poem'], hand: ['Crane'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Poem').in('giftShop');
    expect(t.you.gallery).toEqual(['Poem']);
    expect(t.you.giftShop).toEqual(['Vase']);
    expect(t.deckBottom).toBe('Crane');
    t.expectNothingPending();
  });

  test('may keep the paper work', () => {
    const t = table({
      you: { gallery: ['Poem'], hand: ['Crane'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').pass();
    expect(t.you.gallery).toEqual(['Poem', 'Crane']);
    expect(t.deck[0]).toBe('Vase');
    t.expectNothingPending();
  });

  test('is not offered after a work of another material', () => {
    const t = table({
      you: { gallery: ['Poem'], hand: ['Statue', 'Stool'] },
      doing: 'Smith',
    });
    t.smith('Statue').in('gallery');
    expect(t.you.gallery).toEqual(['Poem', 'Statue']);
    t.expectNothingPending();
  });

  test('may return itself', () => {
    const t = table({ you: { hand: ['Poem'] }, deckTop: ['Bell'], doing: 'Smith' });
    t.smith('Poem').in('giftShop').use('Poem').in('gallery');
    expect(t.you.gallery).toEqual(['Bell']);
    expect(t.you.giftShop).toEqual([]);
    t.expectNothingPending();
  });

  test('goes on from Paper to Paper, and hands over to Cloak', () => {
    const t = table({
      you: { gallery: ['Poem', 'Cloak'], hand: ['Crane', 'Ring'] },
      deckTop: ['Fan', 'Bowl'],
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Poem').in('gallery'); // Fan comes up: Paper again
    expect(t.choices).toEqual(['use Poem', 'use Cloak on Ring', 'pass']);
    t.use('Cloak', { card: 'Ring' }).in('giftShop'); // Fan goes, so Poem has lost its reason
    expect(t.you.giftShop).toEqual(['Ring']);
    expect(t.you.gallery).toEqual(['Poem', 'Cloak']);
    t.expectNothingPending();
  });

  test('leaves the fifth work of a wing alone, as the game is over first', () => {
    const t = table({
      you: { gallery: ['Poem', 'Cup', 'Mask', 'Plane'], hand: ['Crane'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery');
    expect(t.end).toBe('works');
    expect(t.you.gallery).toEqual(['Poem', 'Cup', 'Mask', 'Plane', 'Crane']);
    t.expectNothingPending();
  });

  test('follows a Craft and a completion by Dice as well', () => {
    const craft = table({
      you: { gallery: ['Poem'], hand: ['Crane'] },
      deckTop: ['Vase'],
      doing: 'Clerk',
    });
    craft.craft('Crane').in('gallery').use('Poem').in('gallery');
    expect(craft.you.gallery).toEqual(['Poem', 'Vase']);
    craft.expectNothingPending();
    const dice = table({
      you: { gallery: ['Poem', 'Dice'], hand: ['Cup'] },
      deckTop: ['Crane', 'Vase'],
      doing: 'Tailor',
    });
    dice.tailor().use('Dice').in('gallery').use('Poem').in('gallery');
    expect(dice.you.gallery).toEqual(['Poem', 'Dice', 'Vase']);
    expect(dice.decision.kind).toBe('tailor'); // and the Tailor action goes on
  });

  test('returns openly, and turns the card over before its wing is chosen', () => {
    const t = table({
      you: { gallery: ['Poem'], hand: ['Crane'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Poem');
    expect(t.decision.kind).toBe('wing');
    expect(t.knows('you', 'Vase')).toBe(true);
    expect(t.knows('left', 'Vase')).toBe(true);
    expect(t.deckBottom).toBe('Crane');
    expect(t.knows('left', 'Crane')).toBe(true);
  });

  test('follows no work of an opponent', () => {
    const t = table({
      you: { hand: ['Crane'] },
      left: { gallery: ['Poem'] },
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery');
    expect(t.you.gallery).toEqual(['Crane']);
    t.expectNothingPending();
  });

  test('does not end the game with one card in the deck, as it returns before it completes', () => {
    const t = table({
      you: { gallery: ['Poem'], hand: ['Crane'] },
      left: { hand: ['Bell'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Poem').in('gallery');
    expect(t.end).toBeNull();
    expect(t.deck).toEqual(['Crane']);
    t.expectNothingPending();
  });

  test('may bring back the same work, out of a deck of one', () => {
    const t = table({
      you: { gallery: ['Poem'], hand: ['Crane'] },
      left: { hand: ['Bell'] },
      deckTop: ['Fan'],
      restOfDeck: 0,
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Poem').in('gallery'); // Fan for Crane
    t.use('Poem').in('giftShop'); // and Crane for Fan
    expect(t.choices).toEqual(['use Poem', 'pass']);
    t.pass();
    expect(t.you.giftShop).toEqual(['Crane']);
    expect(t.deck).toEqual(['Fan']);
    t.expectNothingPending();
  });

  test('that brought back the same work has done with its first completion: Cloak is asked once', () => {
    const t = table({
      you: { gallery: ['Poem', 'Cloak'], hand: ['Crane', 'Ring'] },
      left: { hand: ['Bell'] },
      deckTop: ['Fan'],
      restOfDeck: 0,
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Poem').in('gallery').use('Poem').in('gallery');
    expect(t.choices).toEqual(['use Poem', 'use Cloak on Ring', 'pass']); // the second Crane
    t.pass();
    t.expectNothingPending(); // the first Crane went back long ago
    expect(t.you.gallery).toEqual(['Poem', 'Cloak', 'Crane']);
  });

  test('completes Go Set, which may end the game in both wings', () => {
    const t = table({
      you: { gallery: ['Poem', 'Cup', 'Mask', 'Plane'], hand: ['Crane'] },
      deckTop: ['Go Set'],
      doing: 'Smith',
    });
    t.smith('Crane').in('giftShop').use('Poem').in('giftShop');
    expect(t.end).toBe('works');
    expect(t.you.giftShop).toEqual(['Go Set']);
    t.expectNothingPending();
  });

  test('completes the fifth material for Turtle, and wins at once', () => {
    const t = table({
      you: { gallery: ['Poem', 'Turtle', 'Mask', 'Tower'], hand: ['Crane'] },
      left: { gallery: ['Ring', 'Sword', 'Gong', 'Pin'], giftShop: ['Coin', 'Bell'] },
      deckTop: ['Cup'],
      doing: 'Smith',
    });
    t.smith('Crane').in('giftShop').use('Poem').in('giftShop');
    expect(t.end).toBe('turtle');
    expect(t.winners).toEqual(['you']);
    t.expectNothingPending();
  });

  test('completes Turtle itself, which wins before the full wing ends the game', () => {
    const t = table({
      you: { gallery: ['Poem', 'Vase', 'Mask', 'Tower'], hand: ['Crane'] },
      deckTop: ['Turtle'],
      doing: 'Smith',
    });
    t.smith('Crane').in('giftShop').use('Poem').in('gallery');
    expect(t.end).toBe('turtle');
    expect(t.winners).toEqual(['you']);
  });

  test('that returns itself may cost Turtle its only Paper work', () => {
    const t = table({
      you: { gallery: ['Turtle', 'Mask', 'Tower'], hand: ['Poem'] },
      deckTop: ['Cup'],
      doing: 'Smith',
    });
    t.smith('Poem').in('gallery').use('Poem').in('giftShop');
    expect(t.end).toBeNull(); // Cup is the fourth material
    t.expectNothingPending();
  });

  test('may bring up Cloak, which then returns itself for a Metal work', () => {
    const t = table({
      you: { gallery: ['Poem'], hand: ['Crane', 'Ring'] },
      deckTop: ['Cloak'],
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Poem').in('gallery');
    expect(t.choices).toEqual(['use Cloak on Ring', 'pass']);
    t.use('Cloak', { card: 'Ring' }).in('giftShop');
    expect(t.you.gallery).toEqual(['Poem']);
    expect(t.you.giftShop).toEqual(['Ring']);
    expect(t.deck.slice(-2)).toEqual(['Crane', 'Cloak']);
    t.expectNothingPending();
  });

  test('is no longer asked when Cloak was quicker', () => {
    const t = table({
      you: { gallery: ['Poem', 'Cloak'], hand: ['Crane', 'Ring', 'Pin'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Cloak', { card: 'Ring' }).in('gallery');
    expect(t.choices).toEqual(['use Cloak on Pin', 'pass']); // Ring is a Metal work
    t.pass();
    expect(t.you.gallery).toEqual(['Poem', 'Cloak', 'Ring']);
    expect(t.deck[0]).toBe('Vase');
    t.expectNothingPending();
  });

  test('returned by Cloak has no effect any more', () => {
    const t = table({
      you: { gallery: ['Cloak'], hand: ['Poem', 'Ring'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Poem').in('gallery').use('Cloak', { card: 'Ring' }).in('gallery');
    expect(t.you.gallery).toEqual(['Cloak', 'Ring']);
    expect(t.deck[0]).toBe('Vase');
    t.expectNothingPending();
  });

  test('of two copies lets one return the work, and both follow the next Paper work', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Poem', 'Poem 2'], hand: ['Crane'] },
      deckTop: ['Fan', 'Vase'],
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery');
    expect(t.choices).toEqual(['use Poem', 'use Poem 2', 'pass']);
    t.use('Poem 2').in('gallery');
    expect(t.choices).toEqual(['use Poem', 'use Poem 2', 'pass']); // for Fan, and no more for Crane
    t.use('Poem').in('giftShop');
    expect(t.you.gallery).toEqual(['Poem', 'Poem 2']);
    expect(t.you.giftShop).toEqual(['Vase']);
    t.expectNothingPending();
  });

  test('of two copies lets either return the other, just completed', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Poem'], hand: ['Poem 2'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Poem 2').in('gallery').use('Poem').in('giftShop');
    expect(t.you.gallery).toEqual(['Poem']);
    expect(t.you.giftShop).toEqual(['Vase']);
    t.expectNothingPending();
  });

  test('copied by Kite returns the completed work, and the Kite stays', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Cup', 'Crane'] },
      left: { gallery: ['Poem'], task: ['Bell'] },
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Cup' }).bench('left').pass();
    t.smith('Crane').in('gallery').use('Kite').in('giftShop');
    expect(t.you.gallery).toEqual(['Kite']);
    expect(t.you.giftShop).toEqual(['Vase']);
    expect(t.deckBottom).toBe('Crane');
    t.expectNothingPending();
  });

  test('and its Kite copy follow the same work, but only one finds it', () => {
    const t = table({
      you: { gallery: ['Kite', 'Poem'], hand: ['Cup', 'Crane'] },
      left: { task: ['Bell'] },
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Cup' }).bench('you').pass();
    t.smith('Crane').in('gallery');
    expect(t.choices).toEqual(['use Kite', 'use Poem', 'pass']);
    t.use('Poem').in('giftShop');
    expect(t.you.gallery).toEqual(['Kite', 'Poem']);
    expect(t.you.giftShop).toEqual(['Vase']);
    t.expectNothingPending();
  });

  test('completes a Kite, which is plain Cloth', () => {
    const t = table({
      you: { gallery: ['Poem'], hand: ['Crane'] },
      left: { gallery: ['Scroll'] },
      deckTop: ['Kite'],
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Poem').in('gallery');
    expect(t.you.gallery).toEqual(['Poem', 'Kite']);
    t.expectNothingPending();
  });

  test('calls the other effects again for what it completes', () => {
    const t = table({
      you: { gallery: ['Poem', 'Stool'], hand: ['Crane'], bench: ['Bell'] },
      floor: ['Cup'],
      deckTop: ['Statue', 'Vase'],
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Poem').in('gallery');
    expect(t.choices).toEqual(['use Stool', 'use Statue on Cup', 'pass']);
    t.use('Statue', { card: 'Cup' }).use('Stool');
    expect(t.you.bench).toEqual(['Bell', 'Cup']);
    expect(t.you.hand).toEqual(['Vase']);
    t.expectNothingPending();
  });

  test('stops in the middle of a chain when Stool draws the last card', () => {
    const t = table({
      you: { gallery: ['Poem', 'Cloak', 'Stool'], hand: ['Crane', 'Ring'] },
      deckTop: ['Cup'],
      restOfDeck: 0,
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Poem').in('giftShop'); // only Crane is left in the deck
    t.use('Stool');
    expect(t.end).toBe('deck');
    expect(t.you.waiting).toEqual(['Crane']);
    expect(t.you.giftShop).toEqual(['Cup']); // Cloak comes too late
    t.expectNothingPending();
  });

  test('acts for a second Kite that has copied the first as a copy of it', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Kite', 'Kite 2'], hand: ['Cup', 'Jar', 'Crane'] },
      left: { gallery: ['Poem'], task: ['Bell'] },
      deckTop: ['Fan', 'Vase'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Cup' }).bench('left').use('Kite 2', { card: 'Jar' }).bench('you').pass();
    t.smith('Crane').in('giftShop');
    expect(t.choices).toEqual(['use Kite', 'use Kite 2', 'pass']);
    t.use('Kite 2').in('giftShop').use('Kite').in('giftShop');
    expect(t.you.giftShop).toEqual(['Vase']);
    t.expectNothingPending();
  });

  test('copied by Kite takes its Cloth from Turtle, and gives it back when the turn is over', () => {
    const t = table({
      you: { gallery: ['Kite', 'Turtle', 'Tower'], giftShop: ['Fan'], hand: ['Bell', 'Crane'] },
      left: { gallery: ['Poem'], task: ['Pin'] },
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Bell' }).bench('left').pass();
    t.smith('Crane').in('giftShop').use('Kite').in('giftShop'); // Vase: now only Cloth is missing
    expect(t.end).toBe('turtle');
    expect(t.whoseTurn).toBe('you');
    expect(t.winners).toEqual(['you']);
    const phases = t.events.flatMap((event) => (event.type === 'phase' ? [event.phase] : []));
    expect(phases).toEqual(['morning', 'noon', 'night']);
  });

  test('wins for both partners where it completes the fifth material for Turtle', () => {
    const t = table({
      teams: true,
      you: { gallery: ['Poem', 'Turtle', 'Mask', 'Tower'], hand: ['Crane'] },
      deckTop: ['Cup'],
      doing: 'Smith',
    });
    t.smith('Crane').in('giftShop').use('Poem').in('giftShop');
    expect(t.end).toBe('turtle');
    expect(t.winners).toEqual(['you', 'across']);
  });

  test('counts for nobody the Paper work that Turtle won with before Poem could act', () => {
    const t = table({
      you: { gallery: ['Turtle', 'Mask', 'Tower', 'Cup'], hand: ['Poem'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Poem').in('giftShop');
    expect(t.end).toBe('turtle');
    expect(t.you.giftShop).toEqual(['Poem']);
    expect(t.deck[0]).toBe('Vase');
  });

  test('follows the fifth work of a wing in the extended game', () => {
    const t = table({
      extended: true,
      you: { gallery: ['Poem', 'Cup', 'Mask', 'Plane'], hand: ['Crane'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Poem').in('gallery');
    expect(t.end).toBeNull();
    expect(t.you.gallery).toEqual(['Poem', 'Cup', 'Mask', 'Plane', 'Vase']);
    t.expectNothingPending();
  });

  test('has no say when Dice completed the last card of the deck', () => {
    const t = table({
      you: { gallery: ['Poem', 'Dice'], hand: ['Cup'] },
      deckTop: ['Crane'],
      restOfDeck: 0,
      doing: 'Tailor',
    });
    t.tailor().use('Dice').in('gallery');
    expect(t.end).toBe('deck');
    expect(t.you.gallery).toEqual(['Poem', 'Dice', 'Crane']);
    t.expectNothingPending();
  });
});
