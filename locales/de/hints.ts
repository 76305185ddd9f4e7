/** Hints: the idea, then the two best moves. */
import type { hints as english } from '../en/hints';
import type { Said } from '../language';
import { actions, cards, count, points } from './grammar';

const more = (n: number, one: string, many: string) =>
  n === 1 ? `1 ${one} mehr` : `${n} ${many} mehr`;

export const hints: Said<typeof english> = {
  'hint.task': (p) => `Eine ${p.task}-Aufgabe gäbe dir ${actions(p.n)}.`,
  'hint.task.helpers': (p) =>
    `${count(p.helpers, p.covered ? `gedeckter ${p.task}-Helfer` : `${p.task}-Helfer`, p.covered ? `gedeckte ${p.task}-Helfer` : `${p.task}-Helfer`)}: Deine ${p.task}-Aufgabe gäbe dir ${actions(p.n)}.`,
  'hint.noTask': (p) => `Eine Aufgabe gäbe auch ${p.name} Aktionen. Du darfst darauf verzichten.`,
  'hint.noTask.all': 'Eine Aufgabe gäbe auch den anderen Aktionen. Du darfst darauf verzichten.',
  'hint.noTask.why': (p) => `${p.name} bekommt nichts von dir; du ziehst eine Karte.`,
  'hint.noTask.whyAll': 'Die anderen bekommen nichts von dir; du ziehst eine Karte.',
  'hint.make': (p) => `Du hast alles, was ein Werk aus ${p.material} an Unterstützung braucht.`,
  'hint.make.free': (p) => `Ein Werk aus ${p.material} braucht überhaupt keine Unterstützung.`,
  'hint.make.covers': (p) =>
    `Ein Werk aus ${p.material} brächte jetzt ${more(p.n, 'Punkt', 'Punkte')} aus deinen Verkäufen.`,
  'hint.make.helps': (p) =>
    `Ein Werk aus ${p.material} brächte jetzt ${more(p.n, 'Aktion', 'Aktionen')} von deinen Helfern.`,
  'hint.wing.points': (p) =>
    `In einem der Flügel bringen deine Verkäufe ${more(p.n, 'Punkt', 'Punkte')}.`,
  'hint.wing.actions': (p) =>
    `In einem der Flügel geben dir deine Helfer ${more(p.n, 'Aktion', 'Aktionen')}.`,
  'hint.wing.ends': 'Achte auf den Flügel, der fast voll ist: Ein voller beendet die Partie.',
  'hint.wing': 'Überleg, was du später decken willst: Helfer oder Verkäufe.',
  'hint.hire': (p) =>
    `Mit einem weiteren ${p.task}-Helfer gibt dir eine ${p.task}-Aufgabe ${actions(p.n)}.`,
  'hint.collect.support': (p) =>
    `${p.material} auf deiner Werkbank würde ein Werk aus ${p.material} auf deiner Hand unterstützen.`,
  'hint.collect':
    'Eine gute Karte auf deiner Werkbank kannst du später verkaufen oder zum Fertigen brauchen.',
  'hint.sell.points': (p) => `Ein Verkauf würde jetzt sofort zählen: ${points(p.n)}.`,
  'hint.sell':
    'Wer von einem Material am meisten verkauft hat, bekommt auch für solche Karten auf der Hand Punkte.',
  'hint.tailor': (p) =>
    `Du kannst deine Hand erneuern: So, wie sie ist, würdest du ${cards(p.n)} ziehen.`,
  'hint.return': 'Eine Karte auf deiner Hand hilft dir weniger, als eine neue es könnte.',
  'hint.keep': 'Was du auf der Hand hast, ist vielleicht mehr wert als neue Karten.',
  'hint.pray': 'Eine neue Karte ist vielleicht mehr wert als alles andere, was du tun könntest.',
  'hint.show': 'Eine Karte zu zeigen kostet nichts: Sie bleibt auf deiner Hand.',
  'hint.use': (p) => `Lies „${p.work}“ noch einmal: Jetzt kommt es darauf an.`,
  'hint.pass': 'Hier musst du nichts tun. Was würde es dich kosten?',
  'hint.ask': 'Tipp',
  'hint.askMove': 'Vorschläge zeigen',
  'hint.close': 'Tipp ausblenden',
  'hint.seeking': 'Ich überlege …',
  'hint.move': (p) => `${p.n} · ${p.move}. ${p.why}`,
  'hint.with': (p) => `${p.act} mit ${p.card}`,
  'hint.renew': (p) => `Hand erneuern, ${p.cards} zurücklegen`,
  'hint.best': 'beste Wahl',
  'hint.second': 'zweitbeste Wahl',
  'hint.other': 'Vergleiche, was dir jede Antwort am Ende deines Zuges übrig lässt.',
};
