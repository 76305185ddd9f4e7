/** One sentence per event. A card the reader did not see is "a card". */
import type { ActionForm, GameEvent, MoveReason, RevealReason } from '../../engine';
import { count } from './count';

export interface LogBlanks {
  /** "You", or "Aiko". */
  readonly who: string;
  /** `who` is the one who reads. */
  readonly you: boolean;
  /** "Your", or "Aiko’s". */
  readonly whos: string;
  /** Whose task or bench: "your", "Ben’s" or "their own". */
  readonly whose: string;
  readonly card: string;
  /** The work behind it; empty for the plain rules, or if it is the card itself. */
  readonly via: string;
  readonly task: string;
  readonly material: string;
  readonly n: number;
  readonly total: number;
  readonly place: string;
  /** "Ben’s", or "your": who had the card. */
  readonly from: string;
  /** "Ben", or "you": who gets it. */
  readonly to: string;
  /** The reader loses the card. */
  readonly yours: boolean;
  readonly of: string;
}

type Line = (p: LogBlanks) => string;

/** The verb for "You", and for anybody else. */
const does = (p: LogBlanks, you: string, other = `${you}s`) => `${p.who} ${p.you ? you : other}`;
const by = (p: LogBlanks) => (p.via === '' ? '' : ` with ${p.via}`);
const their = (p: LogBlanks) => (p.you ? 'your' : 'their');
const cry = (p: LogBlanks) => (p.yours ? '!' : '');

export const moves: Readonly<Record<MoveReason, Line>> = {
  deal: (p) => `${p.who} ${p.you ? 'are' : 'is'} dealt ${p.card}`,
  draw: (p) => `${does(p, 'draw')} ${p.card}${by(p)}`,
  gather: (p) => `${does(p, 'take')} ${p.card} into ${p.you ? 'your hand' : 'hand'}`,
  return: (p) => `${does(p, 'return')} ${p.card}${by(p)}`,
  discard: (p) => `${does(p, 'put')} ${p.card} on the floor${by(p)}`,
  turn: (p) => `${does(p, 'turn')} up ${p.card}${by(p)}`,
  task: (p) => `${does(p, 'choose')} a ${p.task} task: ${p.card}${by(p)}`,
  sell: (p) => `${does(p, 'sell')} ${p.card}${by(p)}`,
  hire: (p) => `${does(p, 'hire')} ${p.card} as a ${p.task}${by(p)}`,
  collect: (p) => `${does(p, 'collect')} ${p.card}${by(p)}`,
  complete: (p) => `${does(p, 'complete')} ${p.card} in the ${p.place}${by(p)}`,
  take: (p) => {
    const doer = p.via === '' ? does(p, 'take') : `${p.whos} ${p.via} takes`;
    return `${doer} ${p.card} from ${p.from} ${p.place}${cry(p)}`;
  },
  change: (p) => `${does(p, 'move')} ${p.card} to the ${p.place}${by(p)}`,
  give: (p) => `${does(p, 'put')} ${p.card} on ${p.whose || their(p)} craft bench${by(p)}`,
  trade: (p) => `${does(p, 'give')} ${p.card} to ${p.to} for ${p.via}`,
  wait: (p) => `${p.whos} ${p.card} goes to the waiting area`,
};

export const reveals: Readonly<Record<RevealReason, Line>> = {
  support: (p) => `${does(p, 'show')} ${p.card} as support`,
  obstruction: (p) => `${does(p, 'show')} ${p.card} to do the task`,
  extra: (p) => `${does(p, 'show')} ${p.card} for 1 more action${by(p)}`,
  helper: (p) => `${does(p, 'show')} ${p.card} as a helper${by(p)}`,
  look: (p) => `${does(p, 'reveal')} ${p.card}${by(p)}`,
};

/** Actions of which no move tells: the others are known by the card that is sold, hired or completed. */
export const forms: Readonly<Partial<Record<ActionForm, Line>>> = {
  tailor: (p) => `${does(p, 'renew')} ${their(p)} hand`,
  prayer: (p) => does(p, 'pray'),
};

/** Told by another event, or only marks time. */
type Untold = 'phase' | 'task' | 'completed';

export const events: Readonly<
  Record<Exclude<GameEvent['type'], 'move' | 'reveal' | 'action' | Untold>, Line>
> = {
  start: (p) =>
    `By name, ${p.card} comes before ${p.of}: ${p.you ? 'you start' : `${p.who} starts`}`,
  turn: (p) => `${p.whos} turn begins`,
  taskSkipped: (p) => `${does(p, 'skip')} ${p.whose} ${p.task} task`,
  actions: (p) => `${does(p, 'do', 'does')} ${p.whose} ${p.task} task: ${count(p.total, 'action')}`,
  actionLost: (p) => `${does(p, 'lose')} action ${p.n} of ${p.total}`,
  noTask: (p) => `${does(p, 'choose')} no task`,
  use: (p) => `${does(p, 'use')} ${p.card}`,
  named: (p) => `${does(p, 'name')} ${p.material}${by(p)}`,
  copy: (p) => `${p.whos} ${p.card} becomes ${p.of}`,
  copyEnds: (p) => `${p.whos} ${p.card} is ${p.card} again`,
  extraTurn: (p) => `${does(p, 'get')} another turn after this one${by(p)}`,
  end: () => 'The game is over',
};

export const log = {
  'log.cards': (p: { n: number }) => (p.n === 1 ? 'a card' : `${p.n} cards`),
  'log.cardsOf': (p: { n: number; material: string }) =>
    p.n === 1 ? `a ${p.material} card` : `${p.n} ${p.material} cards`,
  'log.times': (p: { line: string; n: number }) =>
    p.n === 2 ? `${p.line} twice` : `${p.line} ${p.n} times`,
  'log.list': (p: { items: readonly string[] }) =>
    p.items.length < 2
      ? p.items.join('')
      : `${p.items.slice(0, -1).join(', ')} and ${p.items.at(-1)}`,
  'list.items': (p: { items: readonly string[] }) => p.items.join(', '),
  'list.sentences': (p: { items: readonly string[] }) => p.items.join(' '),
  'list.headed': (p: { head: string; items: readonly string[] }) =>
    `${p.head}: ${p.items.join('; ')}`,
  /** What somebody did, without the subject of the line. */
  'list.act': (p: { who: string; line: string }) =>
    p.line.startsWith(`${p.who} `) ? p.line.slice(p.who.length + 1) : p.line,
  'log.you': 'You',
  'log.toYou': 'you',
  'log.theirOwn': 'their own',
  'log.turn': (p: { name: string; round: number }) => `${p.name} · round ${p.round}`,
} as const;
