import { cardNamed, table } from '../support/table';

describe('Gong', () => {
  test('draws three cards after a Prayer, and goes to the waiting area too', () => {
    const t = table({
      you: { gallery: ['Gong'], helpers: ['Fan'] },
      deckTop: ['Vase', 'Ring', 'Cup', 'Robe', 'Pillar'],
      doing: 'Clerk',
    });
    t.pray().use('Gong');
    expect(t.you.waiting).toEqual(['Vase', 'Ring', 'Cup', 'Robe', 'Gong']);
    expect(t.you.gallery).toEqual([]);
    t.pray(); // Gong is no work any more: nothing is asked
    expect([...t.you.hand].sort()).toEqual(['Cup', 'Gong', 'Pillar', 'Ring', 'Robe', 'Vase']);
    t.expectNothingPending();
  });

  test('need not be struck', () => {
    const t = table({ you: { gallery: ['Gong'] }, doing: 'Clerk' });
    t.pray().pass();
    expect(t.you.gallery).toEqual(['Gong']);
    expect(t.you.hand).toHaveLength(1);
    t.expectNothingPending();
  });

  test('is silent after other actions', () => {
    const t = table({ you: { gallery: ['Gong'], bench: ['Vase'] }, doing: 'Clerk' });
    t.sell('Vase');
    expect(t.you.gallery).toEqual(['Gong']);
    t.expectNothingPending();
  });

  test('follows Pin’s Prayer, and the one of a player without a task', () => {
    const pin = table({ you: { gallery: ['Gong', 'Pin'], hand: ['Crane'] }, at: 'morning' });
    pin.use('Pin').pray().use('Gong');
    expect(pin.you.waiting).toHaveLength(5);
    pin.expectNothingPending();
    const noTask = table({
      you: { gallery: ['Gong'], hand: ['Crane'] },
      left: { hand: ['Vase'] },
      at: 'newTask',
    });
    noTask.pass().use('Gong');
    expect(noTask.you.hand).toHaveLength(1 + 1 + 3 + 1);
    noTask.expectNothingPending();
  });

  test('is known to all where it waits, and in the hand after it', () => {
    const t = table({
      you: { gallery: ['Gong'], helpers: ['Fan'] },
      left: { hand: ['Crane'] },
      doing: 'Clerk',
    });
    t.pray().use('Gong');
    expect(t.viewOf('left').players[0]?.waiting).toEqual({
      count: 5,
      known: [cardNamed('Gong')],
      materials: [],
    });
    t.pray();
    expect(t.viewOf('left').players[0]?.hand.known).toEqual([cardNamed('Gong')]);
    t.expectNothingPending();
  });

  test('cannot be completed again before Night: it waits', () => {
    const t = table({
      you: { gallery: ['Gong'], hand: ['Ring', 'Sword'], helpers: ['Pin'] },
      doing: 'Smith',
    });
    t.pray().use('Gong');
    expect(t.choices).toEqual(['pray']);
  });

  test('counts for Tailor’s five where it waits', () => {
    const t = table({
      you: { gallery: ['Gong'], helpers: ['Mask'] },
      doing: 'Tailor',
    });
    t.pray().use('Gong'); // five cards wait
    const before = t.deck.length;
    t.tailor();
    expect(t.deck).toHaveLength(before);
    t.expectNothingPending();
  });

  test('stays a work when its draws end the game', () => {
    const t = table({
      you: { gallery: ['Gong'] },
      deckTop: ['Vase', 'Ring', 'Cup'],
      restOfDeck: 0,
      doing: 'Clerk',
    });
    t.pray().use('Gong'); // two cards are left for three draws
    expect(t.end).toBe('deck');
    expect(t.you.gallery).toEqual(['Gong']);
    expect(t.you.waiting).toEqual(['Vase', 'Ring', 'Cup']);
    expect(t.scoreOf('you').works).toBe(3);
  });

  test('stays a work when the third draw is the last card', () => {
    const t = table({
      you: { gallery: ['Gong'] },
      deckTop: ['Vase', 'Ring', 'Cup', 'Robe'],
      restOfDeck: 0,
      doing: 'Clerk',
    });
    t.pray().use('Gong');
    expect(t.end).toBe('deck');
    expect(t.you.gallery).toEqual(['Gong']);
  });

  test('two of them follow the same Prayer', () => {
    const t = table({ players: 4, you: { gallery: ['Gong', 'Gong 2'] }, doing: 'Clerk' });
    t.pray().use('Gong').use('Gong 2');
    expect(t.you.gallery).toEqual([]);
    expect(t.you.hand).toHaveLength(1 + 3 + 1 + 3 + 1);
    t.expectNothingPending();
  });

  test('its draws are no Prayers: a second Gong is not offered anew', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Gong', 'Gong 2'], helpers: ['Fan'] },
      doing: 'Clerk',
    });
    t.pray().use('Gong').pass();
    expect(t.decision.kind).toBe('action');
    expect(t.you.waiting).toHaveLength(5);
    expect(t.you.gallery).toEqual(['Gong 2']);
  });
});
