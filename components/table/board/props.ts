import type { CardId, GameEvent, View } from '@/engine';

import type { TableLayout, Target } from '../layout';
import type { Cast } from '../model/cast';
import type { DragRules } from './use-drag';

/** What the board shows, and whom it tells what is done on it. */
export interface BoardProps {
  readonly view: View;
  readonly layout: TableLayout;
  readonly cast: Cast;
  /** Cards that may be chosen now, and the one that is. */
  readonly choosable: ReadonlySet<CardId>;
  readonly selected: CardId | null;
  /** What is being shown just now. */
  readonly event: GameEvent | null;
  readonly eventId: number;
  readonly duration: number;
  readonly onTap: (target: Target) => void;
  readonly onHold: (target: Target) => void;
  /** Why cards cannot be chosen now, for those who listen; empty when nothing is asked. */
  readonly hints?: ReadonlyMap<CardId, string>;
  /** Left out: cards cannot be dragged. */
  readonly drag?: DragRules;
}
