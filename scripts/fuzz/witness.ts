/**
 * A view depends only on what its viewer has seen: worlds that look the same to them, and go on in
 * ways that look the same, still look the same afterwards.
 */
import type { CardId, Choice, GameEvent, GameState, PlayerId, Vars } from '../../engine';
import { apply, eventFor, legalChoices, sameChoice, viewFor } from '../../engine';
import { knows } from '../../engine/knowledge';
import type { Rng } from '../../engine/rng';
import { nextInt } from '../../engine/rng';
import { permuteUnseen } from './permute';

export function witnessed(events: readonly GameEvent[], viewer: PlayerId): string {
  return JSON.stringify(events.map((event) => eventFor(event, viewer)));
}

/** A view without the progress of the turn, which differs by who is asked. */
function shown(g: GameState, viewer: PlayerId): string {
  const view = viewFor(g, viewer);
  return JSON.stringify({ ...view, task: null, phase: null, decision: null, stack: null });
}

/** A card that an unfinished effect refers to must stay where it is. */
function holdsUnseen(g: GameState, viewer: PlayerId): boolean {
  return g.stack.some(({ vars }) => {
    const { card, done, shown = [] }: Vars & { shown?: readonly CardId[] } = vars;
    return [card, done, ...shown].some((held) => held !== undefined && !knows(g, viewer, held));
  });
}

/** Choices in another world that might look like this one. */
function likely(world: GameState, choice: Choice, rng: Rng): Choice[] {
  const alike = (legalChoices(world) ?? []).filter((other) => other.do === choice.do);
  const same = alike.filter((other) => sameChoice(other, choice));
  const any = alike[nextInt(rng, Math.max(1, alike.length))];
  return any === undefined ? same : [...same, any];
}

/** Counts the continuations that looked the same to the viewer, and checks the table after each. */
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
