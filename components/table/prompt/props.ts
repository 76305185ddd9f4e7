import type { Rect } from '@/components/table/layout';
import type { RulePlace } from '@/locales/rulebook';

import type { PromptButton } from './model';

export interface PromptProps {
  readonly at: Rect;
  readonly question: string;
  readonly detail: string | null;
  /** Why something cannot be chosen; replaces the detail. */
  readonly why: string | null;
  readonly buttons: readonly PromptButton[];
  readonly busy: boolean;
  /** What the buttons are for: when it changes, they take no touch for a moment. Null if they always do. */
  readonly of?: unknown;
  /** Ask again before a choice that cannot be undone. */
  readonly careful: boolean;
  readonly onButton: (button: PromptButton) => void;
  /** Deselects the chosen card; null if none is chosen or a button does it. */
  readonly onLetGo?: (() => void) | null;
  readonly lamp?: { readonly label: string; readonly said: string | null } | null;
  readonly onLamp?: () => void;
  /** Where the rulebook says why. */
  readonly rule?: RulePlace | null;
  /** A coach mark has a "Why?" of its own: here there is only its room. */
  readonly isRuleHidden?: boolean;
  readonly onRule?: (rule: RulePlace) => void;
  /** Extra screen reader actions at the question, besides answering it. */
  readonly asides?: readonly { readonly name: string; readonly label: string }[];
  readonly onAside?: (name: string) => void;
}
