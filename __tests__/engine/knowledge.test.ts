import type { GameEvent } from '../../engine';
import { eventFor, HIDDEN, newGame, SPECTATOR, viewFor } from '../../engine';
import type { CardName, SeatName, Table } from './support/table';
import { cardNamed, nameOf, table } from './support/table';

type MoveEvent = Extract<GameEvent, { type: 'move' }>;

/** For each move of a card, the card that this player saw; "?" if none. */
function seenMoves(t: Table, viewer: SeatName, reason: MoveEvent['reason']): string[] {
  return t.events.flatMap((event) => {
    const seen = eventFor(event, t.playerOf(viewer));
    if (seen.type !== 'move' || seen.reason !== reason) return [];
    return [seen.card === HIDDEN ? '?' : nameOf(seen.card)];
  });
}

function deckSeenBy(t: Table, viewer: SeatName): (CardName | null)[] {
  return t
    .viewOf(viewer)
    .deck.map((card) => (card === null ? null : nameOf(card)))
    .reverse();
}

function handSeenBy(t: Table, viewer: SeatName, owner: SeatName): CardName[] {
  return t.viewOf(viewer).players[t.playerOf(owner)]?.hand.known.map(nameOf) as CardName[];
}

function waitingSeenBy(t: Table, viewer: SeatName, owner: SeatName): CardName[] {
  return t.viewOf(viewer).players[t.playerOf(owner)]?.waiting.known.map(nameOf) as CardName[];
}

describe('What lies open', () => {
  test('is known to all: floor, tasks, helpers, bench, sales and works', () => {
    const t = table({
      you: { task: ['Amulet'], helpers: ['Fan'], bench: ['Vase'], sales: ['Bell'] },
      left: { gallery: ['Straw'], giftShop: ['Robe'] },
      floor: ['Crane'],
    });
    for (const viewer of ['you', 'left'] as const) {
      const seen = t.viewOf(viewer);
      expect(seen.floor.map(nameOf)).toEqual(['Crane']);
      expect(seen.players[0]?.task.map(nameOf)).toEqual(['Amulet']);
      expect(seen.players[0]?.helpers.map(nameOf)).toEqual(['Fan']);
      expect(seen.players[0]?.bench.map(nameOf)).toEqual(['Vase']);
      expect(seen.players[0]?.sales.map(nameOf)).toEqual(['Bell']);
      expect(seen.players[1]?.gallery.map(nameOf)).toEqual(['Straw']);
      expect(seen.players[1]?.giftShop.map(nameOf)).toEqual(['Robe']);
    }
  });

  test('the sizes of hands, waiting areas and deck are public', () => {
    const t = table({
      you: { hand: ['Fan', 'Vase'], waiting: ['Bell'], task: ['Amulet'] },
      left: { hand: ['Straw'] },
    });
    const seen = t.viewOf('left');
    expect(seen.players[0]?.hand.count).toBe(2);
    expect(seen.players[0]?.waiting.count).toBe(1);
    expect(seen.deck).toHaveLength(t.deck.length);
  });

  test('a hand is known to its owner alone', () => {
    const t = table({ you: { hand: ['Fan', 'Vase'] }, left: { hand: ['Straw'] }, doing: 'Clerk' });
    expect(handSeenBy(t, 'you', 'you')).toEqual(['Fan', 'Vase']);
    expect(handSeenBy(t, 'left', 'you')).toEqual([]);
    expect(handSeenBy(t, 'you', 'left')).toEqual([]);
  });

  test('the view never tells the seed', () => {
    const g = newGame({ players: 2, seed: 'a secret' });
    expect(JSON.stringify(viewFor(g, 0))).not.toContain('a secret');
  });
});

