/** One game between agents, and what the arena counts of it. */
import type { Choice, EndReason, GameState } from '../../engine';
import { advance, legalChoices, newGame } from '../../engine';
import { wins } from '../../engine/ai/outcome';
import type { Agent } from './agents';
import { answer } from './agents';

export interface MatchOptions {
  players: number;
  teams: boolean;
  extended: boolean;
  morningOrder: 'effectsFirst' | 'discardFirst';
}

export interface MatchResult {
  /** 1 for each seat that wins. */
  wins: number[];
  turns: number;
  end: EndReason;
  /** Milliseconds per real decision, by seat. */
  times: number[][];
}

export function playMatch(
  agents: readonly Agent[],
  options: MatchOptions,
  seed: string,
  watch?: (g: GameState, choice: Choice, player: number) => void,
): MatchResult {
  const g = newGame({ ...options, seed });
  const times: number[][] = agents.map(() => []);
  let legal: Choice[] | null = legalChoices(g);
  for (let move = 0; legal !== null; move++) {
    const player = g.current;
    const began = performance.now();
    // A seed for each seat, so that no player can predict another.
    const choice = answer(agents[player] as Agent, g, legal, `${seed}/${player}/${move}`);
    if (legal.length > 1) (times[player] as number[]).push(performance.now() - began);
    legal = advance(g, choice);
    watch?.(g, choice, player);
  }
  return {
    wins: agents.map((_, player) => wins(g, player)),
    turns: g.turn,
    end: g.end?.reason as EndReason,
    times,
  };
}
