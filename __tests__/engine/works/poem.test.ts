import { table } from '../support/table';

describe('Poem', () => {
  test('completes the top card for free when the paper work is returned', () => {
    const t = table({
      you: { gallery: ['Poem'], hand: ['Crane'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Poem').in('giftShop');
    expect(t.you.gallery).toEqual(['Poem']);
    expect(t.you.giftShop).toEqual(['Vase']);
    expect(t.deckBottom).toBe('Crane');
    t.expectNothingPending();
  });

  test('may keep the paper work', () => {
    const t = table({
      you: { gallery: ['Poem'], hand: ['Crane'] },
      deckTop: ['Vase'],
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').pass();
    expect(t.you.gallery).toEqual(['Poem', 'Crane']);
    expect(t.deck[0]).toBe('Vase');
    t.expectNothingPending();
  });

  test('is not offered after a work of another material', () => {
    const t = table({
      you: { gallery: ['Poem'], hand: ['Statue', 'Stool'] },
      doing: 'Smith',
    });
    t.smith('Statue').in('gallery');
    expect(t.you.gallery).toEqual(['Poem', 'Statue']);
    t.expectNothingPending();
  });

  test('may return itself', () => {
    const t = table({ you: { hand: ['Poem'] }, deckTop: ['Bell'], doing: 'Smith' });
    t.smith('Poem').in('giftShop').use('Poem').in('gallery');
    expect(t.you.gallery).toEqual(['Bell']);
    expect(t.you.giftShop).toEqual([]);
    t.expectNothingPending();
  });

  test('goes on from Paper to Paper, and hands over to Cloak', () => {
    const t = table({
      you: { gallery: ['Poem', 'Cloak'], hand: ['Crane', 'Ring'] },
      deckTop: ['Fan', 'Bowl'],
      doing: 'Smith',
    });
    t.smith('Crane').in('gallery').use('Poem').in('gallery'); // Fan comes up: Paper again
    expect(t.choices).toEqual(['use Poem', 'use Cloak on Ring', 'pass']);
    t.use('Cloak', { card: 'Ring' }).in('giftShop'); // Fan goes, so Poem has lost its reason
    expect(t.you.giftShop).toEqual(['Ring']);
    expect(t.you.gallery).toEqual(['Poem', 'Cloak']);
    t.expectNothingPending();
  });
});
