/** The words of the look back with the strongest player, in the language that is spoken. */
import { asking } from '.';
import { insight } from './en/insight';

export const say = asking('insight', insight);
