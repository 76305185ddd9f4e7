/** The lesson on the table. Its contract is in index.ts. */
import type { CardId, Choice, PlayerId } from '@/engine';
import { decision } from '@/engine';
import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';

import { createGameStore } from '../game/create';
import type { AiPlayer, GameDeps, GameKeeper, LoadedGame, Scheduler } from '../game/deps';
import type { GameStore, Participant } from '../game/types';
import { loadPuzzles } from '../puzzles/load';
import type { SettingsKeeper } from '../settings';
import { FIRST_GAME } from './first-game';
import type { Answer, Lesson, Playing, Progress, Stage } from './lesson';
import { fits, isPuzzleLesson, stagesOf } from './lesson';
import { lessonAfter, LESSONS } from './lessons';
import type { Learned } from './progress';
import { NOTHING_LEARNED, readLearned } from './progress';
import {
  openStage,
  outcomeOf,
  playIn,
  reasonAgainst,
  refusalOf,
  refusalOfCard,
  restingChoice,
} from './run';

/** How far one is in a stage. `why` is the reason last given for another answer, by its key. */
export interface StageState {
  readonly lesson: Lesson;
  readonly stage: Stage;
  /** Its place among all stages of the lesson, from 0, and how many there are. */
  readonly at: number;
  readonly of: number;
  /** Goes up whenever a table is laid out anew. */
  readonly tries: number;
  readonly status: 'asking' | 'reached' | 'missed';
  readonly why: string | null;
  readonly progress: Progress;
  /** What help was asked for in a puzzle: a hint, or the solution, which then plays itself. */
  readonly help: 'none' | 'hint' | 'shown';
}

interface LearnData extends Learned {
  readonly now: StageState | null;
  /** The table of the open lesson. */
  readonly table: StoreApi<GameStore> | null;
}

interface LearnActions {
  /** Begins a lesson, or goes on with it where it was left. */
  begin: (id: string) => Promise<boolean>;
  answer: (answer: Answer) => void;
  /** A hint for the puzzle; asked again, its solution plays itself. */
  help: () => Promise<void>;
  /** On to the next stage, or again if this one was missed. False: the lesson is over. */
  goOn: () => Promise<boolean>;
  /** Finishes the lesson and begins the one after it. False: there is none. */
  follow: () => Promise<boolean>;
  /** The table is put away; the lesson can be gone on with. */
  leave: () => void;
  markDone: (id: string) => void;
  /** This is the first game now, the last of the lessons. */
  coach: (game: string) => void;
  /** A game was played to its end: whoever did that is no newcomer any more. */
  finishGame: (game: string | null) => void;
  /** A coach mark was shown, and is not shown again. */
  see: (mark: string) => void;
  /** All coach marks are shown again. */
  forgetMarks: () => void;
  /** Reads what was saved; from then on changes are saved there. */
  load: (from: SettingsKeeper) => Promise<void>;
}

export type LearnStore = LearnData & LearnActions;

export type LearnDeps = Omit<GameDeps, 'keeper' | 'stopKeeping' | 'ai' | 'freshSeed'> & {
  /** You, and the opponent. */
  readonly participants: () => Participant[];
  readonly wait: (ms: number) => Promise<void>;
};

const YOU: PlayerId = 0;
const TABLE = 'lesson';
/** Long enough to see what the solution does next. */
const SHOW_MS = 900;

/** Plays on from a saved place; whatever no longer fits is left out. */
function replayed(stage: Stage, made: readonly Choice[]): Progress {
  let progress = openStage(stage);
  if (stage.type !== 'play') return progress;
  for (const choice of made) {
    const legal = decision(progress.g)?.choices ?? [];
    const same = legal.find((each) => JSON.stringify(each) === JSON.stringify(choice));
    if (same === undefined || outcomeOf(stage, progress).type !== 'on') break;
    progress = playIn(stage, progress, same);
  }
  return outcomeOf(stage, progress).type === 'on' ? progress : openStage(stage);
}

const restingAi: AiPlayer = {
  think: ({ view }) => ({
    step: () => true,
    best: () => restingChoice(view.decision?.choices ?? []),
  }),
};

/** Until the table asks for a choice, with everything shown. */
function asked(table: StoreApi<GameStore>, isOn: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const isReady = () => !isOn() || (table.getState().decision !== null && !table.getState().busy);
    if (isReady()) return resolve();
    const stop = table.subscribe(() => {
      if (!isReady()) return;
      stop();
      resolve();
    });
  });
}

class Teacher {
  private keeper: SettingsKeeper | null = null;
  private tries = 0;
  /** Makes a choice at the open table that the lesson need not look for. */
  private choosing: GameStore['choose'] | null = null;

  constructor(
    private readonly deps: LearnDeps,
    private readonly get: () => LearnStore,
    private readonly set: (part: Partial<LearnData>) => void,
  ) {}

