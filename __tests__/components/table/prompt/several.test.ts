import { promptFor, severalFor, togglePicked } from '@/components/table/prompt/model';
import { promptNeed } from '@/components/table/prompt/room';
import { oneTap } from '@/components/table/prompt/one-tap';
import { cardNamed, viewFor } from '@/engine';

import { table, type Table } from '../../../engine/support/table';

const cast = {
  participants: ['Ada', 'Ren'].map((name) => ({ name, kind: 'person' as const, colour: 0 })),
  viewer: 0,
};
const askingOf = (t: Table) => {
  if (t.decision === null) throw new Error('Nothing is asked.');
  return { decision: t.decision, view: viewFor(t.state, 0), cast };
};

test('a Tailor action returns what is picked and draws, in one go', () => {
  const t = table({ you: { hand: ['Fan', 'Poem', 'Jar'], task: ['Robe'] }, left: {} });
  const asking = askingOf(t);
  const picked = ['Jar', 'Fan'].map((name) => cardNamed(name as 'Jar'));
  const { buttons, picked: shown, choosable } = promptFor(asking, null, picked);
  expect(buttons[0]).toMatchObject({
    label: 'Return 2, draw 4',
    does: {
      type: 'chooseAll',
      choices: [
        { do: 'tailor' },
        { do: 'return', card: picked[0] },
        { do: 'return', card: picked[1] },
        { do: 'pass' },
      ],
    },
  });
  expect(shown).toEqual(picked);
  expect(choosable.has(cardNamed('Poem'))).toBe(true);
  expect(promptFor(asking, null).buttons[0]?.label).toBe('Renew · draw 2');
});

test('what is drawn is told for the cards that are picked', () => {
  const t = table({
    you: { hand: ['Poem', 'Jar', 'Cup'], task: ['Robe'], gallery: ['Fan'] },
    left: {},
  });
  expect(promptFor(askingOf(t), null).detail).toBe('Renew your hand, or pray.');
  t.tailor().pass();
  const asking = askingOf(t);
  expect(asking.decision.kind).toBe('tailor');
  const words = (names: readonly string[]) => {
    const { detail, buttons } = promptFor(asking, null, names.map(cardNamed));
    return [detail, buttons[0]?.label];
  };
  expect(words([])).toEqual(['You will draw 2.', 'Draw 2']);
  expect(words(['Jar'])).toEqual(['You will draw 3.', 'Return 1, draw 3']);
});

test('no card is to be tapped where a work comes first, or the hand is empty', () => {
  const free = table({ you: { hand: ['Poem'], task: ['Robe'] }, left: {} });
  expect(promptFor(askingOf(free), null).detail).toBe('Tap cards to return, or pray.');
  const empty = table({ you: { task: ['Robe'] }, left: {} });
  expect(promptFor(askingOf(empty), null).detail).toBe('Renew your hand, or pray.');
});

test('what would change nothing is not the button to press', () => {
  const five = ['Fan', 'Poem', 'Jar', 'Cup', 'Bowl'] as const;
  const full = table({ you: { hand: [...five], task: ['Robe'] }, left: {} });
  const [none] = promptFor(askingOf(full), null).buttons;
  expect(none).toMatchObject({ label: 'Renew · draw none', kind: 'secondary' });
  const [one] = promptFor(askingOf(full), null, [cardNamed('Fan')]).buttons;
  expect(one).toMatchObject({ label: 'Return 1, draw 1', kind: 'primary' });
});

test('a Tailor action with prayers left asks in the room that other questions have', () => {
  const hand = ['Fan', 'Poem', 'Jar', 'Cup'] as const;
  const t = table({
    you: { hand: [...hand], task: ['Robe'], helpers: ['Mask', 'Flag'] },
    left: {},
  });
  const asked = promptFor(askingOf(t), null);
  expect(asked.buttons.map(({ label }) => label)).toEqual([
    'Renew · draw 1',
    'Pray · draw 1',
    'Pray 3 times',
  ]);
  // The panel of a phone of 375×667.
  expect(promptNeed({ ...asked, corner: true, rule: true }, 359)).toBeLessThanOrEqual(126);
});

test('with the whole hand returned nothing is passed, as nothing more is asked', () => {
  const t = table({ you: { hand: ['Fan'], task: ['Robe'] }, left: {} });
  const [button] = promptFor(askingOf(t), null, [cardNamed('Fan')]).buttons;
  expect(button?.does).toEqual({
    type: 'chooseAll',
    choices: [{ do: 'tailor' }, { do: 'return', card: cardNamed('Fan') }],
  });
});

test('a work that may act before the returns keeps the questions apart', () => {
  const t = table({ you: { hand: ['Fan'], gallery: ['Dice'], task: ['Robe'] }, left: {} });
  expect(severalFor(askingOf(t))).toBeNull();
});

