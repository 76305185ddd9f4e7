import type { CardId, PlayerId } from '@/engine';

import type { Part } from './describe';

export type Open =
  /** `back`: the sheet it was opened from and returns to. */
  | { readonly type: 'inspect'; readonly card: CardId; readonly back?: Open }
  | { readonly type: 'temple'; readonly player: PlayerId }
  | { readonly type: 'pick'; readonly cards: readonly CardId[] }
  | { readonly type: 'log' }
  | { readonly type: 'menu' }
  | { readonly type: 'describe'; readonly part: Part };
