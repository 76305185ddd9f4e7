/** Questions of every kind from played games, with and without a chosen card. */
import type { PromptModel } from '@/components/table/prompt/model';
import { promptFor } from '@/components/table/prompt/model';
import type { DecisionKind } from '@/engine';
import { advance, decision, legalChoices, newGame, viewFor } from '@/engine';
import { seededRng } from '@/engine/rng';
import type { Participant } from '@/store/game';

import { policyOf } from '../../../../scripts/fuzz/policy';

export interface Asked {
  readonly kind: DecisionKind;
  readonly prompt: PromptModel;
}

export const KINDS: readonly DecisionKind[] = [
  'handLimit',
  'effects',
  'discard',
  'newTask',
  'obstruction',
  'action',
  'tailor',
  'replaceSupport',
  'support',
  'wing',
  'work',
];

const LONGEST = 260;
/** At most this many of each, so that frequent ones do not crowd out the rest. */
const MOST_OF_A_KIND = 16;

const NAMES = ['You', 'Aiko', 'Benkei', 'Margaret', 'Daigo'];

/** Games of players with all kinds of preferences. */
export function askedIn(games: number): readonly Asked[] {
  const found = new Map<string, Asked[]>();
  for (let i = 0; i < games; i++) {
    const players = 2 + (i % 4);
    const participants = NAMES.slice(0, players).map((name, colour): Participant => ({
      name,
      kind: 'person',
      colour,
    }));
    const g = newGame({ players, seed: `asked ${i}` });
    const policy = policyOf(i, seededRng(`players of ${i}`));
    let choices = legalChoices(g);
    for (let n = 0; choices !== null && n < LONGEST; n++) {
      const asked = decision(g);
      if (asked !== null) {
        const of = {
          decision: asked,
          view: viewFor(g, g.current),
          cast: { participants, viewer: g.current },
        };
        const open = promptFor(of, null);
        const [first] = open.choosable;
        const all = first === undefined ? [open] : [open, promptFor(of, first)];
        for (const prompt of all) {
          const key = `${asked.kind} ${prompt.selected === null ? 'open' : 'chosen'}`;
          const known = found.get(key) ?? [];
          found.set(key, known);
          if (known.length < MOST_OF_A_KIND) known.push({ kind: asked.kind, prompt });
        }
      }
      choices = advance(g, policy(g, choices));
    }
  }
  return [...found.values()].flat();
}
