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
