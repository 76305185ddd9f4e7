/** What has just been added to the log, to be said once: not the past of a game that is resumed. */
import { useState } from 'react';

import type { Saying } from '@/components/ui';
import type { LogEntry } from '@/store/game';

import type { Cast } from '../model/cast';
import { condensed, logLine } from '../model/logLine';

/** Nobody listens to more at once; the log has the rest. */
const MOST = 12;
const SILENCE: readonly Saying[] = [];

interface Heard {
  readonly by: number;
  readonly upTo: number;
  readonly lines: readonly Saying[];
}

function newsIn(log: readonly LogEntry[], after: number, cast: Cast): readonly Saying[] {
  const lines: Saying[] = [];
  // The deal is no news.
  for (const { id, choice, event } of log) {
    const text = id <= after || choice === 0 ? null : logLine(event, cast);
    if (text !== null) lines.push({ id, text });
  }
  return condensed(lines).slice(-MOST);
}

export function useNews(log: readonly LogEntry[], cast: Cast): readonly Saying[] {
  const last = log.at(-1)?.id ?? -1;
  const [heard, setHeard] = useState<Heard>({ by: cast.reader, upTo: last, lines: SILENCE });
  if (heard.by === cast.reader && heard.upTo === last) return heard.lines;
  // A new listener hears nothing of what another was told; a log that begins or shrinks is past.
  const isNews = heard.by === cast.reader && heard.upTo >= 0 && last > heard.upTo;
  const lines = isNews ? newsIn(log, heard.upTo, cast) : SILENCE;
  setHeard({ by: cast.reader, upTo: last, lines });
  return lines;
}
