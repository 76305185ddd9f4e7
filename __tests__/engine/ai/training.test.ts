import { extract } from '../../../engine/ai/features';
import { emptySparse } from '../../../engine/ai/sparse';
import { layoutFor, SEAT, SEAT_OUTLOOK } from '../../../engine/ai/layout';
import { forward, sigmoid, unpackNet } from '../../../engine/ai/net';
import { handMadePolicy, POLICY_SIZE } from '../../../engine/ai/policy';
import { brainFor, brainFromWeights, handMadeBrain } from '../../../engine/ai/brain';
import { ALL_WEIGHTS } from '../../../engine/ai/weights/all';
import { seededRng } from '../../../engine/rng';
import { agentNamed } from '../../../scripts/ai/agents';
import { packNet, packPolicy } from '../../../scripts/ai/checkpoint';
import { playMatch } from '../../../scripts/ai/match';
import { POOL } from '../../../scripts/ai/pool';
import { Gradient, moreSeats, narrow, newLearner } from '../../../scripts/ai/learn';
import { Reseating } from '../../../scripts/ai/reseat';
import type { Turn } from '../../../scripts/ai/selfplay';
import { playGame } from '../../../scripts/ai/selfplay';
import { shareOf } from '../../../scripts/ai/statistics';
import { targets } from '../../../scripts/ai/targets';
import { turnBeginnings } from './positions';
import './nets';

const rng = seededRng('training');
const learner = (seats: number) => newLearner(layoutFor(seats).size, 8, handMadePolicy(), rng);

test('the committed nets fit the features, and judge positions between 0 and 1', () => {
  for (const [kind, { net }] of Object.entries(ALL_WEIGHTS)) {
    expect(net.inputs).toBe(layoutFor(kind === 'teams' ? 4 : Number(kind)).size);
    expect(net.first.length).toBeGreaterThan(net.inputs * net.hidden);
  }
  for (const g of turnBeginnings('nets', 100)) {
    const seen = g.known.map(() => 1);
    const chance = brainFor(g.options).evaluate(extract(g, 0, seen));
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
  }
});

test('packing a net changes its judgement hardly at all', () => {
  const { net, policy } = learner(3);
  const again = unpackNet(packNet(net));
  const scratch = new Float32Array(8);
  for (const g of turnBeginnings('pack', 60)) {
    if (g.players.length !== 3) continue;
    const x = extract(g, 1, g.known);
    const before = sigmoid(forward(net, x, scratch));
    expect(Math.abs(sigmoid(forward(again, x, scratch)) - before)).toBeLessThan(0.05);
  }
  const brain = brainFromWeights({ net: packNet(net), policy: packPolicy(policy) });
  expect(brain.policy).toHaveLength(POLICY_SIZE);
});

test('a net learns what it is told', () => {
  const l = learner(2);
  const x = { count: 3, index: [1, 50, 200], value: [1, 0.5, 1] };
  const other = { count: 2, index: [2, 60], value: [1, 1] };
  const gradient = new Gradient(l.net);
  const learn = () => {
    const errors = [gradient.add(l.net, x, 1), gradient.add(l.net, other, 0)];
    gradient.step(l, 0.01);
    return errors;
  };
  const [first = 0, second = 0] = learn();
  for (let i = 0; i < 60; i++) learn();
  const [later, laterSecond] = learn();
  expect(later).toBeLessThan(first / 4);
  expect(laterSecond).toBeLessThan(second / 4);
});

test('a net for two sits down at larger tables with an even chance', () => {
  const two = learner(2);
  const empty = emptySparse();
  const scratch = new Float32Array(8);
  for (const seats of [3, 4, 5]) {
    const net = moreSeats(two.net, seats, false);
    expect(net.inputs).toBe(layoutFor(seats).size);
    const odds = (chance: number) => chance / (1 - chance);
    const before = odds(sigmoid(forward(two.net, empty, scratch)));
    const after = odds(sigmoid(forward(net, empty, scratch)));
    expect(after).toBeCloseTo(before / (seats - 1), 4);
  }
});

test('a net that loses the units which matter least judges as before', () => {
  const l = learner(2);
  for (const h of [1, 3, 4, 6]) l.net.second[h] = 1e-4;
  const positions = [...turnBeginnings('narrow', 60)]
    .filter((g) => g.players.length === 2)
    .map((g) => extract(g, 0, g.known));
  const judge = () => positions.map((x) => forward(l.net, x, new Float32Array(l.net.hidden)));
  const before = judge();
  narrow(l, 4, positions);
  expect([l.net.hidden, l.squares.hidden, l.mean.net.hidden]).toEqual([4, 4, 4]);
  judge().forEach((odds, i) => expect(odds).toBeCloseTo(before[i] as number, 2));
});

