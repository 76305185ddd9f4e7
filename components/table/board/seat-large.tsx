/** A panel for readers of large text: name, points and task in their size; the rest is a tap away. */
import { StyleSheet, View, useWindowDimensions } from 'react-native';

import { Crest } from '@/components/card';
import { useTheme } from '@/components/theme';
import { boxWidth } from '@/components/theme/measure';
import { Icon, Text } from '@/components/ui';

import { LARGE, type SeatPanel as PanelBox } from '../layout';
import { taskWords } from '../model/seat-words';
import { NarrowName } from './narrow-name';
import type { SeatModel } from './seat-model';
import { TaskGlyph } from './seat-rows';
import { worksInFigures } from './seat-widths';

const NAME = 13;
const POINTS = 15;
const FACT = 12;
const LINE = 1.25;
const CREST = 16;
const GAP = 4;
/** Both paddings and borders of a panel. */
const SIDES = 16;
const ROWS_AIR = 4;

/** The reader's text size, on the device and in the app together. */
export function useTextSize(): number {
  const { fontScale } = useWindowDimensions();
  return Math.max(1, fontScale) * useTheme().text;
}

export const isLarge = ({ head }: PanelBox, text: number): boolean => !head && text > LARGE;

/** As large as the reader wants it, within two rows of this panel. */
export function largeSizes({ h }: Pick<PanelBox, 'h'>, text: number) {
  const most = (h - ROWS_AIR) / 2 / LINE;
  return { name: Math.min(NAME * text, most), points: Math.min(POINTS * text, most) };
}

/** The same in the one row of a mat's head. */
export function headSizes({ h }: Pick<PanelBox, 'h'>, text: number) {
  const most = (h - ROWS_AIR) / LINE;
  const to = (size: number) => Math.min(size * text, most);
  return { name: to(NAME), points: to(POINTS), fact: to(FACT) };
}

export function LargeSeat({ seat, text }: { readonly seat: SeatModel; readonly text: number }) {
  const { scheme, tokens } = useTheme();
  const { at, p, participant, points, partner = false, toChoose } = seat;
  const size = largeSizes(at, text);
  const number = { fontFamily: 'NotoSans-SemiBold', fontSize: size.points } as const;
  const task = { fontFamily: 'NotoSans-Regular', fontSize: size.name } as const;
  const words = taskWords(p, true);
  const marks = (partner ? CREST + GAP : 0) + (toChoose > 0 ? CREST + GAP : 0);
  const room = at.w - SIDES - CREST - 2 * GAP - marks - boxWidth(`${points}`, number);
  return (
    <>
      <View style={styles.row}>
        <Crest colour={participant.colour} size={CREST} onDark={scheme === 'dark'} />
        <NarrowName name={participant.name} room={at.w - SIDES - CREST - GAP} size={size.name} />
      </View>
      <View style={styles.row}>
        <TaskGlyph seat={seat} />
        <View style={styles.grow}>
          {boxWidth(words, task) <= room && (
            <Text
              allowFontScaling={false}
              tone={p.task.length === 0 ? 'quiet' : 'text'}
              style={[task, { lineHeight: size.name * LINE }]}
            >
              {words}
            </Text>
          )}
        </View>
        {toChoose > 0 && <Icon name="plus" size={CREST} color={tokens.surface.choosable} />}
        {partner && <Icon name="partner" size={CREST} />}
        <Text allowFontScaling={false} style={[number, { lineHeight: size.points * LINE }]}>
          {points}
        </Text>
      </View>
    </>
  );
}

const HAND_ICON = 18;
const BEFORE_POINTS = 10;

/** What stands before the points if it fits, the most important first. */
function factsThatFit(seat: SeatModel, size: number, room: number): Set<'hand' | 'works'> {
  const { p, works, tellWorks = false } = seat;
  const style = { fontFamily: 'NotoSans-Regular', fontSize: size } as const;
  const facts = new Set<'hand' | 'works'>();
  let left = room;
  const add = (fact: 'hand' | 'works', width: number) => {
    if (width + GAP > left) return;
    left -= width + GAP;
    facts.add(fact);
  };
  add('hand', HAND_ICON + 2 + boxWidth(`${p.hand.count}`, style));
  if (tellWorks) add('works', boxWidth(worksInFigures(works), style));
  return facts;
}

/** Above a mat, in one row: name and points in the reader's size; the mat below shows the task. */
export function LargeHead({ seat, text }: { readonly seat: SeatModel; readonly text: number }) {
  const { scheme, tokens } = useTheme();
  const { at, p, participant, points, partner = false, toChoose, works } = seat;
  const size = headSizes(at, text);
  const number = { fontFamily: 'NotoSans-SemiBold', fontSize: size.points } as const;
  const fact = { fontFamily: 'NotoSans-Regular', fontSize: size.fact } as const;
  const marks = (partner ? CREST + GAP : 0) + (toChoose > 0 ? CREST + GAP : 0);
  const room = at.w - SIDES - CREST - 2 * GAP - marks - boxWidth(`${points}`, number);
  const name = boxWidth(participant.name, {
    fontFamily: 'NotoSans-SemiBold',
    fontSize: size.name,
  });
  const facts = factsThatFit(seat, size.fact, room - BEFORE_POINTS - name);
  const told = (words: string | number) => (
    <Text
      allowFontScaling={false}
      tone="quiet"
      numberOfLines={1}
      style={[fact, { lineHeight: size.fact * LINE }]}
    >
      {words}
    </Text>
  );
  return (
    <View style={styles.row}>
      <Crest colour={participant.colour} size={CREST} onDark={scheme === 'dark'} />
      <NarrowName name={participant.name} room={Math.min(room, name)} size={size.name} />
      {facts.has('works') && told(worksInFigures(works))}
      {facts.has('hand') && <Icon name="hand" size={HAND_ICON} color={tokens.surface.quiet} />}
      {facts.has('hand') && told(p.hand.count)}
      {toChoose > 0 && <Icon name="plus" size={CREST} color={tokens.surface.choosable} />}
      {partner && <Icon name="partner" size={CREST} />}
      <Text
        allowFontScaling={false}
        style={[number, styles.points, { lineHeight: size.points * LINE }]}
      >
        {points}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: GAP },
  grow: { flex: 1 },
  // Two adjacent numbers would read as one.
  points: { marginLeft: BEFORE_POINTS },
});
