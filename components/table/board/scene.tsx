/** The table, live or past: light, other players, cards and the plaque of the player in front. */
import { StatusBar } from 'expo-status-bar';
import { memo, useCallback, type ReactNode } from 'react';
import { Platform, StyleSheet, View, type ViewStyle } from 'react-native';

import { OnGround, ThemeProvider, useTheme } from '@/components/theme';
import { covered, ReadLayer } from '@/components/ui';
import { TableLight } from '@/components/ui/table-light';
import type { CardId, PlayerId, PlayerScore } from '@/engine';

import { Board } from '.';
import { Others } from './others';
import { Own } from './own';
import type { BoardProps } from './props';
import { teamTotal } from '../model/teams';
import { useGlide } from '../model/use-motion';

type OfBoard = 'view' | 'layout' | 'cast' | 'onTap' | 'onHold';

interface SceneProps
  extends Pick<BoardProps, OfBoard>, Partial<Omit<BoardProps, OfBoard | 'duration'>> {
  readonly testID: string;
  readonly front: PlayerId;
  readonly scores: readonly PlayerScore[];
  readonly thinking?: PlayerId | null;
  /** Number of choosable cards per player. */
  readonly toChoose?: readonly number[];
  /** The player whose temple holds the card of the selected log line. */
  readonly pointedAt?: PlayerId | null;
  readonly onTemple: (player: PlayerId) => void;
  readonly onPoints: (player: PlayerId) => void;
  /** First in reading order: the turn bar and the question. */
  readonly head: ReactNode;
  /** A past table is shown. */
  readonly past?: boolean;
  /** Covers the whole table; while it is set, nothing on the table can be reached. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}

const NONE: ReadonlySet<CardId> = new Set();

/** What a screen reader comes to on a device, in this order; whatever has no layer comes last. */
export const READ = { bar: 0, question: 1, board: 2, others: 3 } as const;

const Ground = memo(function Ground() {
  const { tokens } = useTheme();
  return (
    <View style={[StyleSheet.absoluteFill, { backgroundColor: tokens.table.fill }]}>
      {/* The table darkens at night, whatever the scheme. */}
      <StatusBar style={tokens.statusBar} />
      <TableLight />
    </View>
  );
});

/** A past table has a frame, so that it is not mistaken for the current one. */
function Past() {
  const { tokens } = useTheme();
  return (
    <View
      testID="past"
      style={[StyleSheet.absoluteFill, styles.past, { borderColor: tokens.table.control }]}
    />
  );
}

function OwnPlaque({ layout, view, cast, scores, front, onPoints }: SceneProps) {
  const open = useCallback(() => onPoints(front), [onPoints, front]);
  const mat = layout.mats.find((m) => m.player === front);
  const participant = cast.participants[front];
  const p = view.players[front];
  if (mat === undefined || participant === undefined || p === undefined) return null;
  return (
    <Own
      m={mat}
      p={p}
      participant={participant}
      points={scores[front]?.total ?? 0}
      team={teamTotal(view, scores, front)}
      onPoints={open}
    />
  );
}

export function Scene(props: SceneProps) {
  const { view, layout, cast, front, scores, over = null } = props;
  const choosable = props.choosable ?? NONE;
  const glide = useGlide();
  return (
    <ThemeProvider light={view.phase}>
      <OnGround name="table">
        <View testID={props.testID} style={styles.fill}>
          <View style={[styles.fill, UNSELECTABLE]} {...covered(over !== null && over !== false)}>
            <Ground />
            {props.past === true && <Past />}
            {props.head}
            <ReadLayer order={READ.board} z={1}>
              <Board
                // A new viewer remounts the table, so that no card of the previous viewer's hand is animated.
                key={view.viewer}
                view={view}
                layout={layout}
                cast={cast}
                choosable={choosable}
                selected={props.selected ?? null}
                picked={props.picked}
                hinted={props.hinted}
                fresh={props.fresh}
                event={props.event ?? null}
                eventId={props.eventId ?? -1}
                duration={glide}
                onTap={props.onTap}
                onHold={props.onHold}
                hints={props.hints}
                drag={props.drag}
              />
            </ReadLayer>
            <OwnPlaque {...props} />
            {/* The other players come last, because screen reader users need their own cards first. */}
            <ReadLayer order={READ.others}>
              <Others
                view={view}
                layout={layout}
                cast={cast}
                front={front}
                scores={scores}
                choosable={choosable}
                thinking={props.thinking ?? null}
                toChoose={props.toChoose}
                pointedAt={props.pointedAt ?? null}
                onOpen={props.onTemple}
                onPoints={props.onPoints}
              />
            </ReadLayer>
            {props.children}
          </View>
          {over}
        </View>
      </OnGround>
    </ThemeProvider>
  );
}

/** A drag that misses its card would select the words of the table in a browser, and the next one drag those. */
const FOR_WEB: object = { userSelect: 'none' };
const UNSELECTABLE: ViewStyle = Platform.OS === 'web' ? FOR_WEB : {};

const styles = StyleSheet.create({
  fill: { flex: 1, overflow: 'hidden' },
  past: { borderWidth: 4, pointerEvents: 'none' },
});
