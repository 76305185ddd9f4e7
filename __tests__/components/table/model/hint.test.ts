/** A hint is legal, has its reasons in words, and knows no more than the player who asks. */
import { hintIdea } from '@/components/table/model/hint-idea';
import type { CardName, Decision, GameState, View } from '@/engine';
import { cardNamed, seededRng, situation, viewFor } from '@/engine';
import { reasons } from '@/locales/en/reasons';
import type { Hint } from '@/store/hint/hint';
import { seekHint } from '@/store/hint/hint';
import { permuteUnseen } from '../../../../scripts/fuzz/permute';
import { positions } from '../../../engine/ai/positions';

const AT_ONCE = { scheduler: { pause: () => Promise.resolve() }, isWanted: () => true };

interface Told {
  readonly hint: Hint;
  readonly view: View;
  readonly decision: Decision;
  /** All that the player would read, the move itself left out. */
  readonly words: readonly string[];
}

async function hintAt(g: GameState): Promise<Told> {
  const view = viewFor(g, g.current);
  const hint = await seekHint(view, AT_ONCE);
  if (hint === null || view.decision === null) throw new Error('no hint');
  const { decision } = view;
  const because = hint.best.reasons.map(({ key }) => reasons[key].up);
  const words = [hintIdea({ view, decision }, hint.best.choice), ...because];
  return { hint, view, decision, words };
}

test('200 positions: legal, with a reason, and the same whatever lies unseen', async () => {
  const rng = seededRng('unseen');
  let because = 0;
  for (const g of positions('hints', 200, 7)) {
    const { hint, decision, words } = await hintAt(g);
    expect(decision.choices).toContainEqual(hint.best.choice);
    if (hint.second !== null) expect(decision.choices).toContainEqual(hint.second.choice);
    expect(hint.second?.choice).not.toEqual(hint.best.choice);
    for (const sentence of words) expect(sentence).toMatch(/^[A-Z0-9].*[.?]$/);
    because += hint.best.reasons.length > 0 ? 1 : 0;
    const other = await hintAt(permuteUnseen(g, g.current, rng));
    expect({ words: other.words, hint: other.hint }).toEqual({ words, hint });
  }
  expect(because).toBeGreaterThan(100);
});

test('the idea counts helpers and cover: two covered Potter helpers', () => {
  const g = situation({
    you: { hand: ['Cup', 'Crane'], helpers: ['Bowl', 'Jar'], gallery: ['Vase'] },
    at: 'newTask',
  });
  const view = viewFor(g, 0);
  const decision = view.decision as Decision;
  const idea = (card: CardName) =>
    hintIdea({ view, decision }, { do: 'task', card: cardNamed(card) });
  expect(idea('Crane')).toBe('A Clerk task would give you 1 action.');
  expect(idea('Cup')).toBe('2 covered Potter helpers: your Potter task would give 5 actions.');
});

test('a work that covers sales says what they would bring', () => {
  const g = situation({
    you: { hand: ['Flag', 'Socks'], sales: ['Robe', 'Quilt'] },
    doing: 'Smith',
  });
  const view = viewFor(g, 0);
  const decision = view.decision as Decision;
  const smith = decision.choices.find(({ do: act }) => act === 'smith');
  expect(hintIdea({ view, decision }, smith ?? { do: 'pass' })).toBe(
    'A Cloth work now would bring 4 more points from your sales.',
  );
});

test('is dropped when the question is gone', async () => {
  const g = situation({ you: { hand: ['Flag', 'Socks'] }, doing: 'Smith' });
  const gone = { ...AT_ONCE, isWanted: () => false };
  expect(await seekHint(viewFor(g, 0), gone)).toBeNull();
  expect(await seekHint(viewFor(g, 1), AT_ONCE)).toBeNull();
});
