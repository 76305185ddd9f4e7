import { cardNamed, table } from '../support/table';

describe('Fountain', () => {
  test('makes every Monk card that you reveal a Clerk helper for your Clerk task', () => {
    const t = table({
      you: { gallery: ['Fountain'], hand: ['Frog', 'Pillar', 'Bell'], bench: ['Cup'] },
      doing: 'Clerk',
    });
    expect(t.choices).toEqual(['use Fountain on Frog', 'use Fountain on Pillar', 'pass']);
    t.use('Fountain', { card: 'Frog' });
    expect(t.choices).toEqual(['reveal Pillar', 'pass']);
    t.reveal('Pillar');
    expect(t.decision.task).toMatchObject({ helpers: 2, total: 3 });
    expect(t.you.hand).toEqual(['Frog', 'Pillar', 'Bell']); // shown, not spent
    expect(t.knows('left', 'Frog')).toBe(true);
    expect(t.knows('left', 'Pillar')).toBe(true);
    expect(t.knows('left', 'Bell')).toBe(false);
    t.sell('Cup').pray().pray();
    t.expectNothingPending();
  });

  test('reveals as many as you like', () => {
    const t = table({
      you: { gallery: ['Fountain'], hand: ['Frog', 'Pillar', 'Stool'] },
      doing: 'Clerk',
    });
    t.use('Fountain', { card: 'Frog' }).reveal('Stool').pass();
    expect(t.decision.task?.total).toBe(3);
    expect(t.knows('left', 'Pillar')).toBe(false);
  });

  test('may be declined', () => {
    const t = table({ you: { gallery: ['Fountain'], hand: ['Frog'] }, doing: 'Clerk' });
    t.pass();
    expect(t.decision.task).toMatchObject({ helpers: 0, total: 1 });
    expect(t.knows('left', 'Frog')).toBe(false);
  });

  test('is not offered without a Monk card in hand', () => {
    const t = table({
      you: { gallery: ['Fountain'], hand: ['Fan', 'Bell'], helpers: ['Frog'], bench: ['Pillar'] },
      doing: 'Clerk',
    });
    expect(t.decision.kind).toBe('action');
    expect(t.decision.task?.total).toBe(1);
  });

  test.each([['Monk'], ['Tailor'], ['Potter'], ['Smith']] as const)(
    'does not help a %s task',
    (doing) => {
      const t = table({ you: { gallery: ['Fountain'], hand: ['Frog'] }, doing });
      expect(t.decision.kind).toBe('action');
    },
  );

  test('serves the Clerk task of anyone, and the same card serves again', () => {
    const t = table({
      you: { gallery: ['Fountain'], hand: ['Frog'] },
      left: { task: ['Fan'] },
      right: { task: ['Scroll'] },
      doing: 'Clerk',
    });
    for (const owner of [1, 2, 0]) {
      t.use('Fountain', { card: 'Frog' });
      expect(t.decision.task).toMatchObject({ owner, helpers: 1, total: 2 });
      t.pray().pray();
    }
    t.expectNothingPending();
  });

  test('serves the Clerk task of your partner', () => {
    const t = table({
      teams: true,
      you: { gallery: ['Fountain'], hand: ['Frog'] },
      across: { task: ['Fan'] },
    });
    t.use('Fountain', { card: 'Frog' });
    expect(t.decision.task).toMatchObject({ owner: 2, total: 2 });
  });

  test('is for one task: the next begins without its helpers', () => {
    const t = table({
      you: { gallery: ['Fountain'], hand: ['Frog'] },
      left: { task: ['Fan'] },
      doing: 'Clerk',
    });
    t.use('Fountain', { card: 'Frog' }).pray().pray().pass();
    expect(t.decision.task).toMatchObject({ owner: 0, helpers: 0, total: 1 });
  });

  test('lets its helpers be covered by Paper works of the gallery', () => {
    const t = table({
      you: { gallery: ['Fountain', 'Crane', 'Doll'], helpers: ['Fan'], hand: ['Frog', 'Pillar'] },
      doing: 'Clerk',
    });
    t.use('Fountain', { card: 'Frog' }).pass();
    expect(t.decision.task).toMatchObject({ helpers: 2, covered: true, total: 5 });
  });

  test('spoils the cover with one helper too many: all or nothing', () => {
    const t = table({
      you: { gallery: ['Fountain', 'Crane', 'Doll'], helpers: ['Fan'], hand: ['Frog', 'Pillar'] },
      doing: 'Clerk',
    });
    t.use('Fountain', { card: 'Frog' }).reveal('Pillar');
    expect(t.decision.task).toMatchObject({ helpers: 3, covered: false, total: 4 });
  });

  test('needs Paper for the cover: neither its own Stone nor a Paper work of the gift shop will do', () => {
    const t = table({
      you: { gallery: ['Fountain'], giftShop: ['Crane'], hand: ['Frog'] },
      doing: 'Clerk',
    });
    t.use('Fountain', { card: 'Frog' });
    expect(t.decision.task).toMatchObject({ helpers: 1, covered: false, total: 2 });
  });

  test('gets no cover from Bangle, which covers Monk helpers', () => {
    const t = table({
      you: { gallery: ['Fountain', 'Bangle'], hand: ['Frog'] },
      doing: 'Clerk',
    });
    t.use('Fountain', { card: 'Frog' });
    expect(t.decision.task).toMatchObject({ helpers: 1, covered: false, total: 2 });
  });

  test('gives no actions on a task that Bangle guards', () => {
    const t = table({
      you: { gallery: ['Fountain'], hand: ['Frog'] },
      left: { gallery: ['Bangle'], task: ['Fan'] },
    });
    t.use('Fountain', { card: 'Frog' });
    expect(t.decision.task).toMatchObject({ noHelpers: true, total: 1 });
  });

  test('adds to Flag and to Figurine', () => {
    const t = table({
      you: { gallery: ['Fountain', 'Flag'], hand: ['Frog', 'Fan'] },
      doing: 'Clerk',
    });
    t.use('Flag', { card: 'Fan' }).use('Fountain', { card: 'Frog' });
    expect(t.decision.task?.total).toBe(3);
    const u = table({
      you: { gallery: ['Fountain', 'Figurine'], hand: ['Frog', 'Fan'] },
      left: { task: ['Scroll'] },
    });
    u.use('Fountain', { card: 'Frog' }).use('Figurine', { card: 'Fan' });
    expect(u.decision.task?.total).toBe(3);
  });

  test('counts for Haniwa when the game is over before the task is', () => {
    const t = table({
      you: { gallery: ['Fountain', 'Haniwa'], helpers: ['Fan'], hand: ['Frog', 'Pillar'] },
      deckTop: ['Vase', 'Cup'],
      restOfDeck: 0,
      doing: 'Clerk',
    });
    t.use('Fountain', { card: 'Frog' }).reveal('Pillar').pray().pray();
    expect(t.end).toBe('deck');
    expect(t.scoreOf('you').bonuses).toBe(9); // Fan, Frog and Pillar are three Clerk helpers
  });

  test('counts for Haniwa under Bangle too, which takes the actions and not the helpers', () => {
    const t = table({
      you: { gallery: ['Fountain', 'Haniwa'], helpers: ['Fan'], hand: ['Frog'] },
      left: { gallery: ['Bangle'], task: ['Scroll'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
    });
    t.use('Fountain', { card: 'Frog' }).pray();
    expect(t.end).toBe('deck');
    expect(t.scoreOf('you').bonuses).toBe(6);
  });

  test('counts for Haniwa no more when the task is over', () => {
    const t = table({
      you: { gallery: ['Fountain', 'Haniwa'], helpers: ['Fan'], hand: ['Frog'] },
      left: { task: ['Scroll'] },
      deckTop: ['Vase', 'Cup', 'Jar', 'Bowl'],
      restOfDeck: 0,
      doing: 'Smith',
    });
    t.use('Fountain', { card: 'Frog' }).pray().pray().pray(); // left’s Clerk: three actions
    t.pray(); // your Smith: the last card
    expect(t.end).toBe('deck');
    expect(t.scoreOf('you').bonuses).toBe(3);
  });

  test('counts for Haniwa no more at the Prayer that follows the task', () => {
    const t = table({
      you: { gallery: ['Fountain', 'Haniwa'], helpers: ['Fan'], hand: ['Frog'] },
      left: { task: ['Scroll'] },
      deckTop: ['Vase', 'Cup', 'Jar', 'Bowl'],
      restOfDeck: 0,
    });
    t.use('Fountain', { card: 'Frog' }).pray().pray().pray(); // and without a task, the last card
    expect(t.end).toBe('deck');
    expect(t.scoreOf('you').bonuses).toBe(3);
  });

  test('gives Haniwa Clerk helpers, not Monk helpers', () => {
    const t = table({
      you: {
        gallery: ['Fountain', 'Haniwa'],
        helpers: ['Stool', 'Bench'],
        hand: ['Frog'],
      },
      deckTop: ['Vase'],
      restOfDeck: 0,
      doing: 'Clerk',
    });
    t.use('Fountain', { card: 'Frog' }).pray();
    expect(t.end).toBe('deck');
    expect(t.scoreOf('you').bonuses).toBe(6); // the two Monks stay the most frequent type
  });

  test('counts for no Haniwa but that of the player who performs the task', () => {
    const t = table({
      you: { gallery: ['Fountain'], hand: ['Frog'] },
      left: { gallery: ['Haniwa'], task: ['Fan'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
    });
    t.use('Fountain', { card: 'Frog' }).pray();
    expect(t.end).toBe('deck');
    expect(t.scoreOf('left').bonuses).toBe(0);
  });

  test('lets each of two copies reveal the same card', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Fountain', 'Fountain 2'], hand: ['Frog'] },
      doing: 'Clerk',
    });
    t.use('Fountain', { card: 'Frog' }).use('Fountain 2', { card: 'Frog' });
    expect(t.decision.task).toMatchObject({ helpers: 2, total: 3 });
  });

  test('may be copied by Kite', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Doll', 'Frog'] },
      left: { gallery: ['Fountain'], task: ['Fan'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Doll' }).bench('left').pass().use('Kite', { card: 'Frog' });
    expect(t.decision.task).toMatchObject({ owner: 1, helpers: 1, total: 2 });
  });

  test('is counted once: a Paper work crafted in the task covers its helpers too late', () => {
    const t = table({
      you: { gallery: ['Fountain'], hand: ['Fan', 'Frog'] },
      doing: 'Clerk',
    });
    t.use('Fountain', { card: 'Frog' });
    expect(t.decision.task).toMatchObject({ covered: false, total: 2 });
    t.craft('Fan').in('gallery');
    expect(t.decision.task).toMatchObject({ begun: 2, total: 2 });
    t.pray();
    t.expectNothingPending();
  });

  test('reveals for all until the card moves: a Tailor return makes the others forget', () => {
    const t = table({
      you: { gallery: ['Fountain'], hand: ['Frog', 'Cup'] },
      left: { task: ['Fan'] },
      doing: 'Tailor',
    });
    t.use('Fountain', { card: 'Frog' }).pray().pray();
    expect(t.viewOf('left').revealed).toEqual([cardNamed('Frog')]);
    t.tailor().returnCard('Cup');
    expect(t.you.hand).toEqual(['Frog']);
    expect(t.knows('left', 'Frog')).toBe(false);
    expect(t.viewOf('left').revealed).toEqual([]);
  });

  test('serves a Clerk task that Doll has taken', () => {
    const t = table({
      you: { gallery: ['Fountain'], giftShop: ['Doll'], hand: ['Frog'] },
      left: { gallery: ['Tower', 'Bangle'], task: ['Fan'] },
      at: 'newTask',
    });
    t.use('Doll', { card: 'Fan' }).use('Fountain', { card: 'Frog' });
    expect(t.decision.task).toMatchObject({ owner: 0, helpers: 1, total: 3 });
  });
});
