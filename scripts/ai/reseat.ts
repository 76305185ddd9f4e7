/**
 * The same position with the rivals in another order: their order matters little, so that a few games
 * teach as much as many.
 */
import { layoutFor, SEAT, SEAT_OUTLOOK } from '../../engine/ai/layout';
import type { Sparse } from '../../engine/ai/sparse';
import type { Rng } from '../../engine/rng';
import { shuffle } from '../../engine/rng';

export class Reseating {
  /** The seats of rivals, counted from the viewer's. */
  private readonly rivals: readonly number[];
  private readonly seatOf: number[];
  private readonly blocks: readonly { from: number; to: number; size: number }[];

  constructor(players: number, teams: boolean) {
    const layout = layoutFor(players);
    this.seatOf = Array.from({ length: players }, (_, seat) => seat);
    this.rivals = this.seatOf.filter((seat) => (teams ? seat % 2 === 1 : seat > 0));
    this.blocks = [
      { from: layout.blocks, to: layout.plan, size: SEAT.size },
      { from: layout.seatOutlooks, to: layout.size, size: SEAT_OUTLOOK.size },
    ];
  }

  /** Changes the position itself. */
  shuffle(x: Sparse, rng: Rng): void {
    const { rivals, seatOf } = this;
    if (rivals.length < 2) return;
    shuffle(rivals.slice(), rng).forEach((seat, i) => {
      seatOf[rivals[i] as number] = seat;
    });
    for (let i = 0; i < x.count; i++) {
      const at = x.index[i] as number;
      for (const { from, to, size } of this.blocks) {
        if (at < from || at >= to) continue;
        const seat = Math.floor((at - from) / size);
        x.index[i] = at + ((seatOf[seat] as number) - seat) * size;
      }
    }
  }
}
