import { cardNamed, table } from '../support/table';

describe('Flute', () => {
  test('lets a Monk action take an opponent’s task as a helper', () => {
    const t = table({
      you: { gallery: ['Flute'], hand: ['Vase'], task: ['Frog'] },
      left: { task: ['Robe'] },
    });
    t.pray(); // left’s Tailor task is no Monk
    t.hire('Robe');
    expect(t.you.helpers).toEqual(['Robe']);
    expect(t.left.task).toEqual([]);
    t.expectNothingPending();
  });

  test('lets a Potter action take an opponent’s Paper work to the bench', () => {
    const t = table({
      you: { gallery: ['Flute'] },
      left: { gallery: ['Scroll', 'Ring'], giftShop: ['Curtain'] },
      doing: 'Potter',
    });
    expect(t.choices).toEqual(['collect Scroll by Flute', 'collect Curtain by Flute', 'pray']);
    t.collect('Curtain');
    expect(t.you.bench).toEqual(['Curtain']);
    expect(t.left.giftShop).toEqual([]);
    t.expectNothingPending();
  });

  test('need not be played: the floor will do', () => {
    const t = table({
      you: { gallery: ['Flute'] },
      left: { gallery: ['Scroll'] },
      floor: ['Vase'],
      doing: 'Monk',
    });
    t.hire('Vase');
    expect(t.left.gallery).toEqual(['Scroll']);
    t.expectNothingPending();
  });

  test('does nothing for other actions', () => {
    const t = table({
      you: { gallery: ['Flute'] },
      left: { gallery: ['Scroll'] },
      doing: 'Clerk',
    });
    expect(t.choices).toEqual(['pray']);
  });

  test('leaves your own task and your own Paper works alone', () => {
    const t = table({ you: { gallery: ['Flute', 'Scroll'] }, doing: 'Monk' });
    expect(t.choices).toEqual(['pray']);
  });

  test('cannot take the face-down card of the setup', () => {
    const t = table({
      you: { gallery: ['Flute'] },
      left: { task: ['Robe'], taskFaceDown: true },
      doing: 'Monk',
    });
    expect(t.choices).toEqual(['pray']);
  });

  test('may take the very task being performed: its actions are not recounted', () => {
    const t = table({
      you: { gallery: ['Flute'], helpers: ['Frog', 'Tower'] },
      left: { task: ['Pillar'] },
      floor: ['Vase', 'Cup'],
      doing: 'Smith',
    });
    expect(t.decision.task?.total).toBe(3);
    t.hire('Pillar');
    expect(t.left.task).toEqual([]);
    expect(t.decision.task?.total).toBe(3);
    expect(t.decision.task?.begun).toBe(2);
    t.hire('Vase').hire('Cup');
    expect(t.you.helpers).toEqual(['Frog', 'Tower', 'Pillar', 'Vase', 'Cup']);
    expect(t.decision.task?.owner).toBe(0);
  });

  test('a task taken away before you reach it is not performed', () => {
    const t = table({
      you: { gallery: ['Flute'] },
      left: { task: ['Pillar'] },
      right: { task: ['Robe'] },
      doing: 'Smith',
    });
    t.hire('Robe');
    expect(t.decision.task?.owner).toBe(0);
    expect(t.you.helpers).toEqual(['Robe']);
  });

  test('takes away an obstruction before its task begins', () => {
    const t = table({
      you: { gallery: ['Flute'] },
      left: { task: ['Pillar'] },
      right: { gallery: ['Curtain'], task: ['Ring'] },
    });
    t.hire('Curtain');
    expect(t.decision.task?.owner).toBe(2); // no Metal was revealed
    expect(t.decision.kind).toBe('action');
  });

  test('is collecting for Plane, and a Monk action is not', () => {
    const t = table({
      you: { gallery: ['Flute', 'Plane'] },
      left: { gallery: ['Scroll'] },
      doing: 'Potter',
    });
    t.collect('Scroll').use('Plane', { card: 'Flute' });
    expect(t.you.giftShop).toEqual(['Flute']);
    t.expectNothingPending();
    const monk = table({
      you: { gallery: ['Flute', 'Plane'] },
      left: { gallery: ['Scroll'] },
      doing: 'Monk',
    });
    monk.hire('Scroll');
    expect(monk.you.gallery).toEqual(['Flute', 'Plane']);
    monk.expectNothingPending();
  });

  test('never touches a partner', () => {
    const t = table({
      teams: true,
      you: { gallery: ['Flute'] },
      left: { gallery: ['Scroll'] },
      across: { gallery: ['Curtain'], task: ['Vase'] },
      right: { gallery: ['Poem'] },
      doing: 'Monk',
    });
    t.pray(); // the partner’s Potter task comes first
    expect(t.choices).toEqual(['hire Scroll by Flute', 'hire Poem by Flute', 'pray']);
  });

  test('cannot take a Kite, which is Cloth on its owner’s mat', () => {
    const t = table({
      you: { gallery: ['Flute'] },
      left: { gallery: ['Kite', 'Scroll'] },
      doing: 'Potter',
    });
    expect(t.choices).toEqual(['collect Scroll by Flute', 'pray']);
  });

  test('works by way of a Kite that copies it', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan', 'Pillar'] },
      left: { gallery: ['Flute', 'Scroll'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').copy('Flute').task('Pillar').hire('Scroll');
    expect(t.you.helpers).toEqual(['Scroll']);
    t.expectNothingPending();
  });

  test('two of them still take one card for each action', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Flute', 'Flute 2'], task: ['Pillar'] },
      left: { gallery: ['Scroll', 'Curtain'], hand: ['Vase'] },
    });
    expect(t.choices.filter((choice) => choice.startsWith('hire Scroll'))).toEqual([
      'hire Scroll by Flute',
      'hire Scroll by Flute 2',
    ]);
    t.choose({ do: 'hire', card: cardNamed('Scroll'), via: cardNamed('Flute 2') });
    expect(t.you.helpers).toHaveLength(1);
    t.expectNothingPending();
  });
});
