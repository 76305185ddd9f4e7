import { table } from '../support/table';

describe('Cup', () => {
  test('is returned after a Prayer, and the game ends', () => {
    const t = table({ you: { gallery: ['Cup', 'Ring'], hand: ['Crane'] }, doing: 'Clerk' });
    t.pray().use('Cup');
    expect(t.end).toBe('cup');
    expect(t.deckBottom).toBe('Cup');
    expect(t.scoreOf('you').works).toBe(3); // Ring alone
    expect(t.you.waiting).toHaveLength(1); // no waiting cards to hand
    expect(t.you.hand).toEqual(['Crane']);
  });

  test('may stand where it is', () => {
    const t = table({ you: { gallery: ['Cup'] }, doing: 'Clerk' });
    t.pray().pass();
    expect(t.end).toBeNull();
    expect(t.you.gallery).toEqual(['Cup']);
    t.expectNothingPending();
  });

  test('is offered after each Prayer anew', () => {
    const t = table({
      you: { giftShop: ['Cup'], helpers: ['Fan'] },
      doing: 'Clerk',
    });
    t.pray().pass().pray().use('Cup');
    expect(t.end).toBe('cup');
  });

  test('is not offered after other actions', () => {
    const t = table({ you: { gallery: ['Cup'], bench: ['Vase'] }, doing: 'Clerk' });
    t.sell('Vase');
    expect(t.you.gallery).toEqual(['Cup']);
    t.expectNothingPending();
  });

  test('follows Pin’s action when that became a Prayer', () => {
    const t = table({ you: { gallery: ['Cup', 'Pin'], hand: ['Crane'] }, at: 'morning' });
    t.use('Pin').pray().use('Cup');
    expect(t.end).toBe('cup');
    expect(t.state.phase).toBe('morning');
  });

  test('does not follow Pin’s Tailor, though it draws', () => {
    const t = table({ you: { gallery: ['Cup', 'Pin'], hand: ['Crane'] }, at: 'morning' });
    t.use('Pin').tailor().pass();
    expect(t.you.waiting).toHaveLength(4);
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('follows the one Prayer of a player without a task', () => {
    const t = table({ you: { gallery: ['Cup'], hand: ['Crane'] }, at: 'newTask' });
    t.pass();
    expect(t.choices).toEqual(['use Cup', 'pass']);
    t.use('Cup');
    expect(t.end).toBe('cup');
  });

  test('follows a Prayer on an opponent’s task', () => {
    const t = table({ you: { gallery: ['Cup'] }, left: { task: ['Crane'] } });
    t.pray().use('Cup');
    expect(t.end).toBe('cup');
  });

  test('is not its owner’s to use on the Prayer of somebody else', () => {
    const t = table({
      you: { hand: ['Crane'] },
      left: { gallery: ['Cup'], hand: ['Fan'] },
      doing: 'Clerk',
    });
    t.pray();
    expect(t.whoseTurn).toBe('left');
    expect(t.end).toBeNull();
    t.expectNothingPending();
  });

  test('does not follow draws by effects: Stool’s is no Prayer', () => {
    const t = table({
      you: { gallery: ['Cup', 'Stool'], hand: ['Bench', 'Frog'] },
      doing: 'Smith',
    });
    t.smith('Bench').in('gallery').use('Stool');
    expect(t.you.gallery).toContain('Cup');
    expect(t.end).toBeNull();
    t.expectNothingPending();
  });

  test('does not follow Pinwheel’s draw at night', () => {
    const t = table({
      you: { gallery: ['Cup', 'Pinwheel'], hand: ['Bench', 'Frog'] },
      at: 'night',
    });
    t.use('Pinwheel', { card: 'Bench' }).draw();
    expect(t.end).toBeNull();
    t.expectNothingPending();
  });

  test('comes before or after Gong, as you like; Gong’s three cards are no Prayers', () => {
    const t = table({ you: { gallery: ['Cup', 'Gong'] }, doing: 'Clerk' });
    t.pray().use('Gong');
    expect(t.choices).toEqual(['use Cup', 'pass']); // for the Prayer, not for the draws
    t.use('Cup');
    expect(t.end).toBe('cup');
    expect(t.you.waiting).toHaveLength(1 + 3 + 1);
    expect(t.scoreOf('you').works).toBe(0);
    const first = table({ you: { gallery: ['Cup', 'Gong'] }, doing: 'Clerk' });
    first.pray().use('Cup');
    expect(first.end).toBe('cup');
    expect(first.scoreOf('you').works).toBe(3); // Gong stays a work
  });

  test('comes too late when the Prayer has taken the last card', () => {
    const t = table({
      you: { gallery: ['Cup'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
      doing: 'Clerk',
    });
    t.pray();
    expect(t.end).toBe('deck');
    expect(t.you.gallery).toEqual(['Cup']);
    expect(t.scoreOf('you').works).toBe(3);
  });

  test('gives a tie to the player who used it: the current one', () => {
    const t = table({
      you: { gallery: ['Cup', 'Robe'] },
      left: { gallery: ['Mask'] },
      doing: 'Clerk',
    });
    t.pray().use('Cup');
    expect(t.scoreOf('you').total).toBe(2);
    expect(t.scoreOf('left').total).toBe(2);
    expect(t.winners).toEqual(['you']);
  });

  test('of two only one is returned: the game is over', () => {
    const t = table({ players: 4, you: { gallery: ['Cup', 'Cup 2'] }, doing: 'Clerk' });
    t.pray().use('Cup 2');
    expect(t.end).toBe('cup');
    expect(t.you.gallery).toEqual(['Cup']);
    expect(t.scoreOf('you').works).toBe(3);
  });
});
