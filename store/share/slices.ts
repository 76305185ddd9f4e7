/** Reads a long code without holding up the screen. */
import type { Part, ReadGame } from './code';

/** A shorter game is read before a bar for it could be seen. */
const LONG = 1_000;

interface Reader {
  readonly pause: () => Promise<void>;
  /** From 0 to 1, of a long code only. */
  readonly onPart: (part: number) => void;
  readonly wanted: () => boolean;
}

/** Null if it is no longer wanted. */
export async function readInSlices(
  reading: Generator<Part, ReadGame>,
  { pause, onPart, wanted }: Reader,
): Promise<ReadGame | null> {
  for (;;) {
    const { done, value } = reading.next();
    if (done === true) return value;
    if (value.of > LONG) onPart(value.done / value.of);
    await pause();
    if (!wanted()) return null;
  }
}
