/** Kinds of words that are more than sentences. */
export interface DateWords {
  /** From January and from Sunday on. */
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
  readonly day: (date: Date) => string;
  readonly time: (date: Date) => string;
}

/** How words are compared when somebody searches the rulebook. */
export interface SearchWords {
  readonly stems: (text: string) => readonly string[];
  readonly meanings: (text: string) => readonly (readonly string[])[];
}
