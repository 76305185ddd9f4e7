import { table } from '../support/table';

describe('Kite', () => {
  test('moves a card to your own bench, and becomes a copy of another work of yours', () => {
    const t = table({
      you: { gallery: ['Kite'], giftShop: ['Bell'], hand: ['Crane', 'Fan'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('you');
    expect(t.you.bench).toEqual(['Crane']);
    expect(t.you.hand).toEqual(['Fan']);
    expect(t.scoreOf('you').works).toBe(3 + 3);
    t.expectNothingPending();
  });

  test('stays on the ground if you like, and the card in the hand', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane'] },
      left: { gallery: ['Bell'] },
      at: 'morning',
    });
    t.pass();
    expect(t.you.hand).toEqual(['Crane']);
    expect(t.scoreOf('you').works).toBe(2);
    t.expectNothingPending();
  });

  test('cannot rise with an empty hand', () => {
    const t = table({
      you: { gallery: ['Kite', 'Pin'] },
      left: { gallery: ['Bell'] },
      at: 'morning',
    });
    expect(t.choices).toEqual(['use Pin', 'pass']);
  });

  test('may use the bench of any player', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane', 'Fan'] },
      left: { gallery: ['Bell'] },
      right: { giftShop: ['Scroll'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' });
    expect(t.choices).toEqual(['bench player 0', 'bench player 1', 'bench player 2']);
    t.bench('right');
    expect(t.right.bench).toEqual(['Crane']);
    expect(t.scoreOf('you').works).toBe(1);
    expect(t.scoreOf('you').bonuses).toBe(3);
    t.expectNothingPending();
  });

  test('may, in a team game, use any bench, and the works of the partner too', () => {
    const t = table({
      teams: true,
      you: { gallery: ['Kite'], hand: ['Crane', 'Fan'] },
      left: { gallery: ['Bell'] },
      across: { gallery: ['Scroll'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' });
    expect(t.choices).toHaveLength(4);
    t.bench('across');
    expect(t.across.bench).toEqual(['Crane']);
    expect(t.scoreOf('you').bonuses).toBe(3);
    t.expectNothingPending();
  });

  test('takes over value and material, and is no longer Cloth', () => {
    const t = table({
      you: {
        giftShop: ['Kite'],
        hand: ['Crane', 'Fan'],
        sales: ['Robe', 'Mask', 'Ring', 'Sword', 'Coin'],
      },
      left: { gallery: ['Bell'] },
      at: 'morning',
    });
    expect(t.scoreOf('you').works).toBe(2);
    expect(t.scoreOf('you').sales).toBe(2 + 2); // Cloth covers the two Cloth sales
    t.use('Kite', { card: 'Crane' }).bench('left');
    expect(t.scoreOf('you').works).toBe(3);
    expect(t.scoreOf('you').sales).toBe(3 + 3 + 3); // Metal covers the three Metal sales
    t.expectNothingPending();
  });

  test('is still Cloth as a copy of a Cloth work', () => {
    const t = table({
      you: { giftShop: ['Kite'], hand: ['Crane', 'Fan'], sales: ['Robe', 'Mask'] },
      left: { gallery: ['Umbrella'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left').pass();
    expect(t.scoreOf('you').works).toBe(2);
    expect(t.scoreOf('you').sales).toBe(4);
    t.expectNothingPending();
  });

  test('stays in its own wing, wherever the original stands', () => {
    const t = table({
      you: { gallery: ['Kite'], giftShop: ['Crane'], hand: ['Fan', 'Poem'] },
      left: { giftShop: ['Tapestry', 'Bell', 'Bowl'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').copy('Tapestry');
    expect(t.you.gallery).toEqual(['Kite']);
    expect(t.left.giftShop).toEqual(['Tapestry', 'Bell', 'Bowl']);
    expect(t.scoreOf('you').bonuses).toBe(1); // alone in its wing
    t.expectNothingPending();
  });

  test('may use a copied morning effect the same morning, once', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane', 'Fan'] },
      left: { gallery: ['Bowl'] },
      deckTop: ['Vase', 'Cup'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left');
    expect(t.choices).toEqual(['use Kite', 'pass']);
    t.use('Kite');
    expect(t.you.bench).toEqual(['Vase']);
    expect(t.decision.kind).toBe('newTask');
    expect(t.deck[0]).toBe('Cup');
    t.expectNothingPending();
  });

  test('may let the copied morning effect go', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane', 'Fan'] },
      left: { gallery: ['Bowl'] },
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left').pass();
    expect(t.deck[0]).toBe('Vase');
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('may stand in for a later part of the morning, as a copy of Doll', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane', 'Fan'] },
      left: { gallery: ['Doll'], task: ['Gong'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left').use('Kite', { card: 'Gong' });
    expect(t.you.task).toEqual(['Gong']);
    expect(t.left.task).toEqual([]);
    expect(t.decision.task?.total).toBe(2);
  });

  test('stays Kite when the player of the bench has nothing to copy; the card moves all the same', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane', 'Fan'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left');
    expect(t.left.bench).toEqual(['Crane']);
    expect(t.scoreOf('you').works).toBe(2);
    expect(t.state.copies).toEqual([]);
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('stays Kite on your own bench when it is your only work', () => {
    const t = table({ you: { gallery: ['Kite'], hand: ['Crane', 'Fan'] }, at: 'morning' });
    t.use('Kite', { card: 'Crane' }).bench('you');
    expect(t.you.bench).toEqual(['Crane']);
    expect(t.scoreOf('you').works).toBe(2);
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('must copy one of the works, once the card has moved', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane', 'Fan'] },
      left: { gallery: ['Bell'], giftShop: ['Scroll'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left');
    expect(t.choices).toEqual(['copy Bell', 'copy Scroll']);
    t.copy('Scroll');
    expect(t.scoreOf('you').bonuses).toBe(3);
    t.expectNothingPending();
  });

  test('never fires what comes after completing the copied work', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane', 'Fan', 'Bell'] },
      left: { gallery: ['Statue'] },
      floor: ['Vase', 'Cup'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left');
    expect(t.decision.kind).toBe('newTask'); // becoming a copy completes nothing
    t.task('Bell').smith('Fan').in('gallery'); // nor does completing another work
    expect(t.floor).toEqual(['Vase', 'Cup']);
    expect(t.you.bench).toEqual([]);
    t.expectNothingPending();
  });

  test('does fire what comes after completing any work', () => {
    const t = table({
      you: { gallery: ['Kite'], bench: ['Vase'], hand: ['Crane', 'Fan', 'Bell'] },
      left: { gallery: ['Amulet'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left').task('Bell').smith('Fan').in('gallery');
    t.use('Kite', { card: 'Vase' });
    expect(t.you.sales).toEqual(['Vase']);
    t.expectNothingPending();
  });

  test('is itself returned as a copy of Cup, and no longer scores', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane', 'Fan'] },
      left: { gallery: ['Cup'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left').pass(); // no task: the one Prayer
    t.use('Kite');
    expect(t.end).toBe('cup');
    expect(t.deckBottom).toBe('Kite');
    expect(t.left.gallery).toEqual(['Cup']);
    expect(t.scoreOf('you').works).toBe(0);
    expect(t.scoreOf('left').works).toBe(3);
  });

  test('goes itself to the waiting area as a copy of Gong, and is Kite again at once', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane', 'Fan', 'Poem'], helpers: ['Curtain'] },
      left: { gallery: ['Gong'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left').task('Fan'); // a Clerk task of two actions
    t.pray().use('Kite');
    expect(t.you.waiting).toHaveLength(1 + 3 + 1);
    expect(t.you.waiting).toContain('Kite');
    expect(t.you.gallery).toEqual([]);
    expect(t.state.copies).toEqual([]);
    t.pray(); // the second action: no Gong any more
    expect(t.you.hand).toContain('Kite');
    expect(t.left.gallery).toEqual(['Gong']);
    t.expectNothingPending();
  });

  test('is itself returned as a copy of Puppet', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane', 'Robe', 'Poem'] },
      left: { gallery: ['Puppet'], hand: ['Vase'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left').task('Robe');
    t.tailor().use('Kite', { player: 'left' });
    expect(t.deckBottom).toBe('Kite');
    expect(t.left.gallery).toEqual(['Puppet']);
    expect(t.left.hand).toEqual(['Poem']);
    expect(t.you.gallery).toEqual([]);
    expect(t.you.hand).toContain('Vase');
    expect(t.you.hand).toHaveLength(5);
    t.expectNothingPending();
  });

  test('that is a copy counts as the copied work for a second Kite', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Kite', 'Kite 2'], hand: ['Crane', 'Fan', 'Poem'] },
      left: { gallery: ['Bowl'] },
      deckTop: ['Vase', 'Jar'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left');
    t.use('Kite 2', { card: 'Fan' }).bench('you'); // the other Kite is the one work to copy
    expect(t.scoreOf('you').works).toBe(3 + 3);
    t.use('Kite').use('Kite 2'); // both collect as Bowl
    expect(t.you.bench).toEqual(['Fan', 'Vase', 'Jar']);
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('copying a plain Kite gives nothing further', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Kite'], hand: ['Crane', 'Fan'] },
      left: { gallery: ['Kite 2'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left');
    expect(t.left.bench).toEqual(['Crane']);
    expect(t.decision.kind).toBe('newTask');
    expect(t.you.hand).toEqual(['Fan']);
    expect(t.scoreOf('you').works).toBe(2);
    t.expectNothingPending();
  });

  test('copied while plain does not become what the other Kite becomes later', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Kite', 'Kite 2'], hand: ['Crane', 'Fan', 'Poem'] },
      left: { gallery: ['Bell'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('you'); // a copy of the plain Kite 2
    t.use('Kite 2', { card: 'Fan' }).bench('left');
    expect(t.scoreOf('you').works).toBe(2 + 3);
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('stays a copy when the original leaves', () => {
    const t = table({
      you: { gallery: ['Kite', 'Flute'], hand: ['Crane', 'Pillar', 'Poem'], helpers: ['Frog'] },
      left: { gallery: ['Scroll'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left').task('Pillar').hire('Scroll');
    expect(t.left.gallery).toEqual([]);
    expect(t.scoreOf('you').works).toBe(1 + 3);
    expect(t.scoreOf('you').bonuses).toBe(3);
  });

  test('is still a copy when the game ends in that turn', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane', 'Fan'] },
      left: { gallery: ['Scroll'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left').pass(); // the Prayer takes the last card
    expect(t.end).toBe('deck');
    expect(t.scoreOf('you').works).toBe(1);
    expect(t.scoreOf('you').bonuses).toBe(3);
  });

  test('is a copy at night still, and plain again when the turn has passed', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane', 'Fan'] },
      left: { gallery: ['Pinwheel'], hand: ['Vase'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left').pass();
    t.use('Kite', { card: 'Fan' }).draw();
    expect(t.whoseTurn).toBe('left');
    expect(t.you.hand).toHaveLength(2);
    expect(t.deckBottom).toBe('Fan');
    expect(t.scoreOf('you').works).toBe(2);
    expect(t.state.copies).toEqual([]);
    t.expectNothingPending();
  });

  test('that turns back to Cloth after the cards of Night are taken may win by Turtle', () => {
    const t = table({
      you: {
        gallery: ['Turtle', 'Kite'],
        giftShop: ['Curtain', 'Pillar'],
        helpers: ['Ring'],
        hand: ['Fan', 'Coin', 'Bowl', 'Brick', 'Jar'],
      },
      left: { gallery: ['Bell'] },
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').task('Coin'); // Kite is Metal
    t.smith('Bowl').in('giftShop');
    t.pray();
    expect(t.end).toBeNull(); // Paper, Stone, Clay, Metal: no Cloth
    t.pray(); // the last action: the covered Smith has given two more
    expect(t.end).toBe('turtle');
    expect(t.winners).toEqual(['you']);
    expect(t.whoseTurn).toBe('you');
    expect(t.you.hand).toContain('Vase'); // Night was over: the waiting card is in the hand
    expect(t.you.waiting).toEqual([]);
  });

  test('wins at once as a copy of Turtle', () => {
    const t = table({
      you: { gallery: ['Kite', 'Robe'], giftShop: ['Curtain', 'Pillar', 'Jar'], hand: ['Crane'] },
      left: { gallery: ['Turtle'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left');
    expect(t.end).toBe('turtle');
    expect(t.winners).toEqual(['you']);
  });

  test('as a copy of Turtle is Metal: it is missed where it was the only Cloth', () => {
    const t = table({
      you: {
        gallery: ['Kite', 'Ring'],
        giftShop: ['Curtain', 'Pillar', 'Jar'],
        hand: ['Crane', 'Fan'],
      },
      left: { gallery: ['Turtle'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left');
    expect(t.end).toBeNull();
    t.expectNothingPending();
  });

  test('as a copy of Go Set puts the Stone works into both wings, which may end the game', () => {
    const t = table({
      you: { gallery: ['Kite', 'Ring', 'Jar'], giftShop: ['Pillar', 'Bench'], hand: ['Crane'] },
      left: { gallery: ['Go Set'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left');
    expect(t.end).toBe('works');
    expect(t.state.end?.player).toBe(0);
  });

  test('as a copy of Go Set is a Stone work in both wings itself', () => {
    const t = table({
      you: { gallery: ['Ring', 'Jar'], giftShop: ['Kite', 'Pillar', 'Bench'], hand: ['Crane'] },
      left: { gallery: ['Go Set'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left');
    expect(t.end).toBe('works');
  });

  test('as a copy of a Stone work counts in both wings for your own Go Set', () => {
    const t = table({
      you: { gallery: ['Ring', 'Jar', 'Cup'], giftShop: ['Kite', 'Go Set'], hand: ['Crane'] },
      left: { gallery: ['Pillar'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left');
    expect(t.end).toBe('works');
  });

  test('keeps the copy when it changes wings', () => {
    const t = table({
      you: { gallery: ['Kite', 'Plane'], hand: ['Crane', 'Brick', 'Fan'], helpers: ['Jar'] },
      left: { gallery: ['Scroll'] },
      floor: ['Vase', 'Cup'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left').task('Brick');
    t.collect('Vase').use('Plane', { card: 'Kite' });
    expect(t.you.giftShop).toEqual(['Kite']);
    expect(t.scoreOf('you').bonuses).toBe(3);
    expect(t.scoreOf('you').works).toBe(1 + 1);
  });

  test('is plain again on the extra turn that Frog gives', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Crane', 'Bell', 'Frog', 'Tower'] },
      left: { gallery: ['Scroll', 'Ring'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Crane' }).bench('left').copy('Ring').task('Bell');
    t.smith('Frog').in('gallery').use('Frog');
    expect(t.whoseTurn).toBe('you');
    expect(t.state.turn).toBe(2);
    expect(t.choices).toContain('use Kite on Tower');
    expect(t.scoreOf('you').works).toBe(2 + 2);
  });

  test('is plain again when the last round is scored after its turn', () => {
    const t = table({
      you: { gallery: ['Scroll'], hand: ['Fan'] },
      left: { gallery: ['Kite'], hand: ['Crane', 'Poem'] },
      roundLimit: 1,
      at: 'newTask',
    });
    t.pass();
    expect(t.whoseTurn).toBe('left');
    t.use('Kite', { card: 'Crane' }).bench('you').pass();
    expect(t.end).toBe('rounds');
    expect(t.scoreOf('left').works).toBe(2);
    expect(t.scoreOf('left').bonuses).toBe(0);
  });

  test('completed in the morning may be used the same morning', () => {
    const t = table({
      you: { gallery: ['Pin'], bench: ['Robe'], hand: ['Kite', 'Crane', 'Fan'] },
      left: { gallery: ['Scroll'] },
      at: 'morning',
    });
    t.use('Pin').craft('Kite').in('giftShop').use('Kite', { card: 'Crane' }).bench('left');
    expect(t.scoreOf('you').bonuses).toBe(3);
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('shows the card to all, and takes nothing from what they know of the hand', () => {
    const t = table({
      you: { gallery: ['Kite', 'Flag'], hand: ['Crane', 'Fan'] },
      left: { hand: ['Vase'] },
      doing: 'Clerk',
    });
    t.use('Flag', { card: 'Fan' }).pray().pray().finishTurn(); // left has seen Fan
    t.use('Kite', { card: 'Crane' }).bench('left');
    expect(t.knows('left', 'Crane')).toBe(true);
    expect(t.knows('left', 'Fan')).toBe(true);
  });
});
