import { newGame, score } from '../../engine';
import type { Situation } from './support/table';
import { table } from './support/table';

/** You and across against left and right. */
function teamTable(situation: Situation) {
  return table({ teams: true, ...situation });
}

describe('The team game', () => {
  test('is for 4 players only', () => {
    for (const players of [2, 3, 5]) {
      expect(() => newGame({ players, seed: 'x', teams: true })).toThrow('4 players');
    }
    expect(newGame({ players: 4, seed: 'x', teams: true }).options.teams).toBe(true);
  });

  test('adds the scores of partners, who sit opposite', () => {
    const t = teamTable({
      you: { gallery: ['Straw'] },
      left: { gallery: ['Bell'] },
      across: { gallery: ['Coin'] },
      right: {},
      doing: 'Clerk',
    });
    expect(score(t.state).ranking).toEqual([
      { players: [0, 2], total: 4 },
      { players: [1, 3], total: 3 },
    ]);
    expect(t.winners).toEqual(['you', 'across']);
  });

  test('breaks a tie for the team of the current player', () => {
    const even: Situation = { you: { gallery: ['Straw'] }, left: { gallery: ['Doll'] } };
    const yours = teamTable({ ...even, doing: 'Clerk' });
    expect(yours.winners).toEqual(['you', 'across']);
    const theirs = teamTable({
      you: { gallery: ['Straw'] },
      left: { gallery: ['Doll'], hand: ['Vase'] },
    });
    expect(theirs.whoseTurn).toBe('left');
    expect(theirs.winners).toEqual(['left', 'right']);
  });

  test('keeps majorities individual: a partner with as many sales spoils yours', () => {
    const t = teamTable({
      you: { sales: ['Vase'], hand: ['Cup'] },
      across: { sales: ['Bowl'] },
      doing: 'Clerk',
    });
    expect(t.scoreOf('you').backorders).toBe(0);
    const alone = teamTable({ you: { sales: ['Vase'], hand: ['Cup'] }, doing: 'Clerk' });
    expect(alone.scoreOf('you').backorders).toBe(3);
  });

  test('lets partners not see each other’s hands', () => {
    const t = teamTable({ you: { hand: ['Fan'] }, across: { hand: ['Vase'] }, doing: 'Clerk' });
    expect(t.knows('across', 'Fan')).toBe(false);
    expect(t.viewOf('across').players[0]?.hand).toEqual({ count: 1, known: [], materials: [] });
    expect(t.viewOf('you').players[2]?.hand.known).toEqual([]);
  });

  test('lets partners perform each other’s tasks', () => {
    const t = teamTable({ across: { task: ['Amulet'] }, floor: ['Fan'] });
    expect(t.decision.task?.owner).toBe(2);
    t.hire('Fan');
    expect(t.you.helpers).toEqual(['Fan']);
  });
});

describe('Obstructions between partners', () => {
  test.each(['left', 'across'] as const)('Curtain of %s', (owner) => {
    const t = teamTable({
      [owner]: { task: ['Quilt'], gallery: ['Curtain'] },
      you: { hand: ['Flag'] },
    });
    expect(t.decision.kind).toBe(owner === 'left' ? 'obstruction' : 'action');
  });

  test.each(['right', 'across'] as const)('Tower of %s', (owner) => {
    const t = teamTable({
      [owner]: { task: ['Amulet'], gallery: ['Tower'] },
      you: { hand: ['Stool'] },
      floor: ['Fan'],
    });
    expect(t.decision.kind).toBe(owner === 'right' ? 'obstruction' : 'action');
  });

  test.each(['left', 'across'] as const)('Mask of %s', (owner) => {
    const t = teamTable({ [owner]: { task: ['Amulet'], gallery: ['Mask'] }, floor: ['Fan'] });
    expect(t.choices).toEqual(owner === 'left' ? ['hire Fan', 'pass'] : ['hire Fan', 'pray']);
  });

  test.each(['left', 'across'] as const)('Bangle of %s', (owner) => {
    const t = teamTable({
      [owner]: { task: ['Amulet'], gallery: ['Bangle'] },
      you: { helpers: ['Stool'] },
      floor: ['Fan'],
    });
    expect(t.decision.task?.total).toBe(owner === 'left' ? 1 : 2);
  });
});

