import type { CardId, GameEvent, View } from '@/engine';

import type { TableLayout, Target } from '../layout';
import type { Cast } from '../model/cast';
import type { DragRules } from './use-drag';

export interface BoardProps {
  readonly view: View;
  readonly layout: TableLayout;
  readonly cast: Cast;
  readonly choosable: ReadonlySet<CardId>;
  readonly selected: CardId | null;
  /** Cards picked together, each shown as chosen. */
  readonly picked?: ReadonlySet<CardId>;
  /** The cards of the moves that a hint names. */
  readonly hinted?: ReadonlyMap<CardId, 'best' | 'second'>;
  /** Cards that have just come into the hand. */
  readonly fresh?: ReadonlySet<CardId>;
  /** The event being shown. */
  readonly event: GameEvent | null;
  readonly eventId: number;
  readonly duration: number;
  readonly onTap: (target: Target) => void;
  readonly onHold: (target: Target) => void;
  /** Why cards cannot be chosen now, for screen readers; empty when nothing is asked. */
  readonly hints?: ReadonlyMap<CardId, string>;
  /** Without it, cards cannot be dragged. */
  readonly drag?: DragRules;
}
