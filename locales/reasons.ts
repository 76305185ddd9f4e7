/** Why one choice is better than another, in the language that is spoken. */
import { bookOf } from '.';
import { reasons } from './en/reasons';

type Keys = keyof typeof reasons;

/** `up` speaks for the choice, `down` against it. */
export const reasonWords = (key: Keys, direction: 'up' | 'down'): string =>
  bookOf('reasons', reasons)[key][direction];
