/** A work's picture alone, shown beside a line that names it. */
import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { CardId } from '@/engine';
import { materialOf } from '@/engine';

import { ART } from './art';
import { nameOf } from './identity';
import type { Layer } from './layers';
import { Picture } from './picture';
import { tonesOf } from './tones';

export const Miniature = memo(function Miniature({ card, size }: { card: CardId; size: number }) {
  const name = nameOf(card);
  const tones = tonesOf(materialOf(card));
  const layers = useMemo(
    (): Layer[] => [
      { kind: 'box', at: { x: 0, y: 0, w: size, h: size }, fill: tones.tint },
      { kind: 'art', art: ART[name], tones, place: { x: 0, y: 0, scale: size / 100 } },
    ],
    [name, tones, size],
  );
  return (
    <View aria-hidden style={[styles.frame, { width: size, height: size, borderColor: tones.ink }]}>
      <Picture name={`mini ${name}`} w={size} h={size} layers={layers} inset={-1} />
    </View>
  );
});

const styles = StyleSheet.create({
  frame: { borderWidth: 1, borderRadius: 5, overflow: 'hidden' },
});
