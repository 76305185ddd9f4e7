import { table } from '../support/table';

describe('Tower', () => {
  test.each([
    ['Clerk', 'Fan', 'Scroll'],
    ['Monk', 'Frog', 'Stool'],
    ['Potter', 'Vase', 'Cup'],
  ] as const)('opens a %s task only to a matching card', (_task, task, matching) => {
    const t = table({
      you: { hand: [matching, 'Bell', 'Mask'] },
      left: { gallery: ['Tower'], task: [task] },
      doing: 'Smith',
    });
    expect(t.choices).toEqual([`reveal ${matching}`, 'pass']);
    t.reveal(matching);
    expect(t.decision.task?.owner).toBe(t.playerOf('left'));
    expect(t.knows('left', matching)).toBe(true);
    t.pray();
    expect(t.decision.task?.owner).toBe(t.playerOf('you'));
  });

  test.each([['Fan'], ['Frog'], ['Vase']] as const)(
    'closes the task %s to a hand without a match',
    (task) => {
      const t = table({
        you: { hand: ['Bell', 'Mask'], bench: ['Cup'] },
        left: { giftShop: ['Tower'], task: [task] },
        floor: ['Amulet'],
        doing: 'Smith',
      });
      expect(t.decision.task?.owner).toBe(t.playerOf('you'));
      expect(t.you.waiting).toEqual([]); // no Prayer either
    },
  );

  test.each([['Bell'], ['Mask']] as const)('leaves the task %s open (Smith, Tailor)', (task) => {
    const t = table({ left: { gallery: ['Tower'], task: [task] } });
    expect(t.decision.kind).toBe('action');
  });

  test('lets an opponent choose to skip', () => {
    const t = table({
      you: { hand: ['Stool'] },
      left: { gallery: ['Tower'], task: ['Frog'] },
      floor: ['Amulet'],
      doing: 'Smith',
    });
    t.pass();
    expect(t.decision.task?.owner).toBe(t.playerOf('you'));
    expect(t.knows('left', 'Stool')).toBe(false);
  });

  test('is satisfied by one reveal for all actions, and for two Towers', () => {
    const t = table({
      players: 4,
      you: { hand: ['Stool'], helpers: ['Pillar', 'Bench'] },
      left: { gallery: ['Tower', 'Tower 2'], task: ['Frog'] },
      floor: ['Amulet', 'Bell', 'Fan'],
    });
    t.reveal('Stool');
    expect(t.decision.task?.total).toBe(3);
    t.hire('Amulet').hire('Bell').hire('Fan');
    t.expectNothingPending();
  });

  test('does not close your own task, nor that of your partner', () => {
    const own = table({ you: { gallery: ['Tower'] }, doing: 'Monk' });
    expect(own.choices).toEqual(['pray']);
    const t = table({ teams: true, across: { gallery: ['Tower'], task: ['Fan'] } });
    expect(t.decision.kind).toBe('action');
    expect(t.decision.task?.owner).toBe(t.playerOf('across'));
  });

  test('comes before Fountain, and a Monk card does not open a Clerk task', () => {
    const t = table({
      you: { gallery: ['Fountain'], hand: ['Stool', 'Bench'], bench: ['Cup'] },
      left: { gallery: ['Tower'], task: ['Fan'] },
      doing: 'Smith',
    });
    expect(t.decision.task?.owner).toBe(t.playerOf('you'));
    expect(t.knows('left', 'Stool')).toBe(false);
  });

  test('opened to a Paper card, leaves Fountain its say', () => {
    const t = table({
      you: { gallery: ['Fountain'], hand: ['Stool', 'Scroll'], bench: ['Cup'] },
      left: { gallery: ['Tower'], task: ['Fan'] },
    });
    t.reveal('Scroll').use('Fountain', { card: 'Stool' });
    expect(t.decision.task?.total).toBe(2);
  });

  test('closes Potter, but keeps nobody from its owner’s bench: Sword goes round it at another task', () => {
    const t = table({
      you: { gallery: ['Sword'] },
      left: { gallery: ['Tower'], task: ['Vase'], bench: ['Cup'] },
      right: { task: ['Bowl'] },
    });
    expect(t.decision.task?.owner).toBe(t.playerOf('right')); // left’s Potter is skipped
    t.collect('Cup');
    expect(t.you.bench).toEqual(['Cup']);
    t.expectNothingPending();
  });

  test('closes nothing by a Kite that copied it, since the copy ends with the turn', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Doll', 'Vase'] },
      left: { gallery: ['Tower'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Doll' }).bench('left').task('Vase').pray();
    expect(t.whoseTurn).toBe('left');
    expect(t.decision.kind).toBe('action');
    expect(t.decision.task?.owner).toBe(t.playerOf('you'));
  });

  test('that was taken by Shuriken obstructs the one who lost it', () => {
    const t = table({
      you: { task: ['Frog'], hand: ['Shuriken', 'Pin', 'Ring'] },
      left: { gallery: ['Tower', 'Fan'], giftShop: ['Scroll'], task: ['Bell'] },
    });
    t.smith('Shuriken').in('gallery').use('Shuriken', { card: 'Tower' }).in('gallery').pray();
    // Left has no Stone card: your Monk task is skipped, and left prays without a task.
    expect(t.you.gallery).toEqual(['Shuriken', 'Tower']);
    expect(t.events).toContainEqual({
      type: 'taskSkipped',
      player: 1,
      owner: 0,
      material: 'stone',
    });
  });

  test('once opened stays open, even if the task card leaves in the middle', () => {
    const t = table({
      you: { gallery: ['Flute'], hand: ['Stool'], helpers: ['Pillar'] },
      left: { giftShop: ['Tower'], task: ['Frog'] },
      floor: ['Amulet'],
      doing: 'Clerk',
    });
    t.reveal('Stool').hire('Frog');
    expect(t.left.task).toEqual([]);
    expect(t.decision.task).toMatchObject({ owner: 1, begun: 2, total: 2 });
    t.hire('Amulet');
    expect(t.you.helpers).toEqual(['Pillar', 'Frog', 'Amulet']);
    expect(t.decision.task?.owner).toBe(t.playerOf('you'));
  });
});
