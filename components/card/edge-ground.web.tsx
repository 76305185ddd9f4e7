import { memo, useMemo } from 'react';

import { Picture } from './browser-picture';
import type { EdgeGroundProps } from './drawings';
import { groundLayers } from './drawn';

export const EdgeGround = memo(function EdgeGround({ material, w, h }: EdgeGroundProps) {
  const layers = useMemo(() => groundLayers(material, w, h), [material, w, h]);
  return <Picture name={`edge ${material}`} w={w} h={h} layers={layers} inset={0} />;
});
