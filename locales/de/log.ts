/** One sentence per event. */
import type { ActionForm, GameEvent, MoveReason, RevealReason } from '../../engine';
import type { log as english, LogBlanks } from '../en/log';
import type { Said } from '../language';
import { actions, bent, into, outOf, taskOf, times, TO_YOU, within, YOU } from './grammar';

type Line = (p: LogBlanks) => string;

/** The verb for "Du", and for anybody else. */
const does = (p: LogBlanks, you: string, other: string) => `${p.who} ${p.you ? you : other}`;
const by = (p: LogBlanks) => (p.via === '' ? '' : ` mit ${p.via}`);
const own = (p: LogBlanks) => (p.you ? 'deine' : 'die eigene');

function taken(p: LogBlanks): string {
  if (p.via === '' || p.you) return `${does(p, 'nimmst', 'nimmt')} ${p.card}${by(p)}`;
  return `${p.whos} ${p.via} nimmt ${p.card}`;
}

export const moves: Readonly<Record<MoveReason, Line>> = {
  deal: (p) => `${does(p, 'bekommst', 'bekommt')} ${p.card}`,
  draw: (p) => `${does(p, 'ziehst', 'zieht')} ${p.card}${by(p)}`,
  gather: (p) => `${does(p, 'nimmst', 'nimmt')} ${p.card} auf die Hand`,
  return: (p) => `${does(p, 'legst', 'legt')} ${p.card}${by(p)} zurück`,
  discard: (p) => `${does(p, 'legst', 'legt')} ${p.card}${by(p)} auf den Boden`,
  turn: (p) => `${does(p, 'deckst', 'deckt')} ${p.card}${by(p)} auf`,
  task: (p) => `${does(p, 'wählst', 'wählt')} eine ${p.task}-Aufgabe: ${p.card}${by(p)}`,
  sell: (p) => `${does(p, 'verkaufst', 'verkauft')} ${p.card}${by(p)}`,
  hire: (p) => `${does(p, 'heuerst', 'heuert')} ${p.card}${by(p)} als ${p.task} an`,
  collect: (p) => `${does(p, 'sammelst', 'sammelt')} ${p.card}${by(p)}`,
  complete: (p) => `${does(p, 'vollendest', 'vollendet')} ${p.card}${by(p)} ${within(p.place)}`,
  take: (p) => `${taken(p)} ${outOf(p.from, p.place)}${p.yours ? '!' : ''}`,
  change: (p) => `${does(p, 'verschiebst', 'verschiebt')} ${p.card}${by(p)} ${into(p.place)}`,
  give: (p) =>
    `${does(p, 'legst', 'legt')} ${p.card}${by(p)} auf ${p.whose === '' ? own(p) : bent(p.whose, 'f', 'accusative')} Werkbank`,
  trade: (p) =>
    `${does(p, 'gibst', 'gibt')} ${p.to === TO_YOU ? 'dir' : p.to} ${p.card} (${p.via})`,
  wait: (p) => `${p.card} kommt in ${p.you ? 'deinen' : p.whos} Wartebereich`,
};

export const reveals: Readonly<Record<RevealReason, Line>> = {
  support: (p) => `${does(p, 'zeigst', 'zeigt')} ${p.card} als Unterstützung`,
  obstruction: (p) => `${does(p, 'zeigst', 'zeigt')} ${p.card}, um die Aufgabe zu machen`,
  extra: (p) => `${does(p, 'zeigst', 'zeigt')} ${p.card}${by(p)} für 1 Aktion mehr`,
  helper: (p) => `${does(p, 'zeigst', 'zeigt')} ${p.card}${by(p)} als Helfer`,
  look: (p) => `${does(p, 'zeigst', 'zeigt')} ${p.card}${by(p)}`,
};

export const forms: Readonly<Partial<Record<ActionForm, Line>>> = {
  tailor: (p) => `${does(p, 'erneuerst', 'erneuert')} ${own(p)} Hand`,
  prayer: (p) => does(p, 'betest', 'betet'),
};

type Untold = 'phase' | 'task' | 'completed';

export const events: Readonly<
  Record<Exclude<GameEvent['type'], 'move' | 'reveal' | 'action' | Untold>, Line>
> = {
  start: (p) => `Nach dem Namen kommt ${p.card} vor ${p.of}: ${does(p, 'beginnst', 'beginnt')}`,
  turn: (p) => `${p.whos} Zug beginnt`,
  taskSkipped: (p) => `${does(p, 'lässt', 'lässt')} ${taskOf(p.whose, p.task)} aus`,
  actions: (p) => `${does(p, 'machst', 'macht')} ${taskOf(p.whose, p.task)}: ${actions(p.total)}`,
  actionLost: (p) => `${does(p, 'verlierst', 'verliert')} Aktion ${p.n} von ${p.total}`,
  noTask: (p) => `${does(p, 'wählst', 'wählt')} keine Aufgabe`,
  use: (p) => `${does(p, 'benutzt', 'benutzt')} ${p.card}`,
  named: (p) => `${does(p, 'nennst', 'nennt')} ${p.material}${by(p)}`,
  copy: (p) => `${p.whos} ${p.card} wird zu ${p.of}`,
  copyEnds: (p) => `${p.whos} ${p.card} ist wieder ${p.card}`,
  extraTurn: (p) => `${does(p, 'bekommst', 'bekommt')} nach diesem Zug noch einen${by(p)}`,
  end: () => 'Die Partie ist vorbei',
};

export const log: Said<typeof english> = {
  'log.cards': (p) => (p.n === 1 ? 'eine Karte' : `${p.n} Karten`),
  'log.cardsOf': (p) => (p.n === 1 ? `eine ${p.material}karte` : `${p.n} ${p.material}karten`),
  'log.times': (p) => `${p.line} (${times(p.n)})`,
  'log.list': (p) =>
    p.items.length < 2
      ? p.items.join('')
      : `${p.items.slice(0, -1).join(', ')} und ${p.items.at(-1)}`,
  'list.items': (p) => p.items.join(', '),
  'list.sentences': (p) => p.items.join(' '),
  'list.headed': (p) => `${p.head}: ${p.items.join('; ')}`,
  'list.act': (p) => (p.line.startsWith(`${p.who} `) ? p.line.slice(p.who.length + 1) : p.line),
  'log.you': YOU,
  'log.toYou': TO_YOU,
  'log.theirOwn': 'die eigene',
  'log.turn': (p) => `${p.name} · Runde ${p.round}`,
};
