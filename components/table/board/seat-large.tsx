/** A panel for readers of large text: name, points and task in their size; the rest is a tap away. */
import { StyleSheet, View, useWindowDimensions } from 'react-native';

import { Crest } from '@/components/card';
import { useTheme } from '@/components/theme';
import { boxWidth } from '@/components/theme/measure';
import { Icon, Text } from '@/components/ui';

import type { SeatPanel as PanelBox } from '../layout';
import { taskWords } from '../model/seat-words';
import { NarrowName } from './narrow-name';
import type { SeatModel } from './seat-model';
import { TaskGlyph } from './seat-rows';

/** From here on text counts as large, as in the layout. */
const LARGE = 1.2;
const NAME = 13;
const POINTS = 15;
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

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: GAP },
  grow: { flex: 1 },
});
