import type { GameStore } from '@/store/game';

import type { LocalState } from './local';
import type { TableModel } from './table-model';

/** What an intent has at hand. */
export interface Hands {
  /** What is on the screen. */
  readonly model: () => TableModel;
  /** The store as it is now, which may be a moment ahead of the screen. */
  readonly game: () => GameStore;
  /** `later`: it may wait for what is being drawn. */
  readonly change: (update: (local: LocalState) => LocalState, later?: boolean) => void;
  readonly respond: (feeling: 'select' | 'act' | 'refuse') => void;
}
