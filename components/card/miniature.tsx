/** A work's picture alone, shown beside a line that names it. */
import { memo } from 'react';

import { Raster } from '@/components/ui/raster';
import { materialOf } from '@/engine';

import { MINIATURE, pictureSize, type MiniatureProps } from './drawings';
import { workNameOf } from './identity';
import { WORKS } from './pictures';
import { tonesOf } from './tones';

export const Miniature = memo(function Miniature({ card, size }: MiniatureProps) {
  const { ink, tint } = tonesOf(materialOf(card));
  const own = { width: size, height: size, borderColor: ink, backgroundColor: tint };
  return <Raster source={WORKS[pictureSize(size)][workNameOf(card)]()} style={[MINIATURE, own]} />;
});
