/** What a lesson puts into the panel: its own sentence instead of the question, and its buttons. */
import { nameOf } from '@/components/card/identity';
import type { Asking, PromptButton, PromptModel } from '@/components/table/prompt/model';
import { promptFor } from '@/components/table/prompt/model';
import type { PromptWords } from '@/components/table/prompt/room';
import type { View } from '@/engine';
import { cardNamed } from '@/engine';
import { t } from '@/locales';
import type { Answer, Lesson, Spoken, StageState } from '@/store/learn';
import { lessonAfter, reasonsFor, refusalOf, spoken, titled } from '@/store/learn';

import type { Cast } from '../model/cast';
import { playerName } from '../model/cast';

const RIVAL = 1;

export interface InLesson {
  readonly words: PromptWords;
  /** Null where nothing may be chosen on the table. */
  readonly prompt: PromptModel | null;
  readonly why: string | null;
}

function labelOf(answer: Answer, cast: Cast): string {
  if (typeof answer === 'number') return String(answer);
  return answer === 'rival' ? playerName(cast, RIVAL) : t(`lesson.answer.${answer}`);
}

function nextButton(label: string, kind: PromptButton['kind'] = 'primary'): PromptButton {
  return { id: 'lesson-next', label, kind, does: { type: 'lessonNext' }, final: false };
}

/** After the last stage: on to the next lesson, after the last of them to the first game; or back to the list. */
function lastButtons(lesson: Lesson): PromptButton[] {
  const next = lessonAfter(lesson.id);
  const title = next && titled(next)?.title;
  const follow: PromptButton = {
    id: 'lesson-follow',
    label: title === undefined ? t('learn.firstGame') : t('lesson.follow', { title }),
    kind: 'primary',
    does: { type: title === undefined ? 'firstGame' : 'lessonFollow' },
    final: false,
  };
  return [follow, nextButton(t('lesson.finish'), 'secondary')];
}

const answerButton = (answer: Answer, cast: Cast): PromptButton => ({
  id: `answer-${answer}`,
  label: labelOf(answer, cast),
  kind: 'secondary',
  does: { type: 'lessonAnswer', answer },
  final: false,
});

/** The table as the lesson shows it: without the number that is asked for. */
export function viewInLesson(view: View, now: StageState | null): View {
  const isSecret = now?.stage.hidesActions === true && now.status === 'asking';
  if (!isSecret || view.task === null) return view;
  return { ...view, task: { ...view.task, total: 0 } };
}

/** A lesson explains; a puzzle asks what the table asks. */
export const isSentences = (now: StageState | null): boolean =>
  now !== null && (now.stage.type !== 'play' || now.stage.puzzle === undefined);

/** "Count · 2 of 7" */
function lessonHeading({ lesson, at, of }: StageState): string {
  const title = titled(lesson)?.title ?? '';
  return of === 1 ? title : t('lesson.heading', { title, at: at + 1, of });
}

/** A hint first, then the solution. */
const helpButton = ({ help }: StageState): PromptButton => ({
  id: 'lesson-help',
  label: t(help === 'none' ? 'puzzles.help' : 'puzzles.show'),
  kind: 'plain',
  does: { type: 'lessonHelp' },
  final: false,
});

/** A puzzle: the table's own questions, with the goal below them. */
function inPuzzle(now: StageState, prompt: PromptModel | null): InLesson {
  const { stage, status, progress, help } = now;
  const puzzle = stage.type === 'play' ? stage.puzzle : undefined;
  const goal = lessonHeading(now);
  const say = (question: string, detail: string, buttons: readonly PromptButton[]): InLesson => ({
    words: { question, detail, why: false, buttons },
    prompt: null,
    why: null,
  });
  if (status === 'missed') {
    const why = puzzle?.missed(progress) ?? '';
    const buttons = [nextButton(t('lesson.again')), ...(help === 'shown' ? [] : [helpButton(now)])];
    return say(t('lesson.missed'), why, buttons);
  }
  if (status === 'reached') {
    const isShown = help === 'shown';
    const next = nextButton(t(isShown ? 'lesson.again' : 'puzzles.finish'));
    return say(t(isShown ? 'puzzles.shown' : 'puzzles.solved'), goal, [next]);
  }
  if (help === 'shown') return say(t('puzzles.showing'), goal, []);
  if (prompt === null) return say(goal, '', []);
  const why = now.why === 'hint' ? (puzzle?.hint(progress) ?? null) : null;
  const buttons = [...prompt.buttons, helpButton(now)];
  const detail = why ?? goal;
  return {
    words: { question: prompt.question, detail, why: why !== null, buttons },
    prompt: { ...prompt, detail, buttons },
    why,
  };
}

/** A work is chosen and its buttons are the wings: making it and its wing are two steps of the lesson. */
const asksForWing = (prompt: PromptModel | null): boolean =>
  prompt?.buttons.some(({ does }) => does.type === 'choose' && does.wing !== undefined) === true;

/** The lesson leads from step to step. */
export const isGuided = (now: StageState | null): boolean =>
  now?.stage.type === 'play' && now.stage.guide !== undefined;

/** Which of the stage's sentences is said. */
function stepIn(now: StageState, prompt: PromptModel | null): number {
  if (!isGuided(now)) return 0;
  return now.progress.made.length + (asksForWing(prompt) ? 1 : 0);
}

