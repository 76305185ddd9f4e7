/** The deal, step by step. The engine sets up in one go; its events give the order of the cards. */
import type { GameEvent, View } from '@/engine';
import { HIDDEN } from '@/engine';

const NO_CARDS = { count: 0, known: [], materials: [] };

/** The table before the first card: all in the deck, except the face-down cards in the task slots. */
function before(dealt: View, events: readonly GameEvent[]): View {
  const fromDeck = events.filter((e) => e.type === 'move' && e.from.zone === 'deck').length;
  return {
    ...dealt,
    deck: Array.from({ length: dealt.deck.length + fromDeck }, () => null),
    floor: [],
    revealed: [],
    players: dealt.players.map((p) => ({ ...p, hand: NO_CARDS, task: [], taskFaceDown: true })),
    decision: null,
    stack: null,
  };
}

function after(view: View, event: GameEvent): View {
  if (event.type !== 'move') return view;
  const { card, from, to } = event;
  const players = view.players.map((p, player) => {
    if (to.zone === 'hand' && to.player === player) {
      const known = card === HIDDEN ? p.hand.known : [...p.hand.known, card].sort((a, b) => a - b);
      return { ...p, hand: { ...p.hand, count: p.hand.count + 1, known } };
    }
    return from.zone === 'task' && from.player === player ? { ...p, taskFaceDown: false } : p;
  });
  return {
    ...view,
    players,
    deck: from.zone === 'deck' ? view.deck.slice(0, -1) : view.deck,
    floor: to.zone === 'floor' ? [...view.floor, card] : view.floor,
  };
}

/** The view after each event of the setup; the last is `dealt` without its question. */
export function dealViews(dealt: View, events: readonly GameEvent[]): View[] {
  let view = before(dealt, events);
  return events.map((event) => (view = after(view, event)));
}
