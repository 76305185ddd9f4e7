/**
 * The daily deal: the same for everybody on the same date, without a network.
 *
 *   useDaily((s) => s.days)     an entry for each day that was begun, with its result once it is over
 *   today()                     the date on this device
 *   play(name)                  begins today's deal or goes on with it
 *
 * The date is read when a game is begun; from then on the game belongs to that day, whatever the clock does.
 */
import { app } from '../app';
import { storeHook } from '../hook';

export const useDaily = storeHook(() => app().daily);

export type { Day } from './day';
export { daysOf, monthAfter, monthOf } from './day';
export type { DayEntry, Days } from './results';
export { streakOn } from './results';
