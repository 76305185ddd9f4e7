import type { PackedNet } from '../net';

export type TableKind = 2 | 3 | 4 | 5 | 'teams';

/** The result of training: signed bytes in base64, with their scales. */
export interface Weights {
  net: PackedNet;
  policy: { scale: number; bytes: string };
}
