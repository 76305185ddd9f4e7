/** Bundled and run by plain node, as arena and training are: prints one JSON line. */
import { boardgameCandidate, loadBoardgame } from './boardgame';
import { engineCandidates, midGame } from './engine';
import { readArgs } from '../lib/args';
import type { Candidate } from './rounds';
import { measure, median } from './rounds';

const args = readArgs({ rounds: 15, players: 2, root: '', boardgame: 1 });

/** Processor time, so that other programs on the machine do not count. */
const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const state = midGame(args.players, 120);
const candidates: Candidate[] = [
  ...engineCandidates(args.players, 1),
  {
    name: 'structuredClone',
    run: () => {
      for (let i = 0; i < 1000; i++) structuredClone(state);
      return 1000;
    },
  },
];
const makeClient = args.boardgame === 1 ? loadBoardgame(args.root) : null;
if (makeClient !== null) candidates.push(boardgameCandidate(makeClient, args.players));
process.stdout.write(JSON.stringify(measure(candidates, args.rounds, now, median)));
