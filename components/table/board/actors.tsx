/** All visible cards, each at its pose in the layout. */
import { memo, useMemo } from 'react';

import { ThemeProvider } from '@/components/theme';
import type { CardId, GameEvent, View } from '@/engine';
import { HIDDEN, materialOf } from '@/engine';

import type { CardKey, Pose, Rect, TableLayout } from '../layout';
import { anchorKey } from '../layout';
import { edgeNotes } from '../model/notes';
import { useSameParts } from '../model/use-same-parts';
import { copyOf } from '../model/where';
import { Actor } from './actor';
import type { Holding } from './held';
import type { MarkKind } from './marker';
import { useLeaving } from './use-leaving';

interface ActorsProps {
  readonly view: View;
  readonly layout: TableLayout;
  readonly marks: ReadonlyMap<CardKey, MarkKind>;
  readonly event: GameEvent | null;
  readonly duration: number;
  readonly holding: Holding;
}

const EDGE_OF = { helper: 'helpers', sale: 'sales' } as const;

function cardOf(key: CardKey): CardId | null {
  return key.startsWith('c') ? Number(key.slice(1)) : null;
}

/** A card without an earlier pose starts where the event says, or at the deck. */
function originOf(layout: TableLayout, event: GameEvent | null, key: CardKey): Rect | null {
  if (event === null || event.type !== 'move') return null;
  const card = cardOf(key);
  if (card !== null && event.card !== card) return null;
  if (card === null && event.card !== HIDDEN) return null;
  const anchor = layout.anchors.get(anchorKey(event.from.zone, event.from.player));
  return anchor === undefined ? null : small(anchor);
}

/** A zone is wider than a card, so start card-sized from its middle. */
function small(r: Rect): Rect {
  const w = Math.min(44, r.w);
  const h = Math.min(62, r.h);
  return { x: r.x + (r.w - w) / 2, y: r.y + (r.h - h) / 2, w, h };
}

function seatAt(layout: TableLayout, { x, y }: Pose): number {
  const mat = layout.mats.find(
    ({ outer: o }) => x >= o.x - 8 && x < o.x + o.w && y >= o.y - 8 && y < o.y + o.h,
  );
  return mat?.player ?? -1;
}

/** Sorted by key, so that elements never have to be reordered; z decides what is drawn on top. */
const inOrder = (poses: ReadonlyMap<CardKey, Pose>) =>
  [...poses].sort(([a], [b]) => (a < b ? -1 : 1));

export const Actors = memo(function Actors(props: ActorsProps) {
  const { view, layout, marks, event, duration, holding } = props;
  const { before, leaving, gone } = useLeaving(layout.poses);
  const ordered = useMemo(() => inOrder(layout.poses), [layout.poses]);
  const players = layout.mats.map((m) => m.player);
  const notes = useSameParts(edgeNotes(view, players));
  const noteOf = (card: CardId | null, pose: Pose) => {
    if (card === null || (pose.face !== 'helper' && pose.face !== 'sale')) return null;
    const edge = EDGE_OF[pose.face];
    return notes.get(`${edge}/${seatAt(layout, pose)}/${materialOf(card)}`) ?? null;
  };
  /** Start of the animation for a new card; a card that is already visible needs none. */
  const startOf = (key: CardKey): Rect | null => {
    const last = before.get(key);
    if (last === undefined) return originOf(layout, event, key);
    return last.face === 'away' ? last : null;
  };
  return (
    // Cards look the same in every light, so a change of light need not redraw them.
    <ThemeProvider light="noon">
      {ordered.map(([key, pose]) => {
        // A hidden card is drawn only until it has faded out.
        if (pose.face === 'away' && !(duration > 0 && leaving.has(key))) return null;
        const card = cardOf(key);
        return (
          <Actor
            key={key}
            id={key}
            card={card}
            pose={pose}
            from={startOf(key)}
            duration={duration}
            mark={marks.get(key) ?? null}
            note={noteOf(card, pose)}
            copyOf={card === null ? undefined : copyOf(view, card)}
            holding={holding}
            onGone={gone}
          />
        );
      })}
    </ThemeProvider>
  );
});
