/** Everybody's chance to win over the turns, as lines to slide along. */
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Crest } from '@/components/card/glyph';
import type { Cast } from '@/components/table/model/cast';
import { shownParticipants } from '@/components/table/model/cast';
import { SPACE, useGround, useTheme } from '@/components/theme';
import { inkOf } from '@/components/theme/players';
import { Text } from '@/components/ui';
import { t } from '@/locales';
import { say } from '@/locales/insight';
import type { JudgedMove, Point } from '@/store/insight';

import { KNOB, Sliding } from './slider';

const HEIGHT = 132;
/** Lines differ in more than colour. */
const DASHES = [undefined, '7 4', '2 4', '11 4 2 4', '5 2'] as const;
const MARK = 9;

interface ChartProps {
  readonly course: readonly Point[];
  readonly points: readonly JudgedMove[];
  readonly cast: Cast;
  readonly teams: boolean;
  /** How many choices were made at the table shown. */
  readonly at: number;
  readonly onGo: (at: number) => void;
}

const indexAt = (course: readonly Point[], at: number): number =>
  Math.max(
    0,
    course.findLastIndex((point) => point.at <= at),
  );

function chancesIn({ chances }: Point, sides: readonly Side[]): string {
  const items = sides.map(({ name, player }) =>
    say('chance', { name, chance: chances[player] ?? 0 }),
  );
  return t('list.items', { items });
}

interface Side {
  readonly player: number;
  readonly name: string;
  readonly colour: number;
}

/** Everybody, or each pair of partners, with one line. */
function sidesOf(cast: Cast, teams: boolean): Side[] {
  const shown = shownParticipants(cast.participants);
  const sides = teams ? [0, 1] : [...shown.keys()];
  return sides.map((player) => ({
    player,
    colour: shown[player]?.colour ?? player,
    name: teams
      ? [shown[player]?.name, shown[player + 2]?.name].join(' & ')
      : (shown[player]?.name ?? ''),
  }));
}

function wordsAt(point: Point, cast: Cast, teams: boolean): string {
  const chances = chancesIn(point, sidesOf(cast, teams));
  return point.turn === 0
    ? say('atStart', { chances })
    : say('afterTurn', { turn: point.turn, chances });
}

function pathOf(course: readonly Point[], player: number, room: number): string {
  const step = room / Math.max(1, course.length - 1);
  return course
    .map(({ chances }, i) => {
      const y = (1 - (chances[player] ?? 0)) * HEIGHT;
      return `${i === 0 ? 'M' : 'L'}${(i * step).toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** Marks the turning points, each on the line of its player. */
function Marks({
  course,
  points,
  teams,
  room,
}: Omit<ChartProps, 'cast' | 'at' | 'onGo'> & { readonly room: number }) {
  const ground = useGround();
  const step = room / Math.max(1, course.length - 1);
  return points.map(({ at, player }) => {
    const i = Math.max(
      1,
      course.findIndex((point) => point.at > at),
    );
    const chance = course[i]?.chances[teams ? player % 2 : player] ?? 0;
    return (
      <View
        key={at}
        style={[
          styles.mark,
          { left: i * step - MARK / 2, top: (1 - chance) * HEIGHT - MARK / 2 },
          { backgroundColor: ground.fill, borderColor: ground.text },
        ]}
      />
    );
  });
}

export function Chart({ course, points, cast, teams, at, onGo }: ChartProps) {
  const ground = useGround();
  const { scheme } = useTheme();
  const sides = sidesOf(cast, teams);
  const inkFor = (colour: number) => inkOf(colour)[scheme === 'dark' ? 'lamp' : 'ink'];
  const index = indexAt(course, at);
  const here = course[index];
  if (here === undefined) return null;
  return (
    <View style={styles.all}>
      <View style={styles.legend} aria-hidden>
        {sides.map(({ player, name, colour }) => (
          <View key={player} style={styles.name}>
            <Crest colour={colour} size={18} onDark={scheme === 'dark'} />
            <Text variant="fact">{name}</Text>
            <Svg width={28} height={6}>
              <Path
                d="M0 3H28"
                stroke={inkFor(colour)}
                strokeWidth={2.5}
                strokeDasharray={DASHES[player % DASHES.length]}
              />
            </Svg>
          </View>
        ))}
      </View>
      <Sliding
        testID="insight-chart"
        label={say('chart')}
        spoken={wordsAt(here, cast, teams)}
        at={index}
        length={course.length - 1}
        onGo={(to) => onGo(course[Math.max(0, Math.min(to, course.length - 1))]?.at ?? 0)}
      >
        {(room) => (
          <View style={[styles.field, { borderColor: ground.control }]}>
            <View style={[styles.half, { backgroundColor: ground.control }]} />
            <Svg width={room} height={HEIGHT} aria-hidden>
              {sides.map(({ player, colour }) => (
                <Path
                  key={player}
                  d={pathOf(course, player, room)}
                  fill="none"
                  stroke={inkFor(colour)}
                  strokeWidth={2.5}
                  strokeDasharray={DASHES[player % DASHES.length]}
                />
              ))}
            </Svg>
            <Marks course={course} points={points} teams={teams} room={room} />
            <View
              style={[
                styles.here,
                {
                  left: (index * room) / Math.max(1, course.length - 1) - 1,
                  backgroundColor: ground.action,
                },
              ]}
            />
          </View>
        )}
      </Sliding>
      <Text variant="fact" testID="insight-here">
        {wordsAt(here, cast, teams)}
      </Text>
      <Text variant="small" tone="quiet">
        {say('chartHelp')}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: SPACE.xs },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m, rowGap: SPACE.xs },
  name: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  field: { height: HEIGHT, marginHorizontal: KNOB / 2, borderLeftWidth: 1, borderBottomWidth: 1 },
  half: { position: 'absolute', left: 0, right: 0, top: HEIGHT / 2, height: 1, opacity: 0.35 },
  mark: {
    position: 'absolute',
    width: MARK,
    height: MARK,
    borderRadius: MARK / 2,
    borderWidth: 2,
  },
  here: { position: 'absolute', top: 0, bottom: 0, width: 2 },
});