describe('Public cards that move on visibly', () => {
  test('Gong in a waiting area is known to all, and in the hand after Night too', () => {
    const t = table({
      you: { gallery: ['Gong'], helpers: ['Straw'], task: ['Fan'] },
      left: { hand: ['Poem'] },
    });
    t.pray().use('Gong');
    expect(waitingSeenBy(t, 'left', 'you')).toEqual(['Gong']);
    t.pray();
    expect(t.whoseTurn).toBe('left');
    expect(handSeenBy(t, 'left', 'you')).toEqual(['Gong']);
    expect(t.viewOf('left').revealed).toEqual([cardNamed('Gong')]);
  });

  test('a work returned by its own effect is known to all at the bottom of the deck', () => {
    const t = table({
      you: { gallery: ['Puppet'], hand: ['Fan'], task: ['Flag'], helpers: ['Robe'] },
    });
    t.tailor().use('Puppet', { player: 'left' });
    expect(deckSeenBy(t, 'left').at(-1)).toBe('Puppet');
  });

  test('Poem’s and Cloak’s returns are public', () => {
    const poem = table({
      you: { gallery: ['Poem'], hand: ['Scroll'], helpers: ['Ring'] },
      deckTop: ['Robe'],
      doing: 'Smith',
    });
    poem.smith('Scroll').in('gallery').use('Poem').in('gallery');
    expect(deckSeenBy(poem, 'left').at(-1)).toBe('Scroll');
    const cloak = table({
      you: { gallery: ['Cloak'], hand: ['Scroll', 'Pin'], helpers: ['Ring'] },
      doing: 'Smith',
    });
    cloak.smith('Scroll').in('gallery').use('Cloak', { card: 'Pin' }).in('gallery');
    expect(deckSeenBy(cloak, 'left').at(-1)).toBe('Scroll');
  });

  test('Crane’s returns are public, in public order', () => {
    const t = table({
      you: {
        gallery: ['Crane'],
        hand: ['Haniwa'],
        bench: ['Fan', 'Straw', 'Doll'],
        helpers: ['Ring'],
      },
      doing: 'Smith',
    });
    t.smith('Haniwa').returnCard('Straw').returnCard('Fan').in('gallery');
    expect(deckSeenBy(t, 'left').slice(-2)).toEqual(['Straw', 'Fan']);
  });

  test('Tablet’s returns are public, in public order', () => {
    const t = table({
      you: { hand: ['Tablet', 'Tower'], helpers: ['Ring'] },
      floor: ['Fan', 'Straw', 'Doll'],
      doing: 'Smith',
    });
    t.smith('Tablet').in('gallery').use('Tablet', { side: 'returnAll' });
    t.returnCard('Straw').returnCard('Doll');
    expect(deckSeenBy(t, 'left').slice(-3)).toEqual(['Straw', 'Doll', 'Fan']);
  });

  test('Fan’s returns are public, in public order, and so is the card it leaves on top', () => {
    const t = table({
      you: { gallery: ['Fan'], hand: ['Straw'] },
      deckTop: ['Bell', 'Vase', 'Robe'],
      doing: 'Tailor',
    });
    t.tailor().use('Fan');
    expect(deckSeenBy(t, 'left').slice(0, 3)).toEqual(['Bell', 'Vase', 'Robe']);
    t.returnCard('Robe').returnCard('Bell');
    expect(deckSeenBy(t, 'left').slice(-2)).toEqual(['Robe', 'Bell']);
    expect(deckSeenBy(t, 'left')[0]).toBe('Vase');
  });
});

describe('Returns from a hand', () => {
  test('are known, with their places, to the returner alone', () => {
    const t = table({ you: { hand: ['Straw', 'Fan', 'Vase'] }, doing: 'Tailor' });
    t.tailor().returnCard('Fan').returnCard('Straw');
    expect(deckSeenBy(t, 'you').slice(-2)).toEqual(['Fan', 'Straw']);
    expect(deckSeenBy(t, 'left').slice(-2)).toEqual([null, null]);
    expect(seenMoves(t, 'you', 'return')).toEqual(['Fan', 'Straw']);
    expect(seenMoves(t, 'left', 'return')).toEqual(['?', '?']);
  });

  test('at the hand limit too', () => {
    const t = table({
      you: { hand: ['Straw', 'Fan', 'Vase', 'Bell', 'Robe', 'Doll'] },
      at: 'morning',
    });
    t.returnCard('Vase');
    expect(deckSeenBy(t, 'you').at(-1)).toBe('Vase');
    expect(deckSeenBy(t, 'left').at(-1)).toBeNull();
  });

  test('leave what is known above them in its place', () => {
    const t = table({
      you: { gallery: ['Crane', 'Pinwheel'], hand: ['Pillar', 'Fan'], bench: ['Straw'] },
      left: { hand: ['Poem'] },
      doing: 'Smith',
    });
    t.smith('Pillar').in('gallery'); // Straw is returned for it, in sight
    t.use('Pinwheel', { card: 'Fan' }).pass();
    expect(deckSeenBy(t, 'you').slice(-2)).toEqual(['Straw', 'Fan']);
    expect(deckSeenBy(t, 'left').slice(-2)).toEqual(['Straw', null]);
  });
});

