import { memo, useMemo } from 'react';
import { View } from 'react-native';

import { BACK_EDGE, type BackFaceProps } from './back-edge';
import { Picture } from './browser-picture';
import { backLayers } from './drawn';

export const BackFace = memo(function BackFace({ w, h }: BackFaceProps) {
  const layers = useMemo(() => backLayers(w, h), [w, h]);
  const size = { width: w, height: h, borderRadius: Math.min(w, h) * 0.075 };
  return (
    <View style={[BACK_EDGE, size]}>
      <Picture name="back" w={w} h={h} layers={layers} inset={-1} />
    </View>
  );
});
