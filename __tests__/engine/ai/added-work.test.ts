/** A 55th work leaves the players the judgement that they were trained with. */
import '../support/with-lantern';

import type { WorkName } from '../../../engine';
import { WORK_NAMES } from '../../../engine';
import { extract } from '../../../engine/ai/features';
import { featureName, layoutFor } from '../../../engine/ai/layout';
import { emptyContext, flagsOf, POLICY_SIZE, readContext } from '../../../engine/ai/policy';
import { TRAINED_AT, TRAINED_WORKS, UNTRAINED } from '../../../engine/ai/trained-works';
import { agentNamed } from '../../../scripts/ai/agents';
import { playMatch } from '../../../scripts/ai/match';
import { cardNamed, table, type Situation } from '../support/table';
import './nets';

/** The compiler knows only the 54. */
const LANTERN = 'Lantern' as WorkName;

const LAID: Situation = {
  you: { gallery: [LANTERN, 'Vase'], giftShop: ['Amulet'], hand: ['Umbrella', 'Poem'] },
  left: { gallery: ['Mask'], hand: ['Robe'] },
  at: 'morning',
};

test('every trained work is in the deck, and keeps its place after others', () => {
  expect(WORK_NAMES).toHaveLength(TRAINED_WORKS.length + 1);
  expect(TRAINED_AT[cardNamed(LANTERN)]).toBe(UNTRAINED);
  const places = TRAINED_WORKS.map((name) => TRAINED_AT[cardNamed(name)]);
  expect(places).toEqual(TRAINED_WORKS.map((_, at) => at));
});

test('features name the works that lie there, and none for the new one', () => {
  const { state } = table(LAID);
  const layout = layoutFor(2);
  const { index } = extract(
    state,
    0,
    state.known.map(() => 1),
  );
  const names = index.map((at) => featureName(layout, at));
  const ofWorks = names.filter((name) => /^(works|theirWorks|handCard)\./.test(name)).sort();
  expect(ofWorks).toEqual([
    'handCard.Poem',
    'handCard.Umbrella',
    'theirWorks.Mask',
    'works.Amulet',
    'works.Vase',
  ]);
  expect(Math.max(...index)).toBeLessThan(layout.size);
});

test('a choice of the new work has no flag of another', () => {
  const { state } = table({ you: { gallery: [LANTERN], hand: ['Poem'] }, at: 'morning' });
  const context = emptyContext();
  readContext(state, context);
  const flags = (via: WorkName) => {
    const out: number[] = [];
    const n = flagsOf(state, context, { do: 'use', via: cardNamed(via) }, out);
    return out.slice(0, n);
  };
  expect(flags('Mask').length).toBe(flags(LANTERN).length + 1);
  expect(flags('Mask')).toEqual(expect.arrayContaining(flags(LANTERN)));
  expect(Math.max(...flags('Vase'))).toBeLessThan(POLICY_SIZE);
});

test('computers play whole games with it', () => {
  const agents = ['abbot', 'prior'].map((level) =>
    agentNamed(`${level}?base=6,perOption=1,worlds=2`),
  );
  const options = {
    players: 2,
    teams: false,
    extended: false,
    morningOrder: 'effectsFirst',
  } as const;
  for (const seed of ['lantern 1', 'lantern 2']) {
    expect(playMatch(agents, options, seed).end).toBeDefined();
  }
});
