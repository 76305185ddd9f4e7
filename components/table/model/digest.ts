/** What happened since the viewer's last turn: first what touched them, then a block per turn and a line per task. */
import type { GameEvent, PlayerId } from '@/engine';
import { TASK_OF } from '@/engine';
import { t } from '@/locales';
import type { LogEntry } from '@/store/game';

import type { Cast } from './cast';
import { whoIs, whose } from './cast';
import { joinedLine, likeness, toldLines } from './log-line';

export interface DigestLine {
  /** The number of its first entry. */
  readonly id: number;
  /** "Monk: hires Chopsticks, uses Pinwheel". */
  readonly text: string;
  readonly entries: readonly LogEntry[];
}

export interface DigestBlock {
  readonly turn: number;
  readonly player: PlayerId;
  readonly lines: readonly DigestLine[];
}

export interface Digest {
  /** What others took from the viewer, gave to them or put in their way. */
  readonly touched: readonly LogEntry[];
  readonly blocks: readonly DigestBlock[];
}

const FIRST_TURN = 1;

/** Who has not had a turn yet is told all from the deal on. */
export const isBeginning = ([first]: readonly LogEntry[]): boolean =>
  first === undefined || first.turn <= FIRST_TURN;

/** Told by the line's own label, or of no use in a summary. */
function isTold({ event }: LogEntry): boolean {
  if (event.type === 'move') return event.reason !== 'gather';
  return event.type !== 'turn' && event.type !== 'actions' && event.type !== 'noTask';
}

function touches(event: GameEvent, viewer: PlayerId): boolean {
  if (event.player === viewer) return false;
  if (event.type === 'move') return event.from.player === viewer || event.to.player === viewer;
  return event.type === 'taskSkipped' && event.owner === viewer;
}

/** The part of the turn that an entry belongs to. */
function partOf({ event, task, phase }: LogEntry): string {
  if (event.type === 'taskSkipped') return `task ${event.owner}`;
  return task === null ? phase : `task ${task}`;
}

function grouped<T>(list: readonly T[], key: (item: T) => string | number): T[][] {
  const groups: T[][] = [];
  let last: string | number | null = null;
  for (const item of list) {
    const now = key(item);
    if (now === last) groups.at(-1)?.push(item);
    else groups.push([item]);
    last = now;
  }
  return groups;
}

/** "Monk", "your Monk", "Ben’s Monk", "Morning", "No task". */
function labelOf(entries: readonly LogEntry[], player: PlayerId, cast: Cast): string {
  for (const { event } of entries) {
    if (event.type === 'actions' || event.type === 'task' || event.type === 'taskSkipped') {
      const task = t(`task.${TASK_OF[event.material]}`);
      if (event.owner === player) return task;
      return t('digest.taskOf', { whose: whose(cast, event.owner), task });
    }
  }
  if (entries.some(({ event }) => event.type === 'noTask')) return t('digest.noTask');
  return t(`phase.${entries[0]?.phase ?? 'morning'}`);
}

/** "uses Fan" has said by which work the next cards move. */
function withoutUsed(entries: readonly LogEntry[]): LogEntry[] {
  let used: number | null = null;
  return entries.map((entry) => {
    const { event } = entry;
    if (event.type === 'use') used = event.work;
    const again = likeness(event) !== null && 'via' in event && event.via === used;
    return again ? { ...entry, event: { ...event, via: null } } : entry;
  });
}

/** The acts without their subject, which heads the block; the same move of several cards is one act. */
function actsOf(entries: readonly LogEntry[], player: PlayerId, cast: Cast): string[] {
  const who = whoIs(cast, player);
  const told = withoutUsed(entries.filter(isTold));
  const alike = grouped(told, ({ event }) => likeness(event) ?? '');
  return alike
    .flatMap((group) => {
      const events = group.map(({ event }) => event);
      const joined = likeness(events[0] as GameEvent) === null ? null : joinedLine(events, cast);
      return joined === null ? toldLines(group, cast).map(({ text }) => text) : [joined];
    })
    .map((line) => t('list.act', { who, line }));
}

/** An act that was done again, in another action of the task, is told once. */
const counted = (acts: readonly string[]): string[] =>
  [...new Set(acts)].map((act) => {
    const n = acts.filter((other) => other === act).length;
    return n === 1 ? act : t('log.times', { line: act, n });
  });

function linesOf(turn: readonly LogEntry[], player: PlayerId, cast: Cast): DigestLine[] {
  return grouped(turn, partOf).flatMap((entries) => {
    const acts = actsOf(entries, player, cast);
    if (acts.length === 0) return [];
    const label = labelOf(entries, player, cast);
    const text = t('digest.line', { label, acts: t('digest.acts', { items: counted(acts) }) });
    return [
      { id: entries[0]?.id ?? 0, text: text.charAt(0).toUpperCase() + text.slice(1), entries },
    ];
  });
}

/** The viewer is addressed as "you"; the entries are what they may know. */
export function digestOf(recap: readonly LogEntry[], cast: Cast): Digest {
  const blocks = grouped(recap, (entry) => entry.turn).map((turn) => {
    const player = turn[0]?.player ?? 0;
    return { turn: turn[0]?.turn ?? 0, player, lines: linesOf(turn, player, cast) };
  });
  return {
    touched: cast.viewer < 0 ? [] : recap.filter(({ event }) => touches(event, cast.viewer)),
    blocks: blocks.filter(({ lines }) => lines.length > 0),
  };
}
