import { table } from '../support/table';

describe('Pinwheel', () => {
  test('returns a card from hand at night, and the card drawn for it comes the same night', () => {
    const t = table({
      you: { gallery: ['Pinwheel'], hand: ['Fan', 'Doll'] },
      left: { hand: ['Bell'] },
      deckTop: ['Vase'],
      at: 'night',
    });
    t.use('Pinwheel', { card: 'Fan' }).draw();
    expect(t.you.hand).toEqual(['Doll', 'Vase']);
    expect(t.deckBottom).toBe('Fan');
    expect(t.whoseTurn).toBe('left');
    t.expectNothingPending();
  });

  test('may return without drawing', () => {
    const t = table({
      you: { gallery: ['Pinwheel'], hand: ['Fan', 'Doll'] },
      left: { hand: ['Bell'] },
      deckTop: ['Vase'],
      at: 'night',
    });
    t.use('Pinwheel', { card: 'Doll' }).pass();
    expect(t.you.hand).toEqual(['Fan']);
    expect(t.deck[0]).toBe('Vase');
    t.expectNothingPending();
  });

  test('may be declined, and then draws nothing', () => {
    const t = table({ you: { gallery: ['Pinwheel'], hand: ['Fan'] }, at: 'night' });
    t.pass();
    expect(t.you.hand).toEqual(['Fan']);
    t.expectNothingPending();
  });

  test('has nothing to return from an empty hand, and cannot touch the waiting area', () => {
    const t = table({
      you: { gallery: ['Pinwheel'], waiting: ['Vase'] },
      left: { hand: ['Bell'] },
      at: 'night',
    });
    expect(t.whoseTurn).toBe('left');
    expect(t.you.hand).toEqual(['Vase']);
  });

  test('acts at its owner’s night only', () => {
    const t = table({
      you: { hand: ['Fan'] },
      left: { gallery: ['Pinwheel'], hand: ['Doll'] },
      at: 'night',
    });
    expect(t.whoseTurn).toBe('left');
    expect(t.decision.kind).toBe('newTask');
  });

  test('tells the returned card to nobody, and makes the others forget what they knew of the hand', () => {
    const t = table({
      you: { gallery: ['Pinwheel'], hand: ['Ring', 'Fan'] },
      left: { gallery: ['Curtain'], task: ['Bell'] },
    });
    t.reveal('Ring').pray();
    expect(t.knows('left', 'Ring')).toBe(true);
    t.use('Pinwheel', { card: 'Fan' }).pass();
    expect(t.knows('left', 'Fan')).toBe(false);
    expect(t.knows('you', 'Fan')).toBe(true); // at the bottom of the deck
    expect(t.knows('left', 'Ring')).toBe(false); // it might have been the one
    t.expectNothingPending();
  });

  test('draws a card that all know openly', () => {
    const t = table({
      you: { gallery: ['Pinwheel', 'Fan'], hand: ['Cup', 'Doll', 'Jar', 'Bowl', 'Brick'] },
      deckTop: ['Vase', 'Bell', 'Crane'],
      doing: 'Tailor',
    });
    t.tailor().use('Fan').returnCard('Vase').returnCard('Crane').pass();
    t.use('Pinwheel', { card: 'Cup' }).draw();
    expect(t.you.hand).toContain('Bell');
    expect(t.knows('left', 'Bell')).toBe(true);
    t.expectNothingPending();
  });

  test('does not end the game with one card in the deck, as it returns before it draws', () => {
    const t = table({
      you: { gallery: ['Pinwheel'], hand: ['Fan'] },
      left: { hand: ['Bell'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
      at: 'night',
    });
    t.use('Pinwheel', { card: 'Fan' }).draw();
    expect(t.end).toBeNull();
    expect(t.you.hand).toEqual(['Vase']);
    expect(t.deck).toEqual(['Fan']);
    t.expectNothingPending();
  });

  test('acts once for each of two copies; what the first drew waits, so the second cannot return it', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Pinwheel', 'Pinwheel 2'], hand: ['Fan', 'Doll'] },
      deckTop: ['Vase', 'Cup'],
      at: 'night',
    });
    t.use('Pinwheel', { card: 'Fan' }).draw();
    expect(t.choices).toEqual(['use Pinwheel 2 on Doll', 'pass']);
    t.use('Pinwheel 2', { card: 'Doll' }).draw();
    expect(t.you.hand).toEqual(['Vase', 'Cup']);
    t.expectNothingPending();
  });

  test('may be copied by Kite until the night is over', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan', 'Doll'] },
      left: { gallery: ['Pinwheel'] },
      deckTop: ['Vase', 'Cup'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').pass(); // the Prayer draws Vase
    t.use('Kite', { card: 'Doll' }).draw();
    expect(t.you.hand).toEqual(['Vase', 'Cup']);
    t.expectNothingPending();
  });

  test('completed at noon may be used in the same night', () => {
    const t = table({
      you: { hand: ['Pinwheel', 'Fan'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Pinwheel').in('gallery').use('Pinwheel', { card: 'Fan' }).draw();
    expect(t.you.hand).toEqual(['Vase']);
    t.expectNothingPending();
  });

  test('lets you alone follow the card that you returned, even into the hand of another', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Pinwheel', 'Pinwheel 2'], hand: ['Fan', 'Doll'], task: ['Bell'] },
      across: { hand: ['Cup'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
      at: 'night',
    });
    t.use('Pinwheel', { card: 'Fan' }).pass().use('Pinwheel 2', { card: 'Doll' }).pass();
    expect(t.whoseTurn).toBe('left');
    t.pray(); // Vase, and then Fan, as left has no task
    expect(t.left.hand).toEqual(['Vase', 'Fan']);
    expect(t.knows('you', 'Fan')).toBe(true);
    expect(t.knows('you', 'Vase')).toBe(false);
    expect(t.knows('across', 'Fan')).toBe(false);
    expect(t.knows('left', 'Doll')).toBe(false);
  });
});
