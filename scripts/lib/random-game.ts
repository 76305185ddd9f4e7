/** A whole game of random players who like to build, as text. */
import type { Choice, GameEvent, NewGameOptions } from '../../engine';
import { apply, decision, newGame } from '../../engine';
import { seededRng } from '../../engine/rng';
import { policyOf } from '../fuzz/policy';
import { describeDeal, describeScore, describeTable, narrate } from './narrate';

/** A builder (fuzz/policy.ts): pure chance would complete few works. */
const BUILDER = 1;

export function tellRandomGame(options: NewGameOptions, showTable = false): string {
  const events: GameEvent[] = [];
  const lines: string[] = [];
  let g = newGame(options, events);
  const policy = policyOf(BUILDER, seededRng(`${options.seed}-players`));
  const tell = () => {
    for (const event of events.splice(0)) {
      if (event.type === 'turn' && showTable) lines.push(describeTable(g));
      lines.push(narrate(event));
    }
  };
  tell();
  lines.unshift(describeDeal(g));
  for (let d = decision(g); d !== null; d = decision(g)) {
    const choice: Choice = policy(g, d.choices);
    const result = apply(g, choice);
    g = result.state;
    events.push(...result.events);
    tell();
  }
  lines.push(describeTable(g), describeScore(g));
  return `${lines.join('\n')}\n`;
}
