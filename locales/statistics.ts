/** The words of the statistics, in the language that is spoken. */
import { asking } from '.';
import { statistics } from './en/statistics';

export const say = asking('statistics', statistics);
