/** What the boundaries of a finished game should have been judged to be. */
import type { Evaluate } from '../../engine/ai/search';
import type { Sample } from './learn';
import type { Turn } from './selfplay';

export interface TargetOptions {
  /** How far the outcome counts against what was expected meanwhile. */
  lambda: number;
  /** The same on a turn that the full search has judged. */
  fullLambda: number;
  /** Expect what the search found at the next turn, or only what the net says at its end. */
  bySearch: boolean;
  /** What is left of a win after one more own turn, so that no net learns to play for ever. */
  patience: number;
}

/**
 * Goes backwards through one player's turns: the target at each is the result, mixed with what was
 * expected at the next. Nothing is carried back over a turn whose task was random.
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
