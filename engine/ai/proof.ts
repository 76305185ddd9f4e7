/** Replays a win seen in one world in all the others: only what wins everywhere counts as a win. */
import { winsIn } from './finish';
import type { TurnSearch } from './search';
import type { Edge } from './tree';

export class Proofs {
  /** Worlds (as bits) in which the line of an edge was tried and did not win. */
  private readonly failed = new Map<Edge, number>();
  private readonly all: number;

  constructor(
    private readonly search: TurnSearch,
    private readonly worlds: number,
    private readonly me: number,
  ) {
    this.all = 2 ** worlds - 1;
  }

  /** Tries one line in one more world; false when there is nothing left to try. */
  step(): boolean {
    for (const edge of this.search.root.edges) {
      if (edge.line === null) continue;
      const failed = this.failed.get(edge) ?? 0;
      // Another line may have won there in the meantime.
      if ((failed & ~edge.won) !== 0) continue;
      for (let at = 0; at < this.worlds; at++) {
        const world = 1 << at;
        if ((edge.won & world) !== 0) continue;
        if (winsIn(this.search.world(at), edge.line, this.me)) edge.won |= world;
        else this.failed.set(edge, failed | world);
        return true;
      }
    }
    return false;
  }

  wins(edge: Edge): boolean {
    return edge.line !== null && edge.won === this.all;
  }
}
