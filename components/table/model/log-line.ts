/** One log sentence per event, with the texts of locales/<language>/log.ts; null if the event needs no line. */
import { alphabeticName, nameAt, nameOf } from '@/components/card/identity';
import type { CardId, GameEvent, PlayerId } from '@/engine';
import { HIDDEN, materialOf, TASK_OF } from '@/engine';
import { logWords, t } from '@/locales';
import type { LogBlanks } from '@/locales/en/log';

import type { Cast } from './cast';
import { isYou, whoIs, whom, whose, whoseFirst } from './cast';

const NO_BLANKS: LogBlanks = {
  who: '',
  you: false,
  whos: '',
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
  yours: false,
  of: '',
};

const subject = (cast: Cast, player: PlayerId) => ({
  who: whoIs(cast, player),
  you: isYou(cast, player),
  whos: whoseFirst(cast, player),
});

const workName = (card: CardId | null) => (card === null ? '' : nameOf(card));

type Moved = Extract<GameEvent, { type: 'move' }>;

function cardWords({ card, material }: Moved, n: number): string {
  if (card !== HIDDEN) return nameOf(card);
  return material === undefined
    ? t('log.cards', { n })
    : t('log.cardsOf', { n, material: t(`material.${material}`) });
}

/** The Tailor action or Prayer behind a plain draw has its own line, so only a known card is news. */
const isPlainDraw = ({ reason, via, card }: Moved) =>
  reason === 'draw' && via === null && card === HIDDEN;

/** `n`: so many cards that the viewer cannot tell apart moved in a row; `names`: all that moved together. */
function moveLine(event: Moved, cast: Cast, n = 1, names?: string): string | null {
  if (isPlainDraw(event)) return null;
  const { card, from, to, via } = event;
  // Jar takes cards out of other hands, although their owners hand them over.
  const reason = event.reason === 'give' && to.zone === 'waiting' ? 'take' : event.reason;
  const doer = reason === 'trade' ? from.player : event.player;
  const place = reason === 'take' ? from.zone : to.zone;
  const seated = (player: PlayerId, words: typeof whom) => (player < 0 ? '' : words(cast, player));
  return logWords().moves[reason]({
    ...NO_BLANKS,
    ...subject(cast, doer),
    card: names ?? cardWords(event, n),
    via: via === card ? '' : workName(via),
    task: card === HIDDEN ? '' : t(`task.${TASK_OF[materialOf(card)]}`),
    place: t(`place.${place}`),
    whose: to.player === doer ? '' : seated(to.player, whose),
    from: seated(from.player, whose),
    to: seated(to.player, whom),
    yours: from.player >= 0 && from.player !== doer && isYou(cast, from.player),
  });
}

/** The line for an event that happened `times` in a row. */
function repeated(event: GameEvent, cast: Cast, times: number): string | null {
  if (event.type === 'move' && event.card === HIDDEN) return moveLine(event, cast, times);
  const line = logLine(event, cast);
  return line === null || times === 1 ? line : t('log.times', { line, n: times });
}

/** Log lines of these entries; what repeats in a row becomes one line with a count. */
export function toldLines<E extends { readonly event: GameEvent }>(
  entries: readonly E[],
  cast: Cast,
): (E & { readonly text: string })[] {
  const result: { entry: E; text: string; times: number }[] = [];
  for (const entry of entries) {
    const text = logLine(entry.event, cast);
    const last = result.at(-1);
    if (text === null) continue;
    if (last?.text === text) last.times++;
    else result.push({ entry, text, times: 1 });
  }
  return result.map(({ entry, text, times }) => ({
    ...entry,
    text: repeated(entry.event, cast, times) ?? text,
  }));
}

/** Of these moves several cards can be told in one sentence. */
const JOINED: readonly Moved['reason'][] = ['return', 'draw', 'discard', 'turn', 'collect', 'sell'];

/** Events of one likeness differ only in their card; null for what is told by itself. */
export function likeness(event: GameEvent): string | null {
  if (event.type !== 'move' && event.type !== 'reveal') return null;
  const joins = event.type === 'move' ? JOINED.includes(event.reason) : event.reason === 'look';
  return joins && event.card !== HIDDEN ? JSON.stringify({ ...event, card: null }) : null;
}

/** "Ana returns Kite, Straw and Fan": events of one likeness in one line. */
export function joinedLine(events: readonly GameEvent[], cast: Cast): string | null {
  const [first] = events;
  const names = t('log.list', { items: events.map((event) => workName(cardOf(event))) });
  if (first?.type === 'move') return moveLine(first, cast, 1, names);
  if (first?.type !== 'reveal') return null;
  const b = { ...NO_BLANKS, ...subject(cast, first.player), card: names, via: workName(first.via) };
  return logWords().reveals[first.reason](b);
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
  const own = event.owner === event.player && !b.you;
  return logWords().events[event.type]({
    ...b,
    task: t(`task.${TASK_OF[event.material]}`),
    whose: own ? t('log.theirOwn') : whose(cast, event.owner),
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
      return logWords().reveals[event.reason]({
        ...b,
        card: nameOf(event.card),
        via: workName(event.via),
      });
    case 'use':
      return logWords().events.use({ ...b, card: nameAt(event.as) });
    case 'named': {
      const material = t(`material.${event.material}`);
      return logWords().events.named({ ...b, material, via: workName(event.via) });
    }
    case 'copy':
      return logWords().events.copy({ ...b, card: nameOf(event.card), of: nameAt(event.of) });
    case 'extraTurn':
      return logWords().events.extraTurn({ ...b, via: workName(event.via) });
    case 'actionLost':
      return logWords().events.actionLost({ ...b, n: event.index, total: event.total });
    case 'copyEnds':
      return logWords().events.copyEnds({ ...b, card: nameOf(event.card) });
  }
}

export function logLine(event: GameEvent, cast: Cast): string | null {
  const b = { ...NO_BLANKS, ...subject(cast, event.player) };
  switch (event.type) {
    case 'move':
      return moveLine(event, cast);
    case 'taskSkipped':
    case 'actions':
      return taskLine(event, cast, b);
    case 'action':
      return logWords().forms[event.form]?.(b) ?? null;
    case 'start':
      return logWords().events.start({
        ...b,
        card: alphabeticName(event.card),
        of: alphabeticName(event.before),
      });
    case 'turn':
    case 'noTask':
    case 'end':
      return logWords().events[event.type](b);
    case 'phase':
    case 'task':
    case 'completed':
      return null;
    default:
      return workLine(event, b);
  }
}
