import { table } from '../support/table';

describe('Shuriken', () => {
  test('takes a work of an opponent with more works, into a wing of your choice', () => {
    const t = table({
      you: { hand: ['Shuriken', 'Ring', 'Sword'] },
      left: { gallery: ['Bowl'], giftShop: ['Scroll'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').in('gallery').use('Shuriken', { card: 'Scroll' }).in('gallery');
    expect(t.you.gallery).toEqual(['Shuriken', 'Scroll']);
    expect(t.left.giftShop).toEqual([]);
    t.expectNothingPending();
  });

  test('need not be thrown', () => {
    const t = table({
      you: { hand: ['Shuriken', 'Ring', 'Sword'] },
      left: { gallery: ['Bowl', 'Scroll'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').in('gallery').pass();
    expect(t.left.gallery).toEqual(['Bowl', 'Scroll']);
    t.expectNothingPending();
  });

  test('counts itself: an opponent with one work against it is safe', () => {
    const t = table({
      you: { hand: ['Shuriken', 'Ring', 'Sword'] },
      left: { gallery: ['Bowl'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').in('gallery');
    expect(t.left.gallery).toEqual(['Bowl']);
    t.expectNothingPending();
  });

  test('compares the works of both wings together', () => {
    const t = table({
      you: { gallery: ['Crane'], hand: ['Shuriken', 'Ring', 'Sword'] },
      left: { gallery: ['Bowl'], giftShop: ['Scroll'] }, // two against two
      right: { gallery: ['Vase', 'Pillar'], giftShop: ['Robe'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').in('giftShop');
    expect(t.choices).toEqual([
      'use Shuriken on Vase',
      'use Shuriken on Pillar',
      'use Shuriken on Robe',
      'pass',
    ]);
  });

  test('counts a Stone work once, though Go Set puts it into both wings', () => {
    const t = table({
      you: { hand: ['Shuriken', 'Ring', 'Sword'] },
      left: { gallery: ['Go Set'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').in('gallery');
    expect(t.left.gallery).toEqual(['Go Set']);
    t.expectNothingPending();
  });

  test('taking is not completing: neither the work’s own effect nor Stool’s follows', () => {
    const t = table({
      you: { gallery: ['Stool'], hand: ['Shuriken', 'Ring', 'Sword'] },
      left: { gallery: ['Statue', 'Scroll', 'Bowl'] },
      floor: ['Crane', 'Fan'],
      doing: 'Smith',
    });
    t.smith('Shuriken').in('gallery').use('Stool');
    t.use('Shuriken', { card: 'Statue' }).in('gallery');
    expect(t.floor).toContain('Crane');
    expect(t.you.bench).toEqual([]);
    t.expectNothingPending();
  });

  test('gives the effect of the work taken at once, on the next action', () => {
    const t = table({
      you: { hand: ['Shuriken', 'Ring', 'Sword', 'Vase', 'Jar'], helpers: ['Bell'] },
      left: { gallery: ['Straw', 'Bowl'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').in('giftShop').use('Shuriken', { card: 'Straw' }).in('gallery');
    t.smith('Vase').in('gallery'); // one support fewer
    expect(t.you.gallery).toEqual(['Straw', 'Vase']);
    t.expectNothingPending();
  });

  test('gives the effect of the work taken at once: Stool follows Shuriken itself, and so does Cloak', () => {
    const takes = (card: 'Stool' | 'Cloak') =>
      table({
        you: { hand: ['Shuriken', 'Ring', 'Sword'] },
        left: { gallery: ['Stool', 'Cloak'] },
        doing: 'Smith',
      })
        .smith('Shuriken')
        .in('gallery')
        .use('Shuriken', { card })
        .in('giftShop');
    const stool = takes('Stool');
    expect(stool.choices).toEqual(['use Stool', 'pass']);
    stool.use('Stool').expectNothingPending();
    const cloak = takes('Cloak').use('Cloak', { card: 'Ring' }).in('gallery').pass();
    expect(cloak.you.gallery).toEqual(['Ring']);
    expect(cloak.you.giftShop).toEqual(['Cloak']);
    cloak.expectNothingPending();
  });

  test('ends the game when the work taken is the fifth of a wing', () => {
    const t = table({
      you: { gallery: ['Crane', 'Fan', 'Pillar'], hand: ['Shuriken', 'Ring', 'Sword'] },
      left: { gallery: ['Bowl', 'Scroll', 'Jar'], giftShop: ['Robe', 'Mask'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').in('gallery').use('Shuriken', { card: 'Scroll' }).in('gallery');
    expect(t.end).toBe('works');
    expect(t.state.end?.player).toBe(0);
  });

  test('ends the game when Go Set is taken and fills a wing', () => {
    const t = table({
      you: { gallery: ['Crane', 'Fan'], giftShop: ['Pillar'], hand: ['Shuriken', 'Ring', 'Sword'] },
      left: { gallery: ['Go Set', 'Scroll', 'Jar'], giftShop: ['Robe', 'Mask'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').in('gallery').use('Shuriken', { card: 'Go Set' }).in('giftShop');
    expect(t.end).toBe('works'); // Crane, Fan, Shuriken, and Pillar and Go Set from the other wing
  });

  test('has no time to be thrown when it ends the game itself', () => {
    const t = table({
      you: { gallery: ['Crane', 'Fan', 'Pillar', 'Cup'], hand: ['Shuriken', 'Ring', 'Sword'] },
      left: { gallery: ['Bowl', 'Scroll', 'Jar'], giftShop: ['Robe', 'Mask', 'Vase'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').in('gallery');
    expect(t.end).toBe('works');
    expect(t.left.gallery).toHaveLength(3);
  });

  test('wins by Turtle when the work taken brings the fifth material', () => {
    const t = table({
      you: {
        gallery: ['Turtle', 'Crane'],
        giftShop: ['Pillar'],
        hand: ['Shuriken', 'Ring', 'Sword', 'Robe', 'Mask'],
        helpers: ['Bell'],
      },
      left: { gallery: ['Bowl', 'Scroll', 'Jar'], giftShop: ['Socks', 'Cup', 'Vase'] },
      doing: 'Smith',
    });
    t.smith('Robe').in('giftShop');
    t.smith('Shuriken').in('giftShop').use('Shuriken', { card: 'Bowl' }).in('gallery');
    expect(t.end).toBe('turtle');
    expect(t.winners).toEqual(['you']);
  });

  test('comes before Cloak, which may then return it: the work taken stays', () => {
    const t = table({
      you: { gallery: ['Cloak'], hand: ['Shuriken', 'Ring', 'Sword'] },
      left: { gallery: ['Bowl', 'Scroll', 'Jar'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').in('giftShop').use('Shuriken', { card: 'Scroll' }).in('giftShop');
    t.use('Cloak', { card: 'Ring' }).in('giftShop').pass();
    expect(t.you.giftShop).toEqual(['Scroll', 'Ring']);
    expect(t.deckBottom).toBe('Shuriken');
    t.expectNothingPending();
  });

  test('fires by Poem, but not for a Kite that copies it', () => {
    const free = table({
      you: { gallery: ['Poem'], hand: ['Crane'] },
      left: { gallery: ['Bowl', 'Scroll', 'Jar'] },
      deckTop: ['Shuriken'],
      doing: 'Smith',
    });
    free.smith('Crane').in('gallery').use('Poem').in('gallery');
    free.use('Shuriken', { card: 'Jar' }).in('gallery');
    expect(free.you.gallery).toEqual(['Poem', 'Shuriken', 'Jar']);
    free.expectNothingPending();
    const copied = table({
      you: { gallery: ['Kite'], hand: ['Fan', 'Vase'] },
      left: { gallery: ['Shuriken', 'Scroll', 'Jar'] },
      at: 'morning',
    });
    copied.use('Kite', { card: 'Fan' }).bench('left').copy('Shuriken');
    expect(copied.decision.kind).toBe('newTask');
    copied.expectNothingPending();
  });

  test('two of them are counted anew, each when it is completed', () => {
    const t = table({
      players: 4,
      you: { hand: ['Shuriken', 'Shuriken 2', 'Ring', 'Sword'], helpers: ['Bell'] },
      left: { gallery: ['Bowl', 'Scroll'], giftShop: ['Jar', 'Robe'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').show('Ring').show('Sword').in('giftShop');
    t.use('Shuriken', { card: 'Bowl' }).in('gallery'); // two against three
    t.smith('Shuriken 2').in('giftShop'); // three against three
    expect(t.left.gallery).toEqual(['Scroll']);
    expect(t.left.giftShop).toEqual(['Jar', 'Robe']);
    t.expectNothingPending();
  });

  test('never touches a partner', () => {
    const t = table({
      teams: true,
      you: { hand: ['Shuriken', 'Ring', 'Sword'] },
      across: { gallery: ['Bowl', 'Scroll', 'Jar'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').in('gallery');
    expect(t.across.gallery).toHaveLength(3);
    t.expectNothingPending();
  });
});
