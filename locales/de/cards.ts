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
  'cards.period': 'Wann es wirkt',
  'cards.any': 'Alle',
  'cards.found': (p) => (p.n === p.of ? `Alle ${p.of} Werke` : `${works(p.n)} von ${p.of}`),
  'cards.nothing': 'Kein Werk passt. Versuch ein anderes Wort oder weniger Filter.',
  'cards.facts': (p) => `${p.material} ${p.value} · ${p.task} · ${p.periods}`,
  'cards.spoken': (p) => `${p.name}. ${p.facts}. ${p.text}`,
  'cards.costs': (p) =>
    p.n === 0
      ? 'Braucht keine Unterstützung.'
      : `Braucht noch ${cardCount(p.n)} aus ${p.material} als Unterstützung.`,
  'cards.effects': 'Wie Effekte funktionieren',

  'period.morning': 'Morgen',
  'period.task': 'Vor einer Aufgabe',
  'period.action': 'Bei einer Aktion',
  'period.completing': 'Beim Vollenden',
  'period.night': 'Nacht',
  'period.theirTurn': 'Wenn Gegner dran sind',
  'period.always': 'Immer',
  'period.end': 'Schlusswertung',
};
