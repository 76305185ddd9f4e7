/**
 * Announcements, each once and in order: what happened, what is asked, why something cannot be chosen, what a hint says. The past of a
 * resumed game is not announced.
 */
import { useState } from 'react';

import type { Saying } from '@/components/ui';
import type { LogEntry } from '@/store/game';

import type { Cast } from '../model/cast';
import { toldLines } from '../model/log-line';

/** More lines at once are too many to listen to; the log has the rest. */
const MOST = 12;

export interface Speech {
  readonly cast: Cast;
  readonly log: readonly LogEntry[];
  /** Null while nobody is asked. `asked` tells apart two questions with the same words. */
  readonly question: string | null;
  readonly asked: unknown;
  readonly why: string | null;
  /** What the lamp says. */
  readonly hint: string | null;
}

interface Heard extends Pick<Speech, 'question' | 'asked' | 'why' | 'hint'> {
  readonly by: number;
  readonly upTo: number;
  /** The number of the next line. */
  readonly said: number;
  readonly lines: readonly Saying[];
}

const lastOf = (log: readonly LogEntry[]) => log.at(-1)?.id ?? -1;

function newsIn(log: readonly LogEntry[], after: number, cast: Cast): string[] {
  // The deal is not announced.
  const news = log.filter(({ id, choice }) => id > after && choice !== 0);
  return toldLines(news, cast)
    .slice(-MOST)
    .map((line) => line.text);
}

/** What to announce now that was not announced before. */
function newTexts(heard: Heard, now: Speech, sameListener: boolean): string[] {
  const { log, question, asked, why, hint } = now;
  const upTo = lastOf(log);
  const again = sameListener && heard.question === question && heard.asked === asked;
  // A new listener is not told what others heard; a log that begins or shrinks is past.
  const news = sameListener && heard.upTo >= 0 && upTo > heard.upTo;
  return [
    ...(news ? newsIn(log, heard.upTo, now.cast) : []),
    ...(question !== null && !again ? [question] : []),
    ...(why !== null && why !== heard.why ? [why] : []),
    ...(hint !== null && hint !== heard.hint ? [hint] : []),
  ];
}

function heardNow(heard: Heard, now: Speech): Heard {
  const { log, question, asked, why, hint } = now;
  const by = now.cast.viewer;
  const upTo = lastOf(log);
  const same = heard.by === by;
  const again = heard.question === question && heard.asked === asked;
  if (same && heard.upTo === upTo && again && heard.why === why && heard.hint === hint) {
    return heard;
  }
  const lines = newTexts(heard, now, same).map((text, i) => ({ id: heard.said + i, text }));
  const said = heard.said + lines.length;
  const kept = same && lines.length === 0 ? heard.lines : lines;
  return { by, upTo, question, asked, why, hint, said, lines: kept };
}

export function useNews(now: Speech): readonly Saying[] {
  const [heard, setHeard] = useState<Heard>({
    by: now.cast.viewer,
    upTo: lastOf(now.log),
    question: null,
    asked: null,
    why: null,
    hint: null,
    said: 0,
    lines: [],
  });
  const next = heardNow(heard, now);
  if (next !== heard) setHeard(next);
  return next.lines;
}
