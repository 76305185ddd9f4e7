/** Who sits where, and how texts refer to them for the viewer. */
import type { PlayerId } from '@/engine';
import { t } from '@/locales';
import type { Participant } from '@/store/game';

export interface Cast {
  readonly participants: readonly Participant[];
  /** -1 while nobody may look. */
  readonly viewer: PlayerId;
}

export function seatName(cast: Cast, player: PlayerId): string {
  return cast.participants[player]?.name ?? '';
}

/** "You", or the name: for lines that address the viewer. */
export function whoIs(cast: Cast, player: PlayerId): string {
  return player === cast.viewer ? t('log.you') : seatName(cast, player);
}

/** "your", or "Ben’s". */
export function whose(cast: Cast, player: PlayerId): string {
  return player === cast.viewer
    ? t('you.possessive')
    : t('name.possessive', { name: seatName(cast, player) });
}

/** The kind of computer player in this seat; null for a person. */
export function computerWords(cast: Cast, player: PlayerId): string | null {
  const participant = cast.participants[player];
  if (participant?.kind !== 'ai' || participant.level === undefined) return null;
  const manner = t(`manner.${participant.personality ?? 'balanced'}`);
  return t('seat.computer', { level: t(`level.${participant.level}`), manner });
}
