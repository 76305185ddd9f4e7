/** Searches choices with the same or nearly the same result only once. */
import type { Choice, GameState } from '../index';
import { MATERIALS, WORKS_PER_DECK } from '../index';
import { PUBLIC } from '../knowledge';
import { ACT_AT } from './cards';

/** A choice as one number; 29 bits hold everything it can name. */
export function codeOf(c: Choice): number {
  let code = ACT_AT[c.do] as number;
  code = (code << 7) | (c.card === undefined ? 127 : c.card);
  code = (code << 7) | (c.via === undefined ? 127 : c.via);
  code = (code << 3) | (c.player === undefined ? 7 : c.player);
  code = (code << 3) | (c.material === undefined ? 7 : MATERIALS.indexOf(c.material));
  code = (code << 2) | (c.wing === undefined ? 0 : c.wing === 'gallery' ? 1 : 2);
  return (code << 2) | (c.side === undefined ? 0 : c.side === 'turn' ? 1 : 2);
}

function isCopy(choices: readonly Choice[], i: number): boolean {
  const { do: act, card, via } = choices[i] as Choice;
  if (card === undefined || via !== undefined) return false;
  for (let j = 0; j < i; j++) {
    const other = choices[j] as Choice;
    if (
      other.do === act &&
      other.via === undefined &&
      other.card !== undefined &&
      other.card % WORKS_PER_DECK === card % WORKS_PER_DECK
    ) {
      return true;
    }
  }
  return false;
}

/** Which cards to show hardly matters; cards that everybody knows reveal nothing new. */
function cheapestShow(g: GameState, choices: readonly Choice[]): Choice {
  const open = choices.find((c) => ((g.known[c.card as number] as number) & PUBLIC) !== 0);
  return open ?? (choices[0] as Choice);
}

/**
 * The stack depth at which a chain of effects is stopped. With a deck of only Paper, Poem could return and
 * complete forever.
 */
const DEEP = 27;

/**
 * `last` is the card that answered the same question just before (-1: none). Cards returned or revealed one
 * at a time are searched in ascending order only.
 */
export function prune(g: GameState, choices: readonly Choice[], last: number): readonly Choice[] {
  if (choices.length < 2) return choices;
  const act = (choices[0] as Choice).do;
  if (g.stack.length > DEEP) {
    const stop = choices.filter((choice) => choice.do === 'pass');
    if (stop.length > 0) return stop;
  }
  if (act === 'show') return [cheapestShow(g, choices)];
  const { program } = g.stack[g.stack.length - 1] as GameState['stack'][0];
  // The order in which Tablet returns the floor cards hardly matters.
  if (act === 'return' && program === 'Tablet.afterCompleteThis') return choices.slice(0, 1);
  const ascending =
    last >= 0 &&
    (act === 'return' || act === 'reveal') &&
    choices.some((c) => c.card !== undefined && c.card > last);
  const rest = ascending ? choices.filter((c) => c.card === undefined || c.card > last) : choices;
  const twoDecks = g.known.length > WORKS_PER_DECK;
  return twoDecks ? rest.filter((_, i) => !isCopy(rest, i)) : rest;
}

/** The value of `last` for the next question. */
export function lastReturned(choice: Choice): number {
  return (choice.do === 'return' || choice.do === 'reveal') && choice.card !== undefined
    ? choice.card
    : -1;
}
