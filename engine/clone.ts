import type { Frame, GameState, PlayerState, Progress } from './types';

/**
 * Written by hand for speed: a search clones once per simulation. Lists inside `vars` are never changed in
 * place.
 */
export function clone(g: GameState): GameState {
  return {
    options: g.options,
    deck: g.deck.slice(),
    floor: g.floor.slice(),
    players: g.players.map(clonePlayer),
    known: g.known.slice(),
    start: g.start,
    current: g.current,
    round: g.round,
    turn: g.turn,
    phase: g.phase,
    extraTurns: g.extraTurns,
    ownTaskExtras: g.ownTaskExtras,
    task: g.task === null ? null : { ...g.task },
    copies: g.copies,
    stack: g.stack.map(cloneFrame),
    end: g.end,
  };
}

function clonePlayer(p: PlayerState): PlayerState {
  return {
    hand: p.hand.slice(),
    waiting: p.waiting.slice(),
    task: p.task.slice(),
    taskFaceDown: p.taskFaceDown,
    helpers: p.helpers.slice(),
    bench: p.bench.slice(),
    sales: p.sales.slice(),
    gallery: p.gallery.slice(),
    giftShop: p.giftShop.slice(),
  };
}

export function cloneFrame(f: Frame): Frame {
  return {
    program: f.program,
    step: f.step,
    player: f.player,
    vars: { ...f.vars },
    answer: f.answer,
  };
}

/** The part of a state, or of a view, that is the same for everybody. */
export function progressOf(g: Progress): Progress {
  const { start, current, round, turn, phase, extraTurns, ownTaskExtras, copies, end } = g;
  const task = g.task === null ? null : { ...g.task };
  return { start, current, round, turn, phase, extraTurns, ownTaskExtras, task, copies, end };
}