  async load(from: SettingsKeeper): Promise<void> {
    const text = await from.read().catch(() => null);
    this.keeper = from;
    const { done, open, seen, coached, finished } = readLearned(text);
    const early = this.get();
    this.set({
      done: [...new Set([...done, ...early.done])],
      seen: [...new Set([...seen, ...early.seen])],
      open: early.open ?? open,
      coached: early.coached ?? coached,
      finished: early.finished || finished,
    });
    const isNews = early.done.length + early.seen.length > 0 || early.finished;
    if (isNews || early.coached !== null) this.save();
  }

  save(): void {
    const { done, open, seen, coached, finished } = this.get();
    const learned: Learned = { done, open, seen, coached, finished };
    // What could not be saved still holds until the app ends.
    this.keeper?.write(JSON.stringify(learned)).catch(() => undefined);
  }

  private change(part: Partial<StageState>): void {
    const { now } = this.get();
    if (now === null) return;
    this.set({ now: { ...now, ...part } });
  }

  /** The keeper of a stage saves nothing of its own: it tells how far the stage is. */
  private keeperOf(stage: Stage, base: Progress): GameKeeper {
    const loaded = async (): Promise<LoadedGame> => ({
      id: TABLE,
      name: '',
      participants: this.deps.participants(),
      options: base.g.options,
      base: base.g,
      choices: [],
      state: base.g,
      notice: null,
    });
    return {
      create: async () => TABLE,
      load: loaded,
      append: async (_id, _at, choice, player, after) => {
        const { now } = this.get();
        if (now === null || now.stage !== stage) return;
        const made = player === YOU ? [...now.progress.made, choice] : now.progress.made;
        this.arrive(stage, { ...now.progress, g: after, made });
      },
      noteHint: async () => undefined,
      takeBack: async (_id, _at, after) => {
        const { now } = this.get();
        if (now === null || now.stage !== stage) return;
        this.arrive(stage, { ...now.progress, g: after, made: now.progress.made.slice(0, -1) });
      },
    };
  }

  private arrive(stage: Stage, progress: Progress): void {
    if (stage.type !== 'play') return;
    const outcome = outcomeOf(stage, progress);
    const why = outcome.type === 'on' ? (this.get().now?.why ?? null) : null;
    this.change({
      progress,
      status: outcome.type === 'on' ? 'asking' : outcome.type,
      why: outcome.type === 'missed' ? outcome.why : why,
    });
    const { open } = this.get();
    const { now } = this.get();
    if (open !== null && now?.lesson.id === open.lesson) {
      this.set({ open: { ...open, made: progress.made } });
    }
    const isSolved = outcome.type === 'reached' && now !== null && isPuzzleLesson(now.lesson.id);
    if (isSolved && now.help !== 'shown') this.markDone(now.lesson.id);
    this.save();
  }

  /** Once the goal is reached or missed, nobody plays on. */
  private isOver(stage: Stage): boolean {
    const { now } = this.get();
    return now?.stage !== stage || now.status !== 'asking';
  }

  private scheduler(stage: Stage): Scheduler {
    const { pause } = this.deps.scheduler;
    return { pause: () => (this.isOver(stage) ? new Promise<void>(() => undefined) : pause()) };
  }

  private tableFor(stage: Stage, base: Progress): StoreApi<GameStore> {
    const table = createGameStore({
      ...this.deps,
      keeper: this.keeperOf(stage, base),
      stopKeeping: () => undefined,
      ai: restingAi,
      // The lesson's words stand where the button that passes a turn would be; at its end nothing may cover them.
      passing: () => (this.isOver(stage) ? 'never' : 'always'),
      scheduler: this.scheduler(stage),
      freshSeed: () => TABLE,
    });
    const { choose, chooseAll, prayRest, select } = table.getState();
    this.choosing = choose;
    /** Whether the lesson looks for all of them; else nothing is done, so that the table stays as it is, and a reason is given. */
    const isAccepted = (choices: readonly Choice[]): boolean => {
      const { now } = this.get();
      if (stage.type !== 'play' || now === null || now.status !== 'asking') return false;
      // Nobody plays into a solution that is being shown.
      if (now.help === 'shown') return false;
      const { progress } = now;
      const reasons = choices.map((choice, i) =>
        refusalOf(stage, { ...progress, made: [...progress.made, ...choices.slice(0, i)] }, choice),
      );
      const why = reasons.find((reason) => reason !== null) ?? null;
      this.change({ why });
      return why === null;
    };
    table.setState({
      // What is not looked for is told at once, and a reason about another card goes.
      select: (card) => {
        const why = card === null ? null : this.refusalOf(stage, card);
        if (card !== null) this.change({ why });
        select(why === null ? card : null);
      },
      choose: async (choice) => isAccepted([choice]) && choose(choice),
      chooseAll: async (choices) => (isAccepted(choices) ? chooseAll(choices) : 0),
      prayRest: async () => (isAccepted([{ do: 'pray' }]) ? prayRest() : undefined),
    });
    return table;
  }

  private refusalOf(stage: Stage, card: CardId): string | null {
    const { now } = this.get();
    const isAsking = stage.type === 'play' && now?.stage === stage && now.status === 'asking';
    return isAsking ? refusalOfCard(stage, now.progress, card) : null;
  }

