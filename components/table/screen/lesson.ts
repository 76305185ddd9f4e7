/** What a lesson puts into the panel: its own sentence instead of the question, and its buttons. */
import type { PromptButton, PromptModel } from '@/components/table/prompt/model';
import type { PromptWords } from '@/components/table/prompt/room';
import type { View } from '@/engine';
import { t } from '@/locales';
import type { Answer, Lesson, StageState } from '@/store/learn';
import { lessonAfter, spoken, titled } from '@/store/learn';

import type { Cast } from '../model/cast';
import { seatName } from '../model/cast';

const RIVAL = 1;

export interface InLesson {
  readonly words: PromptWords;
  /** Null where nothing may be chosen on the table. */
  readonly prompt: PromptModel | null;
  readonly why: string | null;
}

function labelOf(answer: Answer, cast: Cast): string {
  if (typeof answer === 'number') return String(answer);
  if (answer === 'rival') return seatName(cast, RIVAL);
  return t(answer === 'you' ? 'lesson.answerYou' : `lesson.${answer}`);
}

function nextButton(label: string, kind: PromptButton['kind'] = 'primary'): PromptButton {
  return { id: 'lesson-next', label, kind, does: { type: 'lessonNext' }, final: false };
}

/** After the last stage: on to the next lesson, or back to the list. */
function lastButtons(lesson: Lesson): PromptButton[] {
  const next = lessonAfter(lesson.id);
  const title = next && titled(next)?.title;
  if (title === undefined) return [nextButton(t('lesson.finish'))];
  const follow: PromptButton = {
    id: 'lesson-follow',
    label: t('lesson.follow', { title }),
    kind: 'primary',
    does: { type: 'lessonFollow' },
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
  const isSecret =
    now?.stage.type === 'predict' && now.stage.hidesActions === true && now.status === 'asking';
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
  const say = (question: string, detail: string, acts: readonly PromptButton[]): InLesson => ({
    words: { question, detail, why: false, acts },
    prompt: null,
    why: null,
  });
  if (status === 'missed') {
    const why = puzzle?.missed(progress) ?? '';
    const acts = [nextButton(t('lesson.again')), ...(help === 'shown' ? [] : [helpButton(now)])];
    return say(t('lesson.missed'), why, acts);
  }
  if (status === 'reached') {
    const isShown = help === 'shown';
    const next = nextButton(t(isShown ? 'lesson.again' : 'puzzles.finish'));
    return say(t(isShown ? 'puzzles.shown' : 'puzzles.solved'), goal, [next]);
  }
  if (help === 'shown') return say(t('puzzles.showing'), goal, []);
  if (prompt === null) return say(goal, '', []);
  const why = now.why === 'hint' ? (puzzle?.hint(progress) ?? null) : null;
  const acts = [...prompt.acts, helpButton(now)];
  const detail = why ?? goal;
  return {
    words: { question: prompt.question, detail, why: why !== null, acts },
    prompt: { ...prompt, detail, acts },
    why,
  };
}

/** A work is chosen and its buttons are the wings: making it and its wing are two steps of the lesson. */
const asksForWing = (prompt: PromptModel | null): boolean =>
  prompt?.acts.some(({ does }) => does.type === 'choose' && does.wing !== undefined) === true;

/** Which of the stage's sentences is said. */
function stepIn({ stage, progress }: StageState, prompt: PromptModel | null): number {
  if (stage.type !== 'play' || stage.guide === undefined) return 0;
  return progress.made.length + (asksForWing(prompt) ? 1 : 0);
}

/** `prompt` is the table's own question; null while something is being shown. */
export function inLesson(now: StageState, prompt: PromptModel | null, cast: Cast): InLesson {
  const { lesson, stage, status, progress, at, of } = now;
  if (stage.type === 'play' && stage.puzzle !== undefined) return inPuzzle(now, prompt);
  const step = stepIn(now, prompt);
  const said = spoken(lesson, stage, { g: progress.g, step, rival: seatName(cast, RIVAL) });
  const why = now.why === null ? null : said.why(now.why);
  const detail = lessonHeading(now);
  const isChosen = prompt?.letGo === true;
  const say = (question: string, acts: readonly PromptButton[]): InLesson => ({
    // The room is measured for the reason, if there is one; the panel shows it in place of the heading.
    words: { question, detail: why ?? detail, why: why !== null, acts, corner: isChosen },
    prompt: null,
    why,
  });
  if (status === 'missed') return say(t('lesson.missed'), [nextButton(t('lesson.again'))]);
  if (status === 'reached') {
    return say(said.done, at + 1 < of ? [nextButton(t('lesson.next'))] : lastButtons(lesson));
  }
  if (stage.type === 'tell') return say(said.says, [nextButton(t('lesson.next'))]);
  if (stage.type === 'predict') {
    const acts = stage.answers.map((answer) => answerButton(answer, cast));
    return say(said.says, acts);
  }
  const acts = prompt?.acts ?? [];
  const asked = prompt === null ? null : { ...prompt, question: said.says, detail: why ?? detail };
  return { ...say(said.says, acts), prompt: asked };
}
