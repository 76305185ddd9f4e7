import { table } from '../support/table';

describe('Go Set', () => {
  test('ends the game by standing in both wings itself', () => {
    const t = table({
      you: { gallery: ['Cup', 'Mask', 'Plane', 'Doll'], hand: ['Go Set', 'Tower'] },
      doing: 'Smith',
    });
    t.smith('Go Set').in('giftShop');
    expect(t.end).toBe('works');
    t.expectNothingPending();
  });

  test('counts Stone works of the other wing for the end', () => {
    const t = table({
      you: { gallery: ['Cup', 'Mask', 'Go Set'], giftShop: ['Tower'], hand: ['Stool', 'Bench'] },
      doing: 'Smith',
    });
    t.smith('Stool').in('giftShop');
    expect(t.end).toBe('works'); // gallery: Cup, Mask, Go Set, and Tower and Stool from over there
  });

  test('goes on with four, and with works of other materials in the other wing', () => {
    const t = table({
      you: { gallery: ['Cup', 'Mask', 'Go Set'], giftShop: ['Tower'], hand: ['Fan'] },
      doing: 'Smith',
    });
    t.smith('Fan').in('giftShop');
    expect(t.end).toBeNull();
    t.expectNothingPending();
  });

  test('does nothing for the works of an opponent', () => {
    const t = table({
      you: {
        gallery: ['Cup', 'Mask', 'Plane', 'Doll'],
        hand: ['Tower', 'Stool'],
      },
      left: { gallery: ['Go Set'] },
      doing: 'Smith',
    });
    t.smith('Tower').in('giftShop');
    expect(t.end).toBeNull();
    t.expectNothingPending();
  });

  test('lets Stone works of the gift shop cover Monk helpers', () => {
    const t = table({
      you: { giftShop: ['Go Set'], helpers: ['Tower', 'Frog'] },
      doing: 'Monk',
    });
    expect(t.decision.task).toMatchObject({ helpers: 2, covered: true, total: 5 });
  });

  test('covers as many as the sum of values, and with one more none', () => {
    const t = table({
      you: { giftShop: ['Go Set'], helpers: ['Tower', 'Frog', 'Stool'] },
      doing: 'Monk',
    });
    expect(t.decision.task).toMatchObject({ helpers: 3, covered: false, total: 4 });
  });

  test('lets Stone works of the gallery cover Stone sales', () => {
    const t = table({
      you: { gallery: ['Go Set', 'Tower'], sales: ['Frog', 'Stool', 'Bench', 'Tablet'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you')).toMatchObject({ works: 4, sales: 8, total: 12 });
  });

  test('covers nothing of another material from the other wing', () => {
    const t = table({
      you: { gallery: ['Go Set', 'Cup'], sales: ['Vase'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').sales).toBe(0);
  });

  test('counts works of both wings for Tapestry', () => {
    const t = table({
      you: { gallery: ['Tapestry', 'Cup'], giftShop: ['Go Set', 'Tower', 'Fan'] },
      doing: 'Smith',
    });
    expect(t.scoreOf('you').bonuses).toBe(4); // itself, Cup, Go Set, Tower
  });

  test('leaves each work one work, of its value, and Shuriken counts it so', () => {
    const t = table({
      you: { gallery: ['Go Set'], hand: ['Shuriken', 'Pin', 'Ring'] },
      left: { gallery: ['Fan', 'Scroll', 'Doll'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').in('gallery');
    expect(t.choices).toContain('use Shuriken on Fan'); // two works against three
    expect(t.scoreOf('you').works).toBe(5);
  });

  test('is no stronger for a second copy', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Go Set', 'Go Set 2', 'Fan'], giftShop: ['Tower'], helpers: ['Stool'] },
      doing: 'Monk',
    });
    expect(t.end).toBeNull(); // four works in the gallery, and not seven
    expect(t.scoreOf('you').works).toBe(7);
    expect(t.decision.task?.total).toBe(3);
  });

  test('needs a sixth work in the extended game', () => {
    const t = table({
      extended: true,
      you: {
        gallery: ['Cup', 'Mask', 'Plane', 'Doll'],
        hand: ['Go Set', 'Tower', 'Stool'],
        helpers: ['Pin'],
      },
      doing: 'Smith',
    });
    t.smith('Go Set').show('Tower').in('giftShop');
    expect(t.end).toBeNull();
    t.smith('Stool').in('giftShop');
    expect(t.end).toBe('works');
  });

  test('ends the game for whoever takes it with Shuriken', () => {
    const t = table({
      you: { gallery: ['Cup', 'Mask', 'Plane'], hand: ['Shuriken', 'Pin', 'Ring'] },
      left: { gallery: ['Go Set', 'Fan', 'Doll'], giftShop: ['Jar', 'Vase'] },
      doing: 'Smith',
    });
    t.smith('Shuriken').in('gallery').use('Shuriken', { card: 'Go Set' }).in('giftShop');
    expect(t.end).toBe('works');
    t.expectNothingPending();
  });

  test('copied by Kite ends the game at once, in the morning', () => {
    const t = table({
      you: { gallery: ['Cup', 'Mask', 'Plane', 'Doll'], giftShop: ['Kite'], hand: ['Bell'] },
      left: { gallery: ['Go Set'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Bell' }).bench('left');
    expect(t.end).toBe('works'); // Kite is a Stone work, and stands in the gallery too
    expect(t.you.giftShop).toEqual(['Kite']); // its own wing is still the gift shop
    expect(t.scoreOf('you').works).toBe(3 + 2 + 1 + 1 + 2);
  });

  test('counts a Kite that has copied a Stone work in both wings', () => {
    const t = table({
      you: { gallery: ['Cup', 'Mask', 'Go Set', 'Doll'], giftShop: ['Kite'], hand: ['Bell'] },
      left: { gallery: ['Tower'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Bell' }).bench('left');
    expect(t.end).toBe('works');
  });

  test('does not count a Kite that has copied a work of another material', () => {
    const t = table({
      you: { gallery: ['Cup', 'Mask', 'Go Set', 'Doll'], giftShop: ['Kite'], hand: ['Bell'] },
      left: { gallery: ['Fan'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Bell' }).bench('left');
    expect(t.end).toBeNull();
  });

  test('ends the game before Amulet, Stool, or any other effect after completing it', () => {
    const t = table({
      you: {
        gallery: ['Cup', 'Amulet', 'Stool', 'Doll'],
        hand: ['Go Set', 'Tower'],
        bench: ['Bell'],
      },
      doing: 'Smith',
    });
    t.smith('Go Set').in('giftShop');
    expect(t.end).toBe('works');
    expect(t.you.bench).toEqual(['Bell']);
    expect(t.you.waiting).toEqual([]);
  });

  test('returned by Cloak leaves every work in its one wing', () => {
    const t = table({
      you: { gallery: ['Cloak', 'Mask'], giftShop: ['Tower'], hand: ['Go Set', 'Stool', 'Ring'] },
      doing: 'Smith',
    });
    t.smith('Go Set').in('gallery').use('Cloak', { card: 'Ring' }).in('gallery');
    expect(t.end).toBeNull();
    expect(t.you.gallery).toEqual(['Cloak', 'Mask', 'Ring']);
    t.expectNothingPending();
  });

  test('wins for Turtle before it ends the game by works', () => {
    const t = table({
      you: { gallery: ['Turtle', 'Mask', 'Plane', 'Cup'], hand: ['Go Set', 'Tower'] },
      left: { gallery: ['Ring', 'Sword', 'Gong', 'Pin'], giftShop: ['Coin', 'Bell'] },
      doing: 'Smith',
    });
    t.smith('Go Set').in('gallery'); // fifth work, fifth material
    expect(t.end).toBe('turtle');
    expect(t.winners).toEqual(['you']); // with far fewer points
  });
});
