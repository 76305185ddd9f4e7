import { table } from '../support/table';

describe('Curtain', () => {
  test('closes a Smith task to an opponent without a Metal card, Prayers included', () => {
    const t = table({
      you: { hand: ['Crane'] },
      left: { gallery: ['Curtain'], task: ['Bell'] },
      doing: 'Clerk',
    });
    expect(t.decision.task?.owner).toBe(t.playerOf('you')); // on to your own task
    expect(t.you.waiting).toEqual([]);
    expect(t.events).toContainEqual({
      type: 'taskSkipped',
      player: 0,
      owner: 1,
      material: 'metal',
    });
  });

  test('opens a Smith task to a revealed Metal card', () => {
    const t = table({
      you: { hand: ['Ring', 'Fan'] },
      left: { gallery: ['Curtain'], task: ['Bell'] },
      doing: 'Clerk',
    });
    expect(t.choices).toEqual(['reveal Ring', 'pass']);
    t.reveal('Ring');
    expect(t.decision.task?.owner).toBe(t.playerOf('left'));
    t.smith('Fan').in('gallery');
    expect(t.you.gallery).toEqual(['Fan']);
    expect(t.you.hand).toEqual(['Ring']);
    expect(t.knows('left', 'Ring')).toBe(true);
  });

  test('lets an opponent choose not to reveal, and so to skip', () => {
    const t = table({
      you: { hand: ['Ring', 'Fan'] },
      left: { gallery: ['Curtain'], task: ['Bell'] },
      doing: 'Clerk',
    });
    t.pass();
    expect(t.decision.task?.owner).toBe(t.playerOf('you'));
    expect(t.knows('left', 'Ring')).toBe(false);
    expect(t.you.waiting).toEqual([]);
  });

  test('closes a Tailor task as well', () => {
    const t = table({
      you: { hand: ['Mask', 'Ring'] },
      left: { giftShop: ['Curtain'], task: ['Robe'] },
      doing: 'Clerk',
    });
    expect(t.choices).toEqual(['reveal Mask', 'pass']); // Metal does not match
    t.reveal('Mask').tailor();
    expect(t.decision.task?.owner).toBe(t.playerOf('left'));
  });

  test.each([['Fan'], ['Tower'], ['Vase']] as const)(
    'leaves a task such as %s open (Clerk, Monk, Potter)',
    (task) => {
      const t = table({ left: { gallery: ['Curtain'], task: [task] } });
      expect(t.decision.kind).toBe('action');
      expect(t.decision.task?.owner).toBe(t.playerOf('left'));
    },
  );

  test('wants one reveal for a task of many actions', () => {
    const t = table({
      you: { hand: ['Ring', 'Fan', 'Doll', 'Scroll'], helpers: ['Gong', 'Pin'] },
      left: { gallery: ['Curtain'], task: ['Bell'] },
    });
    t.reveal('Ring');
    expect(t.decision.task?.total).toBe(3);
    t.smith('Fan').in('gallery').smith('Doll').in('gallery').smith('Scroll').in('gallery');
    t.expectNothingPending();
  });

  test('is satisfied twice by one reveal where there are two of it', () => {
    const t = table({
      players: 4,
      you: { hand: ['Ring'] },
      left: { gallery: ['Curtain', 'Curtain 2'], task: ['Bell'] },
    });
    t.reveal('Ring');
    expect(t.decision.kind).toBe('action');
  });

  test('takes the same card again for the task of another opponent', () => {
    const t = table({
      players: 4,
      you: { hand: ['Ring'] },
      left: { gallery: ['Curtain'], task: ['Bell'] },
      across: { gallery: ['Curtain 2'], task: ['Sword'] },
    });
    t.reveal('Ring').pray();
    expect(t.choices).toEqual(['reveal Ring', 'pass']);
    t.reveal('Ring').pray();
    t.expectNothingPending();
  });

  test('does not close your own task to yourself', () => {
    const t = table({ you: { gallery: ['Curtain'] }, doing: 'Smith' });
    expect(t.choices).toEqual(['pray']);
  });

  test('is ignored by the partner', () => {
    const t = table({
      teams: true,
      across: { gallery: ['Curtain'], task: ['Bell'] },
      doing: 'Clerk',
    });
    expect(t.decision.kind).toBe('action');
    expect(t.decision.task?.owner).toBe(t.playerOf('across'));
  });

  test('closes tasks of the other team, and those of the partner not', () => {
    const t = table({
      teams: true,
      you: { hand: ['Ring'] },
      left: { gallery: ['Curtain'], task: ['Bell'] },
      across: { gallery: ['Curtain 2'], task: ['Sword'] },
    });
    t.reveal('Ring').pray();
    expect(t.decision.kind).toBe('action');
    expect(t.decision.task?.owner).toBe(t.playerOf('across'));
  });

  test('no longer matters once Flute has taken it', () => {
    const t = table({
      you: { gallery: ['Flute'] },
      left: { task: ['Tower'] },
      right: { gallery: ['Curtain'], task: ['Sword'] },
    });
    t.hire('Curtain');
    expect(t.you.helpers).toEqual(['Curtain']);
    expect(t.decision.kind).toBe('action');
    expect(t.decision.task?.owner).toBe(t.playerOf('right'));
  });

  test('no longer matters for a task that Doll has taken', () => {
    const t = table({
      you: { gallery: ['Doll'] },
      left: { gallery: ['Curtain'], task: ['Bell'] },
      at: 'newTask',
    });
    t.use('Doll', { card: 'Bell' });
    expect(t.decision.kind).toBe('action');
    expect(t.decision.task?.total).toBe(2);
  });

  test('is read before Figurine, which a skipped task never meets', () => {
    const t = table({
      you: { gallery: ['Figurine'], hand: ['Ring'] },
      left: { gallery: ['Curtain'], task: ['Bell'] },
      doing: 'Clerk',
    });
    t.pass();
    expect(t.decision.task?.owner).toBe(t.playerOf('you'));
    const u = table({
      you: { gallery: ['Figurine'], hand: ['Ring'] },
      left: { gallery: ['Curtain'], task: ['Bell'] },
      doing: 'Clerk',
    });
    u.reveal('Ring').use('Figurine', { card: 'Ring' }); // the same card once more
    expect(u.decision.task?.total).toBe(2);
  });

  test('does not lift Mask when a card is revealed', () => {
    const t = table({
      you: { hand: ['Ring', 'Fan'] },
      left: { gallery: ['Curtain', 'Mask'], task: ['Bell'] },
    });
    t.reveal('Ring');
    expect(t.choices).toEqual(['smith Fan', 'pass']);
  });

  test('closes nothing by a Kite that copied it, since the copy ends with the turn', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Doll', 'Bell'] },
      left: { gallery: ['Curtain'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Doll' }).bench('left').task('Bell').pray();
    expect(t.whoseTurn).toBe('left');
    expect(t.decision.kind).toBe('action'); // left performs your Smith without a reveal
    expect(t.decision.task?.owner).toBe(t.playerOf('you'));
  });

  test('works for you on the turns of the others', () => {
    const t = table({
      you: { gallery: ['Curtain'], task: ['Bell'] },
      left: { hand: ['Ring'] },
    });
    t.pray();
    expect(t.whoseTurn).toBe('left');
    t.pass(); // no new task
    expect(t.decision.kind).toBe('obstruction');
    expect(t.choices).toEqual(['reveal Ring', 'pass']);
  });

  test('is not met at a task that was taken away before', () => {
    const t = table({
      you: { gallery: ['Flute'], hand: ['Ring'] },
      left: { task: ['Tower'] },
      right: { gallery: ['Curtain'], task: ['Sword'] },
      doing: 'Clerk',
    });
    t.hire('Sword');
    expect(t.right.task).toEqual([]);
    expect(t.decision.task?.owner).toBe(t.playerOf('you'));
  });
});
