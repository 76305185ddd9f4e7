/**
 * Measuring on a noisy machine: the candidates take turns, round after round, and only what they took
 * next to each other is compared. The clock comes from outside, so that this runs on Hermes too.
 */
export interface Candidate {
  name: string;
  /** Does the thing this often, and says how often it really did. */
  run: () => number;
}

export interface Measured {
  name: string;
  /** Microseconds for one, the median of all rounds. */
  micros: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}

/** Rounds before the clock counts, for the compiler of the virtual machine. */
const WARM_UP = 3;

export function measure(
  candidates: readonly Candidate[],
  rounds: number,
  now: () => number,
): Measured[] {
  const times: number[][] = candidates.map(() => []);
  for (let round = -WARM_UP; round < rounds; round++) {
    candidates.forEach((candidate, i) => {
      const start = now();
      const count = candidate.run();
      const micros = ((now() - start) * 1000) / count;
      if (round >= 0) times[i]?.push(micros);
    });
  }
  return candidates.map(({ name }, i) => ({ name, micros: median(times[i] as number[]) }));
}
