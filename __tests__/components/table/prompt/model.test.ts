import { nameOf } from '@/components/card/identity';
import type { PromptButton, PromptModel } from '@/components/table/prompt/model';
import { promptFor, subjectOf, whatFor, whyNot, severalFor } from '@/components/table/prompt/model';
import type { Cast } from '@/components/table/model/cast';
import { logLine } from '@/components/table/model/log-line';
import type { Choice, Decision, GameEvent, GameState, Material } from '@/engine';
import {
  apply,
  decision,
  eventFor,
  newGame,
  sameChoice,
  situation,
  viewFor,
  WORK_NAMES,
} from '@/engine';

import { works } from '@/locales/en/works';

import { dice } from '../support/views';
import { question } from './support';

const NAMES = ['Aiko', 'Ben', 'Chie', 'Daigo', 'Emi'];
const castFor = (viewer: number, players: number): Cast => ({
  viewer,
  participants: NAMES.slice(0, players).map((name, colour) => ({ name, kind: 'person', colour })),
});

/** The choice that a button would make. */
function offers(prompt: PromptModel, choice: Choice): boolean {
  return prompt.buttons.some(({ does }) => {
    if (does.type === 'chooseAll') return sameChoice(does.choices[0] as Choice, choice);
    return does.type === 'choose' && sameChoice(does.choice, choice);
  });
}

/** "Plane: move Plane to the other wing": right only if that is the other deck's Plane. */
const TWICE = /^([A-Z][a-z]+): .*\b\1\b/;
const saysItTwice = ({ label, does }: PromptButton): boolean =>
  does.type === 'choose' &&
  (does.choice.card ?? does.choice.via) === does.choice.via &&
  TWICE.test(label);

