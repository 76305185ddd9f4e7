import type { GameEvent } from '../../../engine';
import { cardNamed, table } from '../support/table';

function revealed(events: readonly GameEvent[]): number[] {
  return events.flatMap((event) => (event.type === 'reveal' ? [event.card] : []));
}

function forms(events: readonly GameEvent[], player = 0): string[] {
  return events.flatMap((event) =>
    event.type === 'action' && event.player === player ? [event.form] : [],
  );
}

describe('Clerk', () => {
  test('moves a card from your bench to your sales', () => {
    const t = table({ you: { bench: ['Vase', 'Bell'] }, left: { hand: ['Poem'] }, doing: 'Clerk' });
    expect(t.choices).toEqual(['sell Vase', 'sell Bell', 'pray']);
    t.sell('Bell');
    expect(t.you.bench).toEqual(['Vase']);
    expect(t.you.sales).toEqual(['Bell']);
    t.expectNothingPending();
  });

  test('is impossible with an empty bench: the action becomes a Prayer', () => {
    const t = table({ you: {}, left: { bench: ['Vase'], hand: ['Poem'] }, doing: 'Clerk' });
    expect(t.choices).toEqual(['pray']);
    t.pray();
    expect(t.you.hand).toHaveLength(1);
  });
});

describe('Monk', () => {
  test('takes a card from the floor as a helper', () => {
    const t = table({ floor: ['Vase', 'Bell'], left: { hand: ['Poem'] }, doing: 'Monk' });
    expect(t.choices).toEqual(['hire Vase', 'hire Bell', 'pray']);
    t.hire('Vase');
    expect(t.floor).toEqual(['Bell']);
    expect(t.you.helpers).toEqual(['Vase']);
    t.expectNothingPending();
  });

  test('is impossible with an empty floor', () => {
    const t = table({ doing: 'Monk' });
    expect(t.choices).toEqual(['pray']);
  });
});

describe('Potter', () => {
  test('takes a card from the floor to your bench', () => {
    const t = table({ floor: ['Vase', 'Bell'], left: { hand: ['Poem'] }, doing: 'Potter' });
    expect(t.choices).toEqual(['collect Vase', 'collect Bell', 'pray']);
    t.collect('Bell');
    expect(t.floor).toEqual(['Vase']);
    expect(t.you.bench).toEqual(['Bell']);
    t.expectNothingPending();
  });

  test('is impossible with an empty floor', () => {
    const t = table({ doing: 'Potter' });
    expect(t.choices).toEqual(['pray']);
  });
});

describe('Tailor', () => {
  test('returns any number of cards, then draws until hand and waiting area are five', () => {
    const t = table({
      you: { hand: ['Crane', 'Fan', 'Vase'], gallery: ['Pinwheel'] },
      deckTop: ['Bell', 'Ring', 'Coin', 'Gong'],
      doing: 'Tailor',
    });
    t.tailor();
    expect(t.choices).toEqual(['return Crane', 'return Fan', 'return Vase', 'pass']);
    t.returnCard('Vase').returnCard('Crane').pass();
    expect(t.you.hand).toEqual(['Fan']);
    expect(t.you.waiting).toEqual(['Bell', 'Ring', 'Coin', 'Gong']);
    expect(t.deck.slice(-2)).toEqual(['Vase', 'Crane']); // in your order
  });

  test('may return none', () => {
    const t = table({
      you: { hand: ['Crane'], gallery: ['Pinwheel'] },
      doing: 'Tailor',
    });
    t.tailor().pass();
    expect(t.you.hand).toEqual(['Crane']);
    expect(t.you.waiting).toHaveLength(4);
  });

  test('may return the whole hand', () => {
    const t = table({ you: { hand: ['Crane', 'Fan'], gallery: ['Pinwheel'] }, doing: 'Tailor' });
    t.tailor().returnCard('Fan').returnCard('Crane');
    // Nothing is left to return, so nothing more is asked; with an empty hand Pinwheel does
    // nothing.
    expect(t.deck.slice(-2)).toEqual(['Fan', 'Crane']);
    expect(t.state.turn).toBeGreaterThan(1);
    expect(t.you.hand).toHaveLength(5);
  });

  test('counts the waiting area towards the five', () => {
    const t = table({
      you: { hand: ['Crane'], waiting: ['Vase', 'Bell'], gallery: ['Pinwheel'] },
      doing: 'Tailor',
    });
    t.tailor().pass();
    expect(t.you.waiting).toHaveLength(4);
    expect(t.you.hand).toHaveLength(1);
  });

  test('draws none with five or more already', () => {
    const t = table({
      you: {
        hand: ['Crane', 'Fan', 'Straw', 'Scroll'],
        waiting: ['Vase', 'Bell'],
        gallery: ['Pinwheel'],
      },
      doing: 'Tailor',
    });
    t.tailor().pass();
    expect(t.you.waiting).toHaveLength(2);
  });

  test('above five a returned card is not replaced', () => {
    const t = table({
      you: {
        hand: ['Crane', 'Fan', 'Straw', 'Scroll'],
        waiting: ['Vase', 'Bell'],
        gallery: ['Pinwheel'],
      },
      doing: 'Tailor',
    });
    t.tailor().returnCard('Fan').pass();
    expect(t.you.waiting).toHaveLength(2);
    expect(t.you.hand).toHaveLength(3);
  });

  test('is always possible, with an empty hand too', () => {
    const t = table({ you: {}, left: { hand: ['Poem'] }, doing: 'Tailor' });
    expect(t.choices).toEqual(['tailor', 'pray']);
    t.tailor();
    expect(t.you.hand).toHaveLength(5);
  });

  test('never returns waiting cards', () => {
    const t = table({ you: { hand: ['Crane'], waiting: ['Vase'] }, doing: 'Tailor' });
    t.tailor();
    expect(t.choices).toEqual(['return Crane', 'pass']);
  });
});

