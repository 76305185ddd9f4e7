/** Reads a long code without holding up the screen. */
import type { Part, ReadGame } from './code';

/** A bar that is shown for less than this many milliseconds would only flash. */
const BEFORE_BAR = 250;

interface Reader {
  readonly pause: () => Promise<void>;
  readonly now: () => number;
  /** From 0 to 1, once it takes a while. */
  readonly onPart: (part: number) => void;
  readonly wanted: () => boolean;
}

/** Null if it is no longer wanted. */
export async function readInSlices(
  reading: Generator<Part, ReadGame>,
  { pause, now, onPart, wanted }: Reader,
): Promise<ReadGame | null> {
  const started = now();
  for (;;) {
    const { done, value } = reading.next();
    if (done === true) return value;
    if (now() - started >= BEFORE_BAR) onPart(value.done / value.of);
    await pause();
    if (!wanted()) return null;
  }
}
