/** The reference card: the whole game on one page. */
import type { referencePage as english } from '../en/reference-page';
import type { Said } from '../language';
import { cards, works } from './grammar';

export const referencePage: Said<typeof english> = {
  'page.title': 'Das Spiel auf einer Seite',
  'page.more': 'Regelbuch',
  'page.moreOf': (p) => `${p.title} im Regelbuch`,
  'page.turn': 'Dein Zug',
  'page.tasks': 'Aufgaben und Aktionen',
  'page.cover': 'Deckung und Unterstützung',
  'page.end': 'Das Ende',
  'page.scoring': 'Punkte',
  'page.turn.morning': (p) =>
    `Morgen: Behalte höchstens ${cards(p.n)} auf der Hand. Deine alte Aufgabe kommt auf den Boden; spiel eine neue oder keine.`,
  'page.turn.noon': 'Mittag: Mach nacheinander die Aufgaben der anderen, dann deine.',
  'page.turn.night': 'Nacht: Deine wartenden Karten kommen auf deine Hand.',
  'page.task': (p) => `${p.does} (${p.card})`,
  'page.actions':
    'Eine Aufgabe gibt 1 Aktion und für jeden Helfer ihrer Art 1 mehr; sind sie gedeckt, je 2 mehr.',
  'page.cover.wings':
    'Werke in der Galerie decken Helfer, Werke im Laden decken Verkäufe, immer aus ihrem Material.',
  'page.cover.all':
    'Ihre Werte müssen für alle Karten daneben reichen: Dann sind alle gedeckt, sonst keine.',
  'page.support':
    'Ein Werk braucht eine Karte weniger als sein Wert als Unterstützung: für den Schmied auf der Hand, zum Fertigen auf der Werkbank. Du zeigst sie nur.',
  'page.end.works': (p) =>
    `${works(p.n)} in einem Flügel ${p.n === 1 ? 'beendet' : 'beenden'} die Partie sofort.`,
  'page.end.deck': (p) => `Ein leerer Stapel auch; jetzt hat er noch ${cards(p.n)}.`,
  'page.end.rounds': (p) => `Das Ende von Runde ${p.n} auch; jetzt ist Runde ${p.round}.`,
  'page.scoring.works': 'Jedes Werk: sein Wert, egal in welchem Flügel.',
  'page.scoring.sales': 'Jeder gedeckte Verkauf: sein Wert. Die anderen zählen nichts.',
  'page.scoring.backorders':
    'Wer allein am meisten von einem Material verkauft hat, bekommt auch für solche Karten auf der Hand Punkte.',
};