test('cards over the limit are returned together, and no more than that', () => {
  const hand = ['Fan', 'Poem', 'Jar', 'Cup', 'Bowl', 'Vase', 'Dice'] as const;
  const t = table({ you: { hand: [...hand] }, left: {}, at: 'morning' });
  const asking = askingOf(t);
  const [fan, poem, jar] = hand.map((name) => cardNamed(name)) as [number, number, number];
  expect(severalFor(asking)?.most).toBe(2);
  const label = (...cards: number[]) => promptFor(asking, null, cards).buttons[0];
  expect(label(fan)).toMatchObject({ label: 'Return Fan', detail: 'then 1 more' });
  expect(label(fan, poem)?.label).toBe('Return 2');
  expect(label(fan, poem)?.detail).toBeUndefined();
  expect(togglePicked([fan], fan, 2)).toEqual([]);
  expect(togglePicked([fan], poem, 2)).toEqual([fan, poem]);
  expect(togglePicked([fan, poem], jar, 2)).toEqual([poem, jar]);
});

test('a work is completed by its wing, with what each would bring', () => {
  const t = table({ you: { hand: ['Fan'], task: ['Bell'] }, left: {} });
  const { question, buttons } = promptFor(askingOf(t), cardNamed('Fan'));
  expect(question).toBe('Complete Fan in which wing?');
  expect(buttons.map(({ label, detail, does }) => [label, detail, does])).toEqual([
    ['Gallery', 'will cover Paper helpers', expect.objectContaining({ wing: 'gallery' })],
    ['Gift shop', 'will cover Paper sales', expect.objectContaining({ wing: 'giftShop' })],
  ]);
});

test('one tap is enough to hire, to collect and to sell, not for what has two ways', () => {
  const hire = table({ you: { task: ['Bench'] }, left: {}, floor: ['Cup'] });
  expect(oneTap(askingOf(hire), cardNamed('Cup'))?.label).toBe('Hire Cup');
  const smith = table({ you: { hand: ['Fan'], task: ['Bell'] }, left: {} });
  expect(oneTap(askingOf(smith), cardNamed('Fan'))).toBeNull();
});

test('the last card over the limit returns all that are picked, if one tap may answer', () => {
  const hand = ['Fan', 'Poem', 'Jar', 'Cup', 'Bowl', 'Vase', 'Dice'] as const;
  const asking = askingOf(table({ you: { hand: [...hand] }, left: {}, at: 'morning' }));
  const [fan, poem] = [cardNamed('Fan'), cardNamed('Poem')];
  expect(oneTap(asking, fan)).toBeNull();
  // A tap on a picked card drops it.
  expect(oneTap(asking, fan, [fan])).toBeNull();
  expect(oneTap(asking, poem, [fan])?.does).toEqual({
    type: 'chooseAll',
    choices: [
      { do: 'return', card: fan },
      { do: 'return', card: poem },
    ],
  });
});

describe('a card that is all there is to choose', () => {
  const labels = (t: Table) => promptFor(askingOf(t), null).buttons.map(({ label }) => label);

  test('has its button at once, beside the way to decline', () => {
    const morning = { you: { hand: ['Fan'] }, left: {}, at: 'morning' } as const;
    expect(labels(table(morning))).toEqual(['Clerk task', 'No task · draw 1 card']);
    expect(labels(table({ you: { task: ['Bench'] }, left: {}, floor: ['Cup'] }))).toEqual([
      'Hire Cup',
      'Pray · draw 1',
    ]);
  });

  test('but not if there is another, if it has a wing to choose, or if the row is full', () => {
    const floor = ['Cup', 'Jar'] as const;
    const two = table({ you: { task: ['Bench'] }, left: {}, floor: [...floor] });
    expect(labels(two)).toEqual(['Pray · draw 1']);
    const smith = table({ you: { hand: ['Fan'], task: ['Bell'] }, left: {} });
    expect(labels(smith)).toEqual(['Pray · draw 1']);
    const twice = { task: ['Bench'], helpers: ['Statue'] } as const;
    const rest = table({
      you: { task: [...twice.task], helpers: [...twice.helpers] },
      left: {},
      floor: ['Cup'],
    });
    expect(labels(rest)).not.toContain('Hire Cup');
  });
});

test('a question that asks for a player is answered by a name, with the way back beside it', () => {
  const five = ['Ada', 'Ren', 'Chie', 'Daigo', 'Player 5'];
  const t = table({
    you: { hand: ['Fan'], gallery: ['Puppet'], task: ['Robe'] },
    left: { hand: ['Cup'] },
    right: { hand: ['Jar'] },
    across: { hand: ['Pin'] },
    at: 'noon',
  });
  t.tailor();
  const asking = {
    ...askingOf(t),
    cast: {
      viewer: 0,
      participants: five.map((name) => ({ name, kind: 'person' as const, colour: 0 })),
    },
  };
  const { question, buttons, letGo } = promptFor(asking, cardNamed('Puppet'));
  expect(question).toBe('With whom do you swap hands?');
  expect(buttons.map(({ label }) => label)).toEqual(['Ren', 'Chie', 'Daigo']);
  expect(letGo).toBe(true);
});
