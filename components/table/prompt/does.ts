import type { CardId, Choice } from '@/engine';

/** What a button of the panel does: answers, takes a step towards an answer, or changes what is shown. */
export type ButtonDoes =
  | { readonly type: 'choose'; readonly choice: Choice }
  | { readonly type: 'prayRest' }
  | { readonly type: 'select'; readonly card: CardId | null }
  | { readonly type: 'inspect'; readonly card: CardId }
  | { readonly type: 'pick'; readonly cards: readonly CardId[] }
  | { readonly type: 'backToNow' }
  | { readonly type: 'skip' }
  | { readonly type: 'openCurtain' }
  | { readonly type: 'showResult' };