  /** Plays the solution, a choice whenever the table asks. */
  private async show(lesson: Lesson, stage: Playing): Promise<void> {
    await this.openAt(lesson, 0, [], 'shown');
    const { table, now: shown } = this.get();
    if (table === null) return;
    const isOn = () => this.get().now?.tries === shown?.tries;
    const choose = this.choosing;
    for (const move of stage.solution) {
      await asked(table, isOn);
      await this.deps.wait(SHOW_MS);
      const choice = table.getState().decision?.choices.find((each) => fits(each, move));
      if (!isOn() || choice === undefined || choose === null) return;
      await choose(choice);
    }
  }

  async help(): Promise<void> {
    const { now } = this.get();
    if (now === null || now.stage.type !== 'play' || now.stage.puzzle === undefined) return;
    if (now.help === 'none' && now.status === 'asking') this.change({ help: 'hint', why: 'hint' });
    else if (now.help !== 'shown') await this.show(now.lesson, now.stage);
  }

  async openAt(
    lesson: Lesson,
    at: number,
    made: readonly Choice[],
    help: StageState['help'] = 'none',
  ): Promise<boolean> {
    const stages = stagesOf(lesson);
    const stage = stages[at];
    if (stage === undefined) return false;
    const progress = replayed(stage, made);
    const table = this.tableFor(stage, progress);
    const now: StageState = {
      lesson,
      stage,
      at,
      of: stages.length,
      tries: (this.tries += 1),
      status: 'asking',
      why: null,
      progress,
      help,
    };
    this.set({ now, table });
    // A puzzle is one turn: it begins anew, and a lesson that was left half-way stays open.
    if (!isPuzzleLesson(lesson.id)) {
      this.set({ open: { lesson: lesson.id, stage: at, made: progress.made } });
    }
    this.save();
    return table.getState().resumeGame(TABLE);
  }

  answer(stage: Exclude<Stage, Playing>, given: Answer): void {
    const { now } = this.get();
    if (now === null || now.status !== 'asking') return;
    const why = stage.type === 'predict' ? reasonAgainst(stage, now.progress, given) : 'else';
    this.change(why === null ? { status: 'reached', why } : { why });
  }

  markDone(lesson: string): void {
    this.set({ done: [...new Set([...this.get().done, lesson])] });
  }

  finish(lesson: string): void {
    this.markDone(lesson);
    if (this.get().open?.lesson === lesson) this.set({ open: null });
    this.save();
  }
}

export function createLearnStore(deps: LearnDeps) {
  return createStore<LearnStore>()((set, get) => {
    const teacher = new Teacher(deps, get, set);

    return {
      ...NOTHING_LEARNED,
      now: null,
      table: null,

      begin: async (id) => {
        const lesson = isPuzzleLesson(id)
          ? (await loadPuzzles()).lessonOf(id)
          : LESSONS.find((each) => each.id === id);
        if (lesson === undefined) return false;
        const { open } = get();
        const isOpen = open?.lesson === id && open.stage < stagesOf(lesson).length;
        return isOpen
          ? teacher.openAt(lesson, open.stage, open.made)
          : teacher.openAt(lesson, 0, []);
      },

      help: () => teacher.help(),

      answer: (answer) => {
        const stage = get().now?.stage;
        if (stage !== undefined && stage.type !== 'play') teacher.answer(stage, answer);
      },

      goOn: async () => {
        const { now } = get();
        if (now === null) return false;
        const { lesson, at, of, status, stage, help } = now;
        if (status === 'missed' || help === 'shown') return teacher.openAt(lesson, at, []);
        if (status === 'asking' && stage.type !== 'tell') return true;
        if (at + 1 < of) return teacher.openAt(lesson, at + 1, []);
        teacher.finish(lesson.id);
        set({ now: null, table: null });
        return false;
      },

      follow: async () => {
        const { now } = get();
        if (now === null || now.status !== 'reached' || now.at + 1 < now.of) return false;
        const next = lessonAfter(now.lesson.id);
        if (next === undefined) return false;
        teacher.finish(now.lesson.id);
        return get().begin(next.id);
      },

      leave: () => set({ now: null, table: null }),

      markDone: (id) => teacher.finish(id),

      coach: (game) => {
        set({ coached: game });
        teacher.save();
      },

      finishGame: (game) => {
        const { finished, coached } = get();
        const isFirst = game !== null && game === coached;
        if (finished && !isFirst) return;
        set({ finished: true });
        if (isFirst) {
          set({ coached: null });
          teacher.markDone(FIRST_GAME);
        }
        teacher.save();
      },

      see: (mark) => {
        const { seen } = get();
        if (seen.includes(mark)) return;
        set({ seen: [...seen, mark] });
        teacher.save();
      },

      forgetMarks: () => {
        set({ seen: [] });
        teacher.save();
      },

      load: (from) => teacher.load(from),
    };
  });
}
