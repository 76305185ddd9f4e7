/** The table as it is seen, played at or looked back on: light, the others, cards, one's own plaque. */
import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { OnGround, ThemeProvider, useTheme } from '@/components/theme';
import { covered } from '@/components/ui';
import { TableLight } from '@/components/ui/table-light';
import type { CardId, PlayerId, PlayerScore, PlayerView } from '@/engine';

import { Board } from '.';
import { worthOf } from '../model/cover';
import { Own } from './own';
import type { BoardProps } from './props';
import { useGlide } from '../model/use-motion';
import { useSameParts } from '../model/use-same-parts';
import { SeatPanel } from './seat-panel';

type OfBoard = 'view' | 'layout' | 'cast' | 'onTap' | 'onHold';

interface SceneProps
  extends Pick<BoardProps, OfBoard>, Partial<Omit<BoardProps, OfBoard | 'duration'>> {
  readonly testID: string;
  /** Whose temple lies in front. */
  readonly seat: PlayerId;
  readonly scores: readonly PlayerScore[];
  readonly thinking?: PlayerId | null;
  /** How many cards of that player may be chosen now. */
  readonly toChoose?: (player: PlayerId) => number;
  /** Whose temple holds what a line of the log is about. */
  readonly pointedAt?: PlayerId | null;
  readonly onTemple: (player: PlayerId) => void;
  /** What is read first: where the day stands, and what is asked. */
  readonly head: ReactNode;
  /** Why a card cannot be chosen now, for those who listen. */
  readonly whyNot?: BoardProps['whyNot'];
  /** It is not now what is shown. */
  readonly past?: boolean;
  /** What lies over the whole table, if anything: then nothing of the table can be reached. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}

const NONE: ReadonlySet<CardId> = new Set();

const Ground = memo(function Ground() {
  const { tokens } = useTheme();
  return (
    <View style={[StyleSheet.absoluteFill, { backgroundColor: tokens.table.fill }]}>
      <TableLight />
    </View>
  );
});

/** A past moment lies in a frame, like a picture of itself. */
function Past() {
  const { tokens } = useTheme();
  return (
    <View
      testID="past"
      style={[StyleSheet.absoluteFill, styles.past, { borderColor: tokens.table.control }]}
    />
  );
}

export function Scene(props: SceneProps) {
  const { layout, cast, seat, thinking = null, toChoose } = props;
  const view = useSameParts(props.view);
  const scores = useSameParts(props.scores);
  const glide = useGlide();
  const hidden = props.over !== undefined && props.over !== null && props.over !== false;
  const mat = layout.mats.find((m) => m.player === seat);
  const ownSeat = cast.participants[seat];
  return (
    <ThemeProvider light={view.phase}>
      <OnGround name="table">
        <View testID={props.testID} style={styles.fill}>
          <View style={styles.fill} {...covered(hidden)}>
            <Ground />
            {props.past === true && <Past />}
            {props.head}
            <Board
              // A new viewer is a new table: nothing of the former one's hand may glide about.
              key={view.viewer}
              view={view}
              layout={layout}
              cast={cast}
              choosable={props.choosable ?? NONE}
              selected={props.selected ?? null}
              event={props.event ?? null}
              eventId={props.eventId ?? -1}
              duration={glide}
              onTap={props.onTap}
              onHold={props.onHold}
              whyNot={props.whyNot}
              drag={props.drag}
            />
            {mat !== undefined && ownSeat !== undefined && (
              <Own
                m={mat}
                p={view.players[seat] as PlayerView}
                seat={ownSeat}
                points={scores[seat]?.total ?? 0}
              />
            )}
            {/* Listening, one's own cards matter more than the others': they come last. */}
            {layout.seats.map((panel) => {
              const p = view.players[panel.player];
              const castSeat = cast.participants[panel.player];
              const { gallery, giftShop, end } = worthOf(view, panel.player);
              const theirs = layout.mats.find((m) => m.player === panel.player);
              return p === undefined || castSeat === undefined ? null : (
                <SeatPanel
                  key={panel.player}
                  at={panel}
                  p={p}
                  seat={castSeat}
                  score={scores[panel.player]}
                  gallery={gallery}
                  giftShop={giftShop}
                  end={end}
                  tellWorks={theirs?.galleryLabel === null}
                  current={view.current === panel.player}
                  partner={view.options.teams && panel.player === (seat + 2) % 4}
                  thinking={thinking === panel.player}
                  toChoose={toChoose?.(panel.player) ?? 0}
                  taskToChoose={p.task.some((card) => props.choosable?.has(card))}
                  pointed={props.pointedAt === panel.player}
                  onOpen={props.onTemple}
                />
              );
            })}
            {props.children}
          </View>
          {props.over}
        </View>
      </OnGround>
    </ThemeProvider>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1, overflow: 'hidden' },
  past: { borderWidth: 4, pointerEvents: 'none' },
});
