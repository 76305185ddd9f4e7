/**
 * Plays every lesson without a screen: the taught way, every other answer, and how long it takes.
 */
import type { Choice } from '../../engine';
import { decision } from '../../engine';
import type { Lesson, Playing, Prediction, Progress, Stage } from '../../store/learn/lesson';
import { fits, stagesOf } from '../../store/learn/lesson';
import {
  openStage,
  outcomeOf,
  playIn,
  reasonAgainst,
  refusalOf,
  stepOf,
} from '../../store/learn/run';
import { spoken, wordsOf } from '../../store/learn/words';

export interface LessonReport {
  readonly id: string;
  readonly stages: number;
  /** On the taught way, twin included. */
  readonly choices: number;
  readonly seconds: number;
  /** Tables reached by other answers. */
  readonly explored: number;
  readonly problems: readonly string[];
}

const MOST_CHOICES = 12;
const MOST_SECONDS = 180;
const WORDS_A_SECOND = 3.5;
const SECONDS_A_CHOICE = 4;
/** More tables than any stage has: beyond this a stage never ends. */
const MOST_TABLES = 20_000;
const RIVAL = 'Aiko';

class Check {
  readonly problems: string[] = [];
  readonly used = new Set<string>();
  explored = 0;
  choices = 0;
  words = 0;

  constructor(readonly lesson: Lesson) {}

  say(stage: Stage, problem: string): void {
    const text = `${this.lesson.id}, ${stage.id}: ${problem}`;
    if (!this.problems.includes(text)) this.problems.push(text);
  }

  private read(stage: Stage, text: string): string {
    if (text.trim() === '' || /undefined|NaN|\[object/.test(text)) {
      this.say(stage, `an empty or broken sentence: "${text}"`);
    }
    return text;
  }

  speak(stage: Stage, progress: Progress) {
    const step = stepOf(stage, progress);
    return spoken(this.lesson, stage, { g: progress.g, step, rival: RIVAL });
  }

  /** All that a learner reads on the taught way. */
  hear(stage: Stage, text: string): void {
    this.words += this.read(stage, text).split(/\s+/).length;
  }

  reason(stage: Stage, progress: Progress, reason: string): void {
    if (!(reason in wordsOf(this.lesson, stage).wrong)) this.say(stage, `no words for "${reason}"`);
    this.used.add(`${stage.id}.${reason}`);
    this.read(stage, this.speak(stage, progress).why(reason));
  }
}

function checkPrediction(check: Check, stage: Prediction): void {
  const progress = openStage(stage);
  const right = stage.right(progress.g);
  if (!stage.answers.includes(right)) check.say(stage, `the answer ${right} is not offered`);
  // Of two answers the second try is no answer any more.
  if (new Set(stage.answers).size < 3) check.say(stage, 'a wrong answer tells the right one');
  check.choices++;
  check.hear(stage, check.speak(stage, progress).says);
  check.hear(stage, check.speak(stage, progress).done);
  for (const answer of stage.answers) {
    const reason = reasonAgainst(stage, progress, answer);
    if (reason !== null) check.reason(stage, progress, reason);
  }
}

const choicesOf = ({ g }: Progress): readonly Choice[] => decision(g)?.choices ?? [];

function checkSolution(check: Check, stage: Playing): void {
  let progress = openStage(stage);
  for (const move of stage.solution) {
    const choice = choicesOf(progress).find((each) => fits(each, move));
    if (choice === undefined) return check.say(stage, `${move.do} is not possible`);
    if (refusalOf(stage, progress, choice) !== null) check.say(stage, `${move.do} is refused`);
    const { says } = check.speak(stage, progress);
    if (stepOf(stage, progress) === progress.made.length) check.hear(stage, says);
    progress = playIn(stage, progress, choice);
    check.choices++;
  }
  if (outcomeOf(stage, progress).type !== 'reached')
    check.say(stage, 'its solution misses the goal');
  check.hear(stage, check.speak(stage, progress).done);
  const steps = stage.guide?.length ?? 1;
  const { says, goal } = wordsOf(check.lesson, stage);
  if (says.length !== steps) check.say(stage, `${steps} steps need as many sentences`);
  // Left alone, one is told the goal at every question.
  if (stage.guide === undefined && goal === undefined) check.say(stage, 'no words for its goal');
}

/** Tries every accepted answer from every table it leads to. */
function explore(check: Check, stage: Playing, progress: Progress): void {
  if (++check.explored > MOST_TABLES) return check.say(stage, 'it never ends');
  const outcome = outcomeOf(stage, progress);
  if (outcome.type === 'missed') return check.reason(stage, progress, outcome.why);
  if (outcome.type === 'reached') return;
  const choices = choicesOf(progress);
  if (choices.length === 0) return check.say(stage, 'a dead end');
  let accepted = 0;
  for (const choice of choices) {
    const refusal = refusalOf(stage, progress, choice);
    if (refusal !== null) check.reason(stage, progress, refusal);
    else {
      accepted++;
      explore(check, stage, playIn(stage, progress, choice));
    }
  }
  if (accepted === 0) check.say(stage, 'nothing is accepted');
}

function checkStage(check: Check, stage: Stage): void {
  const progress = openStage(stage);
  if (stage.type === 'tell') {
    check.hear(stage, check.speak(stage, progress).says);
    check.reason(stage, progress, 'else');
  } else if (stage.type === 'predict') checkPrediction(check, stage);
  else {
    checkSolution(check, stage);
    explore(check, stage, progress);
    check.reason(stage, progress, 'else');
  }
  for (const reason of Object.keys(wordsOf(check.lesson, stage).wrong)) {
    if (!check.used.has(`${stage.id}.${reason}`)) check.say(stage, `"${reason}" is never said`);
  }
}

export function checkLesson(lesson: Lesson): LessonReport {
  const check = new Check(lesson);
  const stages = stagesOf(lesson);
  for (const stage of stages) checkStage(check, stage);
  const seconds = Math.round(check.words / WORDS_A_SECOND + check.choices * SECONDS_A_CHOICE);
  const whole = stages[0] as Stage;
  if (lesson.twin.length === 0) check.say(whole, 'no twin');
  if (check.choices > MOST_CHOICES) check.say(whole, `${check.choices} choices are too many`);
  if (seconds > MOST_SECONDS) check.say(whole, `${seconds} s are too long`);
  const { choices, explored, problems } = check;
  return { id: lesson.id, stages: stages.length, choices, seconds, explored, problems };
}
