/**
 * Measuring on a noisy machine: candidates take turns, and only adjacent rounds are compared. The
 * clock is a parameter, so that this runs on Hermes too.
 */
export interface Candidate {
  name: string;
  /** Repeats the work; returns how many times. */
  run: () => number;
}

export interface Measured {
  name: string;
  /** Microseconds for one, by the rounds that count. */
  micros: number;
}

/** For a clock that stands still while others have the processor. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}

/** For a clock on the wall: what others take of the processor makes a round longer, never shorter. */
export const quickest = (values: readonly number[]): number => Math.min(...values);

/** Rounds to warm up the just-in-time compiler. */
const WARM_UP = 3;

export function measure(
  candidates: readonly Candidate[],
  rounds: number,
  now: () => number,
  typical: (values: readonly number[]) => number,
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
  return candidates.map(({ name }, i) => ({ name, micros: typical(times[i] as number[]) }));
}