describe('Smith', () => {
  test('completes a work of any material with support from the hand', () => {
    const t = table({
      you: { hand: ['Crane', 'Amulet', 'Tower', 'Flag', 'Vase', 'Bell', 'Ring', 'Coin'] },
      doing: 'Smith',
    });
    // Paper needs none; Stone has one other; Cloth and Clay none; Metal two.
    expect(t.choices).toEqual([
      'smith Crane',
      'smith Amulet',
      'smith Tower',
      'smith Bell',
      'smith Ring',
      'smith Coin',
      'pray',
    ]);
  });

  test.each([
    ['Crane', [], true],
    ['Amulet', [], false],
    ['Amulet', ['Tower'], true],
    ['Amulet', ['Flag'], false],
    ['Flag', ['Quilt'], true],
    ['Vase', ['Bowl'], false],
    ['Vase', ['Bowl', 'Cup'], true],
    ['Bell', ['Ring', 'Bowl'], false],
    ['Bell', ['Ring', 'Coin'], true],
  ] as const)('%s with %j in hand: possible is %s', (work, support, possible) => {
    const t = table({ you: { hand: [work, ...support] }, doing: 'Smith' });
    expect(t.choices.includes(`smith ${work}`)).toBe(possible);
  });

  test('takes no support from the bench, and does not mix', () => {
    const t = table({
      you: { hand: ['Vase', 'Bowl'], bench: ['Cup', 'Jar'] },
      doing: 'Smith',
    });
    expect(t.choices).toEqual(['pray']);
  });

  test('takes no support from the waiting area, the helpers, the sales or the task', () => {
    const t = table({
      you: {
        hand: ['Ring'],
        waiting: ['Bell'],
        helpers: ['Coin'],
        sales: ['Gong'],
        task: ['Flute'],
      },
    });
    expect(t.choices).toEqual(['pray']);
  });

  test('goes to the wing of your choice', () => {
    for (const wing of ['gallery', 'giftShop'] as const) {
      const t = table({ you: { hand: ['Scroll'] }, left: { hand: ['Poem'] }, doing: 'Smith' });
      t.smith('Scroll');
      expect(t.choices).toEqual(['wing gallery', 'wing giftShop']);
      t.in(wing);
      expect(t.you[wing]).toEqual(['Scroll']);
      t.expectNothingPending();
    }
  });
});

describe('Support', () => {
  test('exactly the support that is needed is shown, and its owner chooses which cards', () => {
    const t = table({
      you: { hand: ['Haniwa', 'Bowl', 'Brick', 'Cup'] },
      left: { hand: ['Poem'] },
      doing: 'Smith',
    });
    t.smith('Haniwa');
    expect(t.choices).toEqual(['show Bowl', 'show Brick', 'show Cup']);
    t.show('Cup');
    expect(t.choices).toEqual(['show Bowl', 'show Brick']);
    t.show('Bowl').in('gallery');
    expect(revealed(t.events).sort()).toEqual([cardNamed('Bowl'), cardNamed('Cup')].sort());
    expect(t.knows('left', 'Cup')).toBe(true);
    expect(t.knows('left', 'Bowl')).toBe(true);
    expect(t.knows('left', 'Brick')).toBe(false);
  });

  test('with none to spare nothing is asked, but the cards are shown all the same', () => {
    const t = table({
      you: { hand: ['Haniwa', 'Bowl', 'Brick'] },
      left: { hand: ['Poem'] },
      doing: 'Smith',
    });
    t.smith('Haniwa').in('gallery');
    expect(t.knows('left', 'Bowl')).toBe(true);
    expect(t.knows('left', 'Brick')).toBe(true);
  });

  test('is never spent', () => {
    const t = table({
      you: { hand: ['Haniwa', 'Bowl', 'Brick'] },
      left: { hand: ['Poem'] },
      doing: 'Smith',
    });
    t.smith('Haniwa').in('gallery');
    expect(t.you.hand).toEqual(['Bowl', 'Brick']);
  });

  test('one card may serve any number of reveals', () => {
    const t = table({
      you: { hand: ['Quilt', 'Robe', 'Flag'], helpers: ['Bell'] },
      left: { hand: ['Poem'] },
      doing: 'Smith',
    });
    t.smith('Quilt').show('Flag').in('gallery');
    t.smith('Robe').in('gallery'); // with Flag again
    expect(t.you.gallery).toEqual(['Quilt', 'Robe']);
    expect(t.you.hand).toEqual(['Flag']);
  });

  test('a Paper work needs none, and nothing is revealed', () => {
    const t = table({
      you: { hand: ['Scroll', 'Crane'] },
      left: { hand: ['Poem'] },
      doing: 'Smith',
    });
    t.smith('Scroll').in('gallery');
    expect(revealed(t.events)).toEqual([]);
    expect(t.knows('left', 'Crane')).toBe(false);
  });
});

