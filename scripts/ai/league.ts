/**
 * Who plays against the learner: mostly itself, sometimes earlier versions, kept nets or scripted
 * players, so that it does not learn what works only against itself.
 */
import fs from 'node:fs';
import path from 'node:path';
import { blindTo, withTaste } from '../../engine/ai/brain';
import type { Brain } from '../../engine/ai/search';
import type { Rng } from '../../engine/rng';
import { nextFloat, nextInt } from '../../engine/rng';
import { brainNamed } from './agents';
import { POOL } from './pool';
import { SCRIPTED } from './scripted';
import type { Sitter } from './selfplay';

export interface LeagueOptions {
  players: number;
  teams: boolean;
  /** Share of games with an opponent from the league. */
  share: number;
  /** Nets in the league, by name in the pool or by file. */
  rivals: readonly string[];
}

/** How many earlier selves are kept. */
const MOST_SELVES = 6;

export class League {
  private readonly rivals: Brain[];
  private readonly selves: Brain[] = [];

  constructor(
    private readonly options: LeagueOptions,
    private readonly own: Brain,
  ) {
    this.rivals = options.rivals.map(brainNamed);
  }

  /** Adds an earlier self from its file. */
  join(file: string): void {
    this.selves.push(brainNamed(file));
    if (this.selves.length > MOST_SELVES) this.selves.splice(1, 1);
  }

  sitters(rng: Rng): Sitter[] {
    const { players, share, teams } = this.options;
    const self: Sitter = { learns: true, brain: this.own };
    const seats: Sitter[] = Array.from({ length: players }, () => self);
    if (nextFloat(rng) >= share) return seats;
    const mine = nextInt(rng, players);
    const other = this.pick(rng);
    return seats.map((sitter, seat) => {
      if (seat === mine || (teams && (seat - mine) % 2 === 0)) return sitter;
      // At larger tables the learner takes some of the other seats too.
      return players > 2 && !teams && nextFloat(rng) < 0.4 ? sitter : other;
    });
  }

  private pick(rng: Rng): Sitter {
    const { own, rivals, selves } = this;
    const { players } = this.options;
    const at = nextFloat(rng);
    const kept = nextFloat(rng) < 0.5 ? rivals : selves;
    const nets = kept.length > 0 ? kept : [...rivals, ...selves];
    if (at < 0.5 && nets.length > 0) {
      return { learns: false, brain: nets[nextInt(rng, nets.length)] as Brain };
    }
    if (at < 0.75) return { learns: false, brain: own, alwaysTask: true };
    if (at < 0.85) {
      const evaluate = withTaste(blindTo(own.evaluate, players, ['theirTask']), players, 'host');
      return { learns: false, brain: { evaluate, policy: own.policy } };
    }
    const likings = [SCRIPTED.rush, SCRIPTED.hoarder, SCRIPTED.tasker, SCRIPTED.hirer];
    return { learns: false, liking: likings[nextInt(rng, likings.length)] as (typeof likings)[0] };
  }
}

export function rivalsFor(players: number, teams: boolean): string[] {
  const kind = teams ? 'teams' : players;
  return Object.entries(POOL).flatMap(([name, kept]) => (kept?.kind === kind ? [name] : []));
}

/** Earlier checkpoints of this run, oldest first. */
export function earlierSelves(file: string): string[] {
  const folder = path.dirname(file);
  const stem = path.basename(file, '.json');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .flatMap((name) => {
      const games = name.startsWith(`${stem}-`) ? Number(name.slice(stem.length + 1, -5)) : NaN;
      return Number.isInteger(games) ? [games] : [];
    })
    .sort((a, b) => a - b)
    .map((games) => path.join(folder, `${stem}-${games}.json`));
}
