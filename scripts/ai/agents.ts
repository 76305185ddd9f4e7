import type { Choice, GameState, View } from '../../engine';
import { clone, viewFor } from '../../engine';
import type { Level, Personality } from '../../engine/ai';
import { LEVELS, PERSONALITY_NAMES, think } from '../../engine/ai';
import { brainFor, brainFromWeights, handMadeBrain } from '../../engine/ai/brain';
import type { LevelSpec } from '../../engine/ai/levels';
import type { Net } from '../../engine/ai/net';
import { forward, sigmoid, unpackNet } from '../../engine/ai/net';
import type { Brain } from '../../engine/ai/search';
import { keepAllWeights } from '../../engine/ai/weights/all';
import { playerState } from '../../engine/queries';
import { nextInt, seededRng } from '../../engine/rng';
import { loadCheckpoint } from './checkpoint';
import { ismcts } from './ismcts';
import { meanOf, merged } from './learn';
import { packedNet } from './pool';
import { follow, SCRIPTED } from './scripted';

keepAllWeights();

/** Fair players get a view. The peeker gets the state, to show what that would be worth. */
export type Agent =
  | { fair: true; choose: (view: View, legal: readonly Choice[], seed: string) => Choice }
  | { fair: false; choose: (g: GameState, legal: readonly Choice[], seed: string) => Choice };

export function answer(agent: Agent, g: GameState, legal: readonly Choice[], seed: string): Choice {
  return agent.fair
    ? agent.choose(viewFor(g, g.current), legal, seed)
    : agent.choose(g, legal, seed);
}

function thinker(
  level: Level,
  personality: Personality | null = null,
  habits: Partial<LevelSpec> = {},
  brain?: (view: View) => Brain,
): Agent & { fair: true } {
  return {
    fair: true,
    choose: (view, legal, seed) => {
      if (legal.length === 1) return legal[0] as Choice;
      const thought = think(view, legal, {
        level,
        seed,
        personality,
        habits,
        brain: brain?.(view),
      });
      while (!thought.step(Infinity));
      return thought.best().choice;
    },
  };
}

/** A packed net by its name, or a checkpoint by its file; `+` joins several. */
export function netNamed(name: string): { net: Net; policy: Float32Array } {
  if (name.includes('+')) {
    const all = name.split('+').map(netNamed);
    return { net: merged(all.map(({ net }) => net)), policy: meanOf(all.map((a) => a.policy)) };
  }
  const kept = packedNet(name)?.weights;
  if (kept === undefined) return loadCheckpoint(name).learner.mean;
  return { net: unpackNet(kept.net), policy: brainFromWeights(kept).policy };
}

export function brainNamed(name: string): Brain {
  const { net, policy } = netNamed(name);
  const scratch = new Float32Array(net.hidden);
  return { evaluate: (x) => sigmoid(forward(net, x, scratch)), policy };
}

/** The table with the others' hands open: more than any guess at them from what they did could tell. */
function withOpenHands(g: GameState): View {
  const view = viewFor(g, g.current);
  const players = view.players.map((p, player) => ({
    ...p,
    hand: { ...p.hand, known: playerState(g, player).hand, materials: [] },
  }));
  return { ...view, players };
}

/** `temperature=0.02&base=40`, or with a comma. */
function habitsFrom(text: string | undefined): Partial<LevelSpec> {
  const habits: Record<string, number> = {};
  for (const pair of text?.split(/[,&]/) ?? []) {
    const [key, value] = pair.split('=');
    if (key !== undefined && value !== undefined) habits[key] = Number(value);
  }
  return habits;
}

function personalityNamed(name: string | undefined): Personality | null {
  if (name === undefined) return null;
  const found = PERSONALITY_NAMES.find((each) => each === name);
  if (found !== undefined) return found;
  throw new Error(`There is no personality "${name}": ${PERSONALITY_NAMES.join(', ')}.`);
}

/**
 * `prior`, `prior/builder`, `abbot?base=60&perOption=8`, `handmade`, `net:first2` (scripts/ai/pool/),
 * `net:.cache/train/players4.json` (a checkpoint of training),
 * `seer` (the top level, told the others' hands), `ismcts:1600`, `peeker:400`, `random`, `rush`, `hoarder`, `staller`.
 */
export function agentNamed(fullName: string, rollouts = 400): Agent {
  const [name, query] = fullName.split('?') as [string, string | undefined];
  const habits = habitsFrom(query);
  const [head, tail] = name.split(/[:/](.*)/) as [string, string | undefined];
  const count = tail === undefined ? rollouts : Number(tail);
  if ((LEVELS as readonly string[]).includes(head)) {
    return thinker(head as Level, personalityNamed(tail), habits);
  }
  if (head in SCRIPTED) {
    const liking = SCRIPTED[head as keyof typeof SCRIPTED];
    return {
      fair: true,
      choose: (view, legal, seed) => follow(liking, view, legal, seededRng(seed)),
    };
  }
  switch (head) {
    case 'random':
      return {
        fair: true,
        choose: (_, legal, seed) => legal[nextInt(seededRng(seed), legal.length)] as Choice,
      };
    case 'handmade':
      return thinker('abbot', null, habits, (view) => handMadeBrain(view.options));
    case 'handpolicy':
      return thinker('abbot', null, habits, (view) => ({
        evaluate: brainFor(view.options).evaluate,
        policy: handMadeBrain(view.options).policy,
      }));
    case 'net': {
      const brain = brainNamed(tail ?? '');
      const then = packedNet(tail ?? '')?.habits;
      return thinker('abbot', null, { ...then, ...habits }, () => brain);
    }
    case 'seer': {
      const { choose } = thinker('abbot', null, habits);
      return { fair: false, choose: (g, legal, seed) => choose(withOpenHands(g), legal, seed) };
    }
    case 'ismcts':
      return {
        fair: true,
        choose: (view, legal, seed) => ismcts(view, legal, count, seededRng(seed)),
      };
    case 'peeker':
      return {
        fair: false,
        choose: (g, legal, seed) =>
          ismcts(viewFor(g, g.current), legal, count, seededRng(seed), () => clone(g)),
      };
  }
  throw new Error(`Nobody called "${fullName}" plays here.`);
}