describe('Draws', () => {
  test('are known to nobody until Night, their owner included', () => {
    const t = table({
      you: { helpers: ['Straw'], task: ['Fan'] },
      left: { hand: ['Poem'] },
      deckTop: ['Vase', 'Bell'],
    });
    t.pray();
    for (const viewer of ['you', 'left'] as const) {
      expect(waitingSeenBy(t, viewer, 'you')).toEqual([]);
      expect(seenMoves(t, viewer, 'draw')).toEqual(['?']);
    }
  });

  test('then are known to their owner alone', () => {
    const t = table({
      you: { helpers: ['Straw'], task: ['Fan'] },
      left: { hand: ['Poem'] },
      deckTop: ['Vase', 'Bell'],
    });
    t.pray().pray();
    expect(t.whoseTurn).toBe('left');
    expect(handSeenBy(t, 'you', 'you')).toEqual(['Bell', 'Vase']);
    expect(handSeenBy(t, 'left', 'you')).toEqual([]);
    expect(seenMoves(t, 'you', 'gather')).toEqual(['Vase', 'Bell']);
    expect(seenMoves(t, 'left', 'gather')).toEqual(['?', '?']);
  });

  test('whoever knew the top card knows it in the waiting area that draws it', () => {
    const t = table({
      you: { gallery: ['Dice'], hand: ['Straw', 'Doll', 'Scroll', 'Lampshade'], helpers: ['Robe'] },
      left: { hand: ['Poem'] },
      deckTop: ['Amulet', 'Bell'],
      doing: 'Tailor',
    });
    t.tailor().use('Dice'); // Amulet is worth 2, the hand has 4: it stays on top, known to all
    expect(deckSeenBy(t, 'left').slice(0, 2)).toEqual(['Amulet', null]);
    t.pass();
    for (const viewer of ['you', 'left'] as const) {
      expect(waitingSeenBy(t, viewer, 'you')).toEqual(['Amulet']);
      expect(seenMoves(t, viewer, 'draw')).toEqual(['Amulet']);
    }
  });

  test('a card that you returned and another draws is known to you in their hand', () => {
    const t = table({
      players: 3,
      you: { hand: ['Vase', 'Straw', 'Bell', 'Doll', 'Amulet', 'Flag', 'Ring'] },
      left: { hand: ['Poem'] },
      right: { hand: ['Fan'] },
      deckTop: ['Robe'],
      restOfDeck: 0,
      at: 'morning',
    });
    t.returnCard('Vase').returnCard('Straw').pass(); // no task: you draw Robe
    expect(deckSeenBy(t, 'you')).toEqual(['Vase', 'Straw']);
    t.pass(); // left draws Vase, and takes it at Night
    expect(t.whoseTurn).toBe('right');
    expect(handSeenBy(t, 'you', 'left')).toEqual(['Vase']);
    expect(handSeenBy(t, 'left', 'left')).toEqual(['Poem', 'Vase']);
    expect(handSeenBy(t, 'right', 'left')).toEqual([]);
  });

  test('and it is known to you already in their waiting area, before they know it themselves', () => {
    const t = table({
      players: 3,
      you: { hand: ['Straw', 'Vase', 'Bell'], gallery: ['Pinwheel'] },
      left: { hand: ['Poem'] },
      right: { hand: ['Doll'] },
      deckTop: ['Robe'],
      restOfDeck: 0,
      at: 'night',
    });
    t.use('Pinwheel', { card: 'Vase' }).draw(); // draws Robe; Vase alone is left
    expect(t.deck).toEqual(['Vase']);
    expect(deckSeenBy(t, 'you')).toEqual(['Vase']);
    expect(deckSeenBy(t, 'left')).toEqual([null]);
    t.pass(); // left plays no task, and prays: the last card
    expect(t.end).toBe('deck');
    expect(waitingSeenBy(t, 'you', 'left')).toEqual(['Vase']);
    expect(waitingSeenBy(t, 'left', 'left')).toEqual([]);
    expect(waitingSeenBy(t, 'right', 'left')).toEqual([]);
  });
});

