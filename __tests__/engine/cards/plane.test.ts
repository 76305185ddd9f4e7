import { table } from '../support/table';

describe('Plane', () => {
  test('moves a work to the other wing after a Potter action that collected a card', () => {
    const t = table({
      you: { gallery: ['Plane', 'Tower'] },
      floor: ['Cup'],
      doing: 'Potter',
    });
    t.collect('Cup').use('Plane', { card: 'Tower' });
    expect(t.you.gallery).toEqual(['Plane']);
    expect(t.you.giftShop).toEqual(['Tower']);
    expect(t.you.bench).toEqual(['Cup']);
    t.expectNothingPending();
  });

  test('may be declined', () => {
    const t = table({
      you: { gallery: ['Plane', 'Tower'] },
      floor: ['Cup'],
      doing: 'Potter',
    });
    t.collect('Cup').pass();
    expect(t.you.gallery).toEqual(['Plane', 'Tower']);
    t.expectNothingPending();
  });

  test('may move itself, and a work of the gift shop to the gallery', () => {
    const t = table({
      you: { gallery: ['Plane'], giftShop: ['Tower'], helpers: ['Vase'] },
      floor: ['Cup', 'Jar'],
      doing: 'Potter',
    });
    t.collect('Cup').use('Plane', { card: 'Plane' });
    expect(t.you.giftShop).toEqual(['Tower', 'Plane']);
    t.collect('Jar').use('Plane', { card: 'Tower' });
    expect(t.you.gallery).toEqual(['Tower']);
    t.expectNothingPending();
  });

  test('moves no work of an opponent', () => {
    const t = table({
      you: { gallery: ['Plane'] },
      left: { gallery: ['Tower'] },
      floor: ['Cup'],
      doing: 'Potter',
    });
    t.collect('Cup');
    expect(t.choices).toEqual(['use Plane on Plane', 'pass']);
  });

  test('does not follow a Prayer or a Craft at a Potter task', () => {
    const t = table({
      you: { gallery: ['Plane'], hand: ['Vase'], bench: ['Jar', 'Bowl'], helpers: ['Dice'] },
      doing: 'Potter',
    });
    t.craft('Vase').in('gallery').pray();
    expect(t.you.gallery).toEqual(['Plane', 'Vase']);
    t.expectNothingPending();
  });

  test('does not follow an action that Mask made void', () => {
    const t = table({
      you: { gallery: ['Plane'] },
      left: { gallery: ['Mask'], task: ['Vase'] },
      floor: ['Cup'],
      doing: 'Clerk',
    });
    t.pass();
    expect(t.decision.task?.owner).toBe(t.playerOf('you'));
    expect(t.you.gallery).toEqual(['Plane']);
  });

  test('does not follow a Monk action, nor what Statue collects without an action', () => {
    const monk = table({ you: { gallery: ['Plane'] }, floor: ['Cup'], doing: 'Monk' });
    monk.hire('Cup');
    monk.expectNothingPending();
    expect(monk.you.gallery).toEqual(['Plane']);
    const statue = table({
      you: { gallery: ['Plane'], hand: ['Statue', 'Tower'] },
      floor: ['Cup'],
      doing: 'Smith',
    });
    statue.smith('Statue').in('gallery').use('Statue', { card: 'Cup' });
    expect(statue.you.bench).toEqual(['Cup']);
    statue.expectNothingPending();
  });

  test('follows a card collected from the deck by Socks', () => {
    const t = table({
      you: { gallery: ['Plane', 'Socks'] },
      deckTop: ['Cup'],
      doing: 'Potter',
    });
    t.collectTop().use('Plane', { card: 'Socks' });
    expect(t.you.giftShop).toEqual(['Socks']);
    t.expectNothingPending();
  });

  test('follows a card taken from an opponent by Flute or by Sword', () => {
    const t = table({
      you: { gallery: ['Plane', 'Flute', 'Sword'], helpers: ['Dice'] },
      left: { bench: ['Fan'], giftShop: ['Scroll'] },
      doing: 'Potter',
    });
    t.collect('Fan').use('Plane', { card: 'Sword' });
    t.collect('Scroll').use('Plane', { card: 'Flute' });
    expect(t.you.bench).toEqual(['Fan', 'Scroll']);
    expect(t.you.giftShop).toEqual(['Sword', 'Flute']);
    t.expectNothingPending();
  });

  test('ends the game with the fifth work that it moves into a wing', () => {
    const t = table({
      you: {
        gallery: ['Plane', 'Cup', 'Mask', 'Fan'],
        giftShop: ['Scroll'],
        helpers: ['Dice'],
      },
      floor: ['Vase', 'Jar'],
      doing: 'Potter',
    });
    t.collect('Vase').use('Plane', { card: 'Scroll' });
    expect(t.end).toBe('works');
    expect(t.floor).toEqual(['Jar']); // the second action is not taken
    t.expectNothingPending();
  });

  test('changes the cover of the next task, but not the number of actions of this one', () => {
    const t = table({
      you: { task: ['Bowl'], gallery: ['Plane'], giftShop: ['Vase'], helpers: ['Dice'] },
      left: { task: ['Brick'] },
      floor: ['Cup', 'Jar', 'Teapot'],
    });
    expect(t.decision.task?.total).toBe(2); // Dice is not covered: Vase stands in the gift shop
    t.collect('Cup').use('Plane', { card: 'Vase' });
    expect(t.decision.task?.total).toBe(2);
    t.collect('Jar').pass();
    expect(t.decision.task).toMatchObject({ owner: 0, total: 3 });
  });

  test('moves a Stone work of Go Set without changing what counts', () => {
    const t = table({
      you: { gallery: ['Plane', 'Cup', 'Go Set', 'Fan'], giftShop: [] },
      floor: ['Vase'],
      doing: 'Potter',
    });
    t.collect('Vase').use('Plane', { card: 'Go Set' });
    expect(t.you.giftShop).toEqual(['Go Set']);
    expect(t.end).toBeNull(); // still four in the gallery
    t.expectNothingPending();
  });

  test('acts once for each of two copies, even on the same work', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Plane', 'Plane 2', 'Tower'] },
      floor: ['Cup'],
      doing: 'Potter',
    });
    t.collect('Cup').use('Plane', { card: 'Tower' }).use('Plane 2', { card: 'Tower' });
    expect(t.you.gallery).toEqual(['Plane', 'Plane 2', 'Tower']);
    t.expectNothingPending();
  });

  test('copied by Kite may move the Kite, which stays a copy', () => {
    const t = table({
      you: { gallery: ['Kite'], hand: ['Fan'], helpers: ['Dice'] },
      left: { gallery: ['Plane'], task: ['Vase'] },
      floor: ['Cup', 'Jar'],
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left');
    t.collect('Cup').use('Kite', { card: 'Kite' });
    expect(t.you.giftShop).toEqual(['Kite']);
    t.collect('Jar').use('Kite', { card: 'Kite' });
    expect(t.you.gallery).toEqual(['Kite']);
    t.expectNothingPending();
  });
});
