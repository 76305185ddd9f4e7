/** Another player at a glance: name, crest, task, works, helpers, sales, hand and points. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Crest, Glyph } from '@/components/card';
import { OnGround, RADIUS, useGround, useTheme } from '@/components/theme';
import { Icon, Tap, Text } from '@/components/ui';
import type { PlayerId, PlayerScore, PlayerView } from '@/engine';
import { materialOf } from '@/engine';
import { t } from '@/locales';

import type { SeatPanel as PanelBox } from './layout';
import type { CastSeat } from './model/cast';
import { seatWords, taskWords } from './model/seatWords';

interface SeatPanelProps {
  readonly at: PanelBox;
  readonly p: PlayerView;
  readonly seat: CastSeat;
  readonly score: PlayerScore | undefined;
  /** So many works in a wing end the game. */
  readonly end: number;
  readonly current: boolean;
  readonly thinking: boolean;
  /** How many cards may be chosen in this temple. */
  readonly toChoose: number;
  readonly onOpen: (seat: PlayerId) => void;
}

function Fact({
  icon,
  n,
}: {
  readonly icon: 'hand' | 'hourglass' | 'person' | 'tag';
  readonly n: number;
}) {
  const ground = useGround();
  return (
    <View style={styles.fact}>
      <Icon name={icon} size={13} color={ground.quiet} />
      <Text allowFontScaling={false} tone="quiet" style={styles.number}>
        {n}
      </Text>
    </View>
  );
}

function Words({ children, wide = true }: { readonly children: string; readonly wide?: boolean }) {
  return wide ? (
    <Text allowFontScaling={false} tone="quiet" numberOfLines={1} style={styles.number}>
      {children}
    </Text>
  ) : null;
}

/** From here on words stand beside the numbers; below that, icons; and two rows of them. */
const WIDE = 280;
const NARROW = 100;
const ROW = 15;

export const SeatPanel = memo(function SeatPanel(props: SeatPanelProps) {
  const { at, p, seat, score, end, current, thinking, toChoose, onOpen } = props;
  const {
    scheme,
    tokens: { surface },
  } = useTheme();
  const points = score?.total ?? 0;
  const said = seatWords(seat.name, points, p);
  const label = toChoose > 0 ? `${said} ${t('seat.toChoose', { n: toChoose })}` : said;
  const card = p.task[0];
  const wide = !at.head && at.w >= WIDE;
  const narrow = at.w < NARROW;
  const rows = Math.floor((at.h - 4) / ROW);
  return (
    <Tap
      testID={`seat-${at.seat}`}
      label={label}
      hint={t('seat.open')}
      onPress={() => onOpen(at.seat)}
      style={[
        styles.panel,
        {
          left: at.x,
          top: at.y,
          width: at.w,
          height: at.h,
          backgroundColor: surface.fill,
          borderColor: toChoose > 0 ? surface.choosable : current ? surface.text : surface.rule,
          borderWidth: toChoose > 0 || current ? 2 : 1,
        },
        narrow && styles.narrow,
      ]}
    >
      <OnGround name="surface">
        <View style={styles.row}>
          <Crest colour={seat.colour} size={narrow ? 13 : 16} onDark={scheme === 'dark'} />
          <Text
            allowFontScaling={false}
            numberOfLines={1}
            style={[styles.name, narrow && styles.narrowName]}
          >
            {seat.name}
          </Text>
          {thinking && <Icon name="hourglass" size={13} />}
          <Text allowFontScaling={false} style={styles.points}>
            {points}
          </Text>
        </View>
        <View style={styles.row}>
          {card !== undefined && !(narrow && toChoose > 0) && (
            <Glyph material={materialOf(card)} size={14} />
          )}
          <Text
            allowFontScaling={false}
            tone={card === undefined ? 'quiet' : 'text'}
            numberOfLines={1}
            style={styles.task}
          >
            {toChoose > 0 ? t('seat.toChoose', { n: toChoose }) : taskWords(p)}
          </Text>
          {wide && <Works p={p} end={end} />}
          {(at.head || wide || rows < 3) && <Hidden p={p} />}
        </View>
        {!at.head && rows >= 3 && <Rest p={p} wide={wide} rows={rows} narrow={narrow} />}
      </OnGround>
    </Tap>
  );
});

function Works({ p, end }: { readonly p: PlayerView; readonly end: number }) {
  const wing = (name: 'gallery' | 'giftShop') =>
    t('wing.count', { wing: t(`zone.${name}`), works: p[name].length, end });
  return <Words>{`${wing('gallery')} · ${wing('giftShop')}`}</Words>;
}

/** How many cards in hand, and how many wait. */
function Hidden({ p }: { readonly p: PlayerView }) {
  return (
    <>
      <Fact icon="hand" n={p.hand.count} />
      {p.waiting.count > 0 && <Fact icon="hourglass" n={p.waiting.count} />}
    </>
  );
}

/** The lines below the task: as much of the temple as there is room for. */
function Rest(props: {
  readonly p: PlayerView;
  readonly wide: boolean;
  readonly narrow: boolean;
  readonly rows: number;
}) {
  const { p, wide, narrow, rows } = props;
  if (wide) {
    return (
      <View style={styles.row}>
        <Groups label={t('zone.helpers')} cards={p.helpers} />
        <Groups label={t('zone.sales')} cards={p.sales} />
      </View>
    );
  }
  const works = <Words>{`${p.gallery.length}|${p.giftShop.length}`}</Words>;
  const tucked = (
    <>
      <Fact icon="person" n={p.helpers.length} />
      <Fact icon="tag" n={p.sales.length} />
    </>
  );
  if (!narrow) {
    return (
      <View style={[styles.row, styles.apart]}>
        {works}
        {tucked}
        <Hidden p={p} />
      </View>
    );
  }
  return (
    <>
      <View style={[styles.row, styles.apart]}>
        {works}
        <Hidden p={p} />
      </View>
      {rows > 3 && <View style={[styles.row, styles.apart]}>{tucked}</View>}
    </>
  );
}

/** "Helpers" and a glyph for each, up to a handful. */
function Groups({ label, cards }: { readonly label: string; readonly cards: readonly number[] }) {
  return (
    <View style={[styles.row, styles.grow]}>
      <Words>{label}</Words>
      {cards.slice(0, 7).map((card) => (
        <Glyph key={card} material={materialOf(card)} size={11} />
      ))}
      {cards.length === 0 && <Words>0</Words>}
      {cards.length > 7 && <Words>{`+${cards.length - 7}`}</Words>}
    </View>
  );
}

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
  narrowName: { fontSize: 12, lineHeight: 16 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  apart: { justifyContent: 'space-between' },
  grow: { flex: 1 },
  name: { flex: 1, fontFamily: 'NotoSans-SemiBold', fontSize: 13, lineHeight: 17 },
  points: { fontFamily: 'NotoSans-SemiBold', fontSize: 15, lineHeight: 16 },
  task: { flex: 1, fontFamily: 'NotoSans-Regular', fontSize: 12, lineHeight: 15 },
  fact: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  number: { fontFamily: 'NotoSans-Regular', fontSize: 12, lineHeight: 14 },
});
