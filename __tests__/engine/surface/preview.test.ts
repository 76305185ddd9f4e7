import { covers, previewWork, scoreInView, viewFor } from '../../../engine';
import { cardNamed, table } from '../support/table';

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

  test('in the gallery it covers the two potters, in the gift shop all four clay sales', () => {
    const preview = previewWork(viewFor(t().state, 0), cardNamed('Vase'));
    expect(preview.gallery.before).toMatchObject({ count: 2, cover: 0, covered: false });
    expect(preview.gallery.after).toMatchObject({ count: 2, cover: 3, covered: true });
    expect(preview.giftShop.before).toMatchObject({ count: 4, cover: 3, covered: false });
    expect(preview.giftShop.after).toMatchObject({ count: 4, cover: 6, covered: true });
  });

  test('the points follow: the work itself, and the sales that it would cover', () => {
    const { gallery, giftShop } = previewWork(viewFor(t().state, 0), cardNamed('Vase'));
    // Bangle 3, and Vase, Jar and Cup as backorders of the most-sold material.
    expect(gallery.points.before).toBe(3 + 9);
    expect(gallery.points.after).toBe(6 + 6);
    expect(giftShop.points.after).toBe(6 + 6 + 12);
  });

  test('a fifth work in a wing is announced as the end', () => {
    const full = table({
      you: { hand: ['Fan'], gallery: ['Poem', 'Scroll', 'Plane', 'Straw'] },
      doing: 'Smith',
    });
    const preview = previewWork(viewFor(full.state, 0), cardNamed('Fan'));
    expect(preview.gallery).toMatchObject({ works: 5, ends: true });
    expect(preview.giftShop).toMatchObject({ works: 1, ends: false });
  });

  test('the view itself is left as it was', () => {
    const view = viewFor(t().state, 0);
    const before = JSON.stringify(view);
    previewWork(view, cardNamed('Vase'));
    expect(JSON.stringify(view)).toBe(before);
  });
});

describe('What lies open, as another player sees it', () => {
  test('covers of every mat, and points without the cards in a hidden hand', () => {
    const t = table({
      you: { hand: ['Vase'], helpers: ['Frog', 'Tower'], gallery: ['Pillar'], sales: ['Cup'] },
      doing: 'Clerk',
    });
    const view = t.viewOf('left');
    const stone = covers(view, 0).helpers.find((c) => c.material === 'stone');
    expect(stone).toEqual({ material: 'stone', count: 2, cover: 2, covered: true });
    expect(scoreInView(view, 0).total).toBe(2 + 3); // Pillar, and Cup that it covers
    expect(t.scoreOf('you').total).toBe(2 + 3 + 3); // and Vase, which only its owner sees
  });
});
