/**
 * The whole card: task on the left edge, name, picture, material and value. Readable at 44 points.
 */
import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { CARD } from '@/components/theme';
import { materialOf, TASK_OF, VALUE_OF, type Material, type WorkName } from '@/engine';
import { t } from '@/locales';

import { ART } from './art';
import { GLYPHS, PATTERNS } from './art/materials';
import { faceGeometry, type FaceGeometry } from './geometry';
import { nameOf } from './identity';
import type { Layer } from './layers';
import { Picture } from './picture';
import { Print } from './print';
import { tonesOf, type FullFaceProps } from './tones';

function faceLayers(g: FaceGeometry, h: number, name: WorkName, material: Material): Layer[] {
  const tones = tonesOf(material);
  const spine = { x: 0, y: 0, w: g.edge, h };
  const frame = { x: g.artX, y: g.nameH, w: g.artW, h: g.artH };
  const tile = PATTERNS[material];
  const { glyphAt, drawing, disc, grain } = g;
  return [
    { kind: 'box', at: spine, fill: tones.ink },
    { kind: 'tiles', at: spine, tile, grain, tones, opacity: 0.42 },
    { kind: 'box', at: frame, fill: tones.tint },
    { kind: 'art', art: ART[name], tones, place: drawing, within: frame },
    { kind: 'box', at: frame, fill: 'none', stroke: tones.ink, strokeWidth: g.frame },
    ...(g.glyph > 0
      ? [{ kind: 'art', art: GLYPHS[material], tones, place: glyphAt } as const]
      : []),
    { kind: 'disc', cx: g.discX, cy: g.footY + g.footH / 2 - 0.5, r: disc, fill: tones.ink },
  ];
}

export const FullFace = memo(function FullFace({ card, w, h, copyOf }: FullFaceProps) {
  const shown = copyOf ?? card;
  const material = materialOf(shown);
  const name = nameOf(shown);
  const tones = tonesOf(material);
  const g = useMemo(() => faceGeometry(w, h, name), [w, h, name]);
  const layers = useMemo(() => faceLayers(g, h, name, material), [g, h, name, material]);
  const { edge, artX, nameH, footY, footH, disc } = g;

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
      <Picture
        name={g.glyph > 0 ? `work ${name}` : `small work ${name}`}
        w={w}
        h={h}
        layers={layers}
        inset={-1}
      />
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
        x={g.discX - disc}
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
});