describe('Craft', () => {
  test('completes a work of the task’s material with support from the bench', () => {
    const t = table({
      you: { hand: ['Haniwa', 'Crane', 'Quilt'], bench: ['Bowl', 'Cup', 'Robe'] },
      left: { hand: ['Poem'] },
      doing: 'Potter',
    });
    expect(t.choices).toEqual(['craft Haniwa', 'pray']); // not Quilt, although Robe lies there
    t.craft('Haniwa').in('giftShop');
    expect(t.you.giftShop).toEqual(['Haniwa']);
    expect(t.you.bench).toEqual(['Bowl', 'Cup', 'Robe']); // shown, not spent
    expect(forms(t.events)).toEqual(['craft']);
    t.expectNothingPending();
  });

  test.each([
    ['Clerk', 'Scroll', []],
    ['Monk', 'Pillar', ['Tower']],
    ['Tailor', 'Quilt', ['Robe']],
    ['Potter', 'Haniwa', ['Bowl', 'Cup']],
    ['Smith', 'Coin', ['Bell', 'Ring']],
  ] as const)('replaces %s: a %s with %j on the bench', (doing, work, bench) => {
    const t = table({ you: { hand: [work], bench: [...bench] }, left: { hand: ['Poem'] }, doing });
    expect(t.choices).toContain(`craft ${work}`);
    t.craft(work).in('gallery');
    expect(t.you.gallery).toEqual([work]);
  });

  test('takes no support from the hand, and does not mix', () => {
    const t = table({
      you: { hand: ['Haniwa', 'Bowl', 'Jar'], bench: ['Cup'] },
      doing: 'Potter',
    });
    expect(t.choices).toEqual(['pray']);
  });

  test('with cards to spare on the bench asks nothing: they lie open, and none is spent', () => {
    const t = table({
      you: { hand: ['Vase'], bench: ['Bowl', 'Cup', 'Dice', 'Brick'] },
      doing: 'Potter',
    });
    t.craft('Vase');
    expect(t.decision.kind).toBe('wing');
    t.in('gallery');
    expect(t.you.bench).toEqual(['Bowl', 'Cup', 'Dice', 'Brick']);
    t.expectNothingPending();
  });

  test('takes no support from another player’s bench', () => {
    const t = table({
      you: { hand: ['Pillar'] },
      left: { bench: ['Tower'] },
      doing: 'Monk',
    });
    expect(t.choices).toEqual(['pray']);
  });

  test('a work on the bench cannot be completed', () => {
    const t = table({ you: { bench: ['Scroll', 'Crane'] }, doing: 'Clerk' });
    expect(t.choices).toEqual(['sell Scroll', 'sell Crane', 'pray']);
  });

  test('reveals nothing of the hand', () => {
    const t = table({
      you: { hand: ['Haniwa', 'Jar'], bench: ['Bowl', 'Cup'] },
      left: { hand: ['Poem'] },
      doing: 'Potter',
    });
    t.craft('Haniwa').in('gallery');
    expect(t.knows('left', 'Jar')).toBe(false);
    expect(t.knows('left', 'Haniwa')).toBe(true);
  });

  test('of another player’s task goes by that task’s material', () => {
    const t = table({
      you: { hand: ['Pillar', 'Haniwa'], bench: ['Tower', 'Bowl', 'Cup'], task: ['Crane'] },
      left: { task: ['Amulet'] },
    });
    expect(t.choices).toEqual(['craft Pillar', 'pray']);
  });
});

