/**
 * Scenarios skipped because of a known defect of the phone app. Fix the defect, remove its entry,
 * and the scenario runs again.
 */
export interface Defect {
  readonly scenario: string;
  readonly defect: string;
  /** The only affected platform. */
  readonly on?: 'android' | 'ios';
}

export const WAITING: readonly Defect[] = [];
