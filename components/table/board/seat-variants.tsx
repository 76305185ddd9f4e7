/** Variants of a panel by available space. */
import { StyleSheet, View } from 'react-native';

import { Counts, Hidden, Rest, TwoRows, WideRest, Works, WorksAndHand } from './seat-facts';
import type { SeatModel } from './seat-model';
import {
  Marks,
  marksWidth,
  NameRow,
  NARROW_RIMS,
  NARROW_ROW,
  NarrowNameRow,
  ROW,
  TaskGlyph,
  TaskRow,
  TaskWords,
} from './seat-rows';
import { besideTask, columnWidth, countsWidth, GAP, hiddenWidth, ICON, RIMS } from './seat-widths';

interface OfSeat {
  readonly seat: SeatModel;
}

const rowsOf = ({ at }: SeatModel): number => Math.floor((at.h - 4) / ROW);

/** Above a mat, which shows the rest. */
export function HeadOfMat({ seat }: OfSeat) {
  const { at, p, works, tellWorks = false } = seat;
  const beside = GAP + hiddenWidth(p) + (tellWorks ? GAP + countsWidth(works) : 0);
  return (
    <>
      <NameRow seat={seat} />
      <TaskRow seat={seat} width={at.w - RIMS - beside}>
        {tellWorks && <Counts works={works} />}
        <Hidden p={p} />
      </TaskRow>
    </>
  );
}

/** In words, aligned in columns. */
export function Wide({ seat }: OfSeat) {
  const { at, p, works } = seat;
  return (
    <>
      <NameRow seat={seat}>
        <Hidden p={p} />
      </NameRow>
      <TaskRow seat={seat} width={columnWidth(at.w, 0)}>
        <Works works={works} panel={at.w} />
      </TaskRow>
      {rowsOf(seat) >= 3 && <WideRest p={p} panel={at.w} />}
    </>
  );
}

/** In icons, with a third row if there is room. */
export function Middle({ seat }: OfSeat) {
  const { at, p, works } = seat;
  const third = rowsOf(seat) >= 3;
  const beside = GAP + (third ? countsWidth(works) : hiddenWidth(p));
  return (
    <>
      <NameRow seat={seat} />
      <TaskRow seat={seat} width={at.w - RIMS - beside}>
        {third ? <Counts works={works} /> : <Hidden p={p} />}
      </TaskRow>
      {third && <Rest p={p} />}
    </>
  );
}

/** In icons, in two rows. */
export function TwoRowed({ seat }: OfSeat) {
  const { at, p, works } = seat;
  return (
    <>
      <NameRow seat={seat} brief />
      <TaskRow seat={seat} width={at.w - RIMS - marksWidth(seat)}>
        <Marks seat={seat} />
      </TaskRow>
      <TwoRows p={p} works={works} rows={rowsOf(seat)} brief={false} short={false} />
    </>
  );
}

/** Between the glyph of the task and the marks. */
const roomInNarrow = (seat: SeatModel): number =>
  seat.at.w - NARROW_RIMS - marksWidth(seat) - (seat.p.task.length > 0 ? ICON + GAP : 0);

/** In small type. Without room for its own row, the task is a glyph beside the works. */
export function Narrow({ seat }: OfSeat) {
  const { at, p, works, toChoose, taskToChoose = false } = seat;
  const rows = Math.floor((at.h - 2) / NARROW_ROW);
  const brief = rows < 4 && toChoose === 0;
  const tellsTask = toChoose === 0 || taskToChoose;
  const sizes = besideTask({ p, works }, at.w - NARROW_RIMS);
  return (
    <>
      <NarrowNameRow seat={seat} />
      <View style={[styles.row, brief && { ...styles.apart, gap: sizes.gap }]}>
        <View style={[styles.row, !brief && styles.grow]}>
          {tellsTask && <TaskGlyph seat={seat} size={brief ? sizes.icon : undefined} />}
          {!brief && <TaskWords seat={seat} room={roomInNarrow(seat)} narrow />}
        </View>
        {!brief && <Marks seat={seat} />}
        {brief && <WorksAndHand p={p} works={works} short sizes={sizes} />}
        {rows < 3 && <Hidden p={p} />}
      </View>
      <TwoRows p={p} works={works} rows={rows} brief={brief} short />
    </>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: GAP },
  apart: { justifyContent: 'space-between' },
  grow: { flex: 1 },
});
