/**
 * Who plays on this device: the table as it was last set up, and the people who ever sat at one.
 *
 *   usePeople((s) => s.table)    null before the first
 *   usePeople((s) => s.known)    the last met first; `meet`, `forget`
 *
 * Changes show at once and are saved with the games.
 */
import { app } from '../app';
import { storeHook } from '../hook';

export const usePeople = storeHook(() => app().people);

export type { KnownPerson, Seat, TableDraft } from './table';
export { COLOURS, MOST_SPARE } from './table';
