import { memo, useMemo } from 'react';
import { View } from 'react-native';

import { materialOf } from '@/engine';

import { Picture } from './browser-picture';
import { MINIATURE, type MiniatureProps } from './drawings';
import { workLayers } from './drawn';
import { workNameOf } from './identity';
import { tonesOf } from './tones';

export const Miniature = memo(function Miniature({ card, size }: MiniatureProps) {
  const name = workNameOf(card);
  const material = materialOf(card);
  const layers = useMemo(() => workLayers(name, material, size), [name, material, size]);
  const own = { width: size, height: size, borderColor: tonesOf(material).ink };
  return (
    <View aria-hidden style={[MINIATURE, own]}>
      <Picture name={`mini ${name}`} w={size} h={size} layers={layers} inset={-1} />
    </View>
  );
});
