import type { PackedNet } from '../net';

/** What training leaves behind: signed bytes in base64, with their scales. */
export interface Weights {
  net: PackedNet;
  policy: { scale: number; bytes: string };
}