describe('Works and partners', () => {
  test.each(['left', 'across'] as const)('Figurine on the task of %s', (owner) => {
    const t = teamTable({
      [owner]: { task: ['Amulet'] },
      you: { gallery: ['Figurine'], hand: ['Stool'] },
      floor: ['Fan'],
    });
    expect(t.choices.includes('use Figurine on Stool')).toBe(owner === 'left');
    if (owner === 'across') expect(t.decision.task?.total).toBe(1);
  });

  test('Doll takes no partner’s task', () => {
    const t = teamTable({
      you: { gallery: ['Doll'], hand: ['Fan'] },
      left: { task: ['Vase'] },
      across: { task: ['Bell'] },
      right: { task: ['Amulet'] },
      at: 'newTask',
    });
    expect(t.choices).toEqual(['task Fan', 'use Doll on Vase', 'use Doll on Amulet', 'pass']);
  });

  test('Flute takes no partner’s task and no partner’s Paper work', () => {
    const t = teamTable({
      you: { gallery: ['Flute'], task: ['Amulet'] },
      left: { gallery: ['Straw'] },
      across: { task: ['Bell'], gallery: ['Fan'] },
      right: {},
    });
    t.pray(); // across's Smith task
    expect(t.choices).toEqual(['hire Straw by Flute', 'pray']);
  });

  test('Sword takes nothing of a partner', () => {
    const t = teamTable({
      you: { gallery: ['Sword'], task: ['Amulet'] },
      left: { helpers: ['Straw'] },
      across: { helpers: ['Fan', 'Bell'] },
    });
    expect(t.choices).toEqual(['hire Straw by Sword', 'pray']);
    const potter = teamTable({
      you: { gallery: ['Sword'], task: ['Vase'] },
      across: { bench: ['Fan', 'Bell'] },
    });
    expect(potter.choices).toEqual(['pray']);
  });

  test('Ring takes nothing of a partner', () => {
    const t = teamTable({
      you: { gallery: ['Ring'], bench: ['Vase'], task: ['Fan'] },
      left: { sales: ['Amulet', 'Bench'] },
      across: { sales: ['Bell', 'Gong', 'Coin'] },
    });
    t.sell('Vase');
    expect(t.choices).toEqual(['use Ring on Amulet', 'use Ring on Bench', 'pass']);
  });

  test('Shuriken takes nothing of a partner', () => {
    const t = teamTable({
      you: { hand: ['Shuriken', 'Coin', 'Gong', 'Fan'], task: ['Bell'] },
      left: { gallery: ['Amulet', 'Bench'], hand: ['Crane'] },
      across: { gallery: ['Tower', 'Robe', 'Straw'] },
    });
    t.smith('Shuriken').in('gallery');
    expect(t.choices).toEqual(['use Shuriken on Amulet', 'use Shuriken on Bench', 'pass']);
  });

  test('Puppet trades with no partner', () => {
    const t = teamTable({
      you: { gallery: ['Puppet'], task: ['Flag'], hand: ['Fan'] },
      across: { hand: ['Vase'] },
    });
    t.tailor();
    expect(t.choices).toEqual(['use Puppet player 1', 'use Puppet player 3', 'pass']);
  });

  test('Jar takes from no partner', () => {
    const t = teamTable({
      you: { hand: ['Jar', 'Bowl', 'Cup'], task: ['Bell'], gallery: ['Pinwheel'] },
      left: { hand: ['Vase'] },
      across: { hand: ['Dice'] },
      right: { hand: ['Haniwa'] },
    });
    t.smith('Jar').in('gallery').use('Jar', { material: 'clay' });
    expect(t.you.waiting).toEqual(['Vase', 'Haniwa']);
    expect(t.across.hand).toEqual(['Dice']);
  });

  test('Frog ignores the partner', () => {
    const t = teamTable({
      you: { hand: ['Frog', 'Tower'], task: ['Bell'] },
      left: { gallery: ['Fan'] },
      across: {},
      right: { gallery: ['Crane'] },
    });
    t.smith('Frog').in('gallery');
    expect(t.choices).toEqual(['use Frog', 'pass']);
    const no = teamTable({
      you: { hand: ['Frog', 'Tower'], task: ['Bell'] },
      left: { hand: ['Vase'] },
      across: { gallery: ['Fan'] },
      right: { gallery: ['Crane'] },
    });
    no.smith('Frog').in('gallery');
    expect(no.whoseTurn).toBe('left');
  });

  test('Kite may use any bench, the partner’s too', () => {
    const t = teamTable({
      you: { gallery: ['Kite'], hand: ['Fan'] },
      across: { gallery: ['Bowl'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' });
    expect(t.choices).toEqual([
      'bench player 0',
      'bench player 1',
      'bench player 2',
      'bench player 3',
    ]);
    t.bench('across');
    expect(t.across.bench).toEqual(['Fan']);
    expect(t.choices).toEqual(['use Kite', 'pass']); // as Bowl
  });

  test('Turtle wins for the team', () => {
    const t = teamTable({
      you: { gallery: ['Turtle', 'Tower', 'Quilt', 'Figurine'], hand: ['Fan'] },
      left: { gallery: ['Coin', 'Flute', 'Sword'], giftShop: ['Pin', 'Bowl', 'Dice'] },
      doing: 'Smith',
    });
    t.smith('Fan').in('giftShop');
    expect(t.end).toBe('turtle');
    expect(t.winners).toEqual(['you', 'across']);
    expect(score(t.state).decidedBy).toBe('work');
  });

  test('Turtle does not add up the works of partners', () => {
    const t = teamTable({
      you: { gallery: ['Turtle', 'Tower', 'Quilt'], hand: ['Fan', 'Vase'] },
      left: { hand: ['Straw'] },
      across: { gallery: ['Figurine'] },
      doing: 'Smith',
    });
    t.smith('Fan').in('giftShop');
    expect(t.end).toBeNull();
  });
});
