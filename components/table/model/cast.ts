/** Who sits where, and how they are spoken of to the one who reads. */
import type { PlayerId } from '@/engine';
import { t } from '@/locales';
import type { Participant } from '@/store/game';

export interface Cast {
  readonly participants: readonly Participant[];
  /** Whose eyes the screen shows, or -1 while nobody may look. */
  readonly viewer: PlayerId;
}

export function seatName(cast: Cast, player: PlayerId): string {
  return cast.participants[player]?.name ?? '';
}

/** "You", or the name: for lines that speak to the reader. */
export function whoIs(cast: Cast, player: PlayerId): string {
  return player === cast.viewer ? t('log.you') : seatName(cast, player);
}

/** "your", or "Ben’s". */
export function whose(cast: Cast, player: PlayerId): string {
  return player === cast.viewer
    ? t('you.possessive')
    : t('name.possessive', { name: seatName(cast, player) });
}

/** What kind of computer plays there; null for a person. */
export function computerWords(cast: Cast, player: PlayerId): string | null {
  const participant = cast.participants[player];
  if (participant?.kind !== 'ai' || participant.level === undefined) return null;
  const manner = t(`manner.${participant.personality ?? 'balanced'}`);
  return t('seat.computer', { level: t(`level.${participant.level}`), manner });
}
