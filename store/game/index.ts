/**
 * The running game, for the screens. Read with selectors, act through the actions; no rule is computed
 * outside the engine, and nothing here makes a sentence.
 *
 *   const decision = useGame((s) => s.decision);
 *   const { choose, stepShown } = useGame.getState();
 *
 * STATUS   none → loading → playing → over; `error` if the game could not be opened (see `fault`).
 *
 * WHO SEES WHAT
 *   holder     the person whose hand may be on the screen, or null.
 *   curtain    { for } while the device changes hands; `openCurtain()` on a deliberate press.
 *              It is down before the first hand is shown, whenever the person who decides changes,
 *              and after `lowerCurtain()` (call it when the app goes to the background). With one
 *              person at the table there is none. While it is down nothing is shown or played on.
 *   view       the table as the holder knows it; as a spectator knows it while the curtain is down.
 *   scores, log, recap, pending, moment: of the same viewer. Nothing else of the game is in here, so
 *              what must stay hidden cannot be rendered by mistake. (`recap` is for the holder or,
 *              before the curtain, for the next person, but tells only what a spectator saw.)
 *
 * SHOWING  A choice is saved, then its events queue up in `pending`, each with the table after it.
 *   Animate `pending[0]` (its event, from `view` to its view), then call `stepShown()`: it becomes
 *   `view`, its entry joins `log`, and the next step is up. A tap calls `finishSteps()`. With the pace
 *   `instant` (settings) nothing ever waits in `pending`. Without anybody who calls `stepShown`, the
 *   game waits. The deal is shown in the same way, to the first viewer.
 *
 * DECIDING
 *   decision   the holder's question, when all has been shown; else null. Its `choices` are exactly
 *              what is legal, `blocked` says why other cards are not.
 *   choose(c)  resolves true when it is saved and on its way to the screen. False: ignored, as `c`
 *              was not offered, or another tap came first (`busy`), or it could not be saved: then
 *              `fault` says why, and the question still stands.
 *   prayRest() prays as long as the question is an action of the same task.
 *   selection  a card that was tapped first; `select(card | null)`. It is dropped when the game moves.
 *   thinking   the AI seat that thinks just now; everything can be inspected meanwhile.
 *
 * UNDOING
 *   undo       { can: true, choice, player }: `undoChoice()` takes that choice back;
 *              { can: false, why }: nothing was chosen yet, something hidden was seen, or another
 *              player has decided since. From before the curtain it goes back behind the curtain of
 *              the player who undoes.
 *   redo       the choice that `redoChoice()` makes again, or null; gone as soon as anything else is
 *              chosen or the device changes hands.
 *
 * LOOKING BACK
 *   log        every event that the viewer witnessed, with turn, phase, task and action to group by;
 *              `showMoment(entry.id)` puts that table into `moment`, `closeMoment()` takes it away.
 *              In a resumed game the log fills in a moment after the table is there.
 *   recap      the entries since the reader's last turn.
 *   result     the final score, when `over`.
 *
 * TROUBLE    fault: a storage fault to be told (locales/en/saves.ts: `fault.<code>`); `retry()` goes on
 *            after one in an AI's turn, as does `dismissFault()`, which hides it. notice: something to be told once.
 *
 * `leave()` closes the game; it is saved at any moment anyway. Tests make a store of their own with
 * `createGameStore(() => deps)` or call `connectGame({ keeper: memoryKeeper(), … })`.
 */
import { useStore } from 'zustand';
import { settingsStore } from '../settings';
import { createGameStore } from './create';
import type { GameDeps } from './deps';
import { memoryKeeper } from './memory-keeper';
import { frameScheduler } from './slices';
import { thinker } from './thinker';
import type { GameStore } from './types';

function freshSeed(): string {
  // Only the setup draws on it; the engine takes any text.
  return Array.from({ length: 10 }, () => Math.floor(Math.random() * 36).toString(36)).join('');
}

let connected: GameDeps = {
  keeper: memoryKeeper(),
  ai: thinker,
  scheduler: frameScheduler,
  pace: () => settingsStore.getState().pace,
  freshSeed,
};

/** Gives the store its storage, its AI and its pace; what is left out stays as it is. */
export function connectGame(deps: Partial<GameDeps>): void {
  connected = { ...connected, ...deps };
}

export const gameStore = createGameStore(() => connected);

export const useGame = Object.assign(
  <T>(selector: (store: GameStore) => T): T => useStore(gameStore, selector),
  { getState: gameStore.getState, setState: gameStore.setState, subscribe: gameStore.subscribe },
);

export { createGameStore } from './create';
export type {
  AiPlayer,
  AiQuestion,
  AiSearch,
  GameDeps,
  GameKeeper,
  LoadedGame,
  NewSave,
  Pace,
  Scheduler,
} from './deps';
export { memoryKeeper } from './memory-keeper';
export { randomAi } from './slices';
export * from './types';
export type { Fault, FaultCode } from '../saves/faults';
