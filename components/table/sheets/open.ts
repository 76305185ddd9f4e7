import type { CardId, PlayerId, PlayerScore } from '@/engine';
import type { RulePlace } from '@/locales/rulebook';

import type { Part } from './describe';

export type Open =
  /** `back`: the sheet it was opened from and returns to. `rule`: the one that counts the card in a score. */
  | {
      readonly type: 'inspect';
      readonly card: CardId;
      readonly back?: Open;
      readonly rule?: RulePlace;
    }
  | { readonly type: 'temple'; readonly player: PlayerId }
  /** `since`: the scores after the reader's last turn, if there was one. */
  | {
      readonly type: 'points';
      readonly player: PlayerId;
      readonly since: readonly PlayerScore[] | null;
    }
  | { readonly type: 'pick'; readonly cards: readonly CardId[] }
  | { readonly type: 'log' }
  | { readonly type: 'menu' }
  | { readonly type: 'page' }
  | { readonly type: 'describe'; readonly part: Part };
