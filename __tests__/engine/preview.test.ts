import { missingSupport, previewWing, templeWorth } from '../../engine';
import { cardNamed, table } from './support/table';

describe('What a work would change, before it is placed', () => {
  const t = () =>
    table({
      you: {
        hand: ['Vase', 'Jar', 'Cup'],
        helpers: ['Bowl', 'Brick'],
        sales: ['Dice', 'Figurine', 'Haniwa', 'Teapot'],
        giftShop: ['Bangle'],
      },
      left: { sales: ['Fan'] },
      doing: 'Smith',
    });

  test('in the gallery it covers the two potters: two more actions', () => {
    const preview = previewWing(t().viewOf('you'), 0, cardNamed('Vase'), 'gallery');
    expect(preview.group).toMatchObject({ material: 'clay', count: 2, cover: 3, covered: true });
    expect(preview).toMatchObject({ before: false, gain: 2, ends: false });
  });

  test('in the gift shop it covers all four clay sales: twelve points', () => {
    const preview = previewWing(t().viewOf('you'), 0, cardNamed('Vase'), 'giftShop');
    expect(preview.group).toMatchObject({ count: 4, cover: 6, covered: true });
    expect(preview).toMatchObject({ before: false, gain: 12 });
  });

  test('a fifth work in a wing is announced as the end', () => {
    const full = table({
      you: { hand: ['Fan'], gallery: ['Poem', 'Scroll', 'Plane', 'Straw'] },
      doing: 'Smith',
    });
    const view = full.viewOf('you');
    expect(previewWing(view, 0, cardNamed('Fan'), 'gallery').ends).toBe(true);
    expect(previewWing(view, 0, cardNamed('Fan'), 'giftShop').ends).toBe(false);
  });

  test('Turtle’s fifth material is announced as the end, in either wing', () => {
    const four = table({
      you: {
        hand: ['Vase', 'Jar', 'Cup'],
        gallery: ['Turtle', 'Poem'],
        giftShop: ['Stool', 'Mask'],
      },
      doing: 'Smith',
    });
    const view = four.smith('Vase').viewOf('you');
    expect(previewWing(view, 0, cardNamed('Vase'), 'gallery').ends).toBe(true);
    expect(previewWing(view, 0, cardNamed('Vase'), 'giftShop').ends).toBe(true);
  });

  test('the last card of the deck is announced as the end, a card in hand is not', () => {
    const last = table({
      you: { gallery: ['Dice'], hand: ['Fan', 'Straw', 'Poem'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
      doing: 'Tailor',
    });
    const view = last.tailor().use('Dice').viewOf('you');
    expect(previewWing(view, 0, cardNamed('Vase'), 'gallery').ends).toBe(true);
    expect(previewWing(view, 0, cardNamed('Fan'), 'gallery').ends).toBe(false);
  });

  test('the view itself is left as it was', () => {
    const view = t().viewOf('you');
    const before = JSON.stringify(view);
    previewWing(view, 0, cardNamed('Vase'), 'gallery');
    expect(JSON.stringify(view)).toBe(before);
  });
});

describe('What lies open, as another player sees it', () => {
  test('helpers and sales are worth what their cover makes of them', () => {
    const t = table({
      you: { hand: ['Vase'], helpers: ['Frog', 'Tower'], gallery: ['Pillar'], sales: ['Cup'] },
      doing: 'Clerk',
    });
    const worth = templeWorth(t.viewOf('left'), 0);
    expect(worth.helpers).toEqual([
      { material: 'stone', count: 2, cover: 2, covered: true, worth: 4 },
    ]);
    // Pillar covers the most-sold material without a work in the gift shop.
    expect(worth.sales).toEqual([
      { material: 'clay', count: 1, cover: 0, covered: true, worth: 3 },
    ]);
    expect(worth).toMatchObject({ gallery: 1, giftShop: 0, end: 5 });
  });
});

describe('The support that a card still lacks', () => {
  test('Smith looks into the hand, Craft at the bench, and the card does not support itself', () => {
    const view = table({ you: { hand: ['Vase', 'Jar'], bench: ['Cup', 'Dice'] } }).viewOf('you');
    expect(missingSupport(view, 0, cardNamed('Vase'))).toEqual({ smith: 1, craft: 0 });
    expect(missingSupport(view, 0, cardNamed('Tower'))).toEqual({ smith: 1, craft: 1 });
    expect(missingSupport(view, 0, cardNamed('Poem'))).toEqual({ smith: 0, craft: 0 });
  });
});
