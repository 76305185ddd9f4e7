/**
 * The game as the table shows it. A step changes half of what is on the screen, and drawing that in one go
 * would hold up whatever glides: so the table follows the store as soon as it can, in small pieces, and
 * always whole. Nothing below it may read the store itself, or it would mix two moments.
 */
import { createContext, use, useDeferredValue } from 'react';

import type { GameStore } from '@/store/game';
import { useGame } from '@/store/game';

const ShownGame = createContext<GameStore | null>(null);

export const ShownGameProvider = ShownGame.Provider;

export function useGameToShow(): GameStore {
  const live = useGame((game) => game);
  const shown = useDeferredValue(live);
  // A curtain falls at once, before the device can be seen by anybody else; so does another game come.
  const urgent = live.curtain !== shown.curtain || live.game?.id !== shown.game?.id;
  return urgent ? live : shown;
}

export function useShown<T>(select: (game: GameStore) => T): T {
  const game = use(ShownGame);
  if (game === null) throw new Error('There is no game shown here.');
  return select(game);
}
