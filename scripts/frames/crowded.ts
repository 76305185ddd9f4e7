/** The most crowded table of many random games, as a share code. */
import type { Choice, GameState } from '../../engine';
import { advance, legalChoices, newGame } from '../../engine';
import { seededRng } from '../../engine/rng';
import { completeOptions } from '../../engine/setup';
import type { Participant } from '../../store/game/types';
import { encodeGame } from '../../store/share/code';
import { policyOf } from '../fuzz/policy';

const GAMES = 40;
/** A game beyond this round has few turns left to watch. */
const MIDDLE = 0.6;
/** Random games can be longer than anybody plays. */
const LONGEST = 600;
const BUILDER = 1;

function cardsOnTable(g: GameState): number {
  const inTemples = g.players.map(
    (p) =>
      p.helpers.length +
      p.sales.length +
      p.bench.length +
      p.gallery.length +
      p.giftShop.length +
      p.task.length,
  );
  return g.floor.length + inTemples.reduce((a, b) => a + b, 0);
}

interface Crowd {
  readonly seed: string;
  readonly choices: readonly Choice[];
  readonly cards: number;
}

/** A question for the first player with the most cards on the table. */
function crowdIn(players: number, seed: string): Crowd {
  const g = newGame(completeOptions({ players, seed }));
  const policy = policyOf(BUILDER, seededRng(`players of ${seed}`));
  const choices: Choice[] = [];
  const asked: { at: number; cards: number }[] = [];
  for (let legal = legalChoices(g); legal !== null && choices.length < LONGEST;) {
    if (g.current === 0) asked.push({ at: choices.length, cards: cardsOnTable(g) });
    const choice = policy(g, legal);
    choices.push(choice);
    legal = advance(g, choice);
  }
  const best = asked
    .filter(({ at }) => at <= choices.length * MIDDLE)
    .reduce((a, b) => (b.cards > a.cards ? b : a), { at: 0, cards: 0 });
  return { seed, choices: choices.slice(0, best.at), cards: best.cards };
}

export function crowdedGame(players: number): { code: string; name: string; cards: number } {
  const crowds = Array.from({ length: GAMES }, (_, i) => crowdIn(players, `crowded ${i}`));
  const { seed, choices, cards } = crowds.reduce((a, b) => (b.cards > a.cards ? b : a));
  const name = 'Crowded table';
  const participants = Array.from({ length: players }, (_, i): Participant =>
    i === 0
      ? { name: 'You', kind: 'person', colour: 0 }
      : { name: `Player ${i}`, kind: 'ai', level: 'acolyte', colour: i },
  );
  const options = completeOptions({ players, seed });
  return { code: encodeGame({ name, participants, options, choices: [...choices] }), name, cards };
}