describe('Cards revealed from a hand', () => {
  test('are known to all', () => {
    const t = table({
      you: { gallery: ['Flag'], hand: ['Stool', 'Fan'], task: ['Amulet'] },
      left: { hand: ['Poem'] },
    });
    t.use('Flag', { card: 'Stool' });
    expect(handSeenBy(t, 'left', 'you')).toEqual(['Stool']);
    expect(t.viewOf('left').revealed).toEqual([cardNamed('Stool')]);
  });

  test('stay known on later turns', () => {
    const t = table({
      you: { gallery: ['Flag'], hand: ['Stool', 'Fan'], task: ['Amulet'] },
      left: { hand: ['Poem'] },
    });
    t.use('Flag', { card: 'Stool' }).pray().pray();
    t.finishTurn();
    expect(t.whoseTurn).toBe('you');
    expect(handSeenBy(t, 'left', 'you')).toEqual(['Stool']);
  });

  test('when a card leaves the hand unseen, the others lose all that they knew of that hand', () => {
    const t = table({
      you: { gallery: ['Flag'], hand: ['Robe', 'Fan', 'Vase'], task: ['Quilt'] },
      left: { hand: ['Poem'] },
    });
    t.use('Flag', { card: 'Robe' }).tailor();
    expect(handSeenBy(t, 'left', 'you')).toEqual(['Robe']);
    t.returnCard('Fan'); // not the revealed one, but who can tell?
    expect(handSeenBy(t, 'left', 'you')).toEqual([]);
    expect(t.knows('left', 'Robe')).toBe(false);
    expect(t.knows('you', 'Robe')).toBe(true);
    expect(t.viewOf('left').revealed).toEqual([]);
  });

  test('a revealed card that is returned is known to the returner alone', () => {
    const t = table({
      you: { gallery: ['Flag'], hand: ['Robe', 'Fan', 'Vase'], task: ['Quilt'] },
      left: { hand: ['Poem'] },
    });
    t.use('Flag', { card: 'Robe' }).tailor().returnCard('Robe');
    expect(deckSeenBy(t, 'you').at(-1)).toBe('Robe');
    expect(deckSeenBy(t, 'left').at(-1)).toBeNull();
    expect(seenMoves(t, 'left', 'return')).toEqual(['?']);
  });

  test('a card that leaves the hand in sight takes nothing else with it', () => {
    const t = table({
      you: {
        gallery: ['Handkerchief'],
        hand: ['Scroll', 'Bell', 'Ring', 'Pin', 'Fan'],
        task: ['Coin'],
      },
      left: { hand: ['Poem'] },
    });
    t.smith('Bell').in('gallery'); // shows Ring and Pin
    t.finishTurn(); // left
    expect(t.whoseTurn).toBe('you');
    t.use('Handkerchief', { card: 'Scroll' });
    expect(handSeenBy(t, 'left', 'you')).toEqual(['Pin', 'Ring']);
  });

  test('other hands keep what is known of them', () => {
    const t = table({
      you: { hand: ['Straw', 'Fan'], task: ['Quilt'], gallery: ['Gong'] },
      left: { hand: ['Poem'] },
    });
    t.pray().use('Gong');
    expect(t.whoseTurn).toBe('left');
    t.task('Poem').pray();
    expect(handSeenBy(t, 'left', 'you')).toEqual(['Gong']);
  });
});

