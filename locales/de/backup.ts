/** A backup: everything in one file, and back again. */
import type { backup as english } from '../en/backup';
import type { Said } from '../language';
import { games } from './grammar';

export const backup: Said<typeof english> = {
  'backup.title': 'Sicherung',
  'backup.back': 'Zurück',
  'backup.lead':
    'Alles in eine Datei: Partien, Namen, Einstellungen, Lektionen, Rätsel und Tagespartien. Heb sie auf, wo du willst; die App verschickt nichts.',
  'backup.make': 'Alles in einer Datei sichern',
  'backup.made': (p) => `Gesichert als ${p.name}.`,
  'backup.notMade': 'Die Datei ließ sich nicht speichern. Hier hat sich nichts geändert.',
  'backup.restore': 'Sicherung zurückholen',
  'backup.restoreHelp': 'Fügt hinzu, was hier fehlt. Nichts wird überschrieben.',
  'backup.restored': (p) =>
    p.added === 0
      ? 'Alle Partien dieser Datei sind schon hier. Nichts kam dazu.'
      : `${games(p.added)} ${p.added === 1 ? 'kam' : 'kamen'} dazu.${p.had > 0 ? ` ${games(p.had)} ${p.had === 1 ? 'war' : 'waren'} schon hier.` : ''}`,
  'backup.notRestored': 'Das ließ sich nicht speichern, also hat sich nichts geändert.',
  'backup.unreadable': 'Diese Datei lässt sich nicht lesen. Nichts hat sich geändert.',
  'backup.foreign': 'Das ist keine Sicherung von Mottainai. Nichts hat sich geändert.',
  'backup.damaged': 'Diese Sicherung ist beschädigt oder abgeschnitten. Nichts hat sich geändert.',
  'backup.newer':
    'Diese Sicherung kommt aus einer neueren Version der App. Aktualisiere die App, um sie zu öffnen. Nichts hat sich geändert.',
  'backup.stopped': 'Abgebrochen. Nichts hat sich geändert.',
  'backup.unkept': 'Dieses Fenster behält keine Partien, also gibt es nichts zu sichern.',
  'backup.working': (p) => `${p.percent} %`,
};
