import type { GameStore } from '@/store/game';

import type { LocalState } from './local';
import type { TableModel } from './table-model';

/** What the intents have access to. */
export interface Hands {
  /** What is on the screen. */
  readonly model: () => TableModel;
  /** The current store, which may be ahead of the screen. */
  readonly game: () => GameStore;
  /** `later`: the update may wait for the current render. */
  readonly change: (update: (local: LocalState) => LocalState, later?: boolean) => void;
  readonly respond: (feeling: 'select' | 'act' | 'refuse') => void;
}
