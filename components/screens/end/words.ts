/** Sentences for who won, why the game ended and what decided it. */
import type { Cast } from '@/components/table/model/cast';
import { seatName } from '@/components/table/model/cast';
import type { End, Score } from '@/engine';
import { endingWork } from '@/engine';
import { t } from '@/locales';
import { works } from '@/locales/en/works';

export function titleWords(result: Score, cast: Cast): string {
  const names = result.winners.map((player) => seatName(cast, player));
  if (names.length > 1) return t('end.title.team', { names: names.join(' & ') });
  const [winner] = result.winners;
  const people = cast.participants.filter((seat) => seat.kind === 'person').length;
  const mine = winner !== undefined && cast.participants[winner]?.kind === 'person' && people === 1;
  return mine ? t('end.title.you') : t('end.title.win', { name: names[0] ?? '' });
}

export function whyWords(end: End, cast: Cast, worksToEnd: number): string {
  const name = seatName(cast, end.player);
  const work = endingWork(end);
  if (work !== null) return works[work].ends?.({ name }) ?? t('end.why.work', { work });
  switch (end.reason) {
    case 'works':
      return t('end.why.works', { name, n: worksToEnd });
    case 'rounds':
      return t('end.why.rounds');
    default:
      return t('end.why.deck');
  }
}

/** The tie-breaker, if points alone did not decide. */
export function decidedWords(result: Score, cast: Cast): string | null {
  const names = result.winners.map((player) => seatName(cast, player)).join(' & ');
  if (result.winningWork !== null) return t('end.byWork', { work: result.winningWork });
  return result.decidedBy === 'tieBreak' ? t('end.tieBreak', { name: names }) : null;
}

/** The whole result in one line, for those who do not watch the count. */
export function toldAtOnce(result: Score, cast: Cast): string {
  const title = titleWords(result, cast);
  const decided = decidedWords(result, cast);
  return decided === null ? title : t('end.told', { title, decided });
}

/** The combined points of partners. */
export function sideWords(side: Score['ranking'][number], cast: Cast): string {
  const names = side.players.map((player) => seatName(cast, player)).join(' & ');
  return t('end.side', { names, points: side.total });
}
