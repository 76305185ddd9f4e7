/** The hint for the question on the table. Its contract is in index.ts. */
import type { Decision } from '@/engine';
import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';

import type { Scheduler } from '../game/deps';
import type { GameData, GameStore } from '../game/types';
import type { Hint } from './hint';
import { seekHint } from './hint';
import type { Fault } from '../saves/faults';
import { faultOf } from '../saves/faults';

export interface Hinted {
  /** The question that it is for. */
  readonly of: Decision;
  /** Null while it is sought. */
  readonly hint: Hint | null;
  /** The idea alone, or the moves too. */
  readonly shows: 'idea' | 'moves';
}

export interface HintStore {
  now: Hinted | null;
  ask: () => Promise<void>;
}

export interface HintDeps {
  readonly game: () => StoreApi<GameStore>;
  readonly scheduler: Scheduler;
  readonly now: () => number;
  readonly seek?: typeof seekHint;
  /** Why there is none: people would keep tapping a lamp that says nothing. */
  readonly tell: (fault: Fault) => void;
}

/** The game on the table asks somebody who may have a hint; a question with one answer needs none. */
export const mayAsk = ({ game, decision, past }: GameData): boolean =>
  game?.hints === true && decision !== null && decision.choices.length > 1 && past === null;

export function createHintStore({ game, scheduler, now, seek = seekHint, tell }: HintDeps) {
  return createStore<HintStore>()((set, get) => {
    const isAsked = (of: Decision) => get().now?.of === of && game().getState().decision === of;

    async function find(of: Decision): Promise<void> {
      const { view, noteHint } = game().getState();
      if (view === null) return;
      set({ now: { of, hint: null, shows: 'idea' } });
      noteHint();
      const isWanted = () => isAsked(of);
      const hint = await seek(view, { scheduler, isWanted, now }).catch((error: unknown) => {
        if (isWanted()) tell(faultOf(error, 'notLoaded'));
        return null;
      });
      // The hint was put away meanwhile, or the question has gone.
      if (get().now?.of === of) set({ now: hint === null ? null : { of, hint, shows: 'idea' } });
    }

    return {
      now: null,
      ask: async () => {
        const table = game().getState();
        const { decision: of } = table;
        if (of === null || !mayAsk(table)) return;
        const { now: last } = get();
        if (last?.of !== of) return find(of);
        if (last.hint === null) return;
        set({ now: last.shows === 'idea' ? { ...last, shows: 'moves' } : null });
      },
    };
  });
}
