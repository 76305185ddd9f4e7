import { table } from '../support/table';

describe('Straw', () => {
  test('lets Smith complete a Cloth work without support', () => {
    const t = table({ you: { gallery: ['Straw'], hand: ['Mask'] }, doing: 'Smith' });
    t.smith('Mask').in('gallery');
    expect(t.you.gallery).toEqual(['Straw', 'Mask']);
    t.expectNothingPending();
  });

  test('lets Smith complete a Clay work with one support, and no more is shown', () => {
    const t = table({
      you: { gallery: ['Straw'], hand: ['Vase', 'Cup', 'Jar'] },
      doing: 'Smith',
    });
    t.smith('Vase');
    expect(t.choices).toEqual(['show Cup', 'show Jar']);
    t.show('Cup').in('gallery');
    expect(t.knows('left', 'Cup')).toBe(true);
    expect(t.knows('left', 'Jar')).toBe(false);
    t.expectNothingPending();
  });

  test('shows no support for a Cloth work even if there is some', () => {
    const t = table({ you: { gallery: ['Straw'], hand: ['Mask', 'Robe'] }, doing: 'Smith' });
    t.smith('Mask').in('gallery');
    expect(t.knows('left', 'Robe')).toBe(false);
    t.expectNothingPending();
  });

  test('still wants one support for Clay', () => {
    const t = table({ you: { gallery: ['Straw'], hand: ['Vase'] }, doing: 'Smith' });
    expect(t.choices).toEqual(['pray']);
    expect(t.whyNot('Vase')).toBe('needsSupport');
  });

  test('makes no Stone or Metal work cheaper', () => {
    const t = table({
      you: { gallery: ['Straw'], hand: ['Tower', 'Bell', 'Ring'] },
      doing: 'Smith',
    });
    expect(t.choices).toEqual(['pray']);
  });

  test('makes Craft no cheaper', () => {
    const cloth = table({ you: { gallery: ['Straw'], hand: ['Mask'] }, doing: 'Tailor' });
    expect(cloth.choices).toEqual(['tailor', 'pray']);
    const clay = table({
      you: { gallery: ['Straw'], hand: ['Vase'], bench: ['Cup'] },
      doing: 'Potter',
    });
    expect(clay.choices).toEqual(['pray']);
  });

  test('helps nobody else, and nobody from the hand', () => {
    const t = table({
      you: { hand: ['Mask', 'Straw'] },
      doing: 'Smith',
    });
    expect(t.choices).toEqual(['smith Straw', 'pray']);
    const u = table({ you: { hand: ['Mask'] }, left: { gallery: ['Straw'] }, doing: 'Smith' });
    expect(u.choices).toEqual(['pray']);
  });

  test('helps on the next action of the task in which it was completed', () => {
    const t = table({
      you: { hand: ['Straw', 'Mask'], helpers: ['Bell'] },
      doing: 'Smith',
    });
    t.smith('Straw').in('gallery').smith('Mask').in('gallery');
    expect(t.you.gallery).toEqual(['Straw', 'Mask']);
    t.expectNothingPending();
  });

  test('takes off two support where there are two, and never more than are needed', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Straw', 'Straw 2'], hand: ['Vase', 'Mask'], helpers: ['Bell'] },
      doing: 'Smith',
    });
    t.smith('Vase').in('gallery').smith('Mask').in('gallery');
    expect(t.you.gallery).toEqual(['Straw', 'Straw 2', 'Vase', 'Mask']);
    t.expectNothingPending();
  });

  test('adds up with a Kite that has copied it', () => {
    const t = table({
      you: { gallery: ['Kite', 'Straw'], hand: ['Fan', 'Vase'] },
      left: { task: ['Bell'] },
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('you').pass(); // the only work to copy is Straw
    t.smith('Vase').in('gallery');
    expect(t.you.gallery).toEqual(['Kite', 'Straw', 'Vase']);
    t.expectNothingPending();
  });

  test('leaves the last support to a task, with Brick', () => {
    const t = table({
      you: { gallery: ['Straw', 'Brick'], hand: ['Vase'], task: ['Bell'], helpers: ['Pin'] },
      left: { task: ['Cup'] },
    });
    t.pray(); // left’s Potter
    t.smith('Vase').in('gallery');
    expect(t.you.gallery).toEqual(['Straw', 'Brick', 'Vase']);
    expect(t.left.task).toEqual(['Cup']); // shown where it lies, and it stays
    t.pray();
    t.expectNothingPending();
  });
});
