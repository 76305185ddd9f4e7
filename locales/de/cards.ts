/** The card browser. */
import type { cards as english } from '../en/cards';
import type { Said } from '../language';
import { cards as cardCount, works } from './grammar';

export const cards: Said<typeof english> = {
  'cards.title': 'Die Werke',
  'cards.short': 'Karten',
  'cards.back': 'Zurück',
  'cards.search': 'Werke durchsuchen',
  'cards.clear': 'Suche leeren',
  'cards.filters': 'Filter zeigen',
  'cards.lessFilters': 'Filter ausblenden',
  'cards.material': 'Material',
  'cards.moment': 'Wann es wirkt',
  'cards.any': 'Alle',
  'cards.found': (p) => (p.n === p.of ? `Alle ${p.of} Werke` : `${works(p.n)} von ${p.of}`),
  'cards.nothing': 'Kein Werk passt. Versuch ein anderes Wort oder weniger Filter.',
  'cards.facts': (p) => `${p.material} ${p.value} · ${p.task} · ${p.moments}`,
  'cards.spoken': (p) => `${p.name}. ${p.facts}. ${p.text}`,
  'cards.costs': (p) =>
    p.n === 0
      ? 'Braucht keine Unterstützung.'
      : `Braucht noch ${cardCount(p.n)} aus ${p.material} als Unterstützung.`,
  'cards.effects': 'Wie Effekte funktionieren',

  'moment.morning': 'Morgen',
  'moment.task': 'Vor einer Aufgabe',
  'moment.action': 'Bei einer Aktion',
  'moment.completing': 'Beim Vollenden',
  'moment.night': 'Nacht',
  'moment.theirTurn': 'Wenn Gegner dran sind',
  'moment.always': 'Immer',
  'moment.end': 'Schlusswertung',
};
