import { DEFAULT_ROUND_LIMIT, newGame } from '../../engine';
import type { CardName, Situation } from './support/table';
import { table } from './support/table';

const FOUR: CardName[] = ['Fan', 'Straw', 'Lampshade', 'Sketch'];

describe('The end by works', () => {
  test('comes at once with 5 works in one wing', () => {
    const t = table({ you: { gallery: [...FOUR], hand: ['Scroll'] }, doing: 'Smith' });
    t.smith('Scroll').in('gallery');
    expect(t.end).toBe('works');
    expect(t.state.end?.player).toBe(0);
    expect(t.choices).toEqual([]);
  });

  test('5 works in two wings end nothing', () => {
    const t = table({ you: { gallery: [...FOUR], hand: ['Scroll'] }, doing: 'Smith' });
    t.smith('Scroll').in('giftShop');
    expect(t.end).toBeNull();
  });

  test('the gift shop is a wing like the gallery', () => {
    const t = table({ you: { giftShop: [...FOUR], hand: ['Scroll'] }, doing: 'Smith' });
    t.smith('Scroll').in('giftShop');
    expect(t.end).toBe('works');
  });

  test('needs 6 in the extended game', () => {
    const situation: Situation = {
      extended: true,
      you: { gallery: [...FOUR], hand: ['Scroll', 'Crane'], helpers: ['Bell'] },
      doing: 'Smith',
    };
    const t = table(situation);
    t.smith('Scroll').in('gallery');
    expect(t.end).toBeNull();
    t.smith('Crane').in('gallery');
    expect(t.end).toBe('works');
  });

  test('comes by a work that was taken', () => {
    const t = table({
      you: { gallery: ['Fan', 'Straw', 'Lampshade'], hand: ['Shuriken', 'Bell', 'Ring'] },
      left: { gallery: ['Amulet', 'Bench', 'Stool', 'Robe'], giftShop: ['Quilt'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').in('gallery').use('Shuriken', { card: 'Quilt' }).in('gallery');
    expect(t.end).toBe('works');
  });

  test('comes by a work that was moved', () => {
    const t = table({
      you: { gallery: [...FOUR], giftShop: ['Plane'] },
      floor: ['Vase'],
      doing: 'Potter',
    });
    t.collect('Vase').use('Plane', { card: 'Plane' });
    expect(t.end).toBe('works');
    expect(t.you.gallery).toHaveLength(5);
  });

  test('comes by a work that was copied', () => {
    const t = table({
      you: { gallery: ['Kite', 'Amulet', 'Bench'], giftShop: ['Tower', 'Stool'], hand: ['Fan'] },
      left: { gallery: ['Go Set'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left');
    expect(t.end).toBe('works');
  });

  test('comes by a work completed for free', () => {
    const t = table({
      you: { gallery: [...FOUR, 'Poem'].slice(1) as CardName[], hand: ['Crane'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Crane').in('giftShop').use('Poem').in('gallery');
    expect(t.end).toBe('works');
    expect(t.you.gallery).toContain('Vase');
  });

  test('is checked once more when a copy ends, its owner still being the current player', () => {
    const t = table({
      you: {
        gallery: ['Kite', 'Scroll', 'Pillar'],
        giftShop: ['Haniwa'],
        hand: ['Fan', 'Turtle', 'Bell', 'Ring', 'Gong'],
      },
      left: { gallery: ['Straw'], hand: ['Poem'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').task('Gong').smith('Turtle').in('giftShop');
    // Paper, Stone, Clay and Metal; Kite was Straw until the turn ended and is Cloth again.
    expect(t.end).toBe('turtle');
    expect(t.whoseTurn).toBe('you');
    expect(t.you.waiting).toEqual([]);
    expect(t.winners).toEqual(['you']);
  });
});

describe('The end comes before anything else', () => {
  test('a fifth work ends the game before Poem', () => {
    const t = table({
      you: { gallery: ['Poem', 'Fan', 'Straw', 'Sketch'], hand: ['Crane'] },
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery');
    expect(t.end).toBe('works');
    expect(t.you.gallery).toContain('Crane');
  });

  test('a fifth work ends the game before Cloak', () => {
    const t = table({
      you: { gallery: ['Cloak', 'Fan', 'Straw', 'Sketch'], hand: ['Crane', 'Bell'] },
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery');
    expect(t.end).toBe('works');
  });

  test('no after-effects of the last work happen', () => {
    const t = table({
      you: {
        gallery: ['Fan', 'Straw', 'Sketch', 'Amulet'],
        bench: ['Vase'],
        hand: ['Statue', 'Tower'],
      },
      floor: ['Bell'],
      doing: 'Smith',
    });
    t.smith('Statue').in('gallery');
    expect(t.end).toBe('works');
    expect(t.floor).toEqual(['Bell']);
    expect(t.you.bench).toEqual(['Vase']);
  });

  test('waiting cards do not come to the hand, and do not score', () => {
    const t = table({
      you: { gallery: [...FOUR], sales: ['Vase'], hand: ['Scroll'], waiting: ['Bowl', 'Cup'] },
      doing: 'Smith',
    });
    t.smith('Scroll').in('gallery');
    expect(t.you.waiting).toEqual(['Bowl', 'Cup']);
    expect(t.scoreOf('you').backorders).toBe(0);
  });

  test('the remaining actions are not taken', () => {
    const t = table({
      you: { gallery: [...FOUR], hand: ['Scroll', 'Crane'], helpers: ['Bell', 'Ring'] },
      doing: 'Smith',
    });
    t.smith('Scroll').in('gallery');
    expect(t.end).toBe('works');
    expect(t.you.hand).toEqual(['Crane']);
  });
});

describe('The end by the deck', () => {
  /** The deck's last card. */
  const lastCard = (top: CardName, rest: Situation): Situation => ({
    ...rest,
    deckTop: [top],
    restOfDeck: 0,
  });

  test('comes when a Prayer draws the last card; it stays in the waiting area', () => {
    const t = table(lastCard('Vase', { doing: 'Clerk', players: 3 }));
    t.pray();
    expect(t.end).toBe('deck');
    expect(t.you.waiting).toEqual(['Vase']);
    expect(t.you.hand).toEqual([]);
  });

  test('a draw of four from a deck of two takes the two, then ends', () => {
    const t = table({
      you: { hand: ['Fan'] },
      players: 3,
      deckTop: ['Vase', 'Bell'],
      restOfDeck: 0,
      doing: 'Tailor',
    });
    t.tailor().pass();
    expect(t.end).toBe('deck');
    expect(t.you.waiting).toEqual(['Vase', 'Bell']);
  });

  test('Gong’s three draws move one at a time: Gong stays a work', () => {
    const t = table({
      you: { gallery: ['Gong'] },
      players: 3,
      deckTop: ['Vase', 'Bell', 'Ring'],
      restOfDeck: 0,
      doing: 'Clerk',
    });
    t.pray().use('Gong');
    expect(t.end).toBe('deck');
    expect(t.you.gallery).toEqual(['Gong']);
    expect(t.you.waiting).toEqual(['Vase', 'Bell', 'Ring']);
  });

  test('Umbrella turning the last card sells nothing', () => {
    const t = table(
      lastCard('Vase', {
        players: 3,
        you: { gallery: ['Umbrella'], helpers: ['Bowl'] },
        at: 'morning',
      }),
    );
    t.use('Umbrella');
    expect(t.end).toBe('deck');
    expect(t.floor).toEqual(['Vase']);
    expect(t.you.helpers).toEqual(['Bowl']);
    expect(t.you.sales).toEqual([]);
  });

  test('Daitoro turns one card at a time', () => {
    const t = table(lastCard('Vase', { players: 3, you: { gallery: ['Daitoro'] }, at: 'morning' }));
    t.use('Daitoro');
    expect(t.end).toBe('deck');
    expect(t.floor).toEqual(['Vase']);
  });

  test('Tablet turns one card at a time, and may empty the deck', () => {
    const t = table({
      you: { hand: ['Tablet', 'Tower'] },
      players: 3,
      deckTop: ['Fan', 'Straw'],
      restOfDeck: 0,
      doing: 'Smith',
    });
    t.smith('Tablet').in('gallery').use('Tablet', { side: 'turn' });
    expect(t.end).toBe('deck');
    expect(t.floor).toEqual(['Fan', 'Straw']);
  });

  test('Bell sells the last card, and it counts; Ring comes no more', () => {
    const t = table(
      lastCard('Vase', {
        players: 3,
        you: { gallery: ['Bell', 'Ring'] },
        left: { sales: ['Fan', 'Crane', 'Straw'] },
        doing: 'Clerk',
      }),
    );
    t.sellTop();
    expect(t.end).toBe('deck');
    expect(t.you.sales).toEqual(['Vase']);
  });

  test('Socks collects the last card', () => {
    const t = table(lastCard('Vase', { players: 3, you: { gallery: ['Socks'] }, doing: 'Potter' }));
    t.collectTop();
    expect(t.end).toBe('deck');
    expect(t.you.bench).toEqual(['Vase']);
  });

  test('Bowl collects the last card', () => {
    const t = table(lastCard('Vase', { players: 3, you: { gallery: ['Bowl'] }, at: 'morning' }));
    t.use('Bowl');
    expect(t.end).toBe('deck');
    expect(t.you.bench).toEqual(['Vase']);
  });

  test('Dice completes the last card, and its after-effects come no more', () => {
    const t = table(
      lastCard('Vase', {
        players: 3,
        you: { gallery: ['Dice'], hand: ['Fan', 'Crane', 'Straw'] },
        floor: ['Bell'],
        doing: 'Tailor',
      }),
    );
    t.tailor().use('Dice').in('giftShop');
    expect(t.end).toBe('deck');
    expect(t.you.giftShop).toEqual(['Vase']);
    expect(t.floor).toEqual(['Bell']);
  });

  test('a reveal is not a movement: Dice may look at the last card', () => {
    const t = table(
      lastCard('Vase', {
        players: 3,
        you: { gallery: ['Dice'], hand: ['Fan', 'Crane'] },
        doing: 'Tailor',
      }),
    );
    t.tailor().use('Dice');
    expect(t.end).toBeNull();
    expect(t.deck).toEqual(['Vase']);
  });

  test('Poem puts a card below before it takes the last one: no end', () => {
    const t = table(
      lastCard('Vase', {
        players: 3,
        you: { gallery: ['Poem'], hand: ['Crane'] },
        left: { hand: ['Fan'] },
        doing: 'Smith',
      }),
    );
    t.smith('Crane').in('gallery').use('Poem').in('gallery');
    expect(t.you.gallery).toEqual(['Poem', 'Vase']);
    expect(t.end).toBeNull();
    expect(t.deck).toEqual(['Crane']);
  });

  test('Tailor may return into a deck of one and draw the cards again, one at a time', () => {
    const t = table({
      you: { hand: ['Fan', 'Crane', 'Straw', 'Scroll'], gallery: ['Pinwheel'] },
      players: 3,
      deckTop: ['Vase'],
      restOfDeck: 0,
      doing: 'Tailor',
    });
    t.tailor().returnCard('Fan').returnCard('Crane').pass();
    // Hand 2, deck Vase, Fan, Crane: the third draw empties it.
    expect(t.end).toBe('deck');
    expect(t.you.waiting).toEqual(['Vase', 'Fan', 'Crane']);
  });
});

describe('The end by Fan, Cup and Turtle', () => {
  test.each([1, 2])('Fan with %i in the deck reveals them, and the game ends', (cards) => {
    const t = table({
      you: { gallery: ['Fan'], hand: ['Crane'] },
      players: 3,
      deckTop: (['Vase', 'Bell'] as CardName[]).slice(0, cards),
      restOfDeck: 0,
      doing: 'Tailor',
    });
    t.tailor().use('Fan');
    expect(t.end).toBe('fan');
    expect(t.deck).toHaveLength(cards);
    for (const card of t.deck) expect(t.knows('left', card)).toBe(true);
  });

  test('Fan with 3 in the deck goes on', () => {
    const t = table({
      you: { gallery: ['Fan'], hand: ['Crane'] },
      players: 3,
      deckTop: ['Vase', 'Bell', 'Ring'],
      restOfDeck: 0,
      doing: 'Tailor',
    });
    t.tailor().use('Fan');
    expect(t.end).toBeNull();
  });

  test('Cup ends it, and scores no more', () => {
    const t = table({ you: { gallery: ['Cup', 'Scroll'] }, doing: 'Clerk' });
    t.pray().use('Cup');
    expect(t.end).toBe('cup');
    expect(t.you.gallery).toEqual(['Scroll']);
    expect(t.deckBottom).toBe('Cup');
    expect(t.scoreOf('you').total).toBe(1 + 3);
  });

  test('Turtle wins whatever the points are', () => {
    const t = table({
      you: {
        gallery: ['Fan', 'Tower', 'Quilt'],
        giftShop: ['Figurine'],
        hand: ['Turtle', 'Bell', 'Ring'],
      },
      left: { gallery: ['Coin', 'Flute', 'Sword', 'Pin'], giftShop: ['Bowl', 'Dice', 'Teapot'] },
      doing: 'Smith',
    });
    t.smith('Turtle').in('giftShop');
    expect(t.end).toBe('turtle');
    expect(t.scoreOf('left').total).toBeGreaterThan(t.scoreOf('you').total);
    expect(t.winners).toEqual(['you']);
  });

  test('Turtle is checked before the fifth work of a wing', () => {
    const t = table({
      you: { gallery: ['Turtle', 'Tower', 'Quilt', 'Brick'], hand: ['Fan'] },
      doing: 'Smith',
    });
    t.smith('Fan').in('gallery');
    expect(t.end).toBe('turtle');
  });

  test('Turtle is checked before the empty deck', () => {
    const t = table({
      you: { gallery: ['Turtle', 'Quilt', 'Dice'], giftShop: ['Scroll'], hand: ['Crane', 'Straw'] },
      players: 3,
      deckTop: ['Tower'],
      restOfDeck: 0,
      doing: 'Tailor',
    });
    t.tailor().use('Dice').in('giftShop');
    expect(t.end).toBe('turtle');
    expect(t.deck).toEqual([]);
  });

  test('four materials are not enough for Turtle', () => {
    const t = table({
      you: { gallery: ['Fan', 'Tower', 'Quilt'], hand: ['Turtle', 'Bell', 'Ring', 'Poem'] },
      left: { hand: ['Straw'] },
      doing: 'Smith',
    });
    t.smith('Turtle').in('giftShop');
    expect(t.end).toBeNull();
  });
});

describe('The round limit', () => {
  const calm: Situation = {
    players: 3,
    you: { hand: ['Fan'] },
    left: { hand: ['Crane'] },
    right: { hand: ['Straw'] },
    at: 'newTask',
  };

  test('is 60 rounds by default', () => {
    expect(DEFAULT_ROUND_LIMIT).toBe(60);
    expect(newGame({ players: 2, seed: 'x' }).options.roundLimit).toBe(60);
  });

  test('ends the game after a full round', () => {
    const t = table({ ...calm, roundLimit: 1 });
    t.finishTurn();
    expect(t.end).toBeNull();
    t.finishTurn();
    expect(t.end).toBeNull();
    t.finishTurn();
    expect(t.end).toBe('rounds');
    expect(t.state.round).toBe(1);
    expect(t.you.waiting).toEqual([]);
  });

  test('counts every round', () => {
    const t = table({ ...calm, roundLimit: 3 });
    let turns = 0;
    while (t.end === null) {
      t.finishTurn();
      turns++;
    }
    expect(turns).toBe(9);
    expect(t.end).toBe('rounds');
  });

  test('can be switched off', () => {
    const t = table({ ...calm, roundLimit: null });
    for (let i = 0; i < 12; i++) t.finishTurn();
    expect(t.end).toBeNull();
    expect(t.state.round).toBe(5);
  });

  test('an extra turn within the round belongs to it', () => {
    const t = table({
      you: { hand: ['Frog', 'Tower'], task: ['Bell'] },
      left: { gallery: ['Fan'], hand: ['Crane'] },
      roundLimit: 1,
    });
    t.smith('Frog').in('gallery').use('Frog');
    t.finishTurn(); // the extra one
    expect(t.end).toBeNull();
    expect(t.whoseTurn).toBe('left');
    t.finishTurn();
    expect(t.end).toBe('rounds');
  });

  test('an extra turn of the last player comes before the end', () => {
    const t = table({
      you: { gallery: ['Scroll'] },
      left: { hand: ['Frog', 'Tower', 'Bell', 'Poem'] },
      roundLimit: 1,
    });
    expect(t.whoseTurn).toBe('left');
    t.task('Bell').smith('Frog').in('gallery').use('Frog');
    expect(t.end).toBeNull();
    expect(t.whoseTurn).toBe('left');
    expect(t.state.round).toBe(1);
    t.finishTurn();
    expect(t.end).toBe('rounds');
  });

  test('the game is scored as it stands', () => {
    const t = table({
      ...calm,
      right: { hand: ['Straw'], gallery: ['Scroll'] },
      roundLimit: 1,
    });
    t.finishTurn().finishTurn().finishTurn();
    expect(t.winners).toEqual(['right']);
    expect(t.scoreOf('right').total).toBe(4);
  });
});

describe('Ties', () => {
  /** Cup ends the game in your turn; everybody has these works. */
  const tie = (
    points: Partial<Record<'you' | 'left' | 'across' | 'right', CardName[]>>,
  ): Situation => ({
    players: 4,
    you: { gallery: ['Cup', ...(points.you ?? [])] },
    left: { gallery: points.left ?? [] },
    across: { gallery: points.across ?? [] },
    right: { gallery: points.right ?? [] },
    doing: 'Clerk',
  });

  test('go to the current player', () => {
    const t = table(tie({ you: ['Straw'], left: ['Sketch'], right: ['Doll'] }));
    t.pray().use('Cup');
    expect(t.winners).toEqual(['you']);
  });

  test('else to the tied player soonest clockwise from them', () => {
    const t = table(tie({ across: ['Straw'], right: ['Doll'] }));
    t.pray().use('Cup');
    expect(t.winners).toEqual(['across']);
  });

  test('more points beat any tie-break', () => {
    const t = table(tie({ you: ['Straw'], right: ['Tower'] }));
    t.pray().use('Cup');
    expect(t.winners).toEqual(['right']);
  });

  test('count from the current player, not from the start player', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Straw'] },
      left: { gallery: ['Cup'], hand: ['Poem'] },
      across: {},
      right: { gallery: ['Doll'] },
    });
    expect(t.whoseTurn).toBe('left');
    t.pass().use('Cup');
    expect(t.winners).toEqual(['right']); // across has nothing; right comes before you
  });

  test('after the round limit the last player is the current one', () => {
    const t = table({
      you: { gallery: ['Straw'], hand: ['Vase'] },
      left: { gallery: ['Doll'], hand: ['Bell'] },
      roundLimit: 1,
      at: 'newTask',
    });
    t.finishTurn().pass();
    expect(t.end).toBe('rounds');
    expect(t.winners).toEqual(['left']);
  });

  test('of teams go to the team of the current player', () => {
    const t = table({ ...tie({ left: ['Tower'], across: ['Pillar'] }), teams: true });
    t.pray().use('Cup');
    expect([...t.winners].sort()).toEqual(['across', 'you']);
  });

  test('of teams: the sums of both partners are compared', () => {
    const t = table({ ...tie({ you: ['Straw'], left: ['Doll'], right: ['Sketch'] }), teams: true });
    t.pray().use('Cup');
    expect([...t.winners].sort()).toEqual(['left', 'right']);
  });
});
