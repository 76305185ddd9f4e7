import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

import type { Picture } from './pictures';

export interface Rendered {
  /** Under assets/faces/. */
  readonly file: string;
  readonly bytes: Buffer;
}

/** Lossless: a few flat colours pack better that way, and match the colours beside them. */
const PACKED = { lossless: true, effort: 6 } as const;

/** One file per scale, always the same bytes. */
export function render({ path, w, scales, svg }: Picture): Promise<Rendered[]> {
  return Promise.all(
    scales.map(async (scale) => {
      const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: w * scale } }).render();
      const bytes = await sharp(drawn.asPng()).webp(PACKED).toBuffer();
      return { file: `${path}@${scale}x.webp`, bytes };
    }),
  );
}
