/** Plays a lesson without a screen: what is accepted, what is answered to anything else, when it is learned. */
import type { Act, CardId, Choice, GameState } from '@/engine';
import { advance, clone, decision, situation } from '@/engine';
import type { Answer, Playing, Prediction, Progress, Stage } from './lesson';
import { fits } from './lesson';

const YOU = 0;

export function openStage(stage: Stage): Progress {
  const g = situation(stage.situation);
  return { g, made: [], start: g };
}

/** The opponent of a lesson only prays: no task and no effect. */
export function restingChoice(choices: readonly Choice[]): Choice {
  const [first] = choices;
  const rest = choices.find(({ do: act }) => act === 'pass' || act === 'pray') ?? first;
  if (rest === undefined) throw new Error('A question without an answer.');
  return rest;
}

/** Which step of the stage comes next: the number of its sentence. */
export function stepOf(stage: Stage, { made }: Progress): number {
  return stage.type === 'play' && stage.guide !== undefined ? made.length : 0;
}

/** The reason why this is not the choice looked for; null if it may be made. */
export function refusalOf(stage: Playing, { made }: Progress, choice: Choice): string | null {
  const step = stage.guide?.[made.length];
  if (step === undefined || step.take.some((move) => fits(choice, move))) return null;
  return step.otherwise?.[choice.do] ?? 'else';
}

/** The reason why nothing that can be done with this card is looked for; null if something is. */
export function refusalOfCard(stage: Playing, progress: Progress, card: CardId): string | null {
  const choices = decision(progress.g)?.choices ?? [];
  const reasons = choices
    .filter((choice) => choice.card === card || choice.via === card)
    .map((choice) => refusalOf(stage, progress, choice));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

/** The reason why this is not the answer; null if it is. */
export function reasonAgainst(stage: Prediction, { g }: Progress, answer: Answer): string | null {
  return stage.right(g) === answer ? null : (stage.otherwise?.[answer] ?? 'else');
}

/** What one tap may go on to: a work and its wing, a Tailor action and its returns. */
const GOES_ON: Partial<Record<Act, readonly Act[]>> = {
  smith: ['wing'],
  craft: ['wing'],
  tailor: ['return', 'pass'],
};

/** Why the choice, or what the same tap goes on to, is not looked for. */
function reasonsOf(stage: Playing, progress: Progress, choice: Choice): string[] {
  const refusal = refusalOf(stage, progress, choice);
  if (refusal !== null) return [refusal];
  const next = stage.guide?.[progress.made.length + 1]?.otherwise ?? {};
  return (GOES_ON[choice.do] ?? []).flatMap((act) => next[act] ?? []);
}

/** Every reason that an answer to the question on the table may be given; `card`: an answer with this card. */
export function reasonsFor(stage: Stage, progress: Progress, card?: CardId): string[] {
  if (stage.type === 'tell') return [];
  if (stage.type === 'predict') {
    const reasons = stage.answers.flatMap((answer) => reasonAgainst(stage, progress, answer) ?? []);
    return [...new Set(reasons)];
  }
  const choices = (decision(progress.g)?.choices ?? []).filter(
    (choice) => card === undefined || choice.card === card,
  );
  return [...new Set(choices.flatMap((choice) => reasonsOf(stage, progress, choice)))];
}

export type Outcome =
  { readonly type: 'on' | 'reached' } | { readonly type: 'missed'; why: string };

export function outcomeOf(stage: Playing, progress: Progress): Outcome {
  if (stage.isReached(progress)) return { type: 'reached' };
  const why = stage.missed?.(progress) ?? null;
  return why === null ? { type: 'on' } : { type: 'missed', why };
}

/** Makes a choice; then the opponent rests until you are asked again, or the goal is reached or missed. */
export function playIn(stage: Playing, progress: Progress, choice: Choice): Progress {
  const g: GameState = clone(progress.g);
  advance(g, choice);
  const after: Progress = { ...progress, g, made: [...progress.made, choice] };
  while (outcomeOf(stage, after).type === 'on') {
    const asked = decision(g);
    if (asked === null || asked.player === YOU) break;
    advance(g, restingChoice(asked.choices));
  }
  return after;
}
