/** The back of every card: a hemp-leaf pattern and the temple emblem. */
import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { CARD, CARD_BACK } from '@/components/theme/card';

import { BACK, BACK_PATTERN } from './art/back';
import type { Layer } from './layers';
import { Picture } from './picture';

interface BackFaceProps {
  readonly w: number;
  readonly h: number;
}

const TONES = { ...CARD_BACK, washi: CARD.washi };

function backLayers(w: number, h: number): Layer[] {
  const emblem = Math.min(w, h) * 0.72;
  const grain = Math.min(w, h) / 110;
  const all = { x: 0, y: 0, w, h };
  const place = { x: (w - emblem) / 2, y: (h - emblem) / 2, scale: emblem / 100 };
  return [
    { kind: 'box', at: all, fill: CARD_BACK.ink },
    { kind: 'tiles', at: all, tile: BACK_PATTERN, grain, tones: TONES, opacity: 0.28 },
    { kind: 'art', art: BACK, tones: TONES, place },
  ];
}

export const BackFace = memo(function BackFace({ w, h }: BackFaceProps) {
  const layers = useMemo(() => backLayers(w, h), [w, h]);
  return (
    <View
      style={[
        styles.card,
        { width: w, height: h, borderRadius: Math.min(w, h) * 0.075, borderColor: CARD_BACK.rim },
      ]}
    >
      <Picture name="back" w={w} h={h} layers={layers} inset={-1} />
    </View>
  );
});

const styles = StyleSheet.create({
  card: { borderWidth: 1, overflow: 'hidden' },
});
