import { levelNamed, PERSONALITY_NAMES } from '@/engine/ai';
import type { Participant } from '../game/types';

function isParticipant(value: unknown): value is Participant {
  if (typeof value !== 'object' || value === null) return false;
  const { name, kind, colour, level, personality } = value as Partial<Participant>;
  return (
    typeof name === 'string' &&
    (kind === 'person' || kind === 'ai') &&
    Number.isInteger(colour) &&
    (level === undefined || levelNamed(level) !== undefined) &&
    (personality === undefined || PERSONALITY_NAMES.includes(personality))
  );
}

/** Null if damaged: saved rows may come from anywhere. Levels are given their names of today. */
export function participantsIn(saved: unknown): Participant[] | null {
  if (!Array.isArray(saved) || saved.length < 2 || saved.length > 5) return null;
  if (!saved.every(isParticipant)) return null;
  return saved.map(({ level, ...rest }) =>
    level === undefined ? rest : { ...rest, level: levelNamed(level) },
  );
}
