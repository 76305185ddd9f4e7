/** How often the levels, as one plays against them, fail at a puzzle, and what grade that makes it. */
import type { GameState } from '../../engine';
import { advance, clone, legalChoices } from '../../engine';
import type { Level } from '../../engine/ai';
import { LEVEL_SPECS } from '../../engine/ai/levels';
import { players2 } from '../../engine/ai/weights/players2';
import { isGoalReached, isTurnOver } from '../../store/puzzles/goal';
import type { Goal, Grade } from '../../store/puzzles/puzzle';
import { hashText } from '../../store/saves/snapshot';
import { agentNamed, answer } from '../ai/agents';

/** Tries of each level, Novice to Abbot; the last varies little and is slow. */
const TRIES: Readonly<Record<Level, number>> = { novice: 20, acolyte: 12, prior: 12, abbot: 5 };
/** Names the levels as they are: with other nets or settings they fail at other puzzles. */
export const GRADERS = hashText(JSON.stringify([players2, LEVEL_SPECS]));
/** Of a hundred tries. */
const NOVICE_FAILS = 70;
const HALF = 50;
/** What no level finds must also be long, or it is just an unattractive move. */
const LONG = 3;

function failsOnce(goal: Goal, start: GameState, level: Level, seed: string): boolean {
  const agent = agentNamed(level);
  const g = clone(start);
  let legal = legalChoices(g);
  for (let move = 0; legal !== null && !isTurnOver(start, g); move++) {
    legal = advance(g, answer(agent, g, legal, `${seed}/${move}`));
    if (isGoalReached(goal, start, g)) return false;
  }
  return true;
}

/** Of a hundred tries; null once the wanted number is out of reach. */
function failsOf(goal: Goal, start: GameState, level: Level, atLeast = 0): number | null {
  const tries = TRIES[level];
  let fails = 0;
  for (let i = 0; i < tries; i++) {
    if (failsOnce(goal, start, level, `${level}/${i}`)) fails++;
    if (100 * (fails + tries - i - 1) < atLeast * tries) return null;
  }
  return Math.round((100 * fails) / tries);
}

/** Novice, Acolyte, Prior, Abbot; null if Novice finds it too often, or if it is dull. */
export function failsAt(goal: Goal, start: GameState, essential: number): number[] | null {
  const novice = failsOf(goal, start, 'novice', NOVICE_FAILS);
  if (novice === null) return null;
  const abbot = failsOf(goal, start, 'abbot') ?? 0;
  if (abbot >= HALF && essential < LONG) return null;
  const acolyte = failsOf(goal, start, 'acolyte') ?? 0;
  const prior = failsOf(goal, start, 'prior') ?? 0;
  return [novice, acolyte, prior, abbot];
}

/** 1: Prior mostly finds it; 2: only Abbot does; 3: nobody does. */
export function gradeOf(fails: readonly number[]): Grade {
  const [, , prior = 0, abbot = 0] = fails;
  if (abbot >= HALF) return 3;
  return prior >= HALF ? 2 : 1;
}
