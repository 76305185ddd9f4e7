/** A backup: everything in one file, and back again. */
import { count } from './count';

export const backup = {
  'backup.title': 'Backup',
  'backup.back': 'Back',
  'backup.lead':
    'Put everything into one file: games, people, settings, lessons, puzzles and daily deals. Keep it where you like; the app sends nothing.',
  'backup.make': 'Save everything to a file',
  'backup.made': (p: { name: string }) => `Saved as ${p.name}.`,
  'backup.notMade': 'The file could not be saved. Nothing has changed here.',
  'backup.restore': 'Bring a file back',
  'backup.restoreHelp': 'Adds what is missing here. Nothing is overwritten.',
  'backup.restored': (p: { added: number; had: number }) =>
    p.added === 0
      ? 'All games of this file are here already. Nothing was added.'
      : `${count(p.added, 'game')} added.${p.had > 0 ? ` ${count(p.had, 'game')} ${p.had === 1 ? 'was' : 'were'} here already.` : ''}`,
  'backup.notRestored': 'This could not be saved, so nothing has changed.',
  'backup.unreadable': 'This file cannot be read. Nothing has changed.',
  'backup.foreign': 'This is not a backup of Mottainai. Nothing has changed.',
  'backup.damaged': 'This backup is damaged or cut off. Nothing has changed.',
  'backup.newer':
    'This backup is from a newer version of the app. Update the app to open it. Nothing has changed.',
  'backup.stopped': 'Cancelled. Nothing has changed.',
  'backup.unkept': 'This window keeps no games, so there is nothing to back up.',
  'backup.working': (p: { percent: number }) => `${p.percent} %`,
} as const;