describe('Jar', () => {
  const jar = () =>
    table({
      you: { hand: ['Jar', 'Bowl', 'Cup'], task: ['Bell'], helpers: ['Ring'] },
      left: { hand: ['Vase', 'Fan'] },
      right: { hand: ['Dice', 'Haniwa'] },
    })
      .smith('Jar')
      .in('gallery')
      .use('Jar', { material: 'clay' });

  test('each giver knows its own cards; all know the material and the number', () => {
    const t = jar();
    expect(waitingSeenBy(t, 'left', 'you')).toEqual(['Vase']);
    expect(waitingSeenBy(t, 'right', 'you')).toEqual(['Dice', 'Haniwa']);
    expect(waitingSeenBy(t, 'you', 'you')).toEqual([]);
    const materials = (viewer: SeatName) => t.viewOf(viewer).players[0]?.waiting.materials;
    expect(materials('you')).toEqual(['clay', 'clay', 'clay']);
    expect(materials('left')).toEqual(['clay', 'clay']);
    expect(materials('right')).toEqual(['clay']);
    expect(t.viewOf('left').players[0]?.waiting.count).toBe(3);
  });

  test('a card that had been shown is known to all where it goes: every card of its material went', () => {
    const t = table({
      you: { hand: ['Jar', 'Dice', 'Haniwa'], helpers: ['Gong'] },
      left: { hand: ['Coin', 'Bowl', 'Vase', 'Cup'] },
      right: { hand: ['Teapot'] },
      deckTop: ['Fan', 'Robe', 'Stool', 'Doll', 'Mask'],
    });
    expect(t.whoseTurn).toBe('left'); // you had no task, and prayed
    t.task('Coin').smith('Bowl').in('gallery').finishTurn(); // shows Vase and Cup; then right
    expect(t.whoseTurn).toBe('you');
    t.pass().smith('Jar').in('gallery').use('Jar', { material: 'clay' });
    expect(waitingSeenBy(t, 'you', 'you')).toEqual(['Cup', 'Vase']);
    expect(waitingSeenBy(t, 'right', 'you')).toEqual(['Cup', 'Teapot', 'Vase']);
  });

  test('the events show the material to all, and the card to its giver', () => {
    const t = jar();
    expect(seenMoves(t, 'you', 'give')).toEqual(['?', '?', '?']);
    expect(seenMoves(t, 'left', 'give')).toEqual(['Vase', '?', '?']);
    expect(seenMoves(t, 'right', 'give')).toEqual(['?', 'Dice', 'Haniwa']);
    const gives = t.events.filter((e) => e.type === 'move' && e.reason === 'give') as MoveEvent[];
    expect(gives.map((e) => (eventFor(e, 0) as MoveEvent).material)).toEqual([
      'clay',
      'clay',
      'clay',
    ]);
  });

  test('the receiver sees them at Night', () => {
    const t = jar();
    t.pray();
    expect(t.whoseTurn).toBe('left');
    expect(handSeenBy(t, 'you', 'you')).toEqual(expect.arrayContaining(['Dice', 'Haniwa', 'Vase']));
    expect(handSeenBy(t, 'left', 'you')).toEqual(expect.arrayContaining(['Vase']));
    expect(handSeenBy(t, 'left', 'you')).not.toContain('Dice');
    // Everybody still knows that there are Clay cards.
    expect(t.viewOf('left').players[0]?.hand.materials).toEqual(['clay', 'clay']);
  });

  test('once the receiver returns a card unseen, neither cards nor materials are known any more', () => {
    const t = jar();
    t.pray().finishTurn().finishTurn(); // left, right
    expect(t.whoseTurn).toBe('you');
    expect(t.you.hand.length).toBeGreaterThan(5);
    expect(handSeenBy(t, 'left', 'you')).toContain('Vase');
    t.returnCard('Bowl');
    expect(t.viewOf('left').players[0]?.hand).toMatchObject({ known: [], materials: [] });
    expect(t.viewOf('right').players[0]?.hand).toMatchObject({ known: [], materials: [] });
    expect(handSeenBy(t, 'you', 'you')).toContain('Vase');
  });

  describe('when the receiver plays cards of that material in sight', () => {
    /** Cup is yours from the start: nobody knows it. You hold the others' Clay too. */
    const crafted = () =>
      table({
        you: { hand: ['Jar', 'Cup', 'Fan'], bench: ['Bowl', 'Brick'], task: ['Figurine'] },
        left: { hand: ['Vase'] },
        right: { hand: ['Dice', 'Haniwa'] },
      })
        .craft('Jar')
        .in('gallery')
        .use('Jar', { material: 'clay' })
        .finishTurn() // left
        .finishTurn(); // right
    const known = (t: Table, viewer: SeatName) => t.viewOf(viewer).players[0]?.hand.materials;

    test('others know of one card fewer, since it may have been that one', () => {
      const t = crafted();
      expect(known(t, 'left')).toEqual(['clay', 'clay']);
      expect(known(t, 'right')).toEqual(['clay']);
      t.task('Cup');
      expect(known(t, 'left')).toEqual(['clay']);
      expect(known(t, 'right')).toEqual([]);
      expect(handSeenBy(t, 'left', 'you')).toEqual(['Vase']);
      expect(handSeenBy(t, 'right', 'you')).toEqual(['Dice', 'Haniwa']);
      expect(viewFor(t.state, SPECTATOR).players[0]?.hand.materials).toEqual(['clay', 'clay']);
    });

    test('it makes no difference to them which card it was', () => {
      // To left, Cup and Dice are both just Clay in your hand.
      const own = crafted().task('Cup');
      const given = crafted().task('Dice');
      expect(known(given, 'left')).toEqual(known(own, 'left'));
      expect(handSeenBy(given, 'left', 'you')).toEqual(handSeenBy(own, 'left', 'you'));
    });

    test('a card of another material tells them nothing', () => {
      const t = crafted().task('Fan');
      expect(known(t, 'left')).toEqual(['clay', 'clay']);
      expect(known(t, 'right')).toEqual(['clay']);
    });

    test('a giver who sees its own card go loses nothing', () => {
      const t = crafted().task('Dice');
      expect(handSeenBy(t, 'right', 'you')).toEqual(['Haniwa']);
      expect(known(t, 'right')).toEqual(['clay']);
    });

    test('the same holds for a card that is only shown', () => {
      const t = table({
        you: { hand: ['Jar', 'Stool'], bench: ['Bowl', 'Brick'], task: ['Figurine'] },
        left: { hand: ['Bench'] },
        right: { hand: ['Pillar', 'Statue'], helpers: ['Frog'], gallery: ['Sketch', 'Tower'] },
      });
      t.craft('Jar').in('gallery').use('Jar', { material: 'stone' }).finishTurn();
      t.use('Sketch', { card: 'Frog' }).finishTurn(); // a Monk task of right, behind Tower
      expect(known(t, 'left')).toEqual(['stone', 'stone']);
      t.pass().reveal('Stool');
      expect(handSeenBy(t, 'left', 'you')).toEqual(['Bench', 'Stool']);
      expect(known(t, 'left')).toEqual(['stone']);
      expect(handSeenBy(t, 'right', 'you')).toEqual(['Pillar', 'Statue', 'Stool']);
      expect(known(t, 'right')).toEqual([]);
    });

    test('a card that all knew already tells nothing about the others', () => {
      const t = table({
        you: { hand: ['Jar', 'Bowl', 'Cup'], task: ['Bell'] },
        left: { hand: ['Vase'] },
        right: {},
      });
      t.smith('Jar').in('gallery').use('Jar', { material: 'clay' }); // Bowl and Cup were shown
      t.finishTurn().finishTurn();
      expect(known(t, 'right')).toEqual(['clay']);
      t.task('Bowl');
      expect(known(t, 'right')).toEqual(['clay']);
    });
  });

  test('what is left in the givers’ hands stays as known as it was', () => {
    const t = jar();
    expect(handSeenBy(t, 'left', 'left')).toEqual(['Fan']);
    expect(handSeenBy(t, 'you', 'left')).toEqual([]);
  });
});

