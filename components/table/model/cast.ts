/** Who sits where, and how texts refer to them for the viewer. */
import type { PlayerId } from '@/engine';
import { perLanguage, t } from '@/locales';
import { isUnnamed } from '@/locales/languages';
import type { Participant } from '@/store/game';
import { withShownNames } from '@/store/people/names';

export interface Cast {
  readonly participants: readonly Participant[];
  /** -1 while nobody may look. */
  readonly viewer: PlayerId;
}

type Participants = readonly Participant[];

/** Who plays alone and is called "You" in the language in which the game began is so in this one too. */
function calledYou(named: Participants): Participants {
  if (named.filter(({ kind }) => kind === 'person').length !== 1) return named;
  return named.map((participant) =>
    participant.kind === 'person' && isUnnamed(participant.name)
      ? { ...participant, name: t('new.you') }
      : participant,
  );
}

const shown = perLanguage(() => new WeakMap<Participants, Participants>());

/** Seats of a game that may come from anywhere, with names that can be shown and told apart. */
export function shownParticipants(participants: Participants): Participants {
  const known = shown().get(participants);
  if (known !== undefined) return known;
  const named = withShownNames(calledYou(participants), (player) =>
    t('new.playerName', { n: player + 1 }),
  );
  shown().set(participants, named);
  return named;
}

export const castFor = (participants: readonly Participant[], viewer: PlayerId): Cast => ({
  participants: shownParticipants(participants),
  viewer,
});

/** As it is read out where a sign marks computers: "Aiko, computer". */
export function spokenName({ name, kind }: Participant): string {
  return kind === 'ai' ? t('seat.spokenComputer', { name }) : name;
}

export function playerName(cast: Cast, player: PlayerId): string {
  return cast.participants[player]?.name ?? '';
}

/** The viewer, or a person who goes by the name "You": texts speak to them. */
export function isYou(cast: Cast, player: PlayerId): boolean {
  return player === cast.viewer || playerName(cast, player) === t('log.you');
}

/** "You", or the name: the subject of a sentence. */
export function whoIs(cast: Cast, player: PlayerId): string {
  return isYou(cast, player) ? t('log.you') : playerName(cast, player);
}

/** "you", or the name: the object of a sentence. */
export function whom(cast: Cast, player: PlayerId): string {
  return isYou(cast, player) ? t('log.toYou') : playerName(cast, player);
}

/** "your", or "Ben’s". */
export function whose(cast: Cast, player: PlayerId): string {
  return isYou(cast, player)
    ? t('you.possessive')
    : t('name.possessive', { name: playerName(cast, player) });
}

/** "Your", or "Ben’s": at the start of a sentence. */
export function whoseFirst(cast: Cast, player: PlayerId): string {
  return isYou(cast, player) ? t('you.possessiveFirst') : whose(cast, player);
}

/** The kind of computer player in this seat; null for a person. */
export function computerWords(cast: Cast, player: PlayerId): string | null {
  const participant = cast.participants[player];
  if (participant?.kind !== 'ai' || participant.level === undefined) return null;
  const manner = t(`manner.${participant.personality ?? 'balanced'}`);
  return t('seat.computer', { level: t(`level.${participant.level}`), manner });
}
