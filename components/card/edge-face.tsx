/** What sticks out of a card under the mat: the edge that matters where it is tucked. */
import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { CARD } from '@/components/theme';
import { boxWidth } from '@/components/theme/measure';
import { Text } from '@/components/ui';
import { materialOf, TASK_OF, type CardId, type Material } from '@/engine';
import { t } from '@/locales';

import { PATTERNS } from './art/materials';
import { TASK_EDGE, taskNameSize } from './geometry';
import { Glyph } from './glyph';
import { nameOf } from './identity';
import type { Layer } from './layers';
import { Picture } from './picture';
import { tonesOf } from './tones';

/** What a group is worth just now, said in a few characters; `good` adds a tick, else a roof. */
export interface EdgeNote {
  readonly text: string;
  /** Of what, where there is room for a word more: "covered", "actions", "points". */
  readonly unit: string;
  readonly good: boolean;
}

export type EdgeKind = 'task' | 'helper' | 'bench' | 'sale';

interface EdgeFaceProps {
  readonly kind: EdgeKind;
  readonly card: CardId;
  readonly w: number;
  readonly h: number;
  readonly count: number;
  readonly note?: EdgeNote | null;
}

/** How much of a tucked card is hidden (components/table/layout/temple.ts lays it so). */
const UNDER = 14;

function Ground({ material, w, h }: { material: Material; w: number; h: number }) {
  const layers = useMemo((): Layer[] => {
    const all = { x: 0, y: 0, w, h };
    const tones = tonesOf(material);
    return [
      { kind: 'box', at: all, fill: tones.ink },
      { kind: 'tiles', at: all, tile: PATTERNS[material], grain: 0.7, tones, opacity: 0.24 },
    ];
  }, [material, w, h]);
  return <Picture name={`edge ${material}`} w={w} h={h} layers={layers} inset={0} />;
}

/** A tick over what is covered, a bare roof over what is not yet. */
const MARKS = { good: 'M1.5 6.5L4.7 9.8L10.5 2.5', open: 'M1 7.5L6 3L11 7.5M3 7V10.5M9 7V10.5' };

function Mark({ color, good }: { color: string; good: boolean }) {
  return (
    <Svg width={11} height={11} viewBox="0 0 12 12" aria-hidden>
      <Path
        d={good ? MARKS.good : MARKS.open}
        fill="none"
        stroke={color}
        strokeWidth={good ? 2.2 : 1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}

const WORD = { fontFamily: 'NotoSans-SemiBold', fontSize: 11, lineHeight: 14 } as const;
/** The rims of a card. */
const RIMS = 2;

/** The part that shows, as a padding that keeps the words out from under the mat. */
const SHOWN = {
  task: { paddingBottom: UNDER },
  helper: { paddingRight: UNDER },
  sale: { paddingLeft: UNDER },
  bench: { paddingTop: UNDER },
} as const;

export const EdgeFace = memo(function EdgeFace({ kind, card, w, h, count, note }: EdgeFaceProps) {
  const material = materialOf(card);
  const tones = tonesOf(material);
  const inked = kind === 'task' || kind === 'helper';
  const color = inked ? tones.washi : tones.ink;
  const room = kind === 'task' || kind === 'bench' ? h - UNDER : h;
  const twoLines = room >= 36;
  const threeLines = room >= 54 && note !== null && note !== undefined;
  const fourLines = threeLines && room >= 66 && w - UNDER - RIMS >= boxWidth(note.unit, WORD);
  const asMaterial = kind === 'bench' || kind === 'sale';
  const word = asMaterial ? t(`material.${material}`) : t(`task.${TASK_OF[material]}`);
  // Of what shows: the card without its rims, and without what lies under the mat.
  const across = kind === 'helper' || kind === 'sale' ? w - UNDER - RIMS : w - RIMS;
  const small = room < 26 || across < 46;
  const size = room < 16 ? 11 : small ? 13 : 17;
  // In a single line "1/4" tells the count too.
  const told = !twoLines && note && !note.good ? note.text : count > 1 ? String(count) : null;

  return (
    <View
      style={[
        styles.edge,
        SHOWN[kind],
        { width: w, height: h, borderColor: tones.ink, backgroundColor: tones.washi },
      ]}
    >
      {inked && <Ground material={material} w={w} h={h} />}
      {kind === 'task' ? (
        <View style={styles.row}>
          <Glyph material={material} size={TASK_EDGE.glyph} color={color} />
          <View style={styles.shrink}>
            <Text
              allowFontScaling={false}
              numberOfLines={1}
              style={[styles.name, { color, fontSize: taskNameSize(nameOf(card), w) }]}
            >
              {nameOf(card)}
            </Text>
            {twoLines && (
              <Text allowFontScaling={false} numberOfLines={1} style={[styles.word, { color }]}>
                {word}
              </Text>
            )}
          </View>
        </View>
      ) : (
        <>
          <View style={[styles.row, !twoLines && styles.close]}>
            <Glyph material={material} size={size} color={color} />
            {told !== null && (
              <Text
                allowFontScaling={false}
                style={[twoLines ? styles.count : small ? styles.word : styles.line, { color }]}
              >
                {told}
              </Text>
            )}
            {!twoLines && note?.good && <Mark color={color} good />}
          </View>
          {threeLines && (
            <Text allowFontScaling={false} numberOfLines={1} style={[styles.word, { color }]}>
              {word}
            </Text>
          )}
          {twoLines && (
            <View style={styles.row}>
              {note && <Mark color={color} good={note.good} />}
              <Text allowFontScaling={false} numberOfLines={1} style={[styles.word, { color }]}>
                {note?.text ?? word}
              </Text>
            </View>
          )}
          {fourLines && (
            <Text allowFontScaling={false} numberOfLines={1} style={[styles.word, { color }]}>
              {note.unit}
            </Text>
          )}
        </>
      )}
    </View>
  );
});

/** Under another card of its pile only the rim is seen. */
export const BuriedFace = memo(function BuriedFace({
  card,
  w,
  h,
  inked,
}: {
  card: CardId;
  w: number;
  h: number;
  inked: boolean;
}) {
  const tones = tonesOf(materialOf(card));
  return (
    <View
      style={[
        styles.buried,
        {
          width: w,
          height: h,
          borderRadius: Math.min(6, w * 0.075),
          borderColor: inked ? tones.mid : tones.ink,
          backgroundColor: inked ? tones.ink : CARD.washi,
        },
      ]}
    />
  );
});

const styles = StyleSheet.create({
  edge: {
    borderWidth: 1,
    borderRadius: 6,
    overflow: 'hidden',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 1,
  },
  buried: { borderWidth: 1 },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: TASK_EDGE.gap },
  close: { gap: 3 },
  shrink: { flexShrink: 1 },
  name: { fontFamily: 'ShipporiMincho-Bold', lineHeight: 18 },
  count: { fontFamily: 'NotoSans-SemiBold', fontSize: 15, lineHeight: 18 },
  line: { fontFamily: 'NotoSans-SemiBold', fontSize: 13, lineHeight: 16 },
  word: WORD,
});