describe('Puppet', () => {
  const puppet = () =>
    table({
      you: { gallery: ['Puppet'], hand: ['Straw', 'Fan'], task: ['Quilt'], helpers: ['Robe'] },
      left: { hand: ['Vase', 'Bell'] },
      right: { hand: ['Doll'] },
    })
      .tailor()
      .use('Puppet', { player: 'left' });

  test('both still know their former cards in their new places', () => {
    const t = puppet();
    expect(t.left.hand).toEqual(['Straw', 'Fan']);
    expect([...t.you.waiting.slice(0, 2)].sort()).toEqual(['Bell', 'Vase']);
    expect(handSeenBy(t, 'you', 'left')).toEqual(['Fan', 'Straw']);
    expect(waitingSeenBy(t, 'left', 'you')).toEqual(['Bell', 'Vase']);
  });

  test('the new owner knows a hand at once, and a waiting area at Night', () => {
    const t = puppet();
    expect(handSeenBy(t, 'left', 'left')).toEqual(['Fan', 'Straw']);
    expect(waitingSeenBy(t, 'you', 'you')).toEqual([]);
    t.finishTurn();
    expect(handSeenBy(t, 'you', 'you')).toEqual(expect.arrayContaining(['Bell', 'Vase']));
    expect(handSeenBy(t, 'left', 'you')).toEqual(['Bell', 'Vase']);
  });

  test('a third player learns nothing', () => {
    const t = puppet();
    expect(handSeenBy(t, 'right', 'left')).toEqual([]);
    expect(waitingSeenBy(t, 'right', 'you')).toEqual([]);
    expect(seenMoves(t, 'right', 'trade')).toEqual(['?', '?', '?', '?']);
    expect(seenMoves(t, 'you', 'trade')).toEqual(['?', '?', 'Straw', 'Fan']);
    expect([...seenMoves(t, 'left', 'trade')].sort()).toEqual(['Bell', 'Fan', 'Straw', 'Vase']);
  });

  test('a third player loses what was known of either hand', () => {
    const t = table({
      you: {
        gallery: ['Puppet', 'Flag'],
        hand: ['Straw', 'Socks'],
        task: ['Quilt'],
        helpers: ['Robe'],
      },
      left: { hand: ['Vase'] },
      right: { hand: ['Doll'] },
    });
    t.use('Flag', { card: 'Socks' });
    expect(handSeenBy(t, 'right', 'you')).toEqual(['Socks']);
    t.tailor().use('Puppet', { player: 'left' });
    expect(handSeenBy(t, 'right', 'left')).toEqual([]);
    expect(t.knows('right', 'Socks')).toBe(false);
    expect(t.knows('you', 'Socks')).toBe(true);
    expect(t.viewOf('right').revealed).not.toContain(cardNamed('Socks'));
  });
});

