import { table } from '../support/table';

describe('Cloak', () => {
  test('returns the work just completed, and a Metal work from the hand takes its place for free', () => {
    const t = table({ you: { gallery: ['Cloak'], hand: ['Crane', 'Ring'] }, doing: 'Smith' });
    t.smith('Crane').in('gallery').use('Cloak', { card: 'Ring' }).in('giftShop');
    expect(t.you.gallery).toEqual(['Cloak']);
    expect(t.you.giftShop).toEqual(['Ring']);
    expect(t.you.hand).toEqual([]);
    expect(t.deckBottom).toBe('Crane');
    t.expectNothingPending();
  });

  test('may leave the work where it is', () => {
    const t = table({ you: { gallery: ['Cloak'], hand: ['Crane', 'Ring'] }, doing: 'Smith' });
    t.smith('Crane').in('gallery').pass();
    expect(t.you.gallery).toEqual(['Cloak', 'Crane']);
    expect(t.you.hand).toEqual(['Ring']);
    t.expectNothingPending();
  });

  test('needs a Metal card in the hand: other cards, and a Metal card waiting, do not do', () => {
    const t = table({
      you: { gallery: ['Cloak'], hand: ['Crane', 'Vase'], waiting: ['Ring'] },
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery');
    expect(t.you.gallery).toEqual(['Cloak', 'Crane']);
    t.expectNothingPending();
  });

  test('follows a Craft just as well as a Smith', () => {
    const t = table({
      you: { gallery: ['Cloak'], hand: ['Bench', 'Gong'], bench: ['Pillar'] },
      doing: 'Monk',
    });
    t.craft('Bench').in('giftShop').use('Cloak', { card: 'Gong' }).in('giftShop');
    expect(t.you.giftShop).toEqual(['Gong']);
    expect(t.deckBottom).toBe('Bench');
    t.expectNothingPending();
  });

  test('follows the work that it has brought in, from Metal to Metal', () => {
    const t = table({
      you: { gallery: ['Cloak'], hand: ['Crane', 'Ring', 'Sword'] },
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Cloak', { card: 'Ring' }).in('gallery');
    t.use('Cloak', { card: 'Sword' }).in('giftShop');
    expect(t.you.gallery).toEqual(['Cloak']);
    expect(t.you.giftShop).toEqual(['Sword']);
    expect(t.deckBottom).toBe('Ring');
    t.expectNothingPending();
  });

  test('may return itself when it is the work just completed, and is then gone', () => {
    const t = table({ you: { hand: ['Cloak', 'Robe', 'Ring', 'Sword'] }, doing: 'Smith' });
    t.smith('Cloak').in('gallery').use('Cloak', { card: 'Ring' }).in('gallery');
    expect(t.you.gallery).toEqual(['Ring']);
    expect(t.you.hand).toEqual(['Robe', 'Sword']);
    t.expectNothingPending();
  });

  test('comes after all the other effects of the completion', () => {
    const t = table({
      you: { gallery: ['Cloak', 'Stool'], hand: ['Statue', 'Pillar', 'Ring'] },
      floor: ['Crane'],
      doing: 'Smith',
    });
    t.smith('Statue').in('giftShop');
    expect([...t.choices].sort()).toEqual(['pass', 'use Statue on Crane', 'use Stool']);
    t.use('Stool').use('Statue', { card: 'Crane' });
    expect(t.choices).toEqual(['use Cloak on Ring', 'pass']);
    t.use('Cloak', { card: 'Ring' }).in('giftShop');
    expect(t.choices).toEqual(['use Stool', 'pass']); // Ring is Metal: completed anew
    t.pass();
    expect(t.you.bench).toEqual(['Crane']);
    expect(t.you.giftShop).toEqual(['Ring']);
    t.expectNothingPending();
  });

  test('fires what comes after completing the Metal work', () => {
    const t = table({
      you: { gallery: ['Cloak'], hand: ['Crane', 'Shuriken'] },
      left: { gallery: ['Bowl', 'Vase'], giftShop: ['Scroll'] },
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Cloak', { card: 'Shuriken' }).in('gallery');
    t.use('Shuriken', { card: 'Scroll' }).in('giftShop');
    expect(t.you.gallery).toEqual(['Cloak', 'Shuriken']);
    expect(t.you.giftShop).toEqual(['Scroll']);
    t.expectNothingPending();
  });

  test('comes too late when the fifth work of a wing has ended the game', () => {
    const t = table({
      you: { gallery: ['Cloak', 'Bench', 'Pillar', 'Tower'], hand: ['Crane', 'Ring'] },
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery');
    expect(t.end).toBe('works');
    expect(t.you.gallery).toContain('Crane');
    expect(t.you.hand).toEqual(['Ring']);
  });

  test('ends the game when its Metal work is the fifth of the wing', () => {
    const t = table({
      you: { gallery: ['Cloak', 'Bench', 'Pillar', 'Tower'], hand: ['Crane', 'Ring', 'Sword'] },
      doing: 'Smith',
    });
    t.smith('Crane').in('giftShop').use('Cloak', { card: 'Ring' }).in('gallery');
    expect(t.end).toBe('works');
    expect(t.you.giftShop).toEqual([]);
    expect(t.you.hand).toEqual(['Sword']);
  });

  test('takes the reason away from Poem, which cannot return the work again', () => {
    const t = table({
      you: { gallery: ['Cloak', 'Poem'], hand: ['Crane', 'Ring'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Cloak', { card: 'Ring' }).in('giftShop');
    expect(t.deck[0]).toBe('Vase');
    expect(t.you.giftShop).toEqual(['Ring']);
    t.expectNothingPending();
  });

  test('has no second chance at a work that Poem returned and that came back from the deck', () => {
    const t = table({
      you: { gallery: ['Poem', 'Cloak'], hand: ['Crane', 'Ring'] },
      deckTop: ['Fan'],
      restOfDeck: 0,
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Poem').in('gallery'); // Fan for Crane,
    t.use('Poem').in('gallery'); // and Crane for Fan again: the deck is as small as that
    expect(t.choices).toEqual(['use Poem', 'use Cloak on Ring', 'pass']);
    t.pass(); // Crane stays: its first completion has nothing left to return
    expect(t.you.gallery).toEqual(['Poem', 'Cloak', 'Crane']);
    expect(t.deck).toEqual(['Fan']);
    t.expectNothingPending();
  });

  test('two copies cannot return the same work twice', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Cloak', 'Cloak 2'], hand: ['Crane', 'Ring', 'Sword'] },
      doing: 'Smith',
    });
    t.smith('Crane').in('giftShop').use('Cloak', { card: 'Ring' }).in('giftShop');
    expect([...t.choices].sort()).toEqual(['pass', 'use Cloak 2 on Sword', 'use Cloak on Sword']);
    t.pass(); // Ring stays; Crane is gone, so the second Cloak has nothing to return
    expect(t.you.giftShop).toEqual(['Ring']);
    expect(t.you.hand).toEqual(['Sword']);
    t.expectNothingPending();
  });

  test('works by way of a Kite that copies it', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan', 'Bell', 'Crane', 'Ring'] },
      left: { gallery: ['Cloak'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').task('Bell');
    t.smith('Crane').in('giftShop').use('Kite', { card: 'Ring' }).in('giftShop');
    expect(t.you.giftShop).toEqual(['Ring']);
    expect(t.you.gallery).toEqual(['Kite']);
    t.expectNothingPending();
  });

  test('returns the work in sight of all: everyone knows it at the bottom of the deck', () => {
    const t = table({
      you: { gallery: ['Cloak'], hand: ['Crane', 'Ring'] },
      left: {},
      right: {},
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Cloak', { card: 'Ring' }).in('giftShop');
    expect(t.deckBottom).toBe('Crane');
    expect(t.knows('left', 'Crane')).toBe(true);
    expect(t.knows('right', 'Crane')).toBe(true);
    t.expectNothingPending();
  });
});
