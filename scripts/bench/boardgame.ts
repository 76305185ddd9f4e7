/**
 * The same engine driven through boardgame.io, for comparison. It is installed into .cache/ and is
 * no dependency of the project.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Choice, GameState } from '../../engine';
import { advance, clone, legalChoices, newGame } from '../../engine';
import { nextInt, seededRng } from '../../engine/rng';
import type { Candidate } from './rounds';

const VERSION = '0.50.2';

interface BoardgameClient {
  start(): void;
  stop(): void;
  getState(): { G: GameState } | null;
  moves: { choose: (index: number) => void };
}

type MakeClient = (config: unknown) => BoardgameClient;

/** Installs it on the first run; null if that fails (no network). */
export function loadBoardgame(root: string): MakeClient | null {
  const folder = join(root, '.cache/bench');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, 'package.json'))) writeFileSync(join(folder, 'package.json'), '{}');
  const load = createRequire(join(folder, 'package.json'));
  try {
    if (!existsSync(join(folder, 'node_modules/boardgame.io'))) {
      const args = ['install', '--no-save', '--no-package-lock', `boardgame.io@${VERSION}`];
      execFileSync('npm', args, { cwd: folder, stdio: 'ignore' });
    }
    return (load('boardgame.io/client') as { Client: MakeClient }).Client;
  } catch {
    return null;
  }
}

/** boardgame.io passes frozen drafts, so the engine works on a copy. */
function thawed(g: GameState): GameState {
  return clone(JSON.parse(JSON.stringify(g)) as GameState);
}

export function boardgameCandidate(makeClient: MakeClient, players: number): Candidate {
  let games = 0;
  return {
    name: 'boardgame.io move',
    run: () => {
      games++;
      const rng = seededRng(`players-${games}`);
      const client = makeClient({
        debug: false,
        numPlayers: players,
        game: {
          name: 'mottainai',
          setup: () => newGame({ players, seed: `game-${games}` }),
          moves: {
            choose: ({ G }: { G: GameState }, index: number) => {
              const next = thawed(G);
              advance(next, (legalChoices(next) as Choice[])[index] as Choice);
              return next;
            },
          },
        },
      });
      client.start();
      let moves = 0;
      for (; moves < 150; moves++) {
        const legal = legalChoices(thawed((client.getState() as { G: GameState }).G));
        if (legal === null) break;
        client.moves.choose(nextInt(rng, legal.length));
      }
      client.stop();
      return moves;
    },
  };
}
