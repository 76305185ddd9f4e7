/** The store of the running game. Its contract is in index.ts; hidden cards live in the session alone. */
import { createStore } from 'zustand/vanilla';
import { choosingActions, openingActions, tableActions } from './actions';
import type { GameDeps } from './deps';
import { Flow } from './flow';
import { NO_GAME } from './shown';
import type { GameStore } from './types';

export function createGameStore(deps: GameDeps) {
  return createStore<GameStore>()((set, get) => {
    const flow = new Flow(deps, get, set);
    return {
      ...NO_GAME,
      ...openingActions(flow),
      ...choosingActions(flow),
      ...tableActions(flow),
    };
  });
}
