/** The back of every card: a hemp-leaf pattern and the temple emblem. */
import { memo } from 'react';

import { Raster } from '@/components/ui/raster';

import { BACK_EDGE, type BackFaceProps } from './back-edge';
import { BACK } from './pictures';

export const BackFace = memo(function BackFace({ w, h }: BackFaceProps) {
  const size = { width: w, height: h, borderRadius: Math.min(w, h) * 0.075 };
  return <Raster source={BACK()} style={[BACK_EDGE, size]} />;
});
