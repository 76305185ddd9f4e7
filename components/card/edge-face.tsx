/** The part of a tucked card that sticks out from under the mat. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { CARD } from '@/components/theme';
import { boxWidth, linesOf, longestPart, roomIn } from '@/components/theme/measure';
import { Text } from '@/components/ui';
import { materialOf, TASK_OF, type CardId, type Material } from '@/engine';
import { t } from '@/locales';

import { MarkDrawing } from './drawing';
import { EdgeGround } from './edge-ground';
import { TASK_EDGE, taskNameSize } from './geometry';
import { Glyph } from './glyph';
import { nameOf } from './identity';
import { tonesOf } from './tones';

/** What a group is currently worth, in a few characters; `good` ticks its box, otherwise that is empty. */
export interface EdgeNote {
  readonly text: string;
  /** The sign in words: "covered", "not covered". */
  readonly state: string;
  /** What the number counts: "actions", "points"; empty where the words say it. */
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
  /** Hidden from screen readers, which are told about the card elsewhere. */
  readonly silent?: boolean;
}

/** How much of a tucked card is hidden; must match components/table/layout/temple.ts. */
const UNDER = 14;

const WORD = { fontFamily: 'NotoSans-SemiBold', fontSize: 11, lineHeight: 14 } as const;
const MARK = 12;
/** Both rims of a card together. */
const RIMS = 2;

/** Minimum heights for this many lines. */
const TWO_LINES = 36;
const THREE_LINES = 54;
const FOUR_LINES = 66;
const FIVE_LINES = 82;

/** Padding that keeps the words out from under the mat. */
const SHOWN = {
  task: { paddingBottom: UNDER },
  helper: { paddingRight: UNDER },
  sale: { paddingLeft: UNDER },
  bench: { paddingTop: UNDER },
} as const;

const ON_MAT_SIDES: readonly EdgeKind[] = ['helper', 'sale'];

function wordOf(kind: EdgeKind, material: Material): string {
  const asMaterial = kind === 'bench' || kind === 'sale';
  return asMaterial ? t(`material.${material}`) : t(`task.${TASK_OF[material]}`);
}

function Line({ color, children }: { readonly color: string; readonly children: string }) {
  return (
    <Text allowFontScaling={false} numberOfLines={1} style={[styles.word, { color }]}>
      {children}
    </Text>
  );
}

interface EdgeWordsProps extends EdgeFaceProps {
  readonly color: string;
  /** Height of the visible part. */
  readonly room: number;
}

/** The name of the task's work, with the task's own name below. */
function TaskEdge({ card, w, color, room }: EdgeWordsProps) {
  const material = materialOf(card);
  const fontSize = taskNameSize(nameOf(card), w);
  return (
    <View style={styles.row}>
      <Glyph material={material} size={TASK_EDGE.glyph} color={color} />
      <View style={styles.shrink}>
        <Text allowFontScaling={false} numberOfLines={1} style={[styles.name, { color, fontSize }]}>
          {nameOf(card)}
        </Text>
        {room >= TWO_LINES && <Line color={color}>{wordOf('task', material)}</Line>}
      </View>
    </View>
  );
}

/** Everything in one line: the icon, the count or coverage, and a ticked box. */
function LowGroup({ kind, card, w, count, note, color, room }: EdgeWordsProps) {
  // The visible width: without the rims and the part under the mat.
  const across = ON_MAT_SIDES.includes(kind) ? w - UNDER - RIMS : w - RIMS;
  const small = room < 26 || across < 46;
  // A note such as "1/4" or "+2" already tells the count.
  const told = note?.good === false ? note.text : count > 1 ? String(count) : null;
  return (
    <View style={[styles.row, styles.close]}>
      <Glyph material={materialOf(card)} size={room < 16 ? 11 : small ? 13 : 17} color={color} />
      {told !== null && (
        <Text allowFontScaling={false} style={[small ? styles.word : styles.line, { color }]}>
          {told}
        </Text>
      )}
      {note?.good === true && <MarkDrawing name="good" size={MARK} color={color} />}
    </View>
  );
}

/** How many lines there are for words, beside the count and what the group is worth. */
const wordLines = (room: number): number =>
  [THREE_LINES, FOUR_LINES, FIVE_LINES].filter((least) => room >= least).length;

/** A text in lines; none if a word is too wide, or if it takes more lines than this. */
function linesWithin(text: string, width: number, most: number): readonly string[] {
  const room = roomIn(width);
  if (text === '' || longestPart(text, WORD) > room) return [];
  const lines = linesOf(text, WORD, room);
  return lines.length <= most ? lines : [];
}

/** What a group is worth, under its label where both fit. The sign in words comes before the label: the icon says that too. */
function NoteLines(
  props: EdgeWordsProps & { readonly note: EdgeNote; readonly word: string | null },
) {
  const { note, word, color, room, w } = props;
  const lines = wordLines(room);
  const across = w - UNDER - RIMS;
  const state = lines < 2 ? [] : linesWithin(note.state, across, lines);
  const label = word === null || state.length === lines ? [] : [word].slice(0, lines);
  const unit = linesWithin(note.unit, across, lines - state.length - label.length);
  return (
    <>
      {label.map((each) => (
        <Line key={each} color={color}>
          {each}
        </Line>
      ))}
      <View style={styles.row}>
        <MarkDrawing name={note.good ? 'good' : 'open'} size={MARK} color={color} />
        <Line color={color}>{note.text}</Line>
      </View>
      {[...state, ...unit].map((each) => (
        <Line key={each} color={color}>
          {each}
        </Line>
      ))}
    </>
  );
}

function TallGroup(props: EdgeWordsProps) {
  const { kind, card, w, count, note, color } = props;
  const material = materialOf(card);
  const across = ON_MAT_SIDES.includes(kind) ? w - UNDER - RIMS : w - RIMS;
  // The icon says it too, where a long word would be cut off.
  const name = wordOf(kind, material);
  const word = boxWidth(name, WORD) <= across ? name : null;
  return (
    <>
      <View style={styles.row}>
        <Glyph material={material} size={across < 46 ? 13 : 17} color={color} />
        {count > 1 && (
          <Text allowFontScaling={false} style={[styles.count, { color }]}>
            {count}
          </Text>
        )}
      </View>
      {note ? (
        <NoteLines {...props} note={note} word={word} />
      ) : (
        word !== null && (
          <View style={styles.row}>
            <Line color={color}>{word}</Line>
          </View>
        )
      )}
    </>
  );
}

export const EdgeFace = memo(function EdgeFace(props: EdgeFaceProps) {
  const { kind, card, w, h, silent } = props;
  const material = materialOf(card);
  const tones = tonesOf(material);
  const inked = kind === 'task' || kind === 'helper';
  const color = inked ? tones.washi : tones.ink;
  const room = ON_MAT_SIDES.includes(kind) ? h : h - UNDER;
  const Words = kind === 'task' ? TaskEdge : room >= TWO_LINES ? TallGroup : LowGroup;
  return (
    <View
      aria-hidden={silent}
      style={[
        styles.edge,
        SHOWN[kind],
        { width: w, height: h, borderColor: tones.ink, backgroundColor: tones.washi },
      ]}
    >
      {inked && <EdgeGround material={material} w={w} h={h} />}
      <Words {...props} color={color} room={room} />
    </View>
  );
});

/** Under another card of the pile only the rim is visible. */
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
