/** A whole game by random players with a bent to build, as text. */
import type { Choice, GameEvent, NewGameOptions } from '../../engine';
import { apply, decision, newGame } from '../../engine';
import { seededRng } from '../../engine/rng';
import { policyOf } from '../fuzz/policy';
import { describeDeal, describeScore, describeTable, narrate } from './narrate';

/** A builder's bent (fuzz/policy.ts): plain chance would complete few works. */
const BUILDER = 1;

export function tellRandomGame(options: NewGameOptions, showTable = false): string {
  const events: GameEvent[] = [];
  const lines: string[] = [];
  let g = newGame(options, events);
  const policy = policyOf(BUILDER, seededRng(`${options.seed}-players`));
  const tell = () => {
    for (const event of events.splice(0)) {
      if (event.type === 'turn' && showTable) lines.push(describeTable(g));
      const line = narrate(event);
      if (line !== null) lines.push(line);
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
