/** The patterned ground of a tucked card, cut to its size by the card. */
import { memo } from 'react';
import { StyleSheet } from 'react-native';

import { Raster } from '@/components/ui/raster';

import type { EdgeGroundProps } from './drawings';
import { GROUND_H, GROUND_W, GROUNDS } from './pictures';
import { tonesOf } from './tones';

export const EdgeGround = memo(function EdgeGround({ material, w, h }: EdgeGroundProps) {
  // Never smaller than it was made, so that the pattern is the same on every card.
  const size = { width: Math.max(w, GROUND_W), height: Math.max(h, GROUND_H) };
  const color = { backgroundColor: tonesOf(material).ink };
  return <Raster source={GROUNDS[material]()} style={[styles.ground, size, color]} />;
});

const styles = StyleSheet.create({ ground: { position: 'absolute', left: 0, top: 0 } });
