import type { PackedNet } from '../net';

export type TableKind = 2 | 3 | 4 | 5 | 'teams';

/** What training leaves behind: signed bytes in base64, with their scales. */
export interface Weights {
  net: PackedNet;
  policy: { scale: number; bytes: string };
}
