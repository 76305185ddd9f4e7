/** The whole card: task along the left edge, name, picture, material and value. Reads at 44 points. */
import { memo, useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, ClipPath, Defs, G, Pattern, Rect } from 'react-native-svg';

import { CARD } from '@/components/theme';
import { TASK_OF, VALUE_OF } from '@/engine';
import { t } from '@/locales';

import { ART } from './art';
import { GLYPHS, PATTERNS } from './art/materials';
import { faceGeometry } from './geometry';
import { materialAt, nameAt } from './identity';
import { Print } from './Print';
import { Shapes } from './Shapes';
import { tonesOf, type FullFaceProps } from './tones';

export const FullFace = memo(function FullFace({ card, w, h, copyOf }: FullFaceProps) {
  const place = card % 54;
  const shown = copyOf ?? place;
  const material = materialAt(shown);
  const name = nameAt(shown);
  const tones = tonesOf(material);
  const id = useId().replace(/[^a-zA-Z0-9]/g, '');
  const g = faceGeometry(w, h, name);
  const { edge, artX, artW, artH, nameH, footY, footH, disc } = g;
  const tile = PATTERNS[material];

  return (
    <View
      style={[
        styles.card,
        {
          width: w,
          height: h,
          borderRadius: w * 0.075,
          borderColor: tones.ink,
          backgroundColor: tones.washi,
        },
      ]}
    >
      <Svg width={w} height={h} style={styles.art} aria-hidden>
        <Defs>
          <Pattern
            id={`p${id}`}
            width={tile.width * g.grain}
            height={tile.height * g.grain}
            patternUnits="userSpaceOnUse"
            viewBox={`0 0 ${tile.width} ${tile.height}`}
          >
            <Shapes art={tile.art} tones={tones} />
          </Pattern>
          <ClipPath id={`c${id}`}>
            <Rect x={artX} y={nameH} width={artW} height={artH} />
          </ClipPath>
        </Defs>
        <Rect width={edge} height={h} fill={tones.ink} />
        <Rect width={edge} height={h} fill={`url(#p${id})`} opacity={0.42} />
        <Rect x={artX} y={nameH} width={artW} height={artH} fill={tones.tint} />
        <G clipPath={`url(#c${id})`}>
          <G transform={g.drawing}>
            <Shapes art={ART[name]} tones={tones} />
          </G>
        </G>
        <Rect
          x={artX}
          y={nameH}
          width={artW}
          height={artH}
          fill="none"
          stroke={tones.ink}
          strokeWidth={g.frame}
        />
        <G transform={g.glyphAt}>
          <Shapes art={GLYPHS[material]} tones={tones} />
        </G>
        <Circle cx={w - g.pad - disc - 1} cy={footY + footH / 2 - 0.5} r={disc} fill={tones.ink} />
      </Svg>
      <Print
        x={g.nameX}
        y={0}
        w={g.nameW}
        h={nameH}
        size={g.nameSize}
        color={CARD.ink}
        font="ShipporiMincho-Bold"
        narrow={g.narrow}
      >
        {name}
      </Print>
      {g.words && (
        <>
          <Print
            x={edge / 2 - h / 2}
            y={h / 2 - edge / 2}
            w={h}
            h={edge}
            size={Math.max(11, edge * 0.62)}
            color={tones.washi}
            spacing={2}
            upright
          >
            {t(`task.${TASK_OF[material]}`).toLocaleUpperCase()}
          </Print>
          <Print
            x={artX + g.glyph + 5}
            y={footY}
            h={footH}
            size={Math.max(11, w * 0.1)}
            color={tones.ink}
          >
            {t(`material.${material}`)}
          </Print>
        </>
      )}
      <Print
        x={w - g.pad - 2 * disc - 1}
        y={footY + footH / 2 - disc - 1.5}
        w={2 * disc}
        h={2 * disc}
        size={Math.max(11, disc * 1.35)}
        color={tones.washi}
      >
        {String(VALUE_OF[material])}
      </Print>
    </View>
  );
});

const styles = StyleSheet.create({
  card: { borderWidth: 1, overflow: 'hidden' },
  art: { position: 'absolute', left: -1, top: -1 },
});
