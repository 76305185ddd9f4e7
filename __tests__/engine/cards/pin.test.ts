import { table } from '../support/table';

describe('Pin', () => {
  test('takes a Tailor action in the morning', () => {
    const t = table({
      you: { gallery: ['Pin'], hand: ['Crane', 'Fan'] },
      deckTop: ['Vase', 'Ring', 'Cup', 'Robe', 'Bell'],
      at: 'morning',
    });
    t.use('Pin').tailor().returnCard('Crane').pass();
    expect(t.deckBottom).toBe('Crane');
    expect(t.you.hand).toEqual(['Fan']);
    expect(t.you.waiting).toEqual(['Vase', 'Ring', 'Cup', 'Robe']);
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('draws to the waiting area: the new task still comes from the old hand', () => {
    const t = table({
      you: { gallery: ['Pin'], hand: ['Crane'] },
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.use('Pin').tailor().pass();
    expect(t.choices).toEqual(['task Crane', 'pass']);
  });

  test('need not be used', () => {
    const t = table({ you: { gallery: ['Pin'], hand: ['Crane'] }, at: 'morning' });
    t.pass();
    expect(t.you.waiting).toEqual([]);
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('may become a Craft with Cloth', () => {
    const t = table({
      you: { gallery: ['Pin'], hand: ['Mask', 'Crane'], bench: ['Robe'] },
      at: 'morning',
    });
    t.use('Pin');
    expect(t.choices).toEqual(['tailor', 'craft Mask', 'pray']); // Crane is no Cloth
    t.craft('Mask').in('gallery');
    expect(t.you.gallery).toEqual(['Pin', 'Mask']);
    t.expectNothingPending();
  });

  test('may become a Prayer', () => {
    const t = table({
      you: { gallery: ['Pin'], hand: ['Crane'] },
      deckTop: ['Vase'],
      at: 'morning',
    });
    t.use('Pin').pray();
    expect(t.you.waiting).toEqual(['Vase']);
    t.expectNothingPending();
  });

  test('is one action: helpers do not add to it, nor does Flag', () => {
    const t = table({
      you: {
        gallery: ['Pin', 'Flag'],
        helpers: ['Robe', 'Socks'],
        hand: ['Mask'],
      },
      at: 'morning',
    });
    t.use('Pin');
    expect(t.decision.kind).toBe('action');
    expect(t.decision.task).toBeNull();
    t.pray();
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('is preceded by the effects before a Tailor action', () => {
    const t = table({
      you: { gallery: ['Pin', 'Fan', 'Dice'], hand: ['Crane', 'Poem'] },
      deckTop: ['Vase', 'Ring', 'Robe'],
      at: 'morning',
    });
    t.use('Pin').tailor();
    t.use('Fan').returnCard('Vase').returnCard('Ring').use('Dice').in('gallery').pass();
    expect(t.you.gallery).toEqual(['Pin', 'Fan', 'Dice', 'Robe']);
    t.expectNothingPending();
  });

  test('ends the game when its draws take the last card', () => {
    const t = table({
      you: { gallery: ['Pin'], hand: ['Crane'] },
      deckTop: ['Vase', 'Ring'],
      restOfDeck: 0,
      at: 'morning',
    });
    t.use('Pin').tailor().pass();
    expect(t.end).toBe('deck');
    expect(t.you.waiting).toEqual(['Vase', 'Ring']);
  });

  test('two of them give an action each', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Pin', 'Pin 2'], hand: ['Crane'] },
      at: 'morning',
    });
    t.use('Pin').pray().use('Pin 2').pray();
    expect(t.you.waiting).toHaveLength(2);
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('copied by Kite acts the same morning, after the Pin itself', () => {
    const t = table({
      you: { gallery: ['Kite', 'Pin'], hand: ['Crane', 'Fan'] },
      at: 'morning',
    });
    t.use('Pin').pray().use('Kite', { card: 'Crane' }).bench('you').use('Kite').pray();
    expect(t.you.waiting).toHaveLength(2);
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });

  test('comes after the hand limit, whatever it draws', () => {
    const t = table({
      you: { gallery: ['Pin'], hand: ['Crane', 'Fan', 'Vase', 'Ring', 'Cup', 'Robe'] },
      at: 'morning',
    });
    t.returnCard('Robe').use('Pin').tailor().pass();
    expect(t.you.waiting).toEqual([]); // five in the hand: none drawn
    expect(t.decision.kind).toBe('newTask');
    t.expectNothingPending();
  });
});
