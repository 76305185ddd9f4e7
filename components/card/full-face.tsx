/**
 * The whole card: task on the left edge, name, material and value, picture. Readable at 44 points.
 */
import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { CARD } from '@/components/theme';
import { stacked } from '@/components/theme/stacked';
import { materialOf, TASK_OF, VALUE_OF } from '@/engine';
import { t } from '@/locales';

import { CopyMark } from './copy-mark';
import { FacePicture } from './face-picture';
import { faceGeometry } from './geometry';
import { nameOf, workNameOf } from './identity';
import { Print } from './print';
import { tonesOf, type FullFaceProps } from './tones';

interface TaskWordProps {
  readonly word: string;
  readonly edge: number;
  readonly h: number;
  readonly color: string;
}

/** Along the edge of the card. */
function TaskWord({ word, edge, h, color }: TaskWordProps) {
  const size = Math.max(11, edge * 0.62);
  const signs = stacked(word);
  if (signs === null) {
    return (
      <Print
        x={edge / 2 - h / 2}
        y={h / 2 - edge / 2}
        w={h}
        h={edge}
        size={size}
        color={color}
        spacing={2}
        upright
      >
        {word.toUpperCase()}
      </Print>
    );
  }
  const line = size * 1.25;
  const top = (h - signs.length * line) / 2;
  return signs.map((sign, i) => (
    <Print key={i} x={-1} y={top + i * line} w={edge + 1} h={line} size={size} color={color}>
      {sign}
    </Print>
  ));
}

export const FullFace = memo(function FullFace({ card, w, h, copyOf, silent }: FullFaceProps) {
  const shown = copyOf ?? card;
  const material = materialOf(shown);
  const name = nameOf(shown);
  const tones = tonesOf(material);
  const g = useMemo(() => faceGeometry(w, h, name), [w, h, name]);
  const { edge, artX, nameH, factsY, factsH, disc } = g;

  return (
    <View
      aria-hidden={silent}
      style={[
        styles.card,
        copyOf !== undefined && styles.copy,
        {
          width: w,
          height: h,
          borderRadius: w * 0.075,
          borderColor: tones.ink,
          backgroundColor: tones.washi,
        },
      ]}
    >
      <FacePicture g={g} w={w} h={h} name={workNameOf(shown)} material={material} />
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
          <TaskWord edge={edge} h={h} color={tones.washi} word={t(`task.${TASK_OF[material]}`)} />
          <Print
            x={artX + g.glyph + 5}
            y={factsY - 1}
            h={factsH}
            size={g.wordSize}
            color={tones.ink}
          >
            {t(`material.${material}`)}
          </Print>
        </>
      )}
      <Print
        x={g.discX - disc}
        y={factsY + factsH / 2 - disc - 1}
        w={2 * disc}
        h={2 * disc}
        size={Math.max(11, disc * 1.35)}
        color={tones.washi}
      >
        {String(VALUE_OF[material])}
      </Print>
      {copyOf !== undefined && <CopyMark card={card} w={w} />}
    </View>
  );
});

const styles = StyleSheet.create({
  card: { borderWidth: 1, overflow: 'hidden' },
  copy: { borderStyle: 'dashed' },
});
