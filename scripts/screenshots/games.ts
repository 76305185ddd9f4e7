/**
 * Real games between computers as share codes, so that the pictures stay the same when the
 * computers change. A picture shows the moment before a choice.
 */
import { decodeGame, encodeGame, type SharedGame } from '../../store/share/code';
import { Trouble } from '../say';

export const GAMES = {
  duel: 'MTN1.AUwCAAAAA1lvdQMAAQRBaWtvB1BpY3R1cmUIPApwaWN0dXJlIDEyowH1NCEaBjcL45zZMMU7IBjY5HY1i1ScOh2fylGEK3laM-TAYS-8VMRn_g',
  three:
    'MTN1.AU0DAAAAA1lvdQMAAQRBaWtvAwACBkJlbmtlaQdQaWN0dXJlCDwKcGljdHVyZSAyMX46VyeYSyNdsLu7q9q-2hplOHcd7XOmg47L1iyWAZ0mi-A',
} as const;

export interface GamePosition {
  readonly game: keyof typeof GAMES;
  /** Number of choices made. */
  readonly at: number;
}

interface GameAt extends SharedGame {
  /** The game up to the moment, to be opened. */
  readonly code: string;
}

export function gameAt({ game, at }: GamePosition): GameAt {
  const whole = decodeGame(GAMES[game]);
  if (at >= whole.choices.length) {
    throw new Trouble(`The game "${game}" has only ${whole.choices.length} choices, not ${at}.`);
  }
  return { ...whole, code: encodeGame({ ...whole, choices: whole.choices.slice(0, at) }) };
}
