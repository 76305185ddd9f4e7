/** A saved game as the list shows it. */
import type { Participant } from '../game/types';

export interface GameSummary {
  id: string;
  name: string;
  participants: Participant[];
  turn: number;
  round: number;
  /** Choices made so far. */
  made: number;
  /** Points per player, without what is hidden. */
  scores: number[];
  over: boolean;
  /** How many hints each player took. */
  hints: number[];
  createdAt: number;
  playedAt: number;
  /** Its row makes no sense: it can be renamed and deleted, not played. */
  damaged: boolean;
}
