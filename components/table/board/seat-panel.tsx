/** Another player at a glance: name, crest, task, works, helpers, sales, hand and points. */
import { memo } from 'react';
import { StyleSheet } from 'react-native';

import { OnGround, RADIUS, TOUCH, useTheme } from '@/components/theme';
import { Tap } from '@/components/ui';
import type { PlayerId } from '@/engine';
import { t } from '@/locales';

import { LARGE, type SeatPanel as PanelBox } from '../layout';
import { spokenName } from '../model/cast';
import { seatWords } from '../model/seat-words';
import { isLarge, LargeHead, LargeSeat, useTextSize } from './seat-large';
import type { SeatModel } from './seat-model';
import { ROW } from './seat-rows';
import { HeadOfMat, Middle, Narrow, TwoRowed, Wide } from './seat-variants';
import { panelWidths } from './seat-widths';

/** In small type: for two rows of icons it is not wide enough, or together with name and task not high enough. */
function isNarrow({ head, w, h }: PanelBox): boolean {
  const { oneRow, twoRows } = panelWidths();
  return !head && (w < twoRows || (w < oneRow && h < 4 * ROW + 4));
}

function Content({ seat }: { readonly seat: SeatModel }) {
  const { at } = seat;
  const text = useTextSize();
  if (isLarge(at, text)) return <LargeSeat seat={seat} text={text} />;
  if (at.head) {
    return text > LARGE ? <LargeHead seat={seat} text={text} /> : <HeadOfMat seat={seat} />;
  }
  const { words, oneRow } = panelWidths();
  if (at.w >= words) return <Wide seat={seat} />;
  if (at.w >= oneRow) return <Middle seat={seat} />;
  return isNarrow(at) ? <Narrow seat={seat} /> : <TwoRowed seat={seat} />;
}

function labelOf(seat: SeatModel): string {
  const { participant, points, team = null, p, works, partner, toChoose } = seat;
  const said = [seatWords(spokenName(participant), points, p, works)];
  if (team !== null) said.push(t('seat.teamTotal', { team }));
  if (partner === true) said.push(t('seat.partner'));
  if (toChoose > 0) said.push(t('seat.toChoose', { n: toChoose }));
  return t('list.sentences', { items: said });
}

function useFrame({ at, current, toChoose, pointed = false }: SeatModel) {
  const { surface } = useTheme().tokens;
  const marked = toChoose > 0 || pointed;
  return {
    left: at.x,
    top: at.y,
    width: at.w,
    height: at.h,
    backgroundColor: surface.fill,
    borderColor: marked ? surface.choosable : current ? surface.text : surface.rule,
    borderWidth: pointed ? 4 : marked || current ? 2 : 1,
  };
}

interface SeatPanelProps {
  readonly seat: SeatModel;
  readonly onOpen: (player: PlayerId) => void;
  readonly onPoints: (player: PlayerId) => void;
}

/** The gap beside a panel belongs to its points too. */
const BESIDE = 2;

/** The right half at most, so that a tap on the middle opens the temple; null if that is too narrow for a finger. */
function pointsRect({ x, y, w, h }: PanelBox) {
  const width = Math.min(TOUCH + 12, w / 2 + BESIDE - 1);
  if (width < TOUCH) return null;
  return { left: x + w + BESIDE - width, top: y, width, height: Math.min(h, TOUCH) };
}

export const SeatPanel = memo(function SeatPanel({ seat, onOpen, onPoints }: SeatPanelProps) {
  const { at, participant, points } = seat;
  const frame = useFrame(seat);
  const spot = pointsRect(at);
  return (
    <>
      <Tap
        testID={`seat-${at.player}`}
        label={labelOf(seat)}
        hint={t('seat.open')}
        onPress={() => onOpen(at.player)}
        style={[styles.panel, frame, isNarrow(at) && styles.narrow]}
      >
        <OnGround name="surface">
          <Content seat={seat} />
        </OnGround>
      </Tap>
      {spot !== null && (
        <Tap
          testID={`points-${at.player}`}
          label={t('points.of', { name: participant.name, points })}
          hint={t('points.open')}
          onPress={() => onPoints(at.player)}
          style={[styles.points, spot]}
        />
      )}
    </>
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
  points: { position: 'absolute', borderRadius: RADIUS.s + 2 },
  narrow: { paddingHorizontal: 4, paddingVertical: 0 },
});