describe('Events', () => {
  test('a reveal is seen by all, with its card', () => {
    const t = table({ you: { gallery: ['Flag'], hand: ['Stool'], task: ['Amulet'] } });
    t.use('Flag', { card: 'Stool' });
    const [reveal] = t.events.filter((event) => event.type === 'reveal');
    for (const viewer of [0, 1]) {
      expect(eventFor(reveal as GameEvent, viewer)).toMatchObject({
        card: cardNamed('Stool'),
        at: { zone: 'hand', player: 0 },
        reason: 'extra',
        via: cardNamed('Flag'),
      });
    }
  });

  test('a dealt card is seen by its owner alone', () => {
    const events: GameEvent[] = [];
    newGame({ players: 3, seed: 'deal' }, events);
    const deals = events.filter((e): e is MoveEvent => e.type === 'move' && e.reason === 'deal');
    const toHands = deals.filter((event) => event.to.zone === 'hand');
    expect(toHands).toHaveLength(15);
    for (const event of toHands) {
      for (let viewer = 0; viewer < 3; viewer++) {
        const seen = eventFor(event, viewer) as MoveEvent;
        expect(seen.card === HIDDEN).toBe(viewer !== event.to.player);
      }
    }
  });

  test('an open move is seen by all', () => {
    const t = table({ floor: ['Vase'], left: { hand: ['Poem'] }, doing: 'Monk' });
    t.hire('Vase');
    expect(seenMoves(t, 'left', 'hire')).toEqual(['Vase']);
  });
});
