import { table } from '../support/table';

describe('Several effects at one moment', () => {
  test('are ordered by their owner, each once', () => {
    const t = table({
      you: { gallery: ['Amulet', 'Stool'], bench: ['Vase'], hand: ['Statue', 'Tower'] },
      floor: ['Bell', 'Ring'],
      doing: 'Smith',
    });
    t.smith('Statue').in('giftShop');
    expect([...t.choices].sort()).toEqual([
      'pass',
      'use Amulet on Vase',
      'use Statue on Bell',
      'use Statue on Ring',
      'use Stool',
    ]);
    t.use('Statue', { card: 'Bell' });
    // Statue first, so Amulet may sell what it brought.
    expect(t.choices).toContain('use Amulet on Ring');
    expect(t.choices).not.toContain('use Statue on Bell');
    t.use('Amulet', { card: 'Ring' });
    expect(t.choices).toEqual(['use Stool', 'pass']);
    t.use('Stool');
    expect(t.you.sales).toEqual(['Ring']);
    t.expectNothingPending();
  });

  test('may be declined, all that are left at once', () => {
    const t = table({
      you: { gallery: ['Amulet', 'Stool'], bench: ['Vase'], hand: ['Pillar', 'Tower'] },
      left: { hand: ['Poem'] },
      doing: 'Smith',
    });
    t.smith('Pillar').in('giftShop').pass();
    expect(t.you.bench).toEqual(['Vase']);
    t.expectNothingPending();
  });

  test('apply to every trigger anew', () => {
    const t = table({
      you: {
        gallery: ['Amulet'],
        bench: ['Vase', 'Bell'],
        hand: ['Scroll', 'Straw'],
        helpers: ['Ring'],
      },
      left: { hand: ['Poem'] },
      doing: 'Smith',
    });
    t.smith('Scroll').in('giftShop').use('Amulet', { card: 'Vase' });
    t.smith('Straw').in('giftShop').use('Amulet', { card: 'Bell' });
    expect(t.you.sales).toEqual(['Vase', 'Bell']);
  });

  test('a work just completed acts with the others', () => {
    const t = table({
      you: { bench: ['Vase'], hand: ['Amulet', 'Tower'] },
      left: { hand: ['Poem'] },
      doing: 'Smith',
    });
    t.smith('Amulet').in('giftShop').use('Amulet', { card: 'Vase' });
    expect(t.you.sales).toEqual(['Vase']);
  });

  test('Poem and Cloak come last, as they return the work', () => {
    const t = table({
      you: { gallery: ['Poem', 'Cloak', 'Amulet'], bench: ['Vase'], hand: ['Scroll', 'Pin'] },
      deckTop: ['Fan'],
      doing: 'Smith',
    });
    t.smith('Scroll').in('giftShop');
    expect(t.choices).toEqual(['use Amulet on Vase', 'pass']);
    t.pass();
    expect(t.choices).toEqual(['use Poem', 'use Cloak on Pin', 'pass']);
  });

  test('Deck of Cards comes with the other after-effects, before Poem and Cloak', () => {
    const t = table({
      you: { gallery: ['Poem', 'Deck of Cards', 'Amulet'], bench: ['Vase'], hand: ['Scroll'] },
      doing: 'Smith',
    });
    t.smith('Scroll').in('giftShop');
    expect([...t.choices].sort()).toEqual(['pass', 'use Amulet on Vase', 'use Deck of Cards']);
    t.pass();
    expect(t.choices).toEqual(['use Poem', 'pass']);
  });

  test('conditions are checked again when an effect resolves: Cloak takes Poem’s reason', () => {
    const t = table({
      you: { gallery: ['Poem', 'Cloak'], hand: ['Scroll', 'Pin'] },
      left: { hand: ['Fan'] },
      doing: 'Smith',
    });
    t.smith('Scroll').in('giftShop').use('Cloak', { card: 'Pin' }).in('gallery');
    // Pin is Metal: Poem does not apply, Scroll is gone, and Cloak finds no more Metal in hand.
    expect(t.deckBottom).toBe('Scroll');
    expect(t.whoseTurn).toBe('left');
  });

  test('and Poem takes Cloak’s reason', () => {
    const t = table({
      you: { gallery: ['Poem', 'Cloak'], hand: ['Scroll', 'Pin'] },
      deckTop: ['Robe'],
      doing: 'Smith',
    });
    t.smith('Scroll').in('giftShop').use('Poem').in('giftShop');
    // Cloak may return Robe, which was completed; Scroll is gone.
    expect(t.choices).toEqual(['use Cloak on Pin', 'pass']);
    t.pass();
    expect(t.you.giftShop).toEqual(['Robe']);
    t.expectNothingPending();
  });

  test('a work completed by Poem or Cloak triggers everything again', () => {
    const t = table({
      you: { gallery: ['Cloak', 'Stool'], hand: ['Scroll', 'Pin', 'Ring'] },
      doing: 'Smith',
    });
    t.smith('Scroll').in('giftShop').use('Cloak', { card: 'Pin' }).in('giftShop');
    expect(t.choices).toEqual(['use Stool', 'pass']); // Pin is Metal
    t.use('Stool');
    expect(t.choices).toEqual(['use Cloak on Ring', 'pass']);
    t.use('Cloak', { card: 'Ring' }).in('giftShop').pass();
    expect(t.you.giftShop).toEqual(['Ring']);
    t.expectNothingPending();
  });

  test('before-Tailor effects: each once per Tailor action, in any order', () => {
    const t = table({
      you: { gallery: ['Dice', 'Fan'], hand: ['Crane'], helpers: ['Flag'] },
      deckTop: ['Bell', 'Vase', 'Coin'],
      doing: 'Tailor',
    });
    t.tailor();
    expect(t.choices).toEqual(['use Dice', 'use Fan', 'pass']);
    t.use('Fan').returnCard('Bell').returnCard('Vase');
    expect(t.choices).toEqual(['use Dice', 'pass']);
    t.use('Dice').pass(); // Coin is worth 3, not 1; then nothing is returned
    t.tailor();
    expect(t.choices).toEqual(['use Dice', 'use Fan', 'pass']); // a new Tailor action
  });

  test('after an action: Cup and Gong in any order', () => {
    const t = table({ you: { gallery: ['Cup', 'Gong'], helpers: ['Fan'] }, doing: 'Clerk' });
    t.pray();
    expect(t.choices).toEqual(['use Cup', 'use Gong', 'pass']);
    t.use('Gong');
    expect(t.you.waiting).toContain('Gong');
    expect(t.choices).toEqual(['use Cup', 'pass']);
    t.use('Cup');
    expect(t.end).toBe('cup');
  });
});

