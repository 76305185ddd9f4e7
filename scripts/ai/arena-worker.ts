/** Plays the deals that the arena sends. Runs as a bundle in a worker thread. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Agent } from './agents';
import { agentNamed } from './agents';
import type { MatchOptions, MatchResult } from './match';
import { playMatch } from './match';

export interface ArenaJob {
  a: string;
  b: string;
  rollouts: number;
  options: MatchOptions;
}

export interface ArenaGame {
  deal: string;
  /** The seats of `a`: one, or two partners in a team game. */
  seat: number;
}

export interface ArenaAnswer extends ArenaGame {
  result: MatchResult;
}

const job = workerData as ArenaJob;
const a = agentNamed(job.a, job.rollouts);
const b = agentNamed(job.b, job.rollouts);

parentPort?.on('message', ({ deal, seat }: ArenaGame) => {
  const { players, teams } = job.options;
  const agents = Array.from({ length: players }, (_, i): Agent =>
    i === seat || (teams && i % 2 === seat % 2) ? a : b,
  );
  const answer: ArenaAnswer = { deal, seat, result: playMatch(agents, job.options, deal) };
  parentPort?.postMessage(answer);
});
