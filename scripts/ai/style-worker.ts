/**
 * Plays games of one player against itself and counts what it does; prints a line of JSON for each.
 */
import type { Choice, GameState, PlayerState } from '../../engine';
import { emptyFacts, playerFacts } from '../../engine/ai/facts';
import { readArgs } from '../lib/args';
import { agentNamed } from './agents';
import { playMatch } from './match';

/** Counts over all seats of a game, to be divided by `turns`. */
export interface Style {
  turns: number;
  tasks: number;
  hires: number;
  collects: number;
  sales: number;
  works: number;
  prayers: number;
  tailors: number;
  coveredSales: number;
  coveredHelpers: number;
  helpersAtEnd: number;
  salesAtEnd: number;
  end: string;
}

const args = readArgs({ who: 'abbot', players: 2, seed: 'style', from: 0, to: 10, step: 1 });

const COUNTED: Partial<Record<Choice['do'], keyof Omit<Style, 'end'>>> = {
  task: 'tasks',
  hire: 'hires',
  collect: 'collects',
  collectTop: 'collects',
  sell: 'sales',
  sellTop: 'sales',
  sellAll: 'sales',
  smith: 'works',
  craft: 'works',
  pray: 'prayers',
  tailor: 'tailors',
};

function countEnd(g: GameState, style: Style): void {
  g.players.forEach((p: PlayerState, player) => {
    const facts = playerFacts(g, player, emptyFacts());
    style.helpersAtEnd += p.helpers.length;
    style.salesAtEnd += p.sales.length;
    facts.helpers.forEach((count, m) => {
      if (facts.helpersCovered[m]) style.coveredHelpers += count;
      if (facts.salesCovered[m]) style.coveredSales += facts.sales[m] as number;
    });
  });
}

function play(game: number): Style {
  const style: Style = {
    turns: 0,
    tasks: 0,
    hires: 0,
    collects: 0,
    sales: 0,
    works: 0,
    prayers: 0,
    tailors: 0,
    coveredSales: 0,
    coveredHelpers: 0,
    helpersAtEnd: 0,
    salesAtEnd: 0,
    end: '',
  };
  const { players } = args;
  const agents = Array.from({ length: players }, () => agentNamed(args.who));
  const options = {
    players,
    teams: false,
    extended: false,
    morningOrder: 'effectsFirst',
  } as const;
  const result = playMatch(agents, options, `${args.seed}/${game}`, (g, choice) => {
    const counted = COUNTED[choice.do];
    if (counted !== undefined) style[counted]++;
    if (g.end !== null) countEnd(g, style);
  });
  style.turns = result.turns;
  style.end = result.end;
  return style;
}

for (let game = args.from; game < args.to; game += args.step) {
  process.stdout.write(`${JSON.stringify(play(game))}\n`);
}
