import type { PlayerScore, ScoreCategory } from '../../engine';
import { points, score } from '../../engine';
import type { CardName, Situation, Table } from './support/table';
import { nameOf, table } from './support/table';

/** "Card points reason" of one category. */
function lines(s: PlayerScore, category: ScoreCategory): string[] {
  return s.lines
    .filter((line) => line.category === category)
    .map((line) => `${nameOf(line.card)} ${line.points} ${line.reason}`)
    .sort();
}

function standing(situation: Situation): Table {
  return table({ doing: 'Clerk', ...situation });
}

function yourScore(situation: Situation): PlayerScore {
  return standing(situation).scoreOf('you');
}

describe('Score: works', () => {
  test('count their values, in both wings', () => {
    const s = yourScore({
      you: { gallery: ['Straw', 'Tower'], giftShop: ['Robe', 'Brick', 'Pin'] },
    });
    expect(s.works).toBe(1 + 2 + 2 + 3 + 3);
    expect(lines(s, 'works')).toEqual([
      'Brick 3 work',
      'Pin 3 work',
      'Robe 2 work',
      'Straw 1 work',
      'Tower 2 work',
    ]);
  });

  test('cards in other zones are no works', () => {
    const s = yourScore({
      you: {
        hand: ['Bell'],
        waiting: ['Coin'],
        bench: ['Vase'],
        helpers: ['Amulet'],
        task: ['Fan'],
      },
    });
    expect(s).toMatchObject({ works: 0, sales: 0, backorders: 0, bonuses: 0, total: 0 });
    expect(s.lines).toEqual([]);
  });

  test('a Kite counts as what it copies', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan', 'Straw'] },
      left: { gallery: ['Bell'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left');
    expect(lines(t.scoreOf('you'), 'works')).toEqual(['Kite 3 work']);
  });

  test('with Go Set a Stone work is still one work for its value', () => {
    expect(yourScore({ you: { gallery: ['Go Set', 'Tower'] } }).works).toBe(4);
  });
});

describe('Score: sales', () => {
  test('covered sales count their values, uncovered ones nothing', () => {
    const s = yourScore({ you: { giftShop: ['Tower'], sales: ['Amulet', 'Bench', 'Vase'] } });
    expect(s.sales).toBe(4);
    expect(lines(s, 'sales')).toEqual(['Amulet 2 covered', 'Bench 2 covered', 'Vase 0 uncovered']);
  });

  test('Quilt covers Paper, Stone and Cloth, without counting', () => {
    const s = yourScore({
      you: { gallery: ['Quilt'], sales: ['Fan', 'Crane', 'Amulet', 'Flag', 'Vase', 'Bell'] },
    });
    expect(s.sales).toBe(1 + 1 + 2 + 2);
    expect(lines(s, 'sales')).toContain('Flag 2 coveredByEffect');
    expect(lines(s, 'sales')).toContain('Vase 0 uncovered');
  });

  test('Pillar covers the most-sold material, by number', () => {
    const s = yourScore({
      you: { gallery: ['Pillar'], sales: ['Fan', 'Crane', 'Straw', 'Bell', 'Coin'] },
    });
    expect(s.sales).toBe(3);
  });

  test('Pillar: of several tied, the one that adds most', () => {
    const s = yourScore({
      you: { gallery: ['Pillar'], sales: ['Fan', 'Crane', 'Amulet', 'Bench', 'Bell', 'Coin'] },
    });
    expect(s.sales).toBe(6);
  });

  test('Pillar: of several tied, one that is covered already adds nothing', () => {
    const s = yourScore({
      you: { gallery: ['Pillar'], giftShop: ['Ring'], sales: ['Amulet', 'Bench', 'Bell', 'Coin'] },
    });
    expect(s.sales).toBe(6 + 4);
    expect(lines(s, 'sales')).toContain('Bell 3 covered');
    expect(lines(s, 'sales')).toContain('Amulet 2 coveredByEffect');
  });

  test('Pillar: a single most-sold material that is covered already gains nothing elsewhere', () => {
    const s = yourScore({
      you: { gallery: ['Pillar'], giftShop: ['Ring'], sales: ['Amulet', 'Bell', 'Coin'] },
    });
    expect(s.sales).toBe(6);
  });

  test('two Pillars cover two tied materials', () => {
    const s = yourScore({
      players: 4,
      you: { gallery: ['Pillar', 'Pillar 2'], sales: ['Fan', 'Crane', 'Amulet', 'Bench', 'Vase'] },
    });
    expect(s.sales).toBe(2 + 4);
  });
});

describe('Score: backorders', () => {
  test('strictly the most sales of a material score its cards in hand', () => {
    const s = yourScore({
      you: { sales: ['Vase', 'Bowl'], hand: ['Cup', 'Jar', 'Fan'] },
      left: { sales: ['Dice'] },
    });
    expect(s.backorders).toBe(6);
    expect(lines(s, 'backorders')).toEqual(['Cup 3 mostSales', 'Jar 3 mostSales']);
  });

  test('sales count covered or not', () => {
    const s = yourScore({
      you: { sales: ['Fan', 'Crane'], hand: ['Straw'] },
      left: { sales: ['Doll'], giftShop: ['Scroll'] },
    });
    expect(s.sales).toBe(0);
    expect(s.backorders).toBe(1);
  });

  test('on a tie nobody claims', () => {
    const t = standing({
      you: { sales: ['Vase'], hand: ['Cup'] },
      left: { sales: ['Dice'], hand: ['Jar'] },
    });
    expect(t.scoreOf('you').backorders).toBe(0);
    expect(t.scoreOf('left').backorders).toBe(0);
  });

  test('at least one sale is needed: nothing against nothing claims nothing', () => {
    expect(yourScore({ you: { hand: ['Cup', 'Bell', 'Fan'] } }).backorders).toBe(0);
  });

  test('fewer sales claim nothing', () => {
    const s = yourScore({
      you: { sales: ['Vase'], hand: ['Cup'] },
      left: { sales: ['Dice', 'Bowl'] },
    });
    expect(s.backorders).toBe(0);
  });

  test('the most of one material says nothing of another', () => {
    const s = yourScore({ you: { sales: ['Vase'], hand: ['Bell', 'Fan', 'Amulet', 'Flag'] } });
    expect(s.backorders).toBe(0);
  });

  test('against three players, a tie behind the lead does not matter', () => {
    const t = standing({
      you: { sales: ['Vase', 'Bowl'], hand: ['Cup'] },
      left: { sales: ['Dice'], hand: ['Jar'] },
      right: { sales: ['Haniwa'], hand: ['Teapot'] },
    });
    expect(t.scoreOf('you').backorders).toBe(3);
    expect(t.scoreOf('left').backorders).toBe(0);
  });

  test('a holder of Lampshade tied for the lead claims; others of the tie do not', () => {
    const t = standing({
      you: { gallery: ['Lampshade'], sales: ['Vase'], hand: ['Cup'] },
      left: { sales: ['Dice'], hand: ['Jar'] },
      right: { hand: ['Teapot'] },
    });
    expect(lines(t.scoreOf('you'), 'backorders')).toEqual(['Cup 3 tieClaimed']);
    expect(t.scoreOf('left').backorders).toBe(0);
    expect(t.scoreOf('right').backorders).toBe(0);
  });

  test('a holder who is not tied for the lead claims nothing', () => {
    const s = yourScore({
      you: { gallery: ['Lampshade'], sales: ['Vase'], hand: ['Cup'] },
      left: { sales: ['Dice', 'Bowl'] },
      right: { sales: ['Haniwa', 'Brick'] },
    });
    expect(s.backorders).toBe(0);
  });

  test('each holder claims', () => {
    const t = standing({
      players: 4,
      you: { gallery: ['Lampshade'], sales: ['Vase'], hand: ['Cup'] },
      left: { gallery: ['Lampshade 2'], sales: ['Dice'], hand: ['Jar'] },
    });
    expect(t.scoreOf('you').backorders).toBe(3);
    expect(t.scoreOf('left').backorders).toBe(3);
  });

  test('nothing against nothing is a tie for them', () => {
    const all: CardName[] = ['Fan', 'Amulet', 'Flag', 'Vase', 'Bell'];
    const lampshade = yourScore({ you: { gallery: ['Lampshade'], hand: all } });
    expect(lines(lampshade, 'backorders')).toEqual(['Bell 3 tieClaimed', 'Vase 3 tieClaimed']);
    const quilt = yourScore({ you: { gallery: ['Quilt'], hand: all } });
    expect(lines(quilt, 'backorders')).toEqual([
      'Amulet 2 tieClaimed',
      'Fan 1 tieClaimed',
      'Flag 2 tieClaimed',
    ]);
  });

  test('a holder with strictly the most claims as everybody does', () => {
    const s = yourScore({ you: { gallery: ['Lampshade'], sales: ['Vase'], hand: ['Cup'] } });
    expect(lines(s, 'backorders')).toEqual(['Cup 3 mostSales']);
  });

  test('Coin counts the hand once more, two Coins twice more', () => {
    const one = yourScore({ you: { gallery: ['Coin'], sales: ['Vase'], hand: ['Cup'] } });
    expect(one.backorders).toBe(6);
    const two = yourScore({
      players: 4,
      you: { gallery: ['Coin'], giftShop: ['Coin 2'], sales: ['Vase'], hand: ['Cup'] },
    });
    expect(two.backorders).toBe(9);
  });
});

describe('Score: bonuses', () => {
  test.each<[string, Situation, string[]]>([
    ['Scroll', { you: { gallery: ['Scroll'] } }, ['Scroll 3 bonus']],
    [
      'Bench: each Stone work, itself too',
      { you: { gallery: ['Bench', 'Tower'], giftShop: ['Stool', 'Robe'] } },
      ['Bench 6 bonus'],
    ],
    [
      'Tapestry: works in its wing, itself too',
      { you: { gallery: ['Tapestry', 'Tower', 'Robe'], giftShop: ['Stool'] } },
      ['Tapestry 3 bonus'],
    ],
    [
      'Tapestry in the gift shop',
      { you: { giftShop: ['Tapestry', 'Tower'], gallery: ['Stool', 'Fan', 'Robe'] } },
      ['Tapestry 2 bonus'],
    ],
    [
      'Tapestry with Go Set: Stone works of the other wing too',
      { you: { gallery: ['Tapestry'], giftShop: ['Go Set', 'Tower', 'Robe'] } },
      ['Tapestry 3 bonus'],
    ],
    [
      'Haniwa: helpers of the most frequent type',
      { you: { gallery: ['Haniwa'], helpers: ['Fan', 'Crane', 'Bell'] } },
      ['Haniwa 6 bonus'],
    ],
    [
      'Teapot: bench cards of the most frequent material',
      { you: { gallery: ['Teapot'], bench: ['Fan', 'Bell', 'Ring', 'Gong'] } },
      ['Teapot 9 bonus'],
    ],
  ])('%s', (_, situation, expected) => {
    expect(lines(yourScore(situation), 'bonuses')).toEqual(expected);
  });

  test('belong to completed works only', () => {
    expect(yourScore({ you: { hand: ['Scroll'], bench: ['Bench'] } }).bonuses).toBe(0);
  });
});

describe('Score: the whole', () => {
  const situation: Situation = {
    you: {
      gallery: ['Scroll', 'Tower'],
      giftShop: ['Ring', 'Coin'],
      sales: ['Bell', 'Gong', 'Vase'],
      hand: ['Pin', 'Cup', 'Fan'],
    },
    left: { gallery: ['Tapestry'] },
  };

  test('is the sum of its categories, and every point belongs to a card', () => {
    const s = yourScore(situation);
    expect(s).toMatchObject({
      works: 1 + 2 + 3 + 3,
      sales: 3 + 3,
      backorders: 2 * 3 + 2 * 3,
      bonuses: 3,
    });
    expect(s.total).toBe(9 + 6 + 12 + 3);
    expect(s.lines.reduce((sum, line) => sum + line.points, 0)).toBe(s.total);
  });

  test('can be asked at any time, and the short way agrees', () => {
    const t = standing(situation);
    const all = score(t.state);
    expect(t.end).toBeNull();
    expect(all.players.map((p) => p.total)).toEqual([30, 3]);
    expect([points(t.state, 0), points(t.state, 1)]).toEqual([30, 3]);
    expect(all.ranking).toEqual([
      { players: [0], total: 30 },
      { players: [1], total: 3 },
    ]);
    expect(all.decidedBy).toBe('points');
  });

  test('says what decided', () => {
    const t = standing({ you: { gallery: ['Straw'] }, left: { gallery: ['Doll'] } });
    expect(score(t.state)).toMatchObject({ winners: [0], decidedBy: 'tieBreak' });
  });
});
