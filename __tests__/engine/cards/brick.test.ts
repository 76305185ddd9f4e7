import { table } from '../support/table';

describe('Brick', () => {
  test('lets tasks support a Smith: yours and an opponent’s, and they stay where they are', () => {
    const t = table({
      you: { gallery: ['Brick'], hand: ['Ring'], task: ['Bell'] },
      left: { gallery: ['Curtain'], task: ['Coin'] },
    });
    // Curtain closes left’s Smith task until a Metal card, here Ring, is revealed.
    t.reveal('Ring').smith('Ring').in('gallery');
    expect(t.you.gallery).toEqual(['Brick', 'Ring']);
    expect(t.you.task).toEqual(['Bell']);
    expect(t.left.task).toEqual(['Coin']);
  });

  test('adds tasks to the cards in the hand; the owner chooses which to show', () => {
    const t = table({
      you: { gallery: ['Brick'], hand: ['Ring', 'Sword', 'Gong'], task: ['Bell'] },
    });
    t.smith('Ring');
    expect(t.choices).toEqual(['show Sword', 'show Gong', 'show Bell']);
    t.show('Bell');
    t.show('Gong').in('gallery');
    expect(t.knows('left', 'Gong')).toBe(true);
    expect(t.knows('left', 'Sword')).toBe(false);
    expect(t.you.task).toEqual(['Bell']);
    t.expectNothingPending();
  });

  test('need not be relied upon', () => {
    const t = table({
      you: { gallery: ['Brick'], hand: ['Ring', 'Sword', 'Gong'], task: ['Bell'] },
    });
    t.smith('Ring').show('Sword').show('Gong').in('gallery');
    expect(t.you.gallery).toEqual(['Brick', 'Ring']);
    t.expectNothingPending();
  });

  test('uses tasks of the work’s material only', () => {
    const t = table({
      you: { gallery: ['Brick'], helpers: ['Ring'], hand: ['Pillar', 'Robe'], task: ['Bell'] },
      left: { task: ['Frog'] },
    });
    // Left’s Monk task first: it is a task on the table, not a Smith.
    expect(t.choices).toEqual(['pray']);
    t.pray();
    expect(t.choices).toEqual(['smith Pillar', 'pray']); // Frog supports it; Robe has none
    t.smith('Pillar').in('gallery');
    expect(t.left.task).toEqual(['Frog']);
    t.pray();
    t.expectNothingPending();
  });

  test('does not support with the face-down card of the setup', () => {
    const t = table({
      you: { gallery: ['Brick'], hand: ['Pillar'], task: ['Bell'] },
      left: { task: ['Frog'], taskFaceDown: true },
    });
    expect(t.choices).toEqual(['pray']);
  });

  test('does not help Craft', () => {
    const t = table({
      you: { gallery: ['Brick'], hand: ['Pillar'], task: ['Frog'] },
    });
    expect(t.choices).toEqual(['pray']);
  });

  test('has no support any more from a task that Flute has taken away', () => {
    const t = table({
      you: { gallery: ['Brick', 'Flute'], hand: ['Pillar'], task: ['Bell'] },
      left: { task: ['Frog'] },
    });
    t.hire('Frog');
    expect(t.decision.task?.owner).toBe(0);
    expect(t.choices).toEqual(['pray']);
    expect(t.whyNot('Pillar')).toBe('needsSupport');
  });

  test('uses a partner’s task as well: every task on the table', () => {
    const t = table({
      teams: true,
      you: { gallery: ['Brick'], hand: ['Pillar'], task: ['Bell'] },
      across: { task: ['Frog'] },
    });
    t.pray().smith('Pillar').in('gallery');
    expect(t.you.gallery).toEqual(['Brick', 'Pillar']);
    t.expectNothingPending();
  });

  test('works on an opponent’s Smith task behind Mask', () => {
    const t = table({
      you: { gallery: ['Brick'], hand: ['Ring', 'Sword'] },
      left: { gallery: ['Mask'], task: ['Bell'] },
    });
    expect(t.choices).toEqual(['smith Ring', 'smith Sword', 'pass']);
    t.smith('Ring').in('gallery');
    expect(t.you.gallery).toEqual(['Brick', 'Ring']);
  });

  test('meets Straw: the Clay work needs one card fewer, which a task may be', () => {
    const t = table({
      you: { gallery: ['Brick', 'Straw'], hand: ['Vase'], task: ['Bell'] },
      left: { task: ['Jar'] },
    });
    t.pray();
    t.smith('Vase').in('gallery');
    expect(t.you.gallery).toEqual(['Brick', 'Straw', 'Vase']);
    t.expectNothingPending();
  });

  test('works by way of a Kite that copies it', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan', 'Bell', 'Ring', 'Sword'] },
      left: { gallery: ['Brick'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').task('Bell').smith('Ring').in('gallery');
    expect(t.you.gallery).toEqual(['Kite', 'Ring']);
    expect(t.you.task).toEqual(['Bell']);
    t.expectNothingPending();
  });
});
