import type { CardId, Choice, Wing } from '@/engine';
import type { Answer } from '@/store/learn';

/** What a button of the panel does: answers, takes a step towards an answer, or changes what is shown. */
export type ButtonDoes =
  /** `wing`: also answers where the work goes. */
  | { readonly type: 'choose'; readonly choice: Choice; readonly wing?: Wing }
  | { readonly type: 'chooseAll'; readonly choices: readonly Choice[] }
  | { readonly type: 'prayRest' }
  | { readonly type: 'select'; readonly card: CardId | null }
  | { readonly type: 'inspect'; readonly card: CardId }
  | { readonly type: 'pick'; readonly cards: readonly CardId[] }
  | { readonly type: 'backToNow' }
  | { readonly type: 'skip' }
  | { readonly type: 'passTurn' }
  | { readonly type: 'undo' }
  | { readonly type: 'openCurtain' }
  | { readonly type: 'showResult' }
  | { readonly type: 'lessonAnswer'; readonly answer: Answer }
  | { readonly type: 'lessonNext' }
  | { readonly type: 'lessonFollow' }
  | { readonly type: 'lessonHelp' }
  | { readonly type: 'firstGame' };
