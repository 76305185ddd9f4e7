/**
 * The table that a view shows, as the engine's queries read it: so cover, wings and points are always
 * counted by the engine, never here. Hidden cards are simply not there; nobody may apply a choice to it.
 */
import type { GameState, View } from '@/engine';

export function openTable(view: View): GameState {
  return {
    options: { ...view.options, seed: '' },
    deck: view.deck.filter((card): card is number => card !== null),
    floor: view.floor.slice(),
    players: view.players.map((p) => ({
      hand: p.hand.known.slice(),
      waiting: p.waiting.known.slice(),
      task: p.task.slice(),
      taskFaceDown: p.taskFaceDown,
      helpers: p.helpers.slice(),
      bench: p.bench.slice(),
      sales: p.sales.slice(),
      gallery: p.gallery.slice(),
      giftShop: p.giftShop.slice(),
    })),
    known: [],
    start: view.start,
    current: view.current,
    round: view.round,
    turn: view.turn,
    phase: view.phase,
    extraTurns: view.extraTurns,
    ownTaskExtras: view.ownTaskExtras,
    task: view.task,
    copies: view.copies,
    stack: [],
    end: view.end,
  };
}