test('rivals change places with all that belongs to them; the viewer and a partner stay', () => {
  const { blocks, plan, seatOutlooks } = layoutFor(4);
  const seats = [0, 1, 2, 3];
  const position = () => ({
    count: 10,
    index: [
      ...seats.map((seat) => blocks + seat * SEAT.size + 7),
      ...seats.map((seat) => seatOutlooks + seat * SEAT_OUTLOOK.size + 2),
      ...[blocks - 1, plan],
    ],
    value: [...seats, ...seats, 8, 9],
  });
  const placesOf = (value: number, teams: boolean) => {
    const places = new Set<string>();
    const reseating = new Reseating(4, teams);
    for (let i = 0; i < 60; i++) {
      const x = position();
      reseating.shuffle(x, rng);
      const [first, second] = [0, 4].map((from) => {
        const at = x.value.indexOf(value, from);
        return seats.findIndex((seat) => position().index[from + seat] === x.index[at]);
      });
      expect(second).toBe(first);
      expect(x.index.slice(8)).toEqual([blocks - 1, plan]);
      places.add(String(first));
    }
    return [...places].sort().join('');
  };
  expect(seats.map((seat) => placesOf(seat, false))).toEqual(['0', '123', '123', '123']);
  expect(seats.map((seat) => placesOf(seat, true))).toEqual(['0', '13', '2', '13']);
});

test('a game of self-play leaves something to learn from, and repeats from its seed', () => {
  const brain = handMadeBrain({ players: 2, teams: false });
  const options = {
    players: 2,
    teams: false,
    perOption: 1,
    base: 2,
    worlds: 1,
    temperature: 0.02,
    noise: 0.02,
    extended: 0,
    explore: 0.05,
    full: 0.1,
  };
  const sitter = { learns: true, brain };
  const play = () => playGame([sitter, sitter], options, 'self', seededRng('self'));
  const record = play();
  expect(record.turns.every((list) => list.length > 3)).toBe(true);
  expect(record.results.reduce((a, b) => a + b, 0)).toBe(1);
  expect(record.policy.length).toBeGreaterThan(10);
  expect(play()).toEqual(record);
});

test('nothing is learnt from those who only keep company, and who must play a task does', () => {
  const brain = handMadeBrain({ players: 2, teams: false });
  const options = {
    players: 2,
    teams: false,
    perOption: 1,
    base: 2,
    worlds: 1,
    temperature: 0.02,
    noise: 0,
    extended: 0,
    explore: 0,
    full: 0,
  };
  const company = { learns: false, brain };
  const tasker = { learns: true, brain, alwaysTask: true };
  const record = playGame([company, tasker], options, 'league', seededRng('league'));
  expect(record.turns[0]).toEqual([]);
  expect(record.learnerTurns).toBe(record.turns[1]?.length);
  // An empty hand has no task.
  expect(record.idleTurns).toBeLessThan(record.learnerTurns / 2);
});

const turn = (before: number | null, more: Partial<Turn> = {}): Turn => ({
  before,
  full: false,
  strayed: false,
  x: { count: 1, index: [0], value: [1] },
  ...more,
});
const LEARNING = { lambda: 0.5, fullLambda: 0, bySearch: false, patience: 0.99 };

test('a boundary is worth what came of it, mixed with what was expected', () => {
  const [last, first] = targets([turn(0.6), turn(0.7)], 1, () => 0.4, LEARNING);
  expect(last?.target).toBe(1);
  expect(first?.target).toBeCloseTo(0.99 * (0.5 * 0.4 + 0.5 * 1));
});

test('after a full search its judgement counts, and a random choice tells nothing about before', () => {
  const full = targets([turn(0.6), turn(0.7, { full: true })], 1, () => 0.4, LEARNING);
  expect(full[1]?.target).toBeCloseTo(0.99 * 0.7);
  const strayed = targets([turn(0.6), turn(0.7, { strayed: true })], 0, () => 0.4, LEARNING);
  expect(strayed[1]?.target).toBeCloseTo(0.99 * 0.7);
  expect(strayed[0]?.target).toBe(0);
});

test('win shares have honest intervals', () => {
  const even = shareOf(Array.from({ length: 200 }, (_, i) => [i % 2, (i + 1) % 2]));
  expect(even.mean).toBe(0.5);
  // Both seats win each deal once: luck of the deal must not look like certainty.
  expect(even.margin).toBeGreaterThan(0.03);
  const all = shareOf(Array.from({ length: 20 }, () => [1, 1]));
  expect(all.mean).toBe(1);
  expect(all.margin).toBeGreaterThan(0.02);
});

test.each(Object.entries(POOL))('the earlier net %s still plays', (name, kept) => {
  const kind = kept?.kind ?? 2;
  const players = kind === 'teams' ? 4 : kind;
  const agent = agentNamed(`net:${name}?base=4,perOption=1,worlds=2`);
  const rivals = Array.from({ length: players - 1 }, () => agentNamed('rush'));
  const options = {
    players,
    teams: kind === 'teams',
    extended: false,
    morningOrder: 'effectsFirst',
  } as const;
  const { wins, turns } = playMatch([agent, ...rivals], options, `pool-${name}`);
  expect(wins.reduce((sum, won) => sum + won, 0)).toBe(kind === 'teams' ? 2 : 1);
  expect(turns).toBeGreaterThan(4);
});

test('whoever does not exist cannot play', () => {
  expect(() => agentNamed('bishop')).toThrow('Nobody called "bishop"');
  expect(() => agentNamed('prior/gambler')).toThrow('There is no personality "gambler"');
});
