import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Crest, Glyph } from '@/components/card';
import { useTheme } from '@/components/theme';
import { boxWidth } from '@/components/theme/measure';
import { Icon, Text } from '@/components/ui';
import { materialOf } from '@/engine';
import { t } from '@/locales';

import { taskWords } from '../model/seat-words';
import { NarrowName } from './narrow-name';
import type { SeatModel } from './seat-model';
import { FACT, GAP, ICON, RIMS } from './seat-widths';

/** Row height, normal and in small type. */
export const ROW = 15;
export const NARROW_ROW = 13;
/** Width of everything but the name and points in a narrow panel. */
const AROUND = 29;
const CREST = 16;
const NAME = { fontFamily: 'NotoSans-SemiBold', fontSize: 13, lineHeight: 17 } as const;
const POINTS = { fontFamily: 'NotoSans-SemiBold', fontSize: 15, lineHeight: 16 } as const;
const NARROW_POINTS = { fontFamily: 'NotoSans-SemiBold', fontSize: 14, lineHeight: 15 } as const;
/** Both paddings and borders of a narrow panel, marked as the current one. */
export const NARROW_RIMS = 12;

const teamWords = (team: number): string => t('seat.ofTeam', { team });

interface OfSeat {
  readonly seat: SeatModel;
}

interface NameRowProps extends OfSeat {
  /** Little room: the marks stand beside the task (`Marks`). */
  readonly brief?: boolean;
  readonly children?: ReactNode;
}

/** What a brief row leaves the name. */
function briefRoom({ at, points, partner = false, thinking }: SeatModel): number {
  const marks = [partner, thinking].filter(Boolean).length;
  return at.w - RIMS - CREST - marks * (ICON + GAP) - 2 * GAP - boxWidth(`${points}`, POINTS);
}

/** `children` stand before the points. */
export function NameRow({ seat, brief = false, children }: NameRowProps) {
  const { scheme } = useTheme();
  const { participant, points, team = null, partner = false, thinking } = seat;
  return (
    <View style={styles.row}>
      <Crest colour={participant.colour} size={CREST} onDark={scheme === 'dark'} />
      {brief ? (
        <NarrowName name={participant.name} room={briefRoom(seat)} size={NAME.fontSize} />
      ) : (
        <Text allowFontScaling={false} numberOfLines={1} style={styles.name}>
          {participant.name}
        </Text>
      )}
      {!brief && participant.kind === 'ai' && <Icon name="machine" size={ICON} />}
      {partner && <Icon name="partner" size={ICON} />}
      {thinking && <Icon name="hourglass" size={ICON} />}
      {/* Two adjacent numbers would read as one. */}
      {children !== undefined && <View style={[styles.row, styles.beforePoints]}>{children}</View>}
      <Text allowFontScaling={false} style={styles.points}>
        {points}
      </Text>
      {!brief && team !== null && (
        <Text allowFontScaling={false} tone="quiet" style={styles.team}>
          {teamWords(team)}
        </Text>
      )}
    </View>
  );
}

/** No hourglass, because it does not fit beside the name; the outline and the question show whose turn it is. */
export function NarrowNameRow({ seat }: OfSeat) {
  const { scheme } = useTheme();
  const { at, participant, points, partner = false } = seat;
  const room = at.w - AROUND - boxWidth(`${points}`, NARROW_POINTS) - (partner ? ICON + 2 : 0);
  return (
    <View style={[styles.row, styles.close]}>
      <Crest colour={participant.colour} size={13} onDark={scheme === 'dark'} />
      <NarrowName name={participant.name} room={room} />
      {partner && <Icon name="partner" size={ICON} />}
      <Text allowFontScaling={false} style={[styles.points, styles.narrowPoints]}>
        {points}
      </Text>
    </View>
  );
}

/** A computer's mark, and what partners have together, beside the task of a narrow panel. */
export function Marks({ seat: { participant, team = null } }: OfSeat) {
  return (
    <>
      {participant.kind === 'ai' && <Icon name="machine" size={ICON} />}
      {team !== null && (
        <View style={[styles.row, styles.close]}>
          <Icon name="partner" size={ICON} />
          <Text allowFontScaling={false} tone="quiet" style={styles.team}>
            {team}
          </Text>
        </View>
      )}
    </>
  );
}

export function TaskGlyph({ seat, size = ICON }: OfSeat & { readonly size?: number }) {
  const [card] = seat.p.task;
  return card === undefined ? null : <Glyph material={materialOf(card)} size={size} />;
}

/** Width of the marks beside a task. */
export function marksWidth({ participant, team = null }: SeatModel): number {
  const marks = [participant.kind === 'ai', team !== null].filter(Boolean).length;
  return marks * (ICON + GAP) + (team === null ? 0 : boxWidth(`${team}`, FACT) + GAP);
}

interface TaskWordsProps extends OfSeat {
  readonly room: number;
  readonly narrow?: boolean;
}

/** The task, or the number of choosable cards if the task is not one of them. */
export function TaskWords({ seat, room: whole, narrow = false }: TaskWordsProps) {
  const { surface } = useTheme().tokens;
  const { p, toChoose, taskToChoose = false } = seat;
  const words =
    toChoose > 0 && !taskToChoose ? t('seat.toChoose', { n: toChoose }) : taskWords(p, !narrow);
  const room = whole - (taskToChoose ? ICON + GAP : 0);
  // A long word is condensed, as a name is.
  const scaleX = Math.min(1, room / boxWidth(words, FACT));
  const width = room / scaleX;
  return (
    <>
      <View style={styles.grow}>
        <Text
          allowFontScaling={false}
          tone={p.task.length === 0 ? 'quiet' : 'text'}
          numberOfLines={1}
          style={[
            styles.task,
            narrow && styles.narrowTask,
            scaleX < 1 && { width, maxWidth: width, transform: [{ scaleX }] },
          ]}
        >
          {words}
        </Text>
      </View>
      {taskToChoose && <Icon name="plus" size={ICON} color={surface.choosable} />}
    </>
  );
}

interface TaskRowProps extends OfSeat {
  /** Width for its glyph and words together. */
  readonly width: number;
  readonly children?: ReactNode;
}

export function TaskRow({ seat, width, children }: TaskRowProps) {
  const glyph = seat.p.task.length > 0 ? ICON + GAP : 0;
  return (
    <View style={styles.row}>
      <View style={[styles.row, { width }]}>
        <TaskGlyph seat={seat} />
        <TaskWords seat={seat} room={width - glyph} />
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: GAP },
  close: { gap: 2 },
  grow: { flex: 1 },
  beforePoints: { gap: 8, marginRight: 12 },
  name: { ...NAME, flex: 1 },
  points: POINTS,
  narrowPoints: NARROW_POINTS,
  team: { ...FACT, lineHeight: 16 },
  task: { ...FACT, lineHeight: 15, transformOrigin: 'left' },
  narrowTask: { lineHeight: 13 },
});
