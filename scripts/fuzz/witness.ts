/**
 * What a player is shown follows from what they have witnessed, and from nothing else. Two worlds that
 * look the same to somebody, and go on in ways that look the same to them, still look the same after it:
 * a view that tells them apart has told a secret, if only later.
 */
import type { Choice, GameEvent, GameState, PlayerId } from '../../engine';
import { apply, eventFor, legalChoices, sameChoice, viewFor } from '../../engine';
import { knows } from '../../engine/knowledge';
import type { Rng } from '../../engine/rng';
import { nextInt } from '../../engine/rng';
import { permuteUnseen } from './permute';

export function witnessed(events: readonly GameEvent[], viewer: PlayerId): string {
  return JSON.stringify(events.map((event) => eventFor(event, viewer)));
}

/** What a view shows, but for the place in the turn: being asked, or not, moves the turn on. */
function shown(g: GameState, viewer: PlayerId): string {
  const view = viewFor(g, viewer);
  return JSON.stringify({ ...view, task: null, phase: null, decision: null, stack: null });
}

/** A card that a half-done effect holds ready (Kite's, say) must not be permuted out of its hand. */
function holdsUnseen(g: GameState, viewer: PlayerId): boolean {
  return g.stack.some(({ vars }) =>
    [vars.card, vars.done, ...(vars.shown ?? [])].some(
      (card) => card !== undefined && !knows(g, viewer, card),
    ),
  );
}

/** The choices in another world that might look like this one: the same, or one that does the same. */
function likely(world: GameState, choice: Choice, rng: Rng): Choice[] {
  const alike = (legalChoices(world) ?? []).filter((other) => other.do === choice.do);
  const same = alike.filter((other) => sameChoice(other, choice));
  const any = alike[nextInt(rng, Math.max(1, alike.length))];
  return any === undefined ? same : [...same, any];
}

/** How many other courses looked the same to the viewer; the table after each of them must, too. */
export function compareCourses(
  g: GameState,
  choice: Choice,
  viewer: PlayerId,
  rng: Rng,
): { compared: number; leak: string | null } {
  const real = apply(g, choice);
  const seen = witnessed(real.events, viewer);
  const after = shown(real.state, viewer);
  const worlds = holdsUnseen(g, viewer) ? [g] : [g, permuteUnseen(g, viewer, rng)];
  let compared = 0;
  for (const world of worlds) {
    for (const other of likely(world, choice, rng)) {
      const course = apply(world, other);
      if (witnessed(course.events, viewer) !== seen) continue;
      compared++;
      if (shown(course.state, viewer) !== after) {
        const leak = `Player ${viewer} can tell ${JSON.stringify(choice)} from what looked the same.`;
        return { compared, leak };
      }
    }
  }
  return { compared, leak: null };
}
