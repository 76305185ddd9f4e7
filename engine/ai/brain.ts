/** The evaluation and the policy for each kind of table. Nets are unpacked on first use. */
import { handMade } from './evaluate';
import type { Sparse } from './sparse';
import type { Layout, Topic } from './layout';
import { layoutFor, OWN, SEAT, topicOf } from './layout';
import type { Net } from './net';
import { bytesOf, forward, sigmoid, Unpacking, unpackNet } from './net';
import type { Personality } from './personalities';
import { PERSONALITIES } from './personalities';
import { handMadePolicy, POLICY_SIZE } from './policy';
import type { Brain, Evaluate } from './search';
import type { TableKind, Weights } from './weights';
import { loadWeights, weightsOf } from './weights';

export interface TableSize {
  players: number;
  teams: boolean;
}

function brainOf(net: Net, packed: Weights['policy']): Brain {
  const scratch = new Float32Array(net.hidden);
  const signed = bytesOf(packed.bytes);
  const policy = new Float32Array(POLICY_SIZE);
  for (let i = 0; i < POLICY_SIZE; i++) policy[i] = (signed[i] as number) * packed.scale;
  return { evaluate: (x) => sigmoid(forward(net, x, scratch)), policy };
}

export function brainFromWeights({ net, policy }: Weights): Brain {
  return brainOf(unpackNet(net), policy);
}

export function handMadeBrain({ players, teams }: TableSize): Brain {
  return { evaluate: handMade(players, teams), policy: handMadePolicy() };
}

function kindOfTable({ players, teams }: TableSize): TableKind {
  return (teams ? 'teams' : players) as TableKind;
}

/** Loads the net of a table once; a second call does nothing. */
export async function loadNet(table: TableSize): Promise<void> {
  await loadWeights(kindOfTable(table));
}

const brains: Partial<Record<TableKind, Brain>> = {};
const unpackings: Partial<Record<TableKind, Unpacking>> = {};

/** Unpacks one more piece if needed; returns the brain once it is complete. */
export function loadBrain({ players, teams }: TableSize): Brain | null {
  const kind = kindOfTable({ players, teams });
  const known = brains[kind];
  if (known !== undefined) return known;
  const { net, policy } = weightsOf(kind);
  const unpacking = (unpackings[kind] ??= new Unpacking(net));
  unpacking.step();
  if (!unpacking.done) return null;
  brains[kind] = brainOf(unpacking.net, policy);
  delete unpackings[kind];
  return brains[kind];
}

export function brainFor(table: TableSize): Brain {
  let brain = loadBrain(table);
  while (brain === null) brain = loadBrain(table);
  return brain;
}

const hiddenBy = new Map<string, boolean[]>();

function hiddenFeatures(players: number, topics: readonly Topic[]): readonly boolean[] {
  const key = `${players} ${topics.join()}`;
  let hidden = hiddenBy.get(key);
  if (hidden === undefined) {
    const layout = layoutFor(players);
    hidden = Array.from({ length: layout.size }, (_, at) => topics.includes(topicOf(layout, at)));
    hiddenBy.set(key, hidden);
  }
  return hidden;
}

/** An evaluation that ignores these topics. */
export function blindTo(evaluate: Evaluate, players: number, topics: readonly Topic[]): Evaluate {
  if (topics.length === 0) return evaluate;
  const hidden = hiddenFeatures(players, topics);
  const seen: Sparse = { count: 0, index: [], value: [] };
  return (x) => {
    seen.count = 0;
    for (let i = 0; i < x.count; i++) {
      const index = x.index[i] as number;
      if (hidden[index]) continue;
      seen.index[seen.count] = index;
      seen.value[seen.count] = x.value[i] as number;
      seen.count++;
    }
    return evaluate(seen);
  };
}

/** The personality's bonus for each feature. */
function tiltOf(layout: Layout, personality: Personality): Float32Array {
  const tilt = new Float32Array(layout.size);
  const { likes, ownLikes } = PERSONALITIES[personality];
  for (const [part, weight] of Object.entries(likes)) {
    const at = layout.blocks + SEAT[part as keyof typeof likes];
    for (let i = 0; i < weight.length; i++) tilt[at + i] = weight[i] as number;
  }
  for (const [part, weight] of Object.entries(ownLikes)) {
    const at = layout.own + OWN[part as keyof typeof ownLikes];
    for (let i = 0; i < weight.length; i++) tilt[at + i] = weight[i] as number;
  }
  return tilt;
}

/** Adds a personality's preferences, which decide between nearly equal plans. */
export function withTaste(
  evaluate: Evaluate,
  players: number,
  personality: Personality | null,
): Evaluate {
  if (personality === null) return evaluate;
  const tilt = tiltOf(layoutFor(players), personality);
  return (x) => {
    let z = 0;
    for (let i = 0; i < x.count; i++) {
      z += (x.value[i] as number) * (tilt[x.index[i] as number] as number);
    }
    const chance = Math.min(0.9999, Math.max(0.0001, evaluate(x)));
    return sigmoid(Math.log(chance / (1 - chance)) + z);
  };
}