const BAD = /undefined|null|NaN|\[object|^\s*$|: $|\s{2}/;

function sentences(prompt: PromptModel): string[] {
  return [prompt.question, ...(prompt.detail === null ? [] : [prompt.detail])].concat(
    prompt.buttons.flatMap((a) => (a.detail === undefined ? [a.label] : [a.label, a.detail])),
  );
}

/** Everything wrong with the prompts of a decision. */
function complaints(g: GameState, d: Decision): string[] {
  const found: string[] = [];
  const view = viewFor(g, d.player);
  const asking = { decision: d, view, cast: castFor(d.player, view.players.length) };
  const free = promptFor(asking, null);
  const look = (prompt: PromptModel, where: string) => {
    for (const text of sentences(prompt)) if (BAD.test(text)) found.push(`${where}: "${text}"`);
    found.push(...prompt.buttons.filter(saysItTwice).map((a) => `${where}: "${a.label}"`));
    const ids = prompt.buttons.map((a) => a.id);
    if (new Set(ids).size < ids.length) found.push(`${where}: two buttons are the same`);
    if (prompt.buttons.length === 0 && prompt.choosable.size === 0)
      found.push(`${where}: dead end`);
    if (prompt.buttons.length === 0 && prompt.detail === null) found.push(`${where}: says no way`);
  };
  look(free, 'free');
  for (const choice of d.choices) {
    const ways = [null, choice.card ?? null, choice.via ?? null].map((s) => promptFor(asking, s));
    ways.forEach((prompt, i) => look(prompt, `way ${i} of ${JSON.stringify(choice)}`));
    if (!ways.some((prompt) => offers(prompt, choice))) {
      found.push(`cannot be chosen: ${JSON.stringify(choice)}`);
    }
    if (choice.card !== undefined && choice.do !== 'discard' && !free.choosable.has(choice.card)) {
      found.push(`not marked: ${JSON.stringify(choice)}`);
    }
  }
  // Cards for a Tailor action are picked before it is declared.
  const legal = new Set([
    ...d.choices.flatMap((c) => [c.card, c.via]),
    ...(severalFor(asking)?.cards ?? []),
  ]);
  for (const card of free.choosable) if (!legal.has(card)) found.push(`marked in vain: ${card}`);
  for (const b of d.blocked) {
    const why = whyNot(d, b.card);
    if (BAD.test(why)) found.push(`why not ${b.reason}: ${why}`);
    if (b.card === subjectOf(d) && !why.includes(nameOf(b.card))) found.push(`subject: ${why}`);
  }
  for (const card of free.choosable) {
    if (BAD.test(whatFor(asking, card))) found.push(`what for ${card}: ${whatFor(asking, card)}`);
  }
  return found.map((line) => `${d.kind}/${d.timing ?? ''} ${line}`);
}

function checkLines(events: readonly GameEvent[], players: number, found: string[]): void {
  for (const event of events) {
    for (let viewer = -1; viewer < players; viewer++) {
      const line = logLine(eventFor(event, Math.max(0, viewer)), castFor(viewer, players));
      if (line !== null && BAD.test(line)) found.push(`log ${event.type}: "${line}"`);
    }
  }
}

test('every question of many games has words, and every legal choice a way to it', () => {
  const asked = new Set<string>();
  const found: string[] = [];
  for (let seed = 1; seed <= 16; seed++) {
    const players = 2 + (seed % 4);
    const roll = dice(seed * 77);
    let g = newGame({ players, seed: `prompt-${seed}`, teams: players === 4 && seed % 8 === 2 });
    for (let i = 0; i < 500; i++) {
      const d = decision(g);
      if (d === null) break;
      asked.add(d.kind === 'work' ? `work: ${d.ask.pick} ${d.ask.act}` : d.kind);
      found.push(...complaints(g, d));
      // Works ask the questions, so complete them whenever possible.
      const works = d.choices.filter((c) => ['smith', 'craft', 'use', 'wing'].includes(c.do));
      const from = works.length > 0 && roll() < 0.8 ? works : d.choices;
      const result = apply(g, from[Math.floor(roll() * from.length)] as Choice);
      checkLines(result.events, players, found);
      g = result.state;
    }
    if (found.length > 10) break;
  }
  expect(found.slice(0, 10)).toEqual([]);
  expect([...asked].sort()).toEqual([
    'action',
    'discard',
    'effects',
    'handLimit',
    'newTask',
    'obstruction',
    'replaceSupport',
    'support',
    'tailor',
    'wing',
    'work: deckTop return',
    'work: floor collect',
    'work: floor return',
    'work: floor sell',
    'work: hand reveal',
    'work: helpers sell',
    'work: nothing draw',
    'work: player bench',
    'work: works copy',
  ]);
});

/** A question for the first of two players, with nothing chosen yet. */
function asked(
  of: Partial<Decision>,
  at: GameState = newGame({ players: 2, seed: 'asked' }),
  selection: number | null = null,
): PromptModel {
  const view = viewFor(at, 0);
  return promptFor({ decision: question(of), view, cast: castFor(0, 2) }, selection);
}

const cardOf = (name: string): number => {
  const found = Array.from({ length: 54 }, (_, i) => i).find((i) => nameOf(i) === name);
  if (found === undefined) throw new Error(`No card is called ${name}`);
  return found;
};

const taskOf = (material: Material, more: Partial<Decision['task']> = {}) =>
  ({ material, begun: 1, total: 1, ...more }) as Decision['task'];

test('the card that a question is about is never told to play no part in it', () => {
  const mask = cardOf('Mask');
  const wing = question({
    kind: 'wing',
    ask: { pick: 'wing', act: 'wing' },
    about: mask,
    choices: [{ do: 'wing', wing: 'gallery' }],
    blocked: [{ card: mask, reason: 'otherZone' }],
  });
  expect(whyNot(wing, mask)).toBe('Choose a wing for Mask.');
  expect(subjectOf(wing)).toBe(mask);
  // A work just completed is mentioned, but nothing is done to it.
  const after = {
    kind: 'effects',
    ask: { pick: 'effect' },
    timing: 'afterComplete',
    about: mask,
  } as const;
  expect(subjectOf(question(after))).toBeNull();
  expect(whyNot(question(after), mask)).toBe(
    'This is about Mask: answer with a marked card or a button.',
  );
});

test('why not: each question says where its cards come from', () => {
  const far = cardOf('Haniwa');
  const why = (of: Partial<Decision>) =>
    whyNot(question({ ...of, blocked: [{ card: far, reason: 'otherZone' }] }), far);
  expect(why({ kind: 'newTask' })).toBe('Haniwa does not fit. Your task comes from your hand.');
  expect(why({ task: taskOf('stone'), choices: [{ do: 'pray' }] })).toBe(
    'Haniwa does not fit. Hire a card from the floor, or craft a Stone work from your hand.',
  );
  // Mask forbids Craft, and so the Prayer.
  expect(why({ task: taskOf('stone'), choices: [{ do: 'pass' }] })).toBe(
    'Haniwa does not fit. Hire a card from the floor.',
  );
  expect(why({ task: taskOf('metal') })).toBe(
    'Haniwa does not fit. Complete a work from your hand.',
  );
  expect(why({ kind: 'work', via: far })).toBe(
    'Haniwa is being used: answer with a marked card or a button.',
  );
});

test('a card that can be chosen says what for', () => {
  const view = viewFor(newGame({ players: 2, seed: 'asked' }), 0);
  const haniwa = cardOf('Haniwa');
  const d = question({ kind: 'newTask', choices: [{ do: 'task', card: haniwa }] });
  expect(whatFor({ decision: d, view, cast: castFor(0, 2) }, haniwa)).toBe(
    'Potter task · collect from the floor · 1 action',
  );
});

test('prayers are told apart: all of a task, or what is left of it', () => {
  const last = (begun: number) =>
    asked({ choices: [{ do: 'pray' }], task: taskOf('stone', { begun, total: 3 }) }).buttons.at(-1)
      ?.label;
  expect(last(1)).toBe('Pray 3 times');
  expect(last(2)).toBe('Pray with the last 2');
  expect(last(3)).toBe('Pray · draw 1');
});

test('what a work would bring is said in each wing', () => {
  const card = cardOf('Haniwa');
  const works = WORK_NAMES.filter((name) => name !== 'Go Set' && name !== 'Haniwa').slice(0, 8);
  const craft = asked(
    { choices: [{ do: 'craft', card }, { do: 'pray' }], task: taskOf('clay') },
    situation({
      you: { hand: ['Haniwa'], gallery: works.slice(0, 4), giftShop: works.slice(4) },
      doing: 'Potter',
    }),
    card,
  );
  expect(craft.buttons.map(({ detail }) => detail)).toEqual([
    'ends the game: you 28, Ben\u00A00',
    'ends the game: you 28, Ben\u00A00',
  ]);
});

test('where a task can do nothing, the words lead on to what can be done', () => {
  const on = (material: Material, choices: Choice[]) =>
    asked({ choices, task: { material, begun: 1, total: 1 } as Decision['task'] });
  const pray: Choice = { do: 'pray' };
  const nothing = on('metal', [pray]);
  expect(nothing.question).toBe('Pray: draw a card');
  expect(nothing.detail).toBe(
    'No work in your hand has enough support. The card joins your hand at Night.',
  );
  const craft = on('stone', [{ do: 'craft', card: 3 }, pray]);
  expect(craft.question).toBe('Craft a Stone work, or pray');
  expect(craft.detail).toBe('The floor has nobody to hire.');
});

test('Tailor says that what waits counts too, when a short hand draws less than it seems', () => {
  const tailor = (waiting: number) =>
    asked(
      { kind: 'tailor', choices: [{ do: 'pass' }] },
      situation({
        you: { hand: WORK_NAMES.slice(0, 3), waiting: WORK_NAMES.slice(3, 3 + waiting) },
        doing: 'Tailor',
      }),
    );
  expect(tailor(0).detail).toBe('You will draw 2.');
  expect(tailor(1).detail).toBe('Your waiting card counts too: you will draw 1.');
  expect(tailor(2).detail).toBe('Your 2 waiting cards count too: you will draw none.');
});

test('Kite says what hangs on the bench that is chosen', () => {
  const benches: Choice[] = [0, 1].map((player) => ({ do: 'bench', player }));
  const kite = asked({
    kind: 'work',
    ask: { pick: 'player', act: 'bench' },
    via: cardOf('Kite'),
    about: cardOf('Crane'),
    choices: benches,
  });
  expect(kite.question).toBe('Whose craft bench gets Crane?');
  expect(kite.detail).toBe('Kite then copies a work from there.');
});

test('a Kite that copies a work of its owner has a button of its own', () => {
  const [kite, umbrella] = [cardOf('Kite'), cardOf('Umbrella')];
  const copying = situation({
    you: { gallery: ['Umbrella', 'Kite'], hand: ['Crane', 'Fan'] },
    left: { gallery: ['Bell'] },
    at: 'morning',
  });
  copying.copies = [{ card: kite, of: umbrella }];
  const { buttons } = asked(
    {
      kind: 'effects',
      timing: 'morning',
      choices: [{ do: 'use', via: umbrella }, { do: 'use', via: kite }, { do: 'pass' }],
    },
    copying,
  );
  expect(buttons.map(({ label }) => label)).toEqual([
    'Umbrella: turn up the deck’s top card',
    'Umbrella · Kite: turn up the deck’s top card',
    'Go on',
  ]);
});

test('a hand over the limit says how many cards it is over, and where they go', () => {
  const over = (count: number) =>
    asked(
      { kind: 'handLimit', choices: [{ do: 'return', card: 3 }] },
      situation({ you: { hand: WORK_NAMES.slice(0, count) }, at: 'morning' }),
    );
  expect(over(8)).toMatchObject({
    question: 'Return 3 cards: five is the limit',
    detail: 'They go to the bottom of the deck.',
  });
  expect(over(6)).toMatchObject({
    question: 'Return 1 card: five is the limit',
    detail: 'It goes to the bottom of the deck.',
  });
});

test('a work that asks for a card first says what it does', () => {
  const pinwheel: Choice = { do: 'use', via: cardOf('Pinwheel'), card: 3 };
  const night = { kind: 'effects', timing: 'night' } as const;
  const one = asked({ ...night, choices: [pinwheel, { do: 'pass' }] });
  expect(one.question).toBe('Use a work tonight?');
  expect(one.detail).toBe('Return a card from your hand, then draw one.');
  const other: Choice = { do: 'use', via: cardOf('Plane'), card: 3 };
  const two = asked({ ...night, choices: [pinwheel, other, { do: 'pass' }] });
  expect(two.detail).toBe('Hold a work to read it.');
  // One line each on the smallest phone.
  for (const { hint, pick } of Object.values(works)) {
    expect(hint === undefined).toBe(pick === undefined);
    expect(hint?.length ?? 0).toBeLessThanOrEqual(50);
  }
});

test('a question that only a work can answer does not point at an empty floor', () => {
  const ask = (choices: Choice[]) =>
    asked({ choices, task: { material: 'stone', begun: 1, total: 1 } as Decision['task'] })
      .question;
  const pray: Choice = { do: 'pray' };
  expect(ask([{ do: 'hire', card: 3 }, pray])).toBe('Hire a helper from the floor');
  expect(ask([{ do: 'hire', card: 3, via: 9 }, pray])).toBe('Hire with one of your works');
  expect(ask([pray])).toBe('Pray: draw a card');
});

test('the main button goes on; a work that may be used beside it is never the main one', () => {
  const before = situation({
    you: { giftShop: ['Puppet'], hand: ['Crane', 'Fan'], helpers: ['Socks'] },
    left: { hand: ['Vase', 'Bell', 'Bowl'] },
    doing: 'Tailor',
  });
  const g = apply(before, { do: 'tailor' }).state;
  const asked = decision(g) as Decision;
  expect(asked.choices.map(({ do: act }) => act)).toEqual(['use', 'pass']);
  const { buttons } = promptFor(
    { decision: asked, view: viewFor(g, 0), cast: castFor(0, 2) },
    null,
  );
  expect(buttons.map(({ id, kind }) => [id.split('-')[0], kind])).toEqual([
    ['use', 'secondary'],
    ['pass', 'primary'],
  ]);
});
