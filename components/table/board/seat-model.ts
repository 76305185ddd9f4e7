import type { PlayerView } from '@/engine';
import type { Participant } from '@/store/game';

import type { SeatPanel } from '../layout';
import type { WorksCount } from '../model/cover';

/** What a panel tells of another player. */
export interface SeatModel {
  readonly at: SeatPanel;
  readonly p: PlayerView;
  readonly participant: Participant;
  readonly points: number;
  readonly works: WorksCount;
  /** The mat below this head has no room to tell them. */
  readonly tellWorks?: boolean;
  readonly current: boolean;
  /** Of the one who reads, in a team game. */
  readonly partner?: boolean;
  readonly thinking: boolean;
  /** How many cards may be chosen in this temple. */
  readonly toChoose: number;
  /** What may be chosen is their task, so it has to be read. */
  readonly taskToChoose?: boolean;
  /** What a line of the log is about lies in this temple. */
  readonly pointed?: boolean;
}
