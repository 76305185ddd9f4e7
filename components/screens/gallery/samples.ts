/** One question of every kind, found by playing seeded games. */
import type { Choice, Decision, View } from '@/engine';
import { advance, decision, legalChoices, newGame, viewFor } from '@/engine';

export interface Sample {
  readonly key: string;
  readonly decision: Decision;
  readonly view: View;
}

const GAMES = 10;
const MOST = 400;

export function samples(): Sample[] {
  const found = new Map<string, Sample>();
  let s = 7;
  const roll = () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 2 ** 32;
  };
  for (let game = 0; game < GAMES; game++) {
    const g = newGame({ players: 2 + (game % 3), seed: `gallery-${game}` });
    for (let i = 0, choices = legalChoices(g); choices !== null && i < MOST; i++) {
      const d = decision(g);
      if (d === null) break;
      const of = d.kind === 'work' ? `${d.ask.pick} ${d.ask.act}` : d.timing;
      const key = of === null ? d.kind : `${d.kind} · ${of}`;
      if (!found.has(key)) found.set(key, { key, decision: d, view: viewFor(g, d.player) });
      const works = choices.filter((c) => ['smith', 'craft', 'use', 'wing'].includes(c.do));
      const from = works.length > 0 && roll() < 0.8 ? works : choices;
      choices = advance(g, from[Math.floor(roll() * from.length)] as Choice);
    }
  }
  return [...found.values()].sort((a, b) => a.key.localeCompare(b.key));
}
