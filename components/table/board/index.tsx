/** The table: mats, animated cards, and the tap targets above them. */
import { memo, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { GameEvent, PlayerView } from '@/engine';
import { HIDDEN } from '@/engine';

import type { Rect, TableLayout } from '../layout';
import { anchorKey } from '../layout';
import { worksOf } from '../model/cover';
import { useSameParts } from '../model/use-same-parts';
import { Actors } from './actors';
import { Deck } from './deck';
import { DropZones } from './drop-zones';
import { Flight } from './flights';
import { createHolding } from './held';
import { marksOf } from './marks';
import { Mat } from './mat';
import type { BoardProps } from './props';
import { Revealed, showingOf } from './revealed';
import { Targets } from './targets';

function hiddenFlight(
  layout: TableLayout,
  event: GameEvent | null,
): { from: Rect; to: Rect } | null {
  if (event === null || event.type !== 'move' || event.card !== HIDDEN) return null;
  const from = layout.anchors.get(anchorKey(event.from.zone, event.from.player));
  const to = layout.anchors.get(anchorKey(event.to.zone, event.to.player));
  return from === undefined || to === undefined ? null : { from, to };
}

export const Board = memo(function Board(props: BoardProps) {
  const { view, layout, choosable, selected, picked, hinted, fresh, event, duration } = props;
  const { eventId } = props;
  const works = useSameParts(layout.mats.map(({ player }) => worksOf(view, player)));
  const marks = useMemo(
    () => marksOf(layout, { choosable, selected, fresh, picked, hinted }),
    [layout, choosable, selected, fresh, picked, hinted],
  );
  const [holding] = useState(createHolding);
  const flight = duration > 0 ? hiddenFlight(layout, event) : null;
  const showing = showingOf(layout, event);
  return (
    <View style={styles.board} testID="board">
      <Deck at={layout.deck} count={view.deck.length} />
      {layout.mats.map((m, i) => {
        const counts = works[i];
        return counts === undefined ? null : (
          <Mat key={m.player} m={m} p={view.players[m.player] as PlayerView} works={counts} />
        );
      })}
      <Actors
        view={view}
        layout={layout}
        marks={marks}
        event={event}
        duration={duration}
        holding={holding}
      />
      {flight !== null && <Flight key={eventId} {...flight} duration={duration} />}
      {showing !== null && <Revealed key={eventId} {...showing} duration={duration} />}
      {props.drag !== undefined && <DropZones rules={props.drag} holding={holding} />}
      <Targets
        view={view}
        layout={layout}
        cast={props.cast}
        choosable={choosable}
        selected={selected}
        picked={picked}
        hinted={hinted}
        fresh={fresh}
        onTap={props.onTap}
        onHold={props.onHold}
        hints={props.hints}
        drag={props.drag}
        holding={holding}
      />
    </View>
  );
});

const styles = StyleSheet.create({
  // The turn bar and the seats lie below the board and must stay touchable.
  board: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    // Cards fly over the panels, which come later in reading order.
    zIndex: 1,
    pointerEvents: 'box-none',
  },
});
