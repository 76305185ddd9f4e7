/** Everybody at the table, in the order of play. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, focusSoon, Panel, Said, Text, type Saying } from '@/components/ui';
import { t } from '@/locales';
import type { Seat, TableDraft } from '@/store/people';
import { usePeople } from '@/store/people';
import { isolated, legible } from '@/store/people/names';

import { Known } from './known';
import type { SeatHandlers } from './seat-row';
import { SeatRow } from './seat-row';
import {
  FEWEST_SEATS,
  isTeamTable,
  MOST_SEATS,
  moved,
  nameAt,
  partnerOf,
  shuffled,
  suggestsLonger,
  withKnown,
  withManner,
  withName,
  withNextColour,
  withOneMore,
  withoutOne,
  withPlays,
} from './setup';
import { useSeatDrag } from './use-seat-drag';

export interface DraftProps {
  readonly draft: TableDraft;
  readonly change: (part: Partial<TableDraft>) => void;
}

/** Moving a seat, by drag, buttons, keys or a screen reader; each move is announced. */
function useMoving(seats: readonly Seat[], change: DraftProps['change']) {
  const [said, setSaid] = useState<readonly Saying[]>([]);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= seats.length) return;
    const name = isolated(legible(nameAt(seats, from)));
    const id = (said.at(-1)?.id ?? 0) + 1;
    setSaid([{ id, text: t('new.moved', { name, seat: to + 1 }) }]);
    change({ seats: moved(seats, from, to) });
  };
  return { said, move, dragging: useSeatDrag(seats.length, move) };
}

function Suggestion({ draft, change }: DraftProps) {
  if (!suggestsLonger(draft)) return null;
  return (
    <View style={styles.row} testID="new-suggestion">
      <Text variant="fact" style={styles.grow}>
        {t('new.suggestLonger')}
      </Text>
      <Button
        testID="new-take-longer"
        label={t('new.takeLonger')}
        onPress={() => change({ extended: true })}
      />
    </View>
  );
}

export function Seats({ draft, change }: DraftProps) {
  const { seats } = draft;
  const { said, move, dragging } = useMoving(seats, change);
  const handlers: SeatHandlers = {
    onName: (at, name) => change({ seats: withName(seats, at, name) }),
    onPlays: (at, plays) => change({ seats: withPlays(seats, at, plays) }),
    onManner: (at, manner) => change({ seats: withManner(seats, at, manner) }),
    onColour: (at) => change({ seats: withNextColour(seats, at) }),
    onRemove: (at) => change(withoutOne(draft, at)),
    onStep: (at, step, by) => {
      move(at, at + step);
      focusSoon(`new-${by}-${at + step}`, `new-grip-${at + step}`);
    },
    onDrag: dragging.drag,
    onDrop: dragging.drop,
    onCancel: dragging.cancel,
    onHeight: dragging.measure,
  };
  const partnerName = (at: number) =>
    isTeamTable(draft) ? isolated(legible(nameAt(seats, partnerOf(at)))) : null;
  const full = seats.length === MOST_SEATS && seats.every((seat) => seat.kind === 'person');
  return (
    <Panel style={styles.panel}>
      <Text variant="question">{t('new.seats')}</Text>
      <Text variant="fact" tone="quiet">
        {t('new.seatsHelp')}
      </Text>
      <View>
        {seats.map((seat, i) => (
          <SeatRow
            // Colours are never shared, and stay with who moves.
            key={seat.colour}
            seat={seat}
            name={nameAt(seats, i)}
            index={i}
            count={seats.length}
            removable={seats.length > FEWEST_SEATS}
            partner={partnerName(i)}
            held={dragging.isHeld(i)}
            shift={dragging.shift(i)}
            handlers={handlers}
          />
        ))}
      </View>
      <Said lines={said} label={t('new.seats')} />
      <View style={styles.wrap}>
        {seats.length < MOST_SEATS && (
          <Button
            testID="new-add"
            icon="plus"
            label={t('new.add')}
            onPress={() => change(withOneMore(draft))}
          />
        )}
        <Button
          testID="new-shuffle"
          icon="shuffle"
          label={t('new.shuffle')}
          onPress={() => change({ seats: shuffled(seats) })}
        />
      </View>
      <Suggestion draft={draft} change={change} />
      <Known
        seats={seats}
        full={full}
        onSeat={(person) => {
          const seated = withKnown(draft, person);
          if (seated === null) return;
          const { displaced, ...people } = seated;
          if (displaced.length > 0) usePeople.getState().meet(displaced);
          change(people);
        }}
      />
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { padding: SPACE.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s },
  // Wraps to its own line instead of shrinking beside the button.
  grow: { flexGrow: 1, flexShrink: 0, flexBasis: 180 },
  wrap: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
});
