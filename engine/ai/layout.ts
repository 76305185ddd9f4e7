/** The position, the name and the topic of each feature in the input of an evaluation. */
import { MATERIALS } from '../index';
import { TRAINED_WORKS } from './trained-works';

/** What a feature is about; reasons are given in these terms. */
export const TOPICS = [
  'points',
  'end',
  'works',
  'helpers',
  'cover',
  'materials',
  'sales',
  'backorders',
  'hand',
  'draws',
  'floor',
  'task',
  'theirPoints',
  'theirEnd',
  'theirWorks',
  'theirHelpers',
  'theirMaterials',
  'theirSales',
  'theirHand',
  'theirTask',
  'deck',
  'turn',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Offsets in the block that every seat has. Lists of five go by material. */
export const SEAT = {
  toGo: 0, // one flag each: 1, 2, 3, 4 works missing in the fuller wing
  gallery: 4,
  giftShop: 5,
  points: 6,
  uncovered: 7,
  bonus: 8,
  helpers: 9,
  helpersCovered: 14,
  helperSpare: 19,
  bench: 24,
  sales: 29,
  saleSpare: 34,
  claims: 39,
  task: 44,
  hasWork: 49,
  hand: 54,
  handKnown: 55,
  ahead: 60, // has more open points than the viewer
  size: 61,
} as const;

/** What only the viewer has, and what is shared. */
export const OWN = {
  hand: 0,
  pairs: 5,
  triples: 10,
  unknown: 15,
  over: 16,
  backorders: 17,
  smithable: 18,
  craftable: 23,
  floor: 28,
  deck: 33,
  deckLow: 34, // flags: at most 3, 7, 12 cards
  again: 37,
  extended: 38,
  turn: 39,
  lastRounds: 40,
  lead: 41,
  leads: 42, // flags: more than -6, 0, 6 points ahead
  givesAway: 45, // actions that my task gives to rivals through their helpers
  size: 46,
} as const;

/** What the viewer could do next, which no single count shows. Lists of five go by material. */
export const PLAN = {
  taskActions: 0, // actions of a task of this material from the hand
  craftAlone: 5, // one card as the task, another crafted
  smithAlone: 10, // a Metal card as the task, this material completed
  coverGain: 15, // sales that a completable work would cover
  helperGain: 20, // helpers that a completable work would cover
  benchCover: 25, // materials that could be sold under cover
  clerkSells: 30,
  dearest: 31, // value of the best work that can be completed alone
  finish: 32, // can complete the last work: ahead, and behind
  rivalFinish: 34, // a rival lacks one work: ahead, behind; a rival lacks two and is ahead
  size: 37,
} as const;

const WORKS = TRAINED_WORKS.length;

/** What may happen later (outlook.ts). Lists of five go by material. */
export const OUTLOOK = {
  giveActions: 0, // actions that my task gives to rivals, and what there is for them to do
  giveUse: 5,
  passActions: 10, // actions that rivals give one another
  unseen: 15,
  ready: 20, // the bench supports a Craft of this material: mine, and rivals'
  rivalReady: 25,
  deckTurns: 30,
  near: 31, // how near the end is, by works or by the deck
  leadNear: 32,
  behindNear: 33,
  completable: 34, // by work: held, and one task of my own completes it
  size: 34 + WORKS,
} as const;

/** The outlook of each seat. */
export const SEAT_OUTLOOK = {
  galleryAt: 0, // one flag each: 0 to 5 works
  giftShopAt: 6,
  helperCount: 12,
  benchCount: 13,
  saleCount: 14,
  size: 15,
} as const;

export interface Layout {
  seats: number;
  own: number;
  handCards: number;
  ownWorks: number;
  theirWorks: number;
  /** The viewer's block first, then clockwise. */
  blocks: number;
  plan: number;
  outlook: number;
  seatOutlooks: number;
  size: number;
}

const layouts: Layout[] = [];

export function layoutFor(seats: number): Layout {
  const known = layouts[seats];
  if (known !== undefined) return known;
  const handCards = OWN.size;
  const ownWorks = handCards + WORKS;
  const theirWorks = ownWorks + WORKS;
  const blocks = theirWorks + WORKS;
  const plan = blocks + seats * SEAT.size;
  const outlook = plan + PLAN.size;
  const seatOutlooks = outlook + OUTLOOK.size;
  const layout = {
    seats,
    own: 0,
    handCards,
    ownWorks,
    theirWorks,
    blocks,
    plan,
    outlook,
    seatOutlooks,
    size: seatOutlooks + seats * SEAT_OUTLOOK.size,
  };
  layouts[seats] = layout;
  return layout;
}

function partName(parts: Readonly<Record<string, number>>, at: number): string {
  let name = '';
  let start = 0;
  let end: number = parts.size as number;
  for (const [key, offset] of Object.entries(parts)) {
    if (key === 'size') continue;
    if (offset <= at) {
      name = key;
      start = offset;
    } else {
      end = Math.min(end, offset);
    }
  }
  const width = end - start;
  if (width === 1) return name;
  return `${name}.${width === MATERIALS.length ? MATERIALS[at - start] : at - start + 1}`;
}

/** A readable name: "own.hand.clay", "works.Poem", "seat1.helpers.stone". */
export function featureName(layout: Layout, at: number): string {
  if (at >= layout.seatOutlooks) {
    const seat = Math.floor((at - layout.seatOutlooks) / SEAT_OUTLOOK.size);
    return `seat${seat}.${partName(SEAT_OUTLOOK, (at - layout.seatOutlooks) % SEAT_OUTLOOK.size)}`;
  }
  if (at >= layout.outlook + OUTLOOK.completable) {
    return `completable.${TRAINED_WORKS[at - layout.outlook - OUTLOOK.completable]}`;
  }
  if (at >= layout.outlook) return `outlook.${partName(OUTLOOK, at - layout.outlook)}`;
  if (at >= layout.plan) return `plan.${partName(PLAN, at - layout.plan)}`;
  if (at >= layout.blocks) {
    const seat = Math.floor((at - layout.blocks) / SEAT.size);
    return `seat${seat}.${partName(SEAT, (at - layout.blocks) % SEAT.size)}`;
  }
  if (at >= layout.theirWorks) return `theirWorks.${TRAINED_WORKS[at - layout.theirWorks]}`;
  if (at >= layout.ownWorks) return `works.${TRAINED_WORKS[at - layout.ownWorks]}`;
  if (at >= layout.handCards) return `handCard.${TRAINED_WORKS[at - layout.handCards]}`;
  return `own.${partName(OWN, at)}`;
}

const OWN_TOPICS: readonly (readonly [number, Topic])[] = [
  [OWN.unknown, 'hand'],
  [OWN.over, 'draws'],
  [OWN.backorders, 'hand'],
  [OWN.smithable, 'backorders'],
  [OWN.floor, 'hand'],
  [OWN.deck, 'floor'],
  [OWN.again, 'deck'],
  [OWN.lead, 'turn'],
  [OWN.givesAway, 'points'],
  [OWN.size, 'task'],
];

const SEAT_TOPICS: readonly (readonly [number, Topic, Topic])[] = [
  [SEAT.points, 'end', 'theirEnd'],
  [SEAT.uncovered, 'points', 'theirPoints'],
  [SEAT.bonus, 'sales', 'theirSales'],
  [SEAT.helpers, 'points', 'theirPoints'],
  [SEAT.helpersCovered, 'helpers', 'theirHelpers'],
  [SEAT.bench, 'cover', 'theirHelpers'],
  [SEAT.sales, 'materials', 'theirMaterials'],
  [SEAT.saleSpare, 'sales', 'theirSales'],
  [SEAT.claims, 'cover', 'theirSales'],
  [SEAT.task, 'backorders', 'theirSales'],
  [SEAT.hasWork, 'task', 'theirTask'],
  [SEAT.hand, 'works', 'theirWorks'],
  [SEAT.ahead, 'hand', 'theirHand'],
  [SEAT.size, 'points', 'theirPoints'],
];

const PLAN_TOPICS: readonly (readonly [number, Topic])[] = [
  [PLAN.craftAlone, 'helpers'],
  [PLAN.coverGain, 'hand'],
  [PLAN.clerkSells, 'cover'],
  [PLAN.dearest, 'sales'],
  [PLAN.finish, 'hand'],
  [PLAN.rivalFinish, 'end'],
  [PLAN.size, 'theirEnd'],
];

const OUTLOOK_TOPICS: readonly (readonly [number, Topic])[] = [
  [OUTLOOK.passActions, 'task'],
  [OUTLOOK.unseen, 'theirTask'],
  [OUTLOOK.ready, 'deck'],
  [OUTLOOK.rivalReady, 'materials'],
  [OUTLOOK.deckTurns, 'theirMaterials'],
  [OUTLOOK.near, 'deck'],
  [OUTLOOK.completable, 'end'],
  [OUTLOOK.size, 'hand'],
];

const SEAT_OUTLOOK_TOPICS: readonly (readonly [number, Topic, Topic])[] = [
  [SEAT_OUTLOOK.helperCount, 'end', 'theirEnd'],
  [SEAT_OUTLOOK.benchCount, 'helpers', 'theirHelpers'],
  [SEAT_OUTLOOK.saleCount, 'materials', 'theirMaterials'],
  [SEAT_OUTLOOK.size, 'sales', 'theirSales'],
];

function seatTopic(
  rows: readonly (readonly [number, Topic, Topic])[],
  size: number,
  at: number,
): Topic {
  const row = rows.find(([end]) => at % size < end);
  return (at < size ? row?.[1] : row?.[2]) ?? 'turn';
}

export function topicOf(layout: Layout, at: number): Topic {
  if (at >= layout.seatOutlooks) {
    return seatTopic(SEAT_OUTLOOK_TOPICS, SEAT_OUTLOOK.size, at - layout.seatOutlooks);
  }
  if (at >= layout.outlook) {
    return OUTLOOK_TOPICS.find(([end]) => at - layout.outlook < end)?.[1] ?? 'turn';
  }
  if (at >= layout.plan) {
    return PLAN_TOPICS.find(([end]) => at - layout.plan < end)?.[1] ?? 'turn';
  }
  if (at >= layout.blocks) return seatTopic(SEAT_TOPICS, SEAT.size, at - layout.blocks);
  if (at >= layout.theirWorks) return 'theirWorks';
  if (at >= layout.ownWorks) return 'works';
  if (at >= layout.handCards) return 'hand';
  return OWN_TOPICS.find(([end]) => at < end)?.[1] ?? 'turn';
}
