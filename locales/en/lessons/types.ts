/** The words of a lesson. Whatever the engine can count comes in as a fact, so that no sentence can be wrong. */
export interface LessonFacts {
  /** The name of the opponent. */
  readonly rival: string;
  /** The works that the stage speaks of, by name. */
  readonly names: readonly string[];
  /** Of the task being done: its actions in all, those still to take, and your helpers for it. */
  readonly actions: number;
  readonly left: number;
  readonly helpers: number;
  readonly covered: boolean;
  /** How many helpers of that task your gallery could cover. */
  readonly cover: number;
  readonly points: number;
  readonly rivalPoints: number;
  /** What your works and sales count, and what cards in your hand add by backorders. */
  readonly sales: number;
  readonly backorders: number;
  /** Actions that the opponent would take from the task in your slot. */
  readonly shared: number;
  readonly works: { readonly gallery: number; readonly giftShop: number; readonly end: number };
  readonly waiting: number;
  readonly hand: number;
  readonly deck: number;
}

export type Line = string | ((facts: LessonFacts) => string);

export interface StageWords {
  /** One for every step of the stage, in order; the last one stays. */
  readonly says: readonly Line[];
  /** Why another answer is not the one looked for; `else` for all that have no reason of their own. */
  /** Without a guide: what is wanted, in short, below the questions that the table then asks. */
  readonly goal?: Line;
  readonly wrong: Readonly<Record<string, Line>> & { readonly else: Line };
  /** Said when the goal is reached. */
  readonly done: Line;
}

export interface LessonWords {
  readonly title: string;
  /** What one can do afterwards, in one sentence. */
  readonly about: string;
  readonly stages: Readonly<Record<string, StageWords>>;
}
