/** A hint is legal, gives reasons in words, and knows only what the player knows. */
import { hintIdea } from '@/components/table/model/hint-idea';
import type { CardName, Decision, GameState, View } from '@/engine';
import { cardNamed, seededRng, situation, viewFor } from '@/engine';
import { hintWords, type Asking } from '@/components/table/prompt/model';
import { reasons } from '@/locales/en/reasons';
import type { Hint, Suggestion } from '@/store/hint/hint';
import { seekHint } from '@/store/hint/hint';
import { permuteUnseen } from '../../../../scripts/fuzz/permute';
import { positions } from '../../../engine/ai/positions';

const AT_ONCE = { scheduler: { pause: () => Promise.resolve() }, isWanted: () => true };

interface Told {
  readonly hint: Hint;
  readonly view: View;
  readonly decision: Decision;
  /** The text for the player, without the move. */
  readonly words: readonly string[];
}

/** Looked at by two tests. */
const looked = [...positions('hints', 200, 7)];
const first = new Map<GameState, Promise<Told>>();

/** What is hinted at one of those positions: thought about once. */
function toldAt(g: GameState): Promise<Told> {
  const told = first.get(g) ?? hintAt(g);
  first.set(g, told);
  return told;
}

async function hintAt(g: GameState): Promise<Told> {
  const view = viewFor(g, g.current);
  const hint = await seekHint(view, AT_ONCE);
  if (hint === null || view.decision === null) throw new Error('no hint');
  const { decision } = view;
  const because = hint.best.reasons.map(({ key }) => reasons[key].up);
  const words = [hintIdea(asking(view, decision), hint.best.choice), ...because];
  return { hint, view, decision, words };
}

const NAMES = ['Ada', 'Ben', 'Chie', 'Daigo', 'Emi'];

const asking = (view: View, decision: Decision): Asking => ({
  view,
  decision,
  cast: {
    participants: view.players.map((_, i) => ({ name: NAMES[i] ?? '', kind: 'person', colour: i })),
    viewer: decision.player,
  },
});

type Zone = 'helpers' | 'sales' | 'bench' | 'gallery' | 'giftShop' | 'task';

/** Words that mention something, and where or by which act it must be there. */
const SUBJECTS: readonly (readonly [RegExp, 'own' | 'others', readonly Zone[], RegExp])[] = [
  [/Your helpers/, 'own', ['helpers'], /hire/],
  [/your helpers or sales|your helpers and sales/, 'own', ['helpers', 'sales'], /hire|sell/],
  [/Your craft bench/, 'own', ['bench'], /collect/],
  [/Your sales|backorders/, 'own', ['sales'], /sell/],
  [/Your works/, 'own', ['gallery', 'giftShop'], /smith|craft|wing/],
  [/others have (fewer|more) helpers/, 'others', ['helpers'], /^$/],
  [/their craft benches/, 'others', ['bench'], /^$/],
  [/their sales/, 'others', ['sales'], /^$/],
  [/others’ works/, 'others', ['gallery', 'giftShop'], /^$/],
  [/others’ tasks/, 'others', ['task'], /^$/],
];

/** What these words mention that is not there. */
function unfounded(view: View, { choice, then }: Suggestion, words: string): string[] {
  const acts = [choice, ...then].map(({ do: act }) => act).join();
  const missing = SUBJECTS.filter(([speaks, whose, zones, made]) => {
    if (!speaks.test(words) || made.test(acts)) return false;
    const whom = view.players.filter((_, i) => (i === view.viewer) === (whose === 'own'));
    return whom.every((player) => zones.every((zone) => player[zone].length === 0));
  });
  const isTaskless = /[Yy]our task/.test(words) && choice.do !== 'task';
  return [...missing.map(([speaks]) => speaks.source), ...(isTaskless ? ['Your task'] : [])];
}

test('200 positions: no reason speaks of what is not there', async () => {
  let noTask = 0;
  for (const g of looked) {
    const { hint, view, decision } = await toldAt(g);
    const moves = hintWords(asking(view, decision), { of: decision, hint, shows: 'moves' });
    for (const [i, line] of moves.split('\n').entries()) {
      const suggestion = i === 0 ? hint.best : hint.second;
      if (suggestion === null) throw new Error(`a line too many: ${line}`);
      // The first sentence is the move itself, which may make a helper "your task".
      const why = line.slice(line.indexOf('. ') + 1);
      expect({ line, unfounded: unfounded(view, suggestion, why) }).toEqual({
        line,
        unfounded: [],
      });
      noTask += /nothing from you; you draw a card/.test(line) ? 1 : 0;
    }
  }
  expect(noTask).toBeGreaterThan(0);
});

test('no task says what it means', () => {
  const g = situation({ you: { hand: ['Cup', 'Crane'] }, at: 'newTask' });
  const view = viewFor(g, 0);
  const decision = view.decision as Decision;
  const pass: Suggestion = { choice: { do: 'pass' }, then: [], reasons: [] };
  const hinted = { of: decision, hint: { best: pass, second: null }, shows: 'moves' as const };
  expect(hintWords(asking(view, decision), hinted)).toMatch(
    /^1 · No task · draw 1 card\. Ben gets nothing from you; you draw a card\.$/,
  );
});

test('200 positions: legal, with a reason, and the same whatever lies unseen', async () => {
  const rng = seededRng('unseen');
  let because = 0;
  for (const g of looked) {
    const { hint, decision, words } = await toldAt(g);
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
    hintIdea(asking(view, decision), { do: 'task', card: cardNamed(card) });
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
  expect(hintIdea(asking(view, decision), smith ?? { do: 'pass' })).toBe(
    'A Cloth work now would bring 4 more points from your sales.',
  );
});

test('is dropped when the question is gone', async () => {
  const g = situation({ you: { hand: ['Flag', 'Socks'] }, doing: 'Smith' });
  const gone = { ...AT_ONCE, isWanted: () => false };
  expect(await seekHint(viewFor(g, 0), gone)).toBeNull();
  expect(await seekHint(viewFor(g, 1), AT_ONCE)).toBeNull();
});
