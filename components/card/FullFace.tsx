/** The whole card: task along the left edge, name, picture, material and value. Reads at 44 points. */
import { memo, useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, ClipPath, Defs, G, Pattern, Rect } from 'react-native-svg';

import { CARD, MATERIALS } from '@/components/theme';
import { Text } from '@/components/ui';
import { TASK_OF, VALUE_OF, type CardId } from '@/engine';
import { t } from '@/locales';

import { ART } from './art';
import { GLYPHS, PATTERNS } from './art/materials';
import { materialAt, nameAt } from './identity';
import { Shapes } from './Shapes';

interface FullFaceProps {
  readonly card: CardId;
  readonly w: number;
  readonly h: number;
  /** What a Kite has become, as a place in the list of works. */
  readonly copyOf?: number;
}

/** From this width on there is room for the task and the material in words. */
const WORDS = 92;

/** Of a letter in the names' bold serif, in ems. */
const NAME_WIDTH = 0.66;

export function tonesOf(material: keyof typeof MATERIALS) {
  return { ...MATERIALS[material], washi: CARD.washi };
}

export const FullFace = memo(function FullFace({ card, w, h, copyOf }: FullFaceProps) {
  const place = card % 54;
  const shown = copyOf ?? place;
  const material = materialAt(shown);
  const name = nameAt(shown);
  const tones = tonesOf(material);
  const id = useId().replace(/[^a-zA-Z0-9]/g, '');
  const words = w >= WORDS;

  const edge = Math.round(Math.max(7, w * 0.135));
  const pad = Math.max(3, w * 0.035);
  const nameH = Math.max(15, Math.round(w * 0.2));
  const artW = w - edge - 2 * pad;
  const artH = Math.min(artW * 1.12, h - nameH - Math.max(18, w * 0.23));
  const artX = edge + pad;
  const footY = nameH + artH;
  const footH = h - footY;
  const disc = Math.max(8, Math.min(footH * 0.4, w * 0.1));
  const glyph = Math.max(11, Math.min(footH * 0.66, w * 0.15));
  const tile = PATTERNS[material];
  const nameSize = Math.max(11, Math.min(w * 0.135, 26));
  const fit = Math.min(artW, artH) / 100;
  // A long name is set narrower, never smaller: 11 points is the least that can be read.
  const nameRoom = w - edge - 2;
  const nameW = Math.max(nameRoom, name.length * nameSize * NAME_WIDTH + 4);

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
            width={tile.width * (edge / 22)}
            height={tile.height * (edge / 22)}
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
          <G
            transform={`translate(${artX + (artW - 100 * fit) / 2} ${nameH + (artH - 100 * fit) / 2}) scale(${fit})`}
          >
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
          strokeWidth={Math.max(0.75, w * 0.009)}
        />
        <G transform={`translate(${artX} ${footY + (footH - glyph) / 2}) scale(${glyph / 100})`}>
          <Shapes art={GLYPHS[material]} tones={tones} />
        </G>
        <Circle cx={w - pad - disc - 1} cy={footY + footH / 2 - 0.5} r={disc} fill={tones.ink} />
      </Svg>
      <Text
        allowFontScaling={false}
        numberOfLines={1}
        style={[
          styles.name,
          {
            left: edge + nameRoom / 2 - nameW / 2,
            width: nameW,
            // On the web a text is otherwise never wider than its card.
            maxWidth: nameW,
            height: nameH,
            lineHeight: nameH,
            fontSize: nameSize,
            color: CARD.ink,
            transform: [{ scaleX: Math.min(1, nameRoom / nameW) }],
          },
        ]}
      >
        {name}
      </Text>
      {words && (
        <>
          <Text
            allowFontScaling={false}
            style={[
              styles.task,
              {
                width: h,
                left: edge / 2 - h / 2,
                top: h / 2 - edge / 2,
                height: edge,
                lineHeight: edge,
                fontSize: Math.max(11, edge * 0.62),
                color: tones.washi,
              },
            ]}
          >
            {t(`task.${TASK_OF[material]}`).toLocaleUpperCase()}
          </Text>
          <Text
            allowFontScaling={false}
            style={[
              styles.material,
              {
                left: artX + glyph + 5,
                top: footY,
                height: footH,
                lineHeight: footH,
                fontSize: Math.max(11, w * 0.1),
                color: tones.ink,
              },
            ]}
          >
            {t(`material.${material}`)}
          </Text>
        </>
      )}
      <Text
        allowFontScaling={false}
        style={[
          styles.value,
          {
            left: w - pad - 2 * disc - 1,
            top: footY + footH / 2 - disc - 1.5,
            width: 2 * disc,
            height: 2 * disc,
            lineHeight: 2 * disc,
            fontSize: Math.max(11, disc * 1.35),
            color: tones.washi,
          },
        ]}
      >
        {VALUE_OF[material]}
      </Text>
    </View>
  );
});

const styles = StyleSheet.create({
  card: { borderWidth: 1, overflow: 'hidden' },
  art: { position: 'absolute', left: -1, top: -1 },
  name: {
    position: 'absolute',
    top: 0,
    textAlign: 'center',
    fontFamily: 'ShipporiMincho-Bold',
  },
  task: {
    position: 'absolute',
    textAlign: 'center',
    letterSpacing: 2,
    fontFamily: 'NotoSans-SemiBold',
    transform: [{ rotate: '-90deg' }],
  },
  material: { position: 'absolute', fontFamily: 'NotoSans-SemiBold' },
  value: { position: 'absolute', textAlign: 'center', fontFamily: 'NotoSans-SemiBold' },
});