describe('Prayer', () => {
  test('draws one card to the waiting area, never to the hand', () => {
    const t = table({
      you: { helpers: ['Crane'], hand: ['Fan'] },
      deckTop: ['Vase'],
      doing: 'Clerk',
    });
    t.pray();
    expect(t.you.waiting).toEqual(['Vase']);
    expect(t.you.hand).toEqual(['Fan']);
  });

  test('what it drew cannot be used before Night', () => {
    const t = table({
      you: { helpers: ['Bell'] },
      deckTop: ['Scroll'],
      doing: 'Smith',
    });
    t.pray();
    expect(t.choices).toEqual(['pray']);
  });
});

describe('Actions of a task', () => {
  test('are taken in any mix and order', () => {
    const t = table({
      you: { hand: ['Pillar'], bench: ['Tower'], helpers: ['Frog', 'Stool'] },
      left: { hand: ['Poem'] },
      floor: ['Vase'],
      doing: 'Monk',
    });
    t.pray().craft('Pillar').in('gallery').hire('Vase');
    expect(forms(t.events)).toEqual(['prayer', 'craft', 'monk']);
    t.expectNothingPending();
  });

  test('every action is used: none may be let go', () => {
    for (const doing of ['Clerk', 'Monk', 'Tailor', 'Potter', 'Smith'] as const) {
      const t = table({
        you: { hand: ['Scroll'], bench: ['Vase'] },
        floor: ['Bell'],
        doing,
      });
      expect(t.choices).not.toContain('pass');
      expect(t.choices).toContain('pray');
    }
  });

  test('an action that you do not want to use becomes a Prayer', () => {
    const t = table({ floor: ['Vase'], left: { hand: ['Poem'] }, doing: 'Monk' });
    t.pray();
    expect(t.floor).toEqual(['Vase']);
    expect(t.you.hand).toHaveLength(1);
  });

  test('the declared form is binding: before-Tailor effects come after it', () => {
    const t = table({
      you: { gallery: ['Dice'], hand: ['Quilt', 'Fan'], bench: ['Robe'] },
      deckTop: ['Bell'],
      doing: 'Tailor',
    });
    expect(t.choices).toEqual(['tailor', 'craft Quilt', 'pray']);
    t.tailor();
    expect(t.decision.timing).toBe('beforeTailor');
    t.use('Dice'); // Bell is worth 3, the hand has 2
    expect(t.choices).toEqual(['return Quilt', 'return Fan', 'pass']);
  });

  test('declaring Craft or Prayer opens no before-Tailor effects', () => {
    const t = table({
      you: { gallery: ['Dice', 'Fan'], hand: ['Quilt'], bench: ['Robe'], helpers: ['Flag'] },
      left: { hand: ['Poem'] },
      doing: 'Tailor',
    });
    t.craft('Quilt').in('gallery');
    expect(t.decision.kind).toBe('action');
    t.pray();
    t.expectNothingPending();
  });

  test('a new work’s effect is usable at once, on the next action of the same task', () => {
    const t = table({
      you: { hand: ['Straw', 'Haniwa', 'Bowl'], helpers: ['Bell'] },
      left: { hand: ['Poem'] },
      doing: 'Smith',
    });
    expect(t.choices).toEqual(['smith Straw', 'pray']);
    t.smith('Straw').in('gallery');
    expect(t.choices).toContain('smith Haniwa'); // one support fewer now
  });
});

describe('Return and draw', () => {
  test('return puts a card on the bottom of the deck', () => {
    const t = table({ you: { hand: ['Crane', 'Fan'] }, doing: 'Tailor' });
    t.tailor().returnCard('Crane');
    expect(t.deckBottom).toBe('Crane');
  });

  test('waiting cards are not affected before Night: Jar takes from hands only', () => {
    const t = table({
      you: { hand: ['Jar', 'Bowl', 'Cup'] },
      left: { hand: ['Vase', 'Poem'], waiting: ['Dice'] },
      doing: 'Smith',
    });
    t.smith('Jar').in('gallery').use('Jar', { material: 'clay' });
    expect(t.left.waiting).toEqual(['Dice']);
    expect(t.left.hand).toEqual(['Poem']);
  });

  test('waiting cards count for nothing but Tailor’s five: Dice counts the hand only', () => {
    const t = table({
      you: { gallery: ['Dice'], hand: ['Crane', 'Fan'], waiting: ['Straw'] },
      deckTop: ['Robe'],
      doing: 'Tailor',
    });
    t.tailor().use('Dice'); // 2 in hand, and Robe is worth 2
    expect(t.decision.kind).toBe('wing');
    t.in('gallery');
    expect(t.you.gallery).toEqual(['Dice', 'Robe']);
  });

  test('waiting cards score no backorders', () => {
    const t = table({ you: { sales: ['Vase'], waiting: ['Bowl'], hand: ['Cup'] }, doing: 'Clerk' });
    expect(t.scoreOf('you').backorders).toBe(3);
  });
});
