/** One sentence per event. A card the reader did not see is "a card". */
import type { ActionForm, GameEvent, MoveReason, RevealReason } from '../../engine';
import { count } from './count';

export interface LogBlanks {
  readonly who: string;
  /** `who` is the one who reads. */
  readonly reader: boolean;
  /** "Ben’s", "your" or "own". */
  readonly whose: string;
  readonly card: string;
  readonly via: string;
  readonly task: string;
  readonly material: string;
  readonly n: number;
  readonly total: number;
  readonly place: string;
  /** "Ben", or "you"; empty where no player is left or reached. */
  readonly from: string;
  readonly to: string;
  readonly of: string;
}

type Line = (p: LogBlanks) => string;

const by = (p: LogBlanks) => (p.via === '' ? '' : ` (${p.via})`);

export const moves: Readonly<Record<MoveReason, Line>> = {
  deal: (p) => `${p.who}: received ${p.card}`,
  draw: (p) => `${p.who}: drew ${p.card}${by(p)}`,
  gather: (p) => `${p.who}: took ${p.card} into ${p.reader ? 'your hand' : 'hand'}`,
  return: (p) => `${p.who}: returned ${p.card}${by(p)}`,
  discard: (p) => `${p.who}: discarded ${p.card}${by(p)}`,
  turn: (p) => `${p.who}: turned up ${p.card}${by(p)}`,
  task: (p) => `${p.who}: chose ${p.card} as ${p.task} task${by(p)}`,
  sell: (p) => `${p.who}: sold ${p.card}${by(p)}`,
  hire: (p) => `${p.who}: hired ${p.card} as ${p.task}${by(p)}`,
  collect: (p) => `${p.who}: collected ${p.card}${by(p)}`,
  complete: (p) => `${p.who}: completed ${p.card} in the ${p.place}${by(p)}`,
  take: (p) => `${p.who}: took ${p.card} from ${p.from}${by(p)}`,
  change: (p) => `${p.who}: moved ${p.card} to the ${p.place}${by(p)}`,
  give: (p) =>
    p.to === ''
      ? `${p.who}: put ${p.card} on ${p.reader ? 'your' : 'own'} bench${by(p)}`
      : `${p.who}: gave ${p.card} to ${p.to}${by(p)}`,
  trade: (p) => `${p.who}: traded ${p.card}${by(p)}`,
  wait: (p) => `${p.who}: ${p.card} waits until Night${by(p)}`,
};

export const reveals: Readonly<Record<RevealReason, Line>> = {
  support: (p) => `${p.who}: showed ${p.card} in support`,
  obstruction: (p) => `${p.who}: showed ${p.card} to get in`,
  extra: (p) => `${p.who}: showed ${p.card} for one more action${by(p)}`,
  helper: (p) => `${p.who}: showed ${p.card} as a helper${by(p)}`,
  look: (p) => `${p.who}: revealed ${p.card}${by(p)}`,
};

/** Actions of which no move tells: the others are known by the card that is sold, hired or completed. */
export const forms: Readonly<Partial<Record<ActionForm, Line>>> = {
  tailor: (p) => `${p.who}: tailored`,
  prayer: (p) => `${p.who}: prayed`,
};

/** Told by another event, or only marks time. */
type Untold = 'phase' | 'task' | 'completed';

export const events: Readonly<
  Record<Exclude<GameEvent['type'], 'move' | 'reveal' | 'action' | Untold>, Line>
> = {
  start: (p) => `${p.who}: first in the alphabet, first to play`,
  turn: (p) => `${p.who}: a new turn begins`,
  taskSkipped: (p) => `${p.who}: skipped ${p.whose} ${p.task} task`,
  actions: (p) => `${p.who}: ${p.whose} ${p.task}, ${count(p.total, 'action')}`,
  actionLost: (p) => `${p.who}: let action ${p.n} of ${p.total} go`,
  noTask: (p) => `${p.who}: no task today`,
  use: (p) => `${p.who}: used ${p.card}`,
  named: (p) => `${p.who}: named ${p.material}${by(p)}`,
  copy: (p) => `${p.who}: ${p.card} became ${p.of}`,
  copyEnds: (p) => `${p.who}: ${p.card} is ${p.card} again`,
  extraTurn: (p) => `${p.who}: another turn after this one${by(p)}`,
  end: () => 'The game is over',
};

export const log = {
  'log.aCard': 'a card',
  'log.times': (p: { line: string; n: number }) => `${p.line} ×${p.n}`,
  'log.aCardOf': (p: { material: string }) => `a ${p.material} card`,
  'log.you': 'You',
  'log.toYou': 'you',
  'log.own': 'own',
  'log.turn': (p: { name: string; round: number }) => `${p.name} · round ${p.round}`,
} as const;
