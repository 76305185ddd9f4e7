/**
 * The running game, for the screens. Read with selectors, act through the actions. No rule is computed
 * outside the engine, and no sentence is made here.
 *
 *   const decision = useGame((s) => s.decision);
 *   const { choose, stepShown } = useGame.getState();
 *
 * STATUS   none → loading → playing → over; `error` if the game could not be opened (see `fault`).
 *
 * WHO SEES WHAT
 *   holder     the person whose hand may be on the screen, or null if nobody's may.
 *   curtain    { for } while the device changes hands; `openCurtain()` on a deliberate press. It is
 *              down before the first hand is shown, whenever the person who decides changes, and
 *              after `lowerCurtain()` (call it when the app is no longer active). With one person
 *              at the table there is none. While it is down nothing is shown or played on.
 *              While a computer plays at a table of several people, all hands are down without one.
 *   viewer     the holder, or a spectator while there is none. `view`, `scores`, `log`, `pending` and
 *              `past` are what the viewer knows, and nothing else of the game is in here, so hidden
 *              cards cannot be rendered by mistake. (`recap` is for the holder or, before the curtain,
 *              for the next person, but tells only what a spectator saw.)
 *
 * SHOWING  A choice is saved, then its events queue up in `pending`, each with the table after it.
 *   Animate `pending[0]` (its event, from `view` to its view), then call `stepShown()`: it becomes
 *   `view`, its entry joins `log`, and the next step is up. A tap calls `finishSteps()`. With the pace
 *   `instant` (settings) nothing waits in `pending`. If nobody calls `stepShown`, the game waits. The
 *   deal is shown in the same way, to the first viewer.
 *
 * DECIDING
 *   decision   the holder's question, when everything has been shown; else null. Its `choices` are
 *              exactly what is legal, `blocked` says why other cards are not.
 *   choose(c)  resolves true when it is saved and on its way to the screen. False: ignored, because `c`
 *              was not offered or another tap came first (`busy`); or it could not be saved: then
 *              `fault` says why, and the question still stands.
 *   prayRest() prays as long as the question is an action of the same task.
 *   selection  a card that was tapped first; `select(card | null)`. Cleared when the game moves on.
 *   thinking   the AI that is thinking; everything can be inspected meanwhile.
 *
 * ENDING A TURN
 *   turnDone   the holder's turn is done: the table stays as it was at its end, with the cards that are
 *              new in the hand, until `passTurn()`. By the settings it passes by itself (`byItself`: the
 *              screen calls `passTurn()` after a moment; with the pace `instant` it never halts).
 *              Covered by the curtain, and after a kill with a computer next, it is there again.
 *
 * UNDOING
 *   undo       { can: true, choice, player }: `undoChoice()` takes that choice back;
 *              { can: false, why }: nothing was chosen yet, something hidden was seen, or another
 *              player has decided since. Only the holder undoes.
 *   takeBack   while nobody holds the device: who could still take back what ended their turn.
 *              `offerBack()` lowers the curtain for them ({ back: true }); `openCurtain()` then takes
 *              the step back, `passTurn()` leaves it and goes on.
 *   redo       the choice that `redoChoice()` makes again, or null; gone as soon as anything else is
 *              chosen.
 *
 * LOOKING BACK
 *   log        every event that the viewer witnessed, with turn, phase, task and action to group by.
 *              In a resumed game it fills in a moment after the table is there.
 *   past       the table after an entry of the log: `showPast(entry.id)`, `closePast()`.
 *              `scoresAfterLastTurn()` tells what the holder knew of the points then.
 *   recap      the entries since the viewer's last turn.
 *   result     the final score, when `over`. `endSeen` waits for a tap on what ended it: `seeEnd()`.
 *
 * TROUBLE    fault: a storage fault to tell (locales/en/saves.ts: `fault.<code>`); `dismissFault()`
 *            hides it. `retry()` does what failed once more; `playUnkept()` does too, without saving
 *            anything from then on. After a fault in an AI's turn each of the three goes on. While a
 *            game could not be opened because of the storage, `startGame` and `resumeGame` wait for one
 *            of them, with the status `loading`.
 *            notice: something to tell once.
 *
 * `leave()` closes the game; it is saved at any moment anyway. Tests make a store of their own with
 * `createGameStore(deps)`, or an app with `startApp({ keeper: memoryKeeper(), … })`.
 */
import { app } from '../app';
import { storeHook } from '../hook';

/** The game on the table: that of a lesson, while one is open. */
export const useGame = storeHook(() => app().learn.getState().table ?? app().game);

export { createGameStore } from './create';
export type { AiPlayer, GameDeps, GameKeeper, LoadedGame, Pace, Passing } from './deps';
export { randomAi } from './slices';
export * from './types';
