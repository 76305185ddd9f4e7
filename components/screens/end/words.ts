/** Sentences for who won and what decided it. */
import type { Cast } from '@/components/table/model/cast';
import { isYou, playerName, whom, whose, whoseFirst } from '@/components/table/model/cast';
import type { PlayerId, Score, WorkName } from '@/engine';
import { t, titleOfWork } from '@/locales';

export function titleWords(result: Score, cast: Cast): string {
  const names = result.winners.map((player) => playerName(cast, player));
  if (names.length > 1) return t('end.title.team', { names: names.join(' & ') });
  const [winner] = result.winners;
  const people = cast.participants.filter((participant) => participant.kind === 'person').length;
  const mine = winner !== undefined && cast.participants[winner]?.kind === 'person' && people === 1;
  return mine ? t('end.title.you') : t('end.title.win', { name: names[0] ?? '' });
}

/** What broke the tie, if points alone did not decide. `current`: whose turn it was. */
export function decidedWords(result: Score, cast: Cast, current: PlayerId): string | null {
  if (result.winningWork !== null)
    return t('end.byWork', { work: titleOfWork(result.winningWork as WorkName) });
  if (result.decidedBy !== 'tieBreak') return null;
  const n = cast.participants.length;
  const [nearest = current] = [...result.winners].sort(
    (a, b) => ((a - current + n) % n) - ((b - current + n) % n),
  );
  const name = result.winners.map((player) => whom(cast, player)).join(' & ');
  const many = result.winners.length > 1 || isYou(cast, nearest);
  return nearest === current
    ? t('end.tieBreak.turn', { whose: whose(cast, nearest), name, many })
    : t('end.tieBreak.soonest', { whose: whoseFirst(cast, nearest), name, many });
}

/** The whole result in one line, for those who do not watch the count. */
export function toldAtOnce(result: Score, cast: Cast, current: PlayerId): string {
  const title = titleWords(result, cast);
  const decided = decidedWords(result, cast, current);
  return decided === null ? title : t('end.told', { title, decided });
}

/** The combined points of partners. */
export function sideWords(side: Score['ranking'][number], cast: Cast): string {
  const names = side.players.map((player) => playerName(cast, player)).join(' & ');
  return t('end.side', { names, points: side.total });
}
