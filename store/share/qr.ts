/** A text as a QR code, to be drawn as one path. */
import { encode } from 'uqr';

/** Light modules around it, as the standard asks for: without them a camera does not find the code. */
const QUIET = 4;
/**
 * 85 modules a side with the quiet zone: at 280 points each is 3.3 points or half a millimetre, which a
 * phone reads with ease. A long game of five players takes some 400 bytes.
 */
const LARGEST_VERSION = 15;
/** The lowest error correction is enough, because a screen is neither torn nor dirty. */
export const MOST_QR_BYTES = 520;

export interface Qr {
  /** Modules a side, with the quiet zone. */
  readonly size: number;
  /** The dark modules, one unit each. */
  readonly path: string;
}

/** Neighbours touch, so that no hairlines show where a module is not a whole number of pixels. */
const OVERLAP = 0.04;

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x++;
    path += `M${from} ${y}h${x + 1 - from}v${1 + OVERLAP}H${from}z`;
  }
  return path;
}

/** Null: it would need a code too fine for a camera. */
export function qrOf(text: string): Qr | null {
  // Links and codes are ASCII: a character is a byte.
  if (text.length > MOST_QR_BYTES) return null;
  const bytes = Array.from(text, (sign) => sign.charCodeAt(0));
  const { size, data } = encode(bytes, {
    ecc: 'L',
    boostEcc: true,
    maxVersion: LARGEST_VERSION,
    border: QUIET,
  });
  return { size, path: data.map(rowPath).join('') };
}
