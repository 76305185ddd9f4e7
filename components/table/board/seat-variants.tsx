/** Variants of a panel by available space. */
import { StyleSheet, View } from 'react-native';

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
import type { SeatModel } from './seat-model';
import {
  Marks,
  NameRow,
  NARROW_ROW,
  NarrowNameRow,
  ROW,
  TaskGlyph,
  TaskRow,
  TaskWords,
} from './seat-rows';

interface OfSeat {
  readonly seat: SeatModel;
}

const rowsOf = ({ at }: SeatModel): number => Math.floor((at.h - 4) / ROW);

/** Above a mat, which shows the rest. */
export function HeadOfMat({ seat }: OfSeat) {
  return (
    <>
      <NameRow seat={seat} />
      <TaskRow seat={seat}>
        {seat.tellWorks === true && <Counts works={seat.works} />}
        <Hidden p={seat.p} />
      </TaskRow>
    </>
  );
}

/** In words, aligned in columns. */
export function Wide({ seat }: OfSeat) {
  return (
    <>
      <NameRow seat={seat}>
        <Hidden p={seat.p} />
      </NameRow>
      <TaskRow seat={seat} style={COLUMNS[0]}>
        <Works works={seat.works} />
      </TaskRow>
      {rowsOf(seat) >= 3 && <WideRest p={seat.p} />}
    </>
  );
}

/** In icons, with a third row if there is room. */
export function Middle({ seat }: OfSeat) {
  const third = rowsOf(seat) >= 3;
  return (
    <>
      <NameRow seat={seat} />
      <TaskRow seat={seat}>{third ? <Counts works={seat.works} /> : <Hidden p={seat.p} />}</TaskRow>
      {third && <Rest p={seat.p} />}
    </>
  );
}

/** In icons, in two rows. */
export function TwoRowed({ seat }: OfSeat) {
  return (
    <>
      <NameRow seat={seat} brief />
      <TaskRow seat={seat}>
        <Marks seat={seat} />
      </TaskRow>
      <TwoRows p={seat.p} works={seat.works} rows={rowsOf(seat)} brief={false} short={false} />
    </>
  );
}

/** In small type. Without room for its own row, the task is a glyph beside the works. */
export function Narrow({ seat }: OfSeat) {
  const { at, p, works, toChoose, taskToChoose = false } = seat;
  const rows = Math.floor((at.h - 2) / NARROW_ROW);
  const brief = rows < 4 && toChoose === 0;
  const tellsTask = toChoose === 0 || taskToChoose;
  return (
    <>
      <NarrowNameRow seat={seat} />
      <View style={[styles.row, brief && styles.apart]}>
        <View style={[styles.row, !brief && styles.grow]}>
          {tellsTask && <TaskGlyph seat={seat} />}
          {!brief && <TaskWords seat={seat} narrow />}
        </View>
        {!brief && <Marks seat={seat} />}
        {brief && <WorksAndHand p={p} works={works} short />}
        {rows < 3 && <Hidden p={p} />}
      </View>
      <TwoRows p={p} works={works} rows={rows} brief={brief} short />
    </>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  apart: { justifyContent: 'space-between' },
  grow: { flex: 1 },
});
