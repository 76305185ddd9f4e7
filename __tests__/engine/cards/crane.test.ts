import { table } from '../support/table';

describe('Crane', () => {
  test('puts a Paper card of the bench in place of a support that Smith lacks', () => {
    const t = table({
      you: { gallery: ['Crane'], hand: ['Vase', 'Cup'], bench: ['Fan'] },
      doing: 'Smith',
    });
    t.smith('Vase').in('gallery');
    expect(t.you.gallery).toEqual(['Crane', 'Vase']);
    expect(t.you.bench).toEqual([]);
    expect(t.you.hand).toEqual(['Cup']);
    expect(t.deckBottom).toBe('Fan');
    t.expectNothingPending();
  });

  test('helps Craft too, and the rest of the support stays on the bench', () => {
    const t = table({
      you: { gallery: ['Crane'], hand: ['Vase'], bench: ['Cup', 'Fan'] },
      doing: 'Potter',
    });
    t.craft('Vase').in('giftShop');
    expect(t.you.giftShop).toEqual(['Vase']);
    expect(t.you.bench).toEqual(['Cup']);
    expect(t.deckBottom).toBe('Fan');
    t.expectNothingPending();
  });

  test('may be left alone where there is support enough', () => {
    const t = table({
      you: { gallery: ['Crane'], hand: ['Statue', 'Tower'], bench: ['Fan'] },
      doing: 'Smith',
    });
    t.smith('Statue');
    expect(t.choices).toEqual(['return Fan', 'pass']);
    t.pass().in('gallery');
    expect(t.you.bench).toEqual(['Fan']);
    expect(t.knows('left', 'Tower')).toBe(true);
    t.expectNothingPending();
  });

  test('may spare a support card from being shown', () => {
    const t = table({
      you: { gallery: ['Crane'], hand: ['Statue', 'Tower'], bench: ['Fan'] },
      doing: 'Smith',
    });
    t.smith('Statue').returnCard('Fan').in('gallery');
    expect(t.you.bench).toEqual([]);
    expect(t.knows('left', 'Tower')).toBe(false);
    t.expectNothingPending();
  });

  test('returns never more than the support that is needed', () => {
    const t = table({
      you: { gallery: ['Crane'], hand: ['Statue'], bench: ['Fan', 'Doll'] },
      doing: 'Smith',
    });
    t.smith('Statue');
    expect(t.choices).toEqual(['return Fan', 'return Doll']); // no support: one of them must go
    t.returnCard('Fan');
    expect(t.decision.kind).toBe('wing');
    t.in('gallery');
    expect(t.you.bench).toEqual(['Doll']);
    t.expectNothingPending();
  });

  test('returns nothing for a Paper work, which needs no support', () => {
    const t = table({
      you: { gallery: ['Crane'], hand: ['Scroll'], bench: ['Fan'] },
      doing: 'Smith',
    });
    t.smith('Scroll');
    expect(t.decision.kind).toBe('wing');
    t.in('gallery');
    expect(t.you.bench).toEqual(['Fan']);
    t.expectNothingPending();
  });

  test('replaces what is needed after Straw', () => {
    const t = table({
      you: { gallery: ['Crane', 'Straw'], hand: ['Vase'], bench: ['Fan', 'Doll'] },
      doing: 'Smith',
    });
    t.smith('Vase').returnCard('Doll');
    expect(t.decision.kind).toBe('wing');
    t.in('gallery');
    expect(t.you.bench).toEqual(['Fan']);
    t.expectNothingPending();
  });

  test('has nothing to replace where Straw leaves no need', () => {
    const t = table({
      you: { gallery: ['Crane', 'Straw'], hand: ['Mask'], bench: ['Fan'] },
      doing: 'Smith',
    });
    t.smith('Mask');
    expect(t.decision.kind).toBe('wing');
    t.in('gallery');
    expect(t.you.bench).toEqual(['Fan']);
    t.expectNothingPending();
  });

  test('ignores Straw for Craft, which Straw does not make cheaper', () => {
    const t = table({
      you: { gallery: ['Crane', 'Straw'], hand: ['Vase'], bench: ['Fan', 'Doll'] },
      doing: 'Potter',
    });
    t.craft('Vase').returnCard('Fan').in('gallery');
    expect(t.you.bench).toEqual([]);
    expect(t.deck.slice(-2)).toEqual(['Fan', 'Doll']);
    t.expectNothingPending();
  });

  test('leaves the choice of the shown rest to the owner', () => {
    const t = table({
      you: { gallery: ['Crane'], hand: ['Vase', 'Cup', 'Jar'], bench: ['Fan'] },
      doing: 'Smith',
    });
    t.smith('Vase').returnCard('Fan');
    expect(t.choices).toEqual(['show Cup', 'show Jar']);
    t.show('Jar').in('gallery');
    expect(t.knows('left', 'Jar')).toBe(true);
    expect(t.knows('left', 'Cup')).toBe(false);
    t.expectNothingPending();
  });

  test('returns openly, in the order chosen', () => {
    const t = table({
      you: { gallery: ['Crane'], hand: ['Bell'], bench: ['Fan', 'Doll', 'Scroll'] },
      doing: 'Smith',
    });
    t.smith('Bell').returnCard('Scroll').returnCard('Fan').in('gallery');
    expect(t.deck.slice(-2)).toEqual(['Scroll', 'Fan']);
    expect(t.knows('left', 'Scroll')).toBe(true);
    expect(t.knows('left', 'Fan')).toBe(true);
    t.expectNothingPending();
  });

  test('returns the Paper before the work is placed, even if that work ends the game', () => {
    const t = table({
      you: {
        gallery: ['Crane', 'Cup', 'Mask', 'Plane'],
        hand: ['Statue'],
        bench: ['Fan'],
      },
      doing: 'Smith',
    });
    t.smith('Statue').in('gallery');
    expect(t.end).toBe('works');
    expect(t.deckBottom).toBe('Fan');
    const moves = t.events.flatMap((event) => (event.type === 'move' ? [event.reason] : []));
    expect(moves).toEqual(['return', 'complete']);
  });

  test('does nothing from the hand, from the bench, or for an opponent', () => {
    const inHand = table({ you: { hand: ['Statue', 'Crane'], bench: ['Fan'] }, doing: 'Monk' });
    expect(inHand.choices).toEqual(['pray']);
    const onBench = table({ you: { hand: ['Statue'], bench: ['Crane', 'Fan'] }, doing: 'Smith' });
    expect(onBench.choices).toEqual(['pray']);
    expect(onBench.whyNot('Statue')).toBe('needsSupport');
    const ofOpponent = table({
      you: { hand: ['Statue'], bench: ['Fan'] },
      left: { gallery: ['Crane'] },
      doing: 'Smith',
    });
    expect(ofOpponent.choices).toEqual(['pray']);
  });

  test('leaves to Amulet only what it has not returned', () => {
    const t = table({
      you: { gallery: ['Crane', 'Amulet'], hand: ['Tower'], bench: ['Fan', 'Cup'] },
      doing: 'Smith',
    });
    t.smith('Tower').in('gallery');
    expect(t.choices).toEqual(['use Amulet on Cup', 'pass']);
    t.use('Amulet', { card: 'Cup' });
    expect(t.you.sales).toEqual(['Cup']);
    t.expectNothingPending();
  });

  test('fills the gap that the tasks of Brick leave', () => {
    const t = table({
      you: { task: ['Bell'], gallery: ['Crane', 'Brick'], hand: ['Sword'], bench: ['Fan'] },
    });
    t.smith('Sword').in('gallery'); // Bell in the task slot, and Fan in place of the second
    expect(t.you.gallery).toEqual(['Crane', 'Brick', 'Sword']);
    expect(t.you.task).toEqual(['Bell']);
    expect(t.deckBottom).toBe('Fan');
    t.expectNothingPending();
  });

  test('works for a Kite that has copied it', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Doll', 'Statue'], bench: ['Fan'] },
      left: { gallery: ['Crane'], task: ['Bell'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Doll' }).bench('left').pass(); // no task of your own
    t.smith('Statue').in('gallery');
    expect(t.you.gallery).toEqual(['Kite', 'Statue']);
    expect(t.you.bench).toEqual([]);
    t.expectNothingPending();
  });

  test('needs no second copy: one replaces all that is needed', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Crane', 'Crane 2'], hand: ['Vase'], bench: ['Fan', 'Doll', 'Scroll'] },
      doing: 'Smith',
    });
    t.smith('Vase').returnCard('Fan').returnCard('Doll');
    expect(t.decision.kind).toBe('wing');
    t.in('gallery');
    expect(t.you.bench).toEqual(['Scroll']);
    t.expectNothingPending();
  });
});
