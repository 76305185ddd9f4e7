/** A side of the ranking, in browsers and on devices alike. */
import type { ReactNode } from 'react';

export interface RankedSideProps {
  readonly testID: string;
  /** Offset from its final position; null while unknown, and hidden until then. */
  readonly shift: number | null;
  /** The better side is on top while two pass each other. */
  readonly z: number;
  readonly glide: number;
  readonly onHeight: (height: number) => void;
  readonly children: ReactNode;
}
