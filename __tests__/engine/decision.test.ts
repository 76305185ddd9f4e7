import type { BlockedReason } from '../../engine';
import { decision } from '../../engine';
import { randomGame } from './support/random';
import { cardNamed, table } from './support/table';

describe('A decision', () => {
  test('says who decides, what about, and every legal choice', () => {
    const t = table({ you: { hand: ['Fan', 'Vase'] }, doing: 'Smith' });
    expect(t.decision).toMatchObject({ player: 0, kind: 'action', timing: null, via: null });
    expect(t.decision.choices).toEqual([{ do: 'smith', card: cardNamed('Fan') }, { do: 'pray' }]);
  });

  test('says which work is to be placed, and which work asks', () => {
    const t = table({
      you: { gallery: ['Poem'], hand: ['Scroll'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Scroll');
    expect(t.decision).toMatchObject({ kind: 'wing', about: cardNamed('Scroll'), via: null });
    t.in('gallery');
    expect(t.decision).toMatchObject({
      kind: 'effects',
      timing: 'afterCompleteLast',
      about: cardNamed('Scroll'),
    });
    t.use('Poem');
    expect(t.decision).toMatchObject({
      kind: 'wing',
      about: cardNamed('Vase'),
      via: cardNamed('Poem'),
    });
  });

  test('says that Pin asks for its Tailor action', () => {
    const t = table({ you: { gallery: ['Pin'], hand: ['Fan'] }, at: 'morning' });
    t.use('Pin');
    expect(t.decision).toMatchObject({ kind: 'action', via: cardNamed('Pin'), task: null });
  });

  test('is null when the game is over', () => {
    expect(decision(randomGame(1).last)).toBeNull();
  });
});

describe('The action queue', () => {
  test('says which action of how many, whose task, and the arithmetic', () => {
    const t = table({
      you: {
        gallery: ['Figurine', 'Pillar'],
        helpers: ['Amulet', 'Stool', 'Bell'],
        hand: ['Tower'],
      },
      left: { task: ['Bench'] },
    });
    t.use('Figurine', { card: 'Tower' });
    expect(t.decision.task).toEqual({
      owner: 1,
      material: 'stone',
      begun: 1,
      total: 1 + 2 * 2 + 1,
      helpers: 2,
      covered: true,
      noHelpers: false,
      noConversion: false,
      fountain: 0,
      extras: [cardNamed('Figurine')],
    });
    t.pray();
    expect(t.decision.task).toMatchObject({ begun: 2, total: 6 });
  });

  test('counts Fountain’s helpers, and says so', () => {
    const t = table({
      you: { gallery: ['Fountain'], hand: ['Amulet', 'Stool'], helpers: ['Fan'], bench: ['Vase'] },
      doing: 'Clerk',
    });
    t.use('Fountain', { card: 'Amulet' }).reveal('Stool');
    expect(t.decision.task).toMatchObject({ helpers: 3, fountain: 2, total: 4 });
  });

  test('says what Bangle and Mask forbid', () => {
    const t = table({
      you: { helpers: ['Amulet'] },
      left: { task: ['Bench'], gallery: ['Bangle', 'Mask'] },
      floor: ['Fan'],
    });
    expect(t.decision.task).toMatchObject({
      helpers: 1,
      noHelpers: true,
      noConversion: true,
      total: 1,
    });
  });

  test('stays through the questions within an action', () => {
    const t = table({
      you: { hand: ['Haniwa', 'Bowl', 'Brick', 'Cup'], helpers: ['Ring'] },
      doing: 'Smith',
    });
    t.smith('Haniwa');
    expect(t.decision.kind).toBe('support');
    expect(t.decision.task).toMatchObject({ begun: 1, total: 2 });
  });

  test('is not there before the actions are counted, nor outside a task', () => {
    const t = table({ you: { gallery: ['Flag'], hand: ['Stool'], task: ['Amulet'] } });
    expect(t.decision.timing).toBe('beforeTask');
    expect(t.decision.task).toBeNull();
    expect(table({ you: { hand: ['Fan'] }, at: 'newTask' }).decision.task).toBeNull();
  });

  test('adds up in every position of random games', () => {
    let seen = 0;
    for (const number of [0, 1, 2, 3, 4, 9, 10, 24]) {
      randomGame(number, (g) => {
        const q = g.task;
        if (q === null || q.total === 0) return;
        seen++;
        const each = q.noHelpers ? 0 : q.covered ? 2 : 1;
        const fits =
          q.total === 1 + q.helpers * each + q.extras.length && q.begun >= 1 && q.begun <= q.total;
        if (!fits) throw new Error(`Game ${number}: ${JSON.stringify(q)}`);
      });
    }
    expect(seen).toBeGreaterThan(500);
  });
});

describe('The reason why a card cannot be chosen', () => {
  const tested = new Set<BlockedReason>();
  const expectReason = (found: string | null, reason: BlockedReason) => {
    expect(found).toBe(reason);
    tested.add(reason);
  };

  test('otherZone: cards of this zone play no part in the question', () => {
    const t = table({
      you: { hand: ['Fan'], bench: ['Vase'], sales: ['Bell'] },
      floor: ['Robe'],
      at: 'newTask',
    });
    for (const card of ['Vase', 'Bell', 'Robe'] as const) expectReason(t.whyNot(card), 'otherZone');
  });

  test('notYours: it belongs to somebody from whom nothing can be taken now', () => {
    const t = table({
      left: { bench: ['Vase'], helpers: ['Fan'] },
      floor: ['Robe'],
      doing: 'Potter',
    });
    expectReason(t.whyNot('Vase'), 'notYours');
    expectReason(t.whyNot('Fan'), 'notYours');
    expect(t.whyNot('Robe')).toBeNull();
  });

  test('partner: it is your partner’s', () => {
    const t = table({
      teams: true,
      you: { gallery: ['Sword'], task: ['Amulet'] },
      across: { helpers: ['Fan', 'Vase'] },
      left: { helpers: ['Robe'] },
    });
    expectReason(t.whyNot('Fan'), 'partner');
    expect(t.whyNot('Robe')).toBeNull();
  });

  test('ownerNotAhead: its owner does not have more of them than you', () => {
    const t = table({
      you: { gallery: ['Sword'], helpers: ['Stool'], task: ['Amulet'] },
      left: { helpers: ['Fan'] },
      right: { helpers: ['Robe', 'Vase'] },
    });
    expectReason(t.whyNot('Fan'), 'ownerNotAhead');
    expect(t.whyNot('Robe')).toBeNull();
  });

  test('ownerNotAhead is not said where being ahead would not help: Flute takes no helpers', () => {
    const t = table({
      you: { gallery: ['Flute'], task: ['Amulet'] },
      left: { helpers: ['Fan', 'Robe'] },
    });
    expectReason(t.whyNot('Fan'), 'notYours');
  });

  test('ownerNotAhead and partner: what Ring and Shuriken leave where it is', () => {
    const ring = table({
      teams: true,
      you: { gallery: ['Ring'], bench: ['Fan'], sales: ['Robe'] },
      left: { sales: ['Bell', 'Vase', 'Doll'] },
      across: { sales: ['Crane', 'Scroll', 'Poem'] },
      right: { sales: ['Socks'], helpers: ['Coin'] },
      doing: 'Clerk',
    });
    ring.sell('Fan');
    expect(ring.whyNot('Bell')).toBeNull();
    expectReason(ring.whyNot('Crane'), 'partner');
    expectReason(ring.whyNot('Socks'), 'ownerNotAhead');
    expectReason(ring.whyNot('Coin'), 'notYours');
    const shuriken = table({
      you: { hand: ['Shuriken', 'Sword', 'Bell'] },
      left: { gallery: ['Fan', 'Robe'] },
      right: { giftShop: ['Vase'] },
      doing: 'Smith',
    });
    shuriken.smith('Shuriken').in('gallery');
    expect(shuriken.whyNot('Fan')).toBeNull();
    expectReason(shuriken.whyNot('Vase'), 'ownerNotAhead');
  });

  test('wrongMaterial: only cards of a material will do', () => {
    const t = table({ you: { hand: ['Vase', 'Fan'] }, doing: 'Clerk' });
    expectReason(t.whyNot('Vase'), 'wrongMaterial');
    expect(t.decision.blocked).toContainEqual({
      card: cardNamed('Vase'),
      reason: 'wrongMaterial',
      materials: ['paper'],
    });
    const closed = table({
      you: { hand: ['Flag', 'Bell'] },
      left: { gallery: ['Curtain'], task: ['Quilt'] },
    });
    expectReason(closed.whyNot('Bell'), 'wrongMaterial');
  });

  test('wrongMaterial: cards in hand that an effect cannot be shown or used with', () => {
    const flag = table({ you: { gallery: ['Flag'], hand: ['Robe', 'Vase'] }, doing: 'Tailor' });
    expectReason(flag.whyNot('Vase'), 'wrongMaterial');
    const cloak = table({
      you: { gallery: ['Cloak'], hand: ['Fan', 'Bell', 'Vase'] },
      doing: 'Smith',
    });
    cloak.smith('Fan').in('gallery');
    expect(cloak.decision.blocked).toContainEqual({
      card: cardNamed('Vase'),
      reason: 'wrongMaterial',
      materials: ['metal'],
    });
    // Amulet wants a card from the bench, not from the hand.
    const amulet = table({
      you: { gallery: ['Amulet'], hand: ['Fan', 'Vase'], bench: ['Robe'] },
      doing: 'Smith',
    });
    expectReason(amulet.smith('Fan').in('gallery').whyNot('Vase'), 'otherZone');
  });

  test('needsSupport: Smith needs more cards of its material in hand', () => {
    const t = table({ you: { hand: ['Vase', 'Bowl', 'Fan'] }, doing: 'Smith' });
    expectReason(t.whyNot('Vase'), 'needsSupport');
    expect(t.decision.blocked).toContainEqual({
      card: cardNamed('Vase'),
      reason: 'needsSupport',
      materials: ['clay'],
      need: 2,
      have: 1,
    });
  });

  test('needsBenchSupport: Craft needs more cards of its material on the bench', () => {
    const t = table({ you: { hand: ['Vase', 'Bowl'], bench: ['Cup'] }, doing: 'Potter' });
    expectReason(t.whyNot('Vase'), 'needsBenchSupport');
    expect(t.decision.blocked).toContainEqual({
      card: cardNamed('Vase'),
      reason: 'needsBenchSupport',
      materials: ['clay'],
      need: 2,
      have: 1,
    });
  });

  test('needsSupport: what may stand in for support is not counted as the material itself', () => {
    const smith = table({
      you: { gallery: ['Crane'], hand: ['Ring'], bench: ['Fan'] },
      doing: 'Smith',
    });
    expect(smith.decision.blocked).toContainEqual({
      card: cardNamed('Ring'),
      reason: 'needsSupport',
      materials: ['metal'],
      need: 2,
      have: 0,
      instead: 1,
      via: cardNamed('Crane'),
    });
    const craft = table({
      you: { gallery: ['Crane'], hand: ['Cup'], bench: ['Fan'] },
      doing: 'Potter',
    });
    expect(craft.decision.blocked).toContainEqual({
      card: cardNamed('Cup'),
      reason: 'needsBenchSupport',
      materials: ['clay'],
      need: 2,
      have: 0,
      instead: 1,
      via: cardNamed('Crane'),
    });
  });

  test('wrongMaterial: every material that one of several works wants is named', () => {
    const t = table({
      you: { gallery: ['Fountain', 'Flag'], hand: ['Stool', 'Fan', 'Vase'] },
      doing: 'Clerk',
    });
    expect(t.decision.timing).toBe('beforeTask');
    expect(t.decision.blocked).toContainEqual({
      card: cardNamed('Vase'),
      reason: 'wrongMaterial',
      materials: ['paper', 'stone'],
    });
  });

  test('noConversion: an opponent’s work forbids Craft', () => {
    const t = table({
      you: { hand: ['Stool'], bench: ['Tower'] },
      left: { gallery: ['Mask'], task: ['Amulet'] },
      floor: ['Fan'],
    });
    expectReason(t.whyNot('Stool'), 'noConversion');
    expect(t.decision.hindrance).toBe(cardNamed('Mask'));
    expect(t.decision.blocked).toContainEqual({
      card: cardNamed('Stool'),
      reason: 'noConversion',
      via: cardNamed('Mask'),
    });
  });

  test('alreadyChosen: it has been chosen already', () => {
    const t = table({ you: { hand: ['Haniwa', 'Bowl', 'Brick', 'Cup'] }, doing: 'Smith' });
    t.smith('Haniwa').show('Bowl');
    expectReason(t.whyNot('Bowl'), 'alreadyChosen');
    expect(t.whyNot('Cup')).toBeNull();
  });

  test('notThisMoment: its effect does not apply at this moment', () => {
    const t = table({ you: { gallery: ['Bowl', 'Stool'], hand: ['Fan'] }, at: 'morning' });
    expectReason(t.whyNot('Stool'), 'notThisMoment');
  });

  test('nothingToDo: its effect fits the moment, but there is nothing for it to do', () => {
    const t = table({
      you: { gallery: ['Bowl', 'Daitoro'], hand: ['Fan'] },
      floor: ['Robe', 'Bell', 'Vase'],
      at: 'morning',
    });
    expectReason(t.whyNot('Daitoro'), 'nothingToDo');
  });

  test('nothingToDo: a work that could stand in for this part of the morning, if it had a card for it', () => {
    const t = table({
      you: { gallery: ['Sketch', 'Doll', 'Chopsticks'], hand: ['Fan'] },
      left: { task: ['Vase'], taskFaceDown: true },
      at: 'newTask',
    });
    expectReason(t.whyNot('Sketch'), 'nothingToDo');
    expectReason(t.whyNot('Doll'), 'nothingToDo');
    expectReason(t.whyNot('Chopsticks'), 'notThisMoment');
  });

  test('your own works are not called somebody else’s when Kite copies a work of another', () => {
    const t = table({
      you: { gallery: ['Kite', 'Bowl'], hand: ['Fan'] },
      left: { gallery: ['Vase', 'Cup'] },
      right: { gallery: ['Robe'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left');
    expectReason(t.whyNot('Bowl'), 'otherZone');
    expectReason(t.whyNot('Robe'), 'notYours');
  });

  test('effectUsed: its effect has been used already', () => {
    const t = table({ you: { gallery: ['Bowl', 'Umbrella'], hand: ['Fan'] }, at: 'morning' });
    t.use('Bowl');
    expectReason(t.whyNot('Bowl'), 'effectUsed');
    expect(t.whyNot('Umbrella')).toBeNull();
  });

  test('all twelve reasons have been met above', () => {
    expect([...tested].sort()).toEqual([
      'alreadyChosen',
      'effectUsed',
      'needsBenchSupport',
      'needsSupport',
      'noConversion',
      'notThisMoment',
      'notYours',
      'nothingToDo',
      'otherZone',
      'ownerNotAhead',
      'partner',
      'wrongMaterial',
    ]);
  });

  test('is given for every card in sight that cannot be chosen, and for no other', () => {
    for (const number of [0, 1, 3, 4, 9]) {
      randomGame(number, (g) => {
        const d = decision(g);
        if (d === null || g.turn % 4 !== 0) return;
        const choosable = new Set(d.choices.flatMap((choice) => [choice.card, choice.via]));
        const sight = [...g.floor, ...(g.players[d.player]?.hand ?? [])];
        for (const p of g.players) {
          sight.push(...p.helpers, ...p.bench, ...p.sales, ...p.gallery, ...p.giftShop);
          if (!p.taskFaceDown) sight.push(...p.task);
        }
        const expected = sight.filter((card) => !choosable.has(card)).sort();
        expect(d.blocked.map((b) => b.card).sort()).toEqual(expected);
      });
    }
  });
});
