/** A work in one line, for wings without room for cards: material, name and value. */
import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { CARD } from '@/components/theme';
import { materialOf, VALUE_OF } from '@/engine';
import { t } from '@/locales';

import { slipGeometry } from './geometry';
import { Glyph } from './glyph';
import { nameOf } from './identity';
import { Print } from './print';
import { tonesOf, type FullFaceProps } from './tones';

export const SlipFace = memo(function SlipFace({ card, w, h, copyOf, silent }: FullFaceProps) {
  const shown = copyOf ?? card;
  const material = materialOf(shown);
  const own = nameOf(shown);
  const name = copyOf === undefined ? own : t('card.copySlip', { name: own, by: nameOf(card) });
  const tones = tonesOf(material);
  const g = useMemo(() => slipGeometry(w, h, name), [w, h, name]);

  return (
    <View
      aria-hidden={silent}
      style={[
        styles.slip,
        copyOf !== undefined && styles.copy,
        { width: w, height: h, borderColor: tones.ink, backgroundColor: tones.washi },
      ]}
    >
      <View style={[styles.edge, { width: g.edge, backgroundColor: tones.ink }]}>
        <Glyph material={material} size={g.glyph} color={tones.washi} />
      </View>
      <Print
        x={g.nameX}
        y={g.nameY}
        w={g.nameW}
        h={h - 1}
        size={g.nameSize}
        color={CARD.ink}
        font="ShipporiMincho-Bold"
        narrow={g.narrow}
      >
        {name}
      </Print>
      <Print x={g.valueX} y={-1} w={g.valueW} h={h} size={g.nameSize} color={tones.ink}>
        {String(VALUE_OF[material])}
      </Print>
    </View>
  );
});

const styles = StyleSheet.create({
  slip: { borderWidth: 1, borderRadius: 3, overflow: 'hidden' },
  copy: { borderStyle: 'dashed' },
  edge: { height: '100%', alignItems: 'center', justifyContent: 'center' },
});
