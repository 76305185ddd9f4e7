/**
 * Shows a card large and turns it over: one revealed from a hand or the deck, or one played into a temple that is not
 * on this screen.
 */
import { memo, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { CARD_RATIO, CardFace } from '@/components/card';
import type { CardId, GameEvent, MoveReason, Location } from '@/engine';

import type { Rect, TableLayout } from '../layout';
import { anchorKey, keyOf, Z } from '../layout';
import { Glider } from './glider';

export interface Showing {
  readonly card: CardId;
  readonly from: Rect;
  readonly to: Rect;
}

/** Larger than any card on the table, so that it is not mistaken for one. */
const WIDTH = 116;
const OF_MAT = 0.8;
/** Moves from a hand into a temple that everybody sees. */
const PLAYED: readonly MoveReason[] = ['complete', 'task'];
/** Width at the start, like a card in a distant hand. */
const SMALL = 34;

function cardAt(middleOf: Rect, w: number): Rect {
  const h = w * CARD_RATIO;
  return { x: middleOf.x + (middleOf.w - w) / 2, y: middleOf.y + (middleOf.h - h) / 2, w, h };
}

/** The largest mat is one's own: a dark, calm background. */
function largestMat({ mats }: TableLayout): Rect | null {
  return mats.reduce<Rect | null>((a, { mat }) => (a === null || mat.w > a.w ? mat : a), null);
}

/** The card that this event reveals, and where it was. */
function comesOut(event: GameEvent): { card: CardId; at: Location } | null {
  if (event.type === 'reveal') return event;
  const isPlayed = event.type === 'move' && PLAYED.includes(event.reason);
  return isPlayed ? { card: event.card, at: event.from } : null;
}

/** Null if nothing is revealed, or if the card is visible on the table itself. */
export function showingOf(layout: TableLayout, event: GameEvent | null): Showing | null {
  const out = event === null ? null : comesOut(event);
  if (out === null) return null;
  const pose = layout.poses.get(keyOf(out.card));
  if (pose !== undefined && pose.face !== 'away' && pose.face !== 'back') return null;
  const from = layout.anchors.get(anchorKey(out.at.zone, out.at.player));
  const stage = largestMat(layout);
  if (from === undefined || stage === null) return null;
  const w = Math.min(WIDTH, (OF_MAT * stage.h) / CARD_RATIO);
  return { card: out.card, from: cardAt(from, SMALL), to: cardAt(stage, w) };
}

export const Revealed = memo(function Revealed(props: Showing & { readonly duration: number }) {
  const { card, from, to, duration } = props;
  // Turned over on its way; without motion it is face up at once.
  const [open, setOpen] = useState(duration === 0);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setOpen(true), duration / 2);
    return () => clearTimeout(timer);
  }, [open, duration]);
  return (
    <Glider
      to={to}
      from={from}
      w={to.w}
      h={to.h}
      z={Z.flying}
      duration={duration}
      away={false}
      raised={false}
      back={!open}
    >
      <View testID="revealed" style={styles.shadow}>
        <CardFace card={open ? card : null} face={open ? 'full' : 'back'} w={to.w} h={to.h} />
      </View>
    </Glider>
  );
});

const styles = StyleSheet.create({
  shadow: { boxShadow: '0px 4px 16px rgba(40, 28, 12, 0.45)', borderRadius: 8 },
});
