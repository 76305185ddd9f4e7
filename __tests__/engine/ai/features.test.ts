import { MATERIALS, score } from '../../../engine';
import { claims, emptyFacts, openPoints, playerFacts } from '../../../engine/ai/facts';
import { extract } from '../../../engine/ai/features';
import { featureName, layoutFor, topicOf, TOPICS } from '../../../engine/ai/layout';
import { wins } from '../../../engine/ai/outcome';
import { backorderClaim } from '../../../engine/scoring';
import { seededRng } from '../../../engine/rng';
import { permuteUnseen } from '../../../scripts/fuzz/permute';
import { turnBeginnings } from './positions';

test('the quick counts agree with the score of the engine', () => {
  for (const g of turnBeginnings('facts', 600)) {
    const facts = g.players.map((_, player) => playerFacts(g, player, emptyFacts()));
    const { players, winners } = score(g);
    players.forEach(({ works, sales, bonuses }, player) => {
      expect(openPoints(facts[player] as (typeof facts)[0])).toBe(works + sales + bonuses);
      MATERIALS.forEach((material, m) => {
        const claimed = backorderClaim(g, player, material) !== null;
        expect(claims(facts, g.players.length, player, m)).toBe(claimed);
      });
      expect(wins(g, player)).toBe(winners.includes(player) ? 1 : 0);
    });
  }
});

test('every feature has a name of its own and a topic', () => {
  for (const seats of [2, 3, 4, 5]) {
    const layout = layoutFor(seats);
    const places = Array.from({ length: layout.size }, (_, at) => at);
    expect(new Set(places.map((at) => featureName(layout, at))).size).toBe(layout.size);
    expect(new Set(places.map((at) => topicOf(layout, at)))).toEqual(new Set(TOPICS));
  }
});

test('features say nothing of what the player does not know', () => {
  const rng = seededRng('features');
  for (const g of turnBeginnings('blind', 200)) {
    const me = (g.current + g.players.length - 1) % g.players.length;
    const seen = g.known.map((bits) => (bits >> me) & 1);
    const { index, value } = extract(g, me, seen);
    const other = permuteUnseen(g, me, rng);
    const again = extract(other, me, seen);
    expect({ index: again.index, value: again.value }).toEqual({ index, value });
  }
});

test('cards drawn and not yet seen count as unknown', () => {
  for (const g of turnBeginnings('draws', 50)) {
    const me = g.current;
    const nothing = g.known.map(() => 0);
    const { index } = extract(g, me, nothing);
    const names = index.map((at) => featureName(layoutFor(g.players.length), at));
    const open = (g.players[me]?.hand ?? []).filter((c) => ((g.known[c] as number) & 96) !== 0);
    if (open.length === 0) expect(names.filter((name) => name.startsWith('handCard'))).toEqual([]);
  }
});
