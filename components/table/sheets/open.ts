import type { CardId, PlayerId } from '@/engine';

import type { Part } from './describe';

/** What lies over the table just now. */
export type Open =
  /** `back`: what it was opened from, and goes back to. */
  | { readonly type: 'inspect'; readonly card: CardId; readonly back?: Open }
  | { readonly type: 'temple'; readonly player: PlayerId }
  | { readonly type: 'pick'; readonly cards: readonly CardId[] }
  | { readonly type: 'log' }
  | { readonly type: 'menu' }
  | { readonly type: 'describe'; readonly part: Part };
