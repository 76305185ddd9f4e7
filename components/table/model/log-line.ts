/** One log sentence per event, with the texts of locales/en/log.ts; null if the event needs no line. */
import { nameAt, nameOf } from '@/components/card/identity';
import type { CardId, GameEvent, PlayerId } from '@/engine';
import { HIDDEN, materialOf, TASK_OF } from '@/engine';
import { t } from '@/locales';
import type { LogBlanks } from '@/locales/en/log';
import { events, forms, moves, reveals } from '@/locales/en/log';

import type { Cast } from './cast';
import { seatName, whoIs, whose } from './cast';

const NO_BLANKS: LogBlanks = {
  who: '',
  reader: false,
  whose: '',
  card: '',
  via: '',
  task: '',
  material: '',
  n: 0,
  total: 0,
  place: '',
  from: '',
  to: '',
  of: '',
};

const workName = (card: CardId | null) => (card === null ? '' : nameOf(card));

function cardWords(card: CardId, material: string): string {
  if (card !== HIDDEN) return nameOf(card);
  return material === '' ? t('log.aCard') : t('log.aCardOf', { material });
}

/** "you", or the name, as the object of a sentence. */
function whom(cast: Cast, player: PlayerId): string {
  if (player < 0) return '';
  return player === cast.viewer ? t('log.toYou') : seatName(cast, player);
}

type Moved = Extract<GameEvent, { type: 'move' }>;

/** The Tailor action or Prayer behind a plain draw has its own line, so only a known card is news. */
const isPlainDraw = ({ reason, via, card }: Moved) =>
  reason === 'draw' && via === null && card === HIDDEN;

function moveLine(event: Moved, cast: Cast): string | null {
  if (isPlainDraw(event)) return null;
  const { card, from, to, reason } = event;
  const material = event.material === undefined ? '' : t(`material.${event.material}`);
  // Jar and Puppet move cards from other hands; the owner of the card gave or traded it.
  const gives = reason === 'give' || reason === 'trade';
  const doer = gives ? from.player : event.player;
  return moves[reason]({
    ...NO_BLANKS,
    who: whoIs(cast, doer),
    reader: doer === cast.viewer,
    card: cardWords(card, material),
    via: workName(event.via),
    task: card === HIDDEN ? '' : t(`task.${TASK_OF[materialOf(card)]}`),
    place: t(`zone.${to.zone}`).toLocaleLowerCase(),
    from: whom(cast, from.player),
    to: to.player === doer ? '' : whom(cast, to.player),
  });
}

/** Merges repeated lines into one with a count. */
export function condensed<T extends { readonly text: string }>(lines: readonly T[]): T[] {
  const result: T[] = [];
  const times: number[] = [];
  for (const line of lines) {
    const last = result.length - 1;
    if (result[last]?.text === line.text) times[last] = (times[last] ?? 1) + 1;
    else {
      result.push(line);
      times.push(1);
    }
  }
  return result.map((line, i) =>
    (times[i] ?? 1) > 1
      ? { ...line, text: t('log.times', { line: line.text, n: times[i] ?? 1 }) }
      : line,
  );
}

/** The card that a line is about, if the viewer may know it. */
export function cardOf(event: GameEvent): CardId | null {
  switch (event.type) {
    case 'move':
    case 'reveal':
    case 'completed':
    case 'copy':
    case 'copyEnds':
      return event.card === HIDDEN ? null : event.card;
    case 'use':
      return event.work;
    case 'named':
    case 'extraTurn':
      return event.via;
    default:
      return null;
  }
}

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

function taskLine(event: EventOf<'taskSkipped' | 'actions'>, cast: Cast, b: LogBlanks): string {
  const own = event.owner === event.player && event.owner !== cast.viewer;
  return events[event.type]({
    ...b,
    task: t(`task.${TASK_OF[event.material]}`),
    whose: own ? t('log.own') : whose(cast, event.owner),
    total: event.type === 'actions' ? event.total : 0,
  });
}

/** Events around a work or a copy, and actions that were lost. */
function workLine(
  event: EventOf<'reveal' | 'use' | 'named' | 'copy' | 'copyEnds' | 'extraTurn' | 'actionLost'>,
  b: LogBlanks,
): string {
  switch (event.type) {
    case 'reveal':
      return reveals[event.reason]({ ...b, card: nameOf(event.card), via: workName(event.via) });
    case 'use':
      return events.use({ ...b, card: nameAt(event.as) });
    case 'named': {
      const material = t(`material.${event.material}`);
      return events.named({ ...b, material, via: workName(event.via) });
    }
    case 'copy':
      return events.copy({ ...b, card: nameOf(event.card), of: nameAt(event.of) });
    case 'extraTurn':
      return events.extraTurn({ ...b, via: workName(event.via) });
    case 'actionLost':
      return events.actionLost({ ...b, n: event.index, total: event.total });
    case 'copyEnds':
      return events.copyEnds({ ...b, card: nameOf(event.card) });
  }
}

export function logLine(event: GameEvent, cast: Cast): string | null {
  const b = { ...NO_BLANKS, who: whoIs(cast, event.player) };
  switch (event.type) {
    case 'move':
      return moveLine(event, cast);
    case 'taskSkipped':
    case 'actions':
      return taskLine(event, cast, b);
    case 'action':
      return forms[event.form]?.(b) ?? null;
    case 'turn':
      return events.turn({ ...b, who: seatName(cast, event.player), n: event.turn });
    case 'start':
    case 'noTask':
    case 'end':
      return events[event.type](b);
    case 'phase':
    case 'task':
    case 'completed':
      return null;
    default:
      return workLine(event, b);
  }
}