/** Without a guide the lesson says only what is wanted; the table asks its own questions. */
const isLeftAlone = (now: StageState, prompt: PromptModel | null): boolean =>
  now.stage.type === 'play' &&
  now.status === 'asking' &&
  !isGuided(now) &&
  (now.progress.made.length > 0 || asksForWing(prompt));

/** Below the question: where one is; left alone, what the table says of its question, and what is wanted. */
function detailOf(now: StageState, prompt: PromptModel | null, { goal }: Spoken): string {
  if (prompt === null || !isLeftAlone(now, prompt)) return lessonHeading(now);
  const wanted = t('lesson.goal', { goal });
  return prompt.detail === null ? wanted : `${prompt.detail}\n${wanted}`;
}

/** A work in the rival's temple that the words name: on a phone it is not on the screen. */
function readNamed({ stage, progress }: StageState, words: string): PromptButton[] {
  const { gallery, giftShop } = progress.g.players[RIVAL] ?? { gallery: [], giftShop: [] };
  return (stage.names ?? [])
    .map(cardNamed)
    .filter((card) => [...gallery, ...giftShop].includes(card) && words.includes(nameOf(card)))
    .map((card) => ({
      id: `read-${card}`,
      label: t('act.readNamed', { card: nameOf(card) }),
      kind: 'plain',
      does: { type: 'inspect', card },
      final: false,
    }));
}

const isRefused = ({ stage, progress }: StageState, { does }: PromptButton): boolean =>
  stage.type === 'play' &&
  does.type === 'choose' &&
  refusalOf(stage, progress, does.choice) !== null;

/**
 * A step of a lesson is one action, so they are prayed one by one; and what the step does not look for is not offered
 * as the first thing to do.
 */
function ledButtons(now: StageState, buttons: readonly PromptButton[]): readonly PromptButton[] {
  if (!isGuided(now)) return buttons;
  return buttons
    .filter(({ does }) => does.type !== 'prayRest')
    .map((button) =>
      button.kind === 'primary' && isRefused(now, button)
        ? { ...button, kind: 'secondary' }
        : button,
    );
}

/** Where nobody leads, to know what a wing brings is the answer: its button does not tell. */
function untoldButtons(now: StageState, buttons: readonly PromptButton[]): readonly PromptButton[] {
  if (isGuided(now)) return buttons;
  return buttons.map((button) =>
    button.does.type === 'choose' && isWing(button.does)
      ? { ...button, detail: undefined, detailGood: undefined }
      : button,
  );
}

const isWing = ({ choice, wing }: Extract<PromptButton['does'], { type: 'choose' }>): boolean =>
  (wing ?? choice.wing) !== undefined;

/** A step of the stage at which one plays: the lesson's sentence over the table's own buttons. */
function inPlay(now: StageState, prompt: PromptModel | null, said: Spoken, say: Say): InLesson {
  const question = isLeftAlone(now, prompt) ? (prompt?.question ?? said.goal) : said.says;
  const buttons = untoldButtons(now, ledButtons(now, prompt?.buttons ?? []));
  const asked = say(question, buttons);
  if (prompt === null) return asked;
  const { question: short } = prompt;
  return { ...asked, prompt: { ...prompt, question, short, detail: asked.words.detail, buttons } };
}

type Say = (question: string, buttons: readonly PromptButton[]) => InLesson;

/** The questions at this table, with no card chosen and with each. */
export function questionsAt(asking: Asking): readonly PromptModel[] {
  const free = promptFor(asking, null);
  const chosen = [...free.choosable].flatMap((card) => [
    promptFor(asking, card),
    promptFor(asking, null, [card]),
  ]);
  return [free, ...chosen];
}

/** `prompt` is the table's own question; null while something is being shown. `later`: what else it may become, for which there is room from the start. */
export function inLesson(
  now: StageState,
  prompt: PromptModel | null,
  cast: Cast,
  later: readonly PromptModel[] = [],
): InLesson {
  const taught = atStep(now, prompt, cast);
  if (prompt === null || !isSentences(now) || now.status !== 'asking') return taught;
  const others = later.map((each) => atStep(now, each, cast).words);
  return { ...taught, words: { ...taught.words, later: others } };
}

function atStep(now: StageState, prompt: PromptModel | null, cast: Cast): InLesson {
  const { lesson, stage, status, progress } = now;
  if (stage.type === 'play' && stage.puzzle !== undefined) return inPuzzle(now, prompt);
  const step = stepIn(now, prompt);
  const said = spoken(lesson, stage, { g: progress.g, step, rival: playerName(cast, RIVAL) });
  const why = now.why === null ? null : said.why(now.why);
  const detail = why ?? detailOf(now, prompt, said);
  const corner = prompt?.letGo === true;
  const mayTell = status === 'asking' ? reasonsFor(stage, progress).map(said.why) : [];
  // The room is measured for the reason, if there is one; the panel shows it in place of the heading.
  const say: Say = (question, buttons) => ({
    words: { question, detail, why: why !== null, mayTell, buttons, corner },
    prompt: null,
    why,
  });
  if (status === 'missed') {
    return say(t('lesson.missed'), [nextButton(t('lesson.again')), ...readNamed(now, detail)]);
  }
  if (status === 'reached') {
    return say(
      said.done,
      now.at + 1 < now.of ? [nextButton(t('lesson.next'))] : lastButtons(lesson),
    );
  }
  if (stage.type === 'tell') return say(said.says, [nextButton(t('lesson.next'))]);
  if (stage.type === 'play') return inPlay(now, prompt, said, say);
  return say(
    said.says,
    stage.answers.map((answer) => answerButton(answer, cast)),
  );
}
