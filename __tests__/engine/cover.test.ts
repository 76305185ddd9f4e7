import type { CardName } from './support/table';
import { table } from './support/table';

/** Does this gallery cover these helpers of a Monk task? */
function monkCovered(helpers: CardName[], gallery: CardName[], giftShop: CardName[] = []): boolean {
  const t = table({ you: { helpers, gallery, giftShop }, doing: 'Monk' });
  return t.decision.task?.covered as boolean;
}

/** The points of each sale. */
function salesPoints(sales: CardName[], giftShop: CardName[], gallery: CardName[] = []): number {
  return table({ you: { sales, gallery, giftShop, hand: ['Poem'] }, doing: 'Clerk' }).scoreOf('you')
    .sales;
}

describe('Cover of helpers', () => {
  const ONE: CardName[] = ['Amulet'];
  const TWO: CardName[] = ['Amulet', 'Bench'];
  const THREE: CardName[] = ['Amulet', 'Bench', 'Daitoro'];
  const FOUR: CardName[] = ['Amulet', 'Bench', 'Daitoro', 'Fountain'];

  test('a gallery work covers as many as its value', () => {
    expect(monkCovered(ONE, ['Pillar'])).toBe(true);
    expect(monkCovered(TWO, ['Pillar'])).toBe(true);
  });

  test('if not all can be covered, none is', () => {
    expect(monkCovered(THREE, ['Pillar'])).toBe(false);
  });

  test('works of a material together cover the sum of their values', () => {
    expect(monkCovered(THREE, ['Pillar', 'Tower'])).toBe(true);
    expect(monkCovered(FOUR, ['Pillar', 'Tower'])).toBe(true);
  });

  test('works of another material cover nothing', () => {
    expect(monkCovered(ONE, ['Quilt', 'Haniwa', 'Coin'])).toBe(false);
  });

  test('gift-shop works cover no helpers', () => {
    expect(monkCovered(ONE, [], ['Pillar'])).toBe(false);
    expect(monkCovered(THREE, ['Pillar'], ['Tower'])).toBe(false);
  });

  test('without helpers nothing is covered', () => {
    expect(monkCovered([], ['Pillar'])).toBe(false);
  });

  test('Paper covers one Clerk, Metal three Smiths', () => {
    const clerk = (helpers: CardName[]) =>
      table({ you: { helpers, gallery: ['Scroll'] }, doing: 'Clerk' }).decision.task?.total;
    expect(clerk(['Fan'])).toBe(3);
    expect(clerk(['Fan', 'Poem'])).toBe(3);
    const smith = (helpers: CardName[]) =>
      table({ you: { helpers, gallery: ['Coin'] }, doing: 'Smith' }).decision.task?.total;
    expect(smith(['Bell', 'Ring', 'Gong'])).toBe(7);
    expect(smith(['Bell', 'Ring', 'Gong', 'Sword'])).toBe(5);
  });

  test('another player’s gallery covers none of yours', () => {
    const t = table({ you: { helpers: ['Amulet'] }, left: { gallery: ['Pillar'] }, doing: 'Monk' });
    expect(t.decision.task?.covered).toBe(false);
  });

  test('a Kite that is a copy covers as the copied work, and not as Cloth', () => {
    const t = table({
      you: { gallery: ['Kite'], helpers: ['Amulet'], hand: ['Fan', 'Tower'] },
      left: { gallery: ['Pillar'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').task('Tower');
    expect(t.decision.task).toMatchObject({ total: 3, covered: true });
  });
});

describe('Cover of sales', () => {
  test('a covered sale scores its value', () => {
    expect(salesPoints(['Amulet', 'Bench'], ['Stool'])).toBe(4);
    expect(salesPoints(['Bell', 'Ring', 'Gong'], ['Coin'])).toBe(9);
  });

  test('all or nothing: one too many, and all score 0', () => {
    expect(salesPoints(['Amulet', 'Bench', 'Daitoro'], ['Stool'])).toBe(0);
  });

  test('works of a material together cover the sum of their values', () => {
    expect(salesPoints(['Amulet', 'Bench', 'Daitoro'], ['Stool', 'Tower'])).toBe(6);
  });

  test('gallery works cover no sales', () => {
    expect(salesPoints(['Amulet'], [], ['Stool'])).toBe(0);
  });

  test('each material stands for itself', () => {
    expect(salesPoints(['Amulet', 'Bell', 'Fan'], ['Stool', 'Scroll'])).toBe(2 + 0 + 1);
  });

  test('one card is enough to be covered by a work of value 1', () => {
    expect(salesPoints(['Fan'], ['Scroll'])).toBe(1);
    expect(salesPoints(['Fan', 'Crane'], ['Scroll'])).toBe(0);
  });
});
