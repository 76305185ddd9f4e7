import { table } from '../support/table';

describe('Haniwa', () => {
  test('scores three points for each helper of your most frequent type', () => {
    const t = table({
      you: { gallery: ['Haniwa'], helpers: ['Crane', 'Fan', 'Ring', 'Pillar'] },
      doing: 'Tailor',
    });
    expect(t.scoreOf('you').bonuses).toBe(6);
  });

  test('scores nothing without helpers; bench, sales and others’ helpers do not count', () => {
    const t = table({
      you: { gallery: ['Haniwa'], bench: ['Crane', 'Fan'], sales: ['Ring'] },
      left: { helpers: ['Poem', 'Doll'] },
      doing: 'Tailor',
    });
    expect(t.scoreOf('you').bonuses).toBe(0);
    expect(t.scoreOf('left').bonuses).toBe(0);
  });

  test('scores one type only when several are equal', () => {
    const t = table({
      you: { gallery: ['Haniwa'], helpers: ['Crane', 'Fan', 'Ring', 'Bell'] },
      doing: 'Tailor',
    });
    expect(t.scoreOf('you').bonuses).toBe(6);
  });

  test('counts helpers by number, covered or not, whatever they are worth', () => {
    const t = table({
      you: { gallery: ['Haniwa', 'Bell'], helpers: ['Crane', 'Fan', 'Poem', 'Ring', 'Sword'] },
      doing: 'Tailor',
    });
    expect(t.scoreOf('you').bonuses).toBe(9);
  });

  test('two of them score twice', () => {
    const t = table({
      players: 4,
      you: { gallery: ['Haniwa', 'Haniwa 2'], helpers: ['Crane', 'Crane 2'] },
      doing: 'Tailor',
    });
    expect(t.scoreOf('you').bonuses).toBe(12);
  });

  test('counts Fountain’s helpers when the game is over before their task is', () => {
    const t = table({
      you: {
        gallery: ['Haniwa', 'Fountain', 'Bell'],
        helpers: ['Crane', 'Ring', 'Sword'],
        hand: ['Pillar', 'Frog'],
      },
      deckTop: ['Vase', 'Jar'],
      restOfDeck: 0,
      doing: 'Clerk',
    });
    t.use('Fountain', { card: 'Pillar' }).reveal('Frog');
    t.sellTop().sellTop();
    expect(t.end).toBe('deck');
    expect(t.scoreOf('you').bonuses).toBe(9);
  });

  test('counts them when Cup ends the game after the last action of their task', () => {
    const t = table({
      you: { gallery: ['Haniwa', 'Fountain', 'Cup'], hand: ['Pillar', 'Frog'] },
      left: { task: ['Crane'] },
    });
    t.use('Fountain', { card: 'Pillar' }).reveal('Frog');
    t.pray().pass().pray().pass().pray().use('Cup');
    expect(t.end).toBe('cup');
    expect(t.scoreOf('you').bonuses).toBe(6);
  });

  test('no longer counts Fountain’s helpers when their task is done', () => {
    const t = table({
      you: {
        gallery: ['Haniwa', 'Fountain'],
        helpers: ['Crane'],
        hand: ['Pillar', 'Frog'],
      },
      left: { hand: ['Vase'] },
      doing: 'Clerk',
    });
    t.use('Fountain', { card: 'Pillar' }).reveal('Frog');
    t.pray().pray().pray().pray();
    expect(t.whoseTurn).toBe('left');
    expect(t.scoreOf('you').bonuses).toBe(3);
    t.expectNothingPending();
  });

  test('counts Fountain’s helpers for the player who showed them alone', () => {
    const t = table({
      you: { gallery: ['Fountain', 'Bell'], hand: ['Pillar', 'Frog'] },
      left: { gallery: ['Haniwa'], helpers: ['Crane'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
      doing: 'Clerk',
    });
    t.use('Fountain', { card: 'Pillar' }).reveal('Frog').sellTop();
    expect(t.end).toBe('deck');
    expect(t.scoreOf('left').bonuses).toBe(3);
  });

  test('counts Clerk helpers of Fountain with the Clerks, not with the Monks', () => {
    const t = table({
      you: {
        gallery: ['Haniwa', 'Fountain', 'Bell'],
        helpers: ['Tower', 'Statue', 'Crane'],
        hand: ['Pillar'],
      },
      deckTop: ['Vase'],
      restOfDeck: 0,
      doing: 'Clerk',
    });
    t.use('Fountain', { card: 'Pillar' }).sellTop();
    expect(t.end).toBe('deck');
    expect(t.scoreOf('you').bonuses).toBe(6); // two Monks, and two Clerks
  });

  test('loses what Sword has taken', () => {
    const t = table({
      you: { gallery: ['Sword'] },
      left: { gallery: ['Haniwa'], helpers: ['Crane', 'Fan'] },
      doing: 'Monk',
    });
    t.hire('Fan');
    expect(t.scoreOf('left').bonuses).toBe(3);
    t.expectNothingPending();
  });

  test('scores for a Kite that copies it when the game ends in that turn', () => {
    const t = table({
      you: { gallery: ['Kite'], helpers: ['Ring', 'Bell'], hand: ['Fan', 'Poem'] },
      left: { gallery: ['Haniwa'] },
      deckTop: ['Vase'],
      restOfDeck: 0,
      at: 'morning',
    });
    t.use('Kite', { card: 'Fan' }).bench('left').pass();
    expect(t.end).toBe('deck');
    expect(t.scoreOf('you').bonuses).toBe(6);
  });
});
