/** The back of every card: hemp leaves and the temple's emblem. */
import { memo, useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, G, Pattern, Rect } from 'react-native-svg';

import { CARD, CARD_BACK } from '@/components/theme/card';

import { BACK, BACK_PATTERN } from './art/back';
import { Shapes } from './Shapes';

interface BackFaceProps {
  readonly w: number;
  readonly h: number;
}

const TONES = { ...CARD_BACK, washi: CARD.washi };

export const BackFace = memo(function BackFace({ w, h }: BackFaceProps) {
  const id = useId().replace(/[^a-zA-Z0-9]/g, '');
  const emblem = Math.min(w, h) * 0.72;
  const grain = Math.min(w, h) / 110;
  return (
    <View
      style={[
        styles.card,
        { width: w, height: h, borderRadius: Math.min(w, h) * 0.075, borderColor: CARD_BACK.rim },
      ]}
    >
      <Svg width={w} height={h} style={styles.art} aria-hidden>
        <Defs>
          <Pattern
            id={`b${id}`}
            width={BACK_PATTERN.width * grain}
            height={BACK_PATTERN.height * grain}
            patternUnits="userSpaceOnUse"
            viewBox={`0 0 ${BACK_PATTERN.width} ${BACK_PATTERN.height}`}
          >
            <Shapes art={BACK_PATTERN.art} tones={TONES} />
          </Pattern>
        </Defs>
        <Rect width={w} height={h} fill={CARD_BACK.ink} />
        <Rect width={w} height={h} fill={`url(#b${id})`} opacity={0.28} />
        <G transform={`translate(${(w - emblem) / 2} ${(h - emblem) / 2}) scale(${emblem / 100})`}>
          <Shapes art={BACK} tones={TONES} />
        </G>
      </Svg>
    </View>
  );
});

const styles = StyleSheet.create({
  card: { borderWidth: 1, overflow: 'hidden' },
  art: { position: 'absolute', left: -1, top: -1 },
});
