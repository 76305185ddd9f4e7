/** Another player at a glance: name, crest, task, works, helpers, sales, hand and points. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Crest, Glyph } from '@/components/card';
import { OnGround, RADIUS, useTheme } from '@/components/theme';
import { boxWidth } from '@/components/theme/measure';
import { Icon, Tap, Text } from '@/components/ui';
import type { PlayerId, PlayerScore, PlayerView } from '@/engine';
import { materialOf } from '@/engine';
import { t } from '@/locales';

import type { SeatPanel as PanelBox } from '../layout';
import type { Participant } from '@/store/game';
import { seatWords, taskWords } from '../model/seat-words';
import { NarrowName } from './narrow-name';
import {
  COLUMNS,
  Counts,
  Hidden,
  Rest,
  TwoRows,
  WideRest,
  Works,
  WorksAndHand,
} from './seat-facts';

interface SeatPanelProps {
  readonly at: PanelBox;
  readonly p: PlayerView;
  readonly seat: Participant;
  readonly score: PlayerScore | undefined;
  /** So many works the wings count, and so many in one of them end the game. */
  readonly gallery: number;
  readonly giftShop: number;
  readonly end: number;
  /** The mat below this head has no room to tell them. */
  readonly tellWorks?: boolean;
  readonly current: boolean;
  /** Of the one who reads, in a team game. */
  readonly partner?: boolean;
  readonly thinking: boolean;
  /** How many cards may be chosen in this temple. */
  readonly toChoose: number;
  /** What may be chosen is their task, so it has to be read. */
  readonly taskToChoose?: boolean;
  /** What a line of the log is about lies in this temple. */
  readonly pointed?: boolean;
  readonly onOpen: (seat: PlayerId) => void;
}

/** From here on words stand beside the numbers; below that, icons. */
const WIDE = 280;
/** Works and four icons with their numbers fill so much; what has less shows them in two rows. */
const ONE_ROW = 160;
const NARROW = 100;
const ROW = 15;
const NARROW_ROW = 13;
/** What stands around name and points in a narrow panel. */
const AROUND = 29;
const NARROW_POINTS = { fontFamily: 'NotoSans-SemiBold', fontSize: 14, lineHeight: 15 } as const;
/** The mark of a partner. */
const RINGS = 13;

export const SeatPanel = memo(function SeatPanel(props: SeatPanelProps) {
  const { at, p, seat, score, current, thinking, toChoose, onOpen } = props;
  const { gallery, giftShop, end } = props;
  const works = { gallery, giftShop, end };
  const taskToChoose = props.taskToChoose === true;
  const marked = toChoose > 0 || props.pointed === true;
  const {
    scheme,
    tokens: { surface },
  } = useTheme();
  const points = score?.total ?? 0;
  const partner = props.partner === true;
  const atAGlance = seatWords(seat.name, points, p, works);
  const said = partner ? `${atAGlance} ${t('seat.partner')}` : atAGlance;
  const label = toChoose > 0 ? `${said} ${t('seat.toChoose', { n: toChoose })}` : said;
  const card = p.task[0];
  const wide = !at.head && at.w >= WIDE;
  const twoRows = !at.head && at.w < ONE_ROW;
  // Two rows beside name and task need small type where the panel is low.
  const narrow = at.w < NARROW || (twoRows && at.h < 4 * ROW + 4);
  const rows = narrow ? Math.floor((at.h - 2) / NARROW_ROW) : Math.floor((at.h - 4) / ROW);
  const oneRow = !wide && !twoRows && !at.head && rows >= 3;
  // Without room for a row of its own the task is told by its glyph, beside the works.
  const brief = narrow && rows < 4 && toChoose === 0;
  const room = at.w - AROUND - boxWidth(`${points}`, NARROW_POINTS) - (partner ? RINGS + 2 : 0);
  return (
    <Tap
      testID={`seat-${at.player}`}
      label={label}
      hint={t('seat.open')}
      onPress={() => onOpen(at.player)}
      style={[
        styles.panel,
        {
          left: at.x,
          top: at.y,
          width: at.w,
          height: at.h,
          backgroundColor: surface.fill,
          borderColor: marked ? surface.choosable : current ? surface.text : surface.rule,
          borderWidth: props.pointed === true ? 4 : marked || current ? 2 : 1,
        },
        narrow && styles.narrow,
      ]}
    >
      <OnGround name="surface">
        <View style={[styles.row, narrow && styles.close]}>
          <Crest colour={seat.colour} size={narrow ? 13 : 16} onDark={scheme === 'dark'} />
          {narrow ? (
            <NarrowName name={seat.name} room={room} />
          ) : (
            <Text allowFontScaling={false} numberOfLines={1} style={styles.name}>
              {seat.name}
            </Text>
          )}
          {partner && <Icon name="partner" size={RINGS} />}
          {/* A narrow name would have no room beside it; its outline and the question tell as much. */}
          {thinking && !narrow && <Icon name="hourglass" size={13} />}
          {wide && (
            <View style={[styles.row, styles.beforePoints]}>
              <Hidden p={p} />
            </View>
          )}
          <Text allowFontScaling={false} style={[styles.points, narrow && styles.narrowPoints]}>
            {points}
          </Text>
        </View>
        <View style={[styles.row, brief && styles.apart]}>
          <View style={[styles.row, !brief && (wide ? COLUMNS[0] : styles.grow)]}>
            {card !== undefined && (taskToChoose || !(narrow && toChoose > 0)) && (
              <Glyph material={materialOf(card)} size={13} />
            )}
            {!brief && (
              <Text
                allowFontScaling={false}
                tone={card === undefined ? 'quiet' : 'text'}
                numberOfLines={1}
                style={[styles.task, narrow && styles.narrowTask]}
              >
                {toChoose > 0 && !taskToChoose
                  ? t('seat.toChoose', { n: toChoose })
                  : taskWords(p, !narrow)}
              </Text>
            )}
            {taskToChoose && <Icon name="plus" size={13} color={surface.choosable} />}
          </View>
          {brief && <WorksAndHand p={p} works={works} short={narrow} />}
          {wide && <Works works={works} />}
          {(oneRow || (at.head && props.tellWorks === true)) && <Counts works={works} />}
          {(at.head || (!wide && rows < 3)) && <Hidden p={p} />}
        </View>
        {wide && rows >= 3 && <WideRest p={p} />}
        {twoRows && <TwoRows p={p} works={works} rows={rows} brief={brief} short={narrow} />}
        {oneRow && <Rest p={p} />}
      </OnGround>
    </Tap>
  );
});

const styles = StyleSheet.create({
  panel: {
    position: 'absolute',
    borderRadius: RADIUS.s + 2,
    paddingHorizontal: 6,
    paddingVertical: 2,
    justifyContent: 'center',
    overflow: 'hidden',
  },
  narrow: { paddingHorizontal: 4, paddingVertical: 0 },
  close: { gap: 2 },
  grow: { flex: 1 },
  // Two numbers side by side would read as one.
  beforePoints: { gap: 8, marginRight: 12 },
  narrowPoints: NARROW_POINTS,
  narrowTask: { lineHeight: 13 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  apart: { justifyContent: 'space-between' },
  name: { flex: 1, fontFamily: 'NotoSans-SemiBold', fontSize: 13, lineHeight: 17 },
  points: { fontFamily: 'NotoSans-SemiBold', fontSize: 15, lineHeight: 16 },
  task: { flex: 1, fontFamily: 'NotoSans-Regular', fontSize: 12, lineHeight: 15 },
});
