/** Who sits where, and how they are spoken of to the one who reads. */
import type { PlayerId } from '@/engine';
import type { Level, Personality } from '@/engine/ai';
import { t } from '@/locales';

export interface CastSeat {
  readonly name: string;
  readonly kind: 'person' | 'ai';
  readonly colour: number;
  /** Of a computer. */
  readonly level?: Level;
  readonly personality?: Personality;
}

export interface Cast {
  readonly seats: readonly CastSeat[];
  /** Who reads, or -1 while nobody may. */
  readonly reader: PlayerId;
}

export function seatName(cast: Cast, player: PlayerId): string {
  return cast.seats[player]?.name ?? '';
}

/** "You", or the name: for lines that speak to the reader. */
export function whoIs(cast: Cast, player: PlayerId): string {
  return player === cast.reader ? t('log.you') : seatName(cast, player);
}

/** "your", or "Ben’s". */
export function whose(cast: Cast, player: PlayerId): string {
  return player === cast.reader
    ? t('you.possessive')
    : t('name.possessive', { name: seatName(cast, player) });
}

/** What kind of computer plays there; null for a person. */
export function computerWords(cast: Cast, player: PlayerId): string | null {
  const seat = cast.seats[player];
  if (seat?.kind !== 'ai' || seat.level === undefined) return null;
  const manner = t(`manner.${seat.personality ?? 'balanced'}`);
  return t('seat.computer', { level: t(`level.${seat.level}`), manner });
}
