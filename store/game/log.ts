/** The log and the recap, as a viewer may read them. */
import type { GameState, PlayerId } from '@/engine';
import { eventFor } from '@/engine';
import type { RawEvent } from './play';
import type { LogEntry } from './types';

export function entryFor(raw: RawEvent, id: number, viewer: PlayerId): LogEntry {
  return { ...raw, id, event: eventFor(raw.event, viewer) };
}

export function logFor(raw: readonly RawEvent[], viewer: PlayerId): LogEntry[] {
  return raw.map((entry, id) => entryFor(entry, id, viewer));
}

/** What the others did since the viewer's last turn; the viewer's present turn is left out. */
export function recapFor(log: readonly LogEntry[], g: GameState, viewer: PlayerId): LogEntry[] {
  const until = g.end === null && g.current === viewer ? g.turn : Infinity;
  let lastOwn = 0;
  for (const entry of log) {
    if (entry.player === viewer && entry.turn < until) lastOwn = entry.turn;
  }
  return log.filter(
    // The deal is not news.
    (entry) => entry.choice > 0 && entry.turn > lastOwn && entry.turn < until,
  );
}
