/** Targets for the tables at the end of each turn of a finished game. */
import type { Evaluate } from '../../engine/ai/search';
import type { Sample } from './learn';
import type { Turn } from './selfplay';

export interface TargetOptions {
  /** Weight of the outcome against what was expected meanwhile. */
  lambda: number;
  /** The same on a turn judged by the full search. */
  fullLambda: number;
  /** Expect what the search found at the next turn, rather than what the net says. */
  bySearch: boolean;
  /** Discount per own turn, so that no net learns to play forever. */
  patience: number;
}

/**
 * Goes backwards through a player's turns: each target mixes the result with what was expected at
 * the next turn. Nothing is carried back over a turn with a random task.
 */
export function targets(
  turns: readonly Turn[],
  result: number,
  evaluate: Evaluate,
  options: TargetOptions,
): Sample[] {
  const samples: Sample[] = [];
  let target = result;
  for (let t = turns.length - 1; t >= 0; t--) {
    const { before, full, strayed, x } = turns[t] as Turn;
    if (x !== null) samples.push({ x, target });
    else if (!full && !strayed) continue;
    const searched = before !== null && (full || strayed || options.bySearch);
    const expected = searched || x === null ? (before ?? target) : evaluate(x);
    const share = strayed && before !== null ? 0 : full ? options.fullLambda : options.lambda;
    target = options.patience * ((1 - share) * expected + share * target);
  }
  return samples;
}
