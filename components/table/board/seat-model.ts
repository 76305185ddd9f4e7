import type { PlayerView } from '@/engine';
import type { Participant } from '@/store/game';

import type { SeatPanel } from '../layout';
import type { WorksCount } from '../model/cover';

/** What a panel shows about another player. */
export interface SeatModel {
  readonly at: SeatPanel;
  readonly p: PlayerView;
  readonly participant: Participant;
  readonly points: number;
  /** What they have together with their partner, in a team game. */
  readonly team?: number | null;
  readonly works: WorksCount;
  /** The mat below this head has no room for the works count. */
  readonly tellWorks?: boolean;
  readonly current: boolean;
  /** Partner of the viewer in a team game. */
  readonly partner?: boolean;
  readonly thinking: boolean;
  /** Number of choosable cards in this temple. */
  readonly toChoose: number;
  /** The task itself is choosable, so its name must be shown. */
  readonly taskToChoose?: boolean;
  /** The card of the selected log line lies in this temple. */
  readonly pointed?: boolean;
}
