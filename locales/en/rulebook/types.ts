/** The rulebook is data: the app decides how a list, a table or an example looks. */
export type RuleBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** Points in no particular order. */
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Points to be followed in order; shown with numbers. */
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  /** Every row has as many cells as the head. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
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

export interface RuleSection {
  /** Stable: other screens link to it. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly RuleBlock[];
}
