import type { Material, WorkGroup } from '../../../engine';

/** The names of a group of works, or their number: filled in by the app, so that a new work is listed by itself. */
export interface WorksCell {
  readonly kind: 'names' | 'number';
  readonly id: Material | WorkGroup;
}

/** The rulebook is data: the app decides how a list, a table or an example looks. */
export type RuleBlock<Cell = string> =
  | { readonly kind: 'text'; readonly text: string }
  /** Points in no particular order. */
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Points to be followed in order; shown with numbers. */
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  /** Every row has as many cells as the head. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly Cell[])[];
    }
  /** A worked example, set apart from the rules. */
  | { readonly kind: 'example'; readonly title: string; readonly lines: readonly string[] }
  | { readonly kind: 'terms'; readonly items: readonly RuleTerm[] }
  | { readonly kind: 'questions'; readonly items: readonly RuleQuestion[] };

export interface RuleTerm {
  readonly term: string;
  readonly meaning: string;
}

export interface RuleQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Stable: other screens link to them. */
export type SectionId =
  | 'about'
  | 'win'
  | 'cards'
  | 'temple'
  | 'setup'
  | 'turn'
  | 'morning'
  | 'noon'
  | 'night'
  | 'counting-actions'
  | 'using-actions'
  | 'actions'
  | 'completing'
  | 'covering'
  | 'effects'
  | 'end'
  | 'scoring'
  | 'backorders'
  | 'ties'
  | 'teams'
  | 'variants'
  | 'knowledge'
  | 'teaching'
  | 'glossary'
  | 'faq';

/**
 * A place in the rulebook: a section, one of its blocks, an item of that block (a point, a row, a question), counted
 * from 0. Every language has them in the same order.
 */
export type RulePlace = SectionId | `${SectionId}/${number}` | `${SectionId}/${number}/${number}`;

export interface RuleSection<Cell = string> {
  readonly id: SectionId;
  readonly title: string;
  readonly blocks: readonly RuleBlock<Cell>[];
}

/** As a language writes it. */
export type WrittenSection = RuleSection<string | WorksCell>;