describe('Effects in general', () => {
  test('a work has an effect only while completed', () => {
    const t = table({
      you: {
        hand: ['Bell'],
        bench: ['Robe', 'Vase', 'Dice'],
        helpers: ['Ring'],
        sales: ['Amulet'],
      },
      left: { sales: ['Fan', 'Crane', 'Straw'] },
      doing: 'Clerk',
    });
    expect(t.choices).toEqual(['sell Robe', 'sell Vase', 'sell Dice', 'pray']);
  });

  test('an effect once begun is carried out in full, as far as possible', () => {
    const t = table({
      you: { hand: ['Statue', 'Tower'] },
      floor: ['Bell', 'Ring', 'Coin'],
      left: { hand: ['Poem'] },
      doing: 'Smith',
    });
    t.smith('Statue').in('gallery').use('Statue', { card: 'Bell' });
    expect(t.choices).toEqual(['collect Ring', 'collect Coin']); // no stopping half-way
    t.choose({ do: 'collect', card: t.state.floor[1] });
    expect(t.you.bench).toEqual(['Bell', 'Coin']);
    const one = table({ you: { hand: ['Statue', 'Tower'] }, floor: ['Bell'], doing: 'Smith' });
    one.smith('Statue').in('gallery').use('Statue', { card: 'Bell' });
    expect(one.you.bench).toEqual(['Bell']);
    one.expectNothingPending();
  });

  test('works under Obstruction cannot be waived by their owner', () => {
    const t = table({
      you: { hand: ['Vase'] },
      left: { gallery: ['Curtain'], task: ['Quilt'], hand: ['Poem'] },
    });
    // No Cloth in hand: the task is skipped without a question.
    expect(t.events).toContainEqual({
      type: 'taskSkipped',
      player: 0,
      owner: 1,
      material: 'cloth',
    });
  });

  test('an opponent of your choice decides nothing', () => {
    const t = table({
      you: { gallery: ['Puppet'], hand: ['Fan'], task: ['Flag'], helpers: ['Robe'] },
      left: { hand: ['Vase'] },
      right: { hand: ['Bell'] },
    });
    t.tailor().use('Puppet', { player: 'right' });
    expect(t.right.hand).toEqual(['Fan']);
    expect(t.decision).toMatchObject({ player: 0, kind: 'action' });
  });

  test('comparisons count whole zones', () => {
    const t = table({
      you: { gallery: ['Sword'], helpers: ['Fan', 'Crane'], task: ['Amulet'] },
      left: { helpers: ['Bell', 'Vase'] },
      right: { helpers: ['Stool', 'Robe', 'Dice'] },
    });
    expect(t.choices).toEqual([
      'hire Stool by Sword',
      'hire Robe by Sword',
      'hire Dice by Sword',
      'pray',
    ]);
  });

  test('“every” is all opponents, “no opponent” none of them', () => {
    const t = table({
      you: { hand: ['Jar', 'Bowl', 'Cup'], task: ['Bell'], gallery: ['Pinwheel'] },
      left: { hand: ['Vase', 'Fan'] },
      right: { hand: ['Dice', 'Haniwa'] },
    });
    t.smith('Jar').in('gallery').use('Jar', { material: 'clay' });
    expect([...t.you.waiting].sort()).toEqual(['Dice', 'Haniwa', 'Vase']);
    const frog = table({
      you: { hand: ['Frog', 'Tower'], task: ['Bell'] },
      left: { gallery: ['Fan'], hand: ['Poem'] },
      right: {},
    });
    frog.smith('Frog').in('gallery');
    expect(frog.whoseTurn).toBe('left'); // right has fewer works
  });

  test('two copies both act: two Straws take off two support', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Straw', 'Straw 2'], hand: ['Haniwa', 'Robe'] },
      doing: 'Smith',
    });
    expect(t.choices).toEqual(['smith Haniwa', 'smith Robe', 'pray']);
    t.smith('Haniwa').in('gallery');
    expect(t.you.gallery).toContain('Haniwa');
  });

  test('two Flags may use the same card', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Flag', 'Flag 2'], hand: ['Stool'], task: ['Amulet'] },
    });
    t.use('Flag', { card: 'Stool' }).use('Flag 2', { card: 'Stool' });
    expect(t.decision.task?.total).toBe(3);
  });

  test('one reveal satisfies all Curtains', () => {
    const t = table({
      players: 4,
      you: { hand: ['Flag'] },
      left: { gallery: ['Curtain', 'Curtain 2'], task: ['Quilt'] },
    });
    t.reveal('Flag');
    expect(t.decision.kind).toBe('action');
  });

  test('one part of the morning is replaced once', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Handkerchief', 'Handkerchief 2'], hand: ['Fan', 'Crane'] },
      at: 'morning',
    });
    t.use('Handkerchief', { card: 'Fan' });
    expect(t.decision.kind).toBe('newTask');
    const doll = table({
      players: 4,
      you: { gallery: ['Doll', 'Doll 2'] },
      left: { task: ['Amulet'] },
      right: { task: ['Vase'] },
      at: 'newTask',
    });
    doll.use('Doll', { card: 'Amulet' });
    expect(doll.state.phase).toBe('noon');
    expect(doll.right.task).toEqual(['Vase']);
  });

  test('a free completion takes no action and no support', () => {
    const t = table({
      you: { gallery: ['Cloak'], hand: ['Scroll', 'Pin'], helpers: ['Ring'] },
      doing: 'Smith',
    });
    t.smith('Scroll').in('gallery').use('Cloak', { card: 'Pin' }).in('gallery');
    expect(t.decision.task).toMatchObject({ begun: 2, total: 2 });
  });

  test('effects after a Smith action do not follow a free completion', () => {
    const t = table({
      you: { gallery: ['Poem', 'Deck of Cards'], hand: ['Scroll'] },
      deckTop: ['Straw', 'Fan'],
      doing: 'Smith',
    });
    t.smith('Scroll').in('giftShop').pass().use('Poem').in('giftShop');
    expect(t.choices).toEqual(['use Poem', 'pass']); // Straw came free: no Deck of Cards
  });
});
