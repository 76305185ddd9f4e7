/** Dragging, a second way to do what a tap and a button do. A small movement still counts as a tap. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { PanResponder, type GestureResponderHandlers, type View } from 'react-native';

import type { CardId } from '@/engine';

import type { Rect, TableLayout, Target } from '../layout';
import { keyOf } from '../layout';
import type { DropZone } from '../layout/drop-zones';
import { zoneAt } from '../layout/drop-zones';
import type { Holding } from './held';

export interface DragRules {
  readonly zones: ReadonlyMap<DropZone, Rect>;
  /** Where this card may be dropped now. */
  readonly zonesOf: (card: CardId) => ReadonlySet<DropZone>;
  /** Called on release. False: nothing happens and the card goes back. */
  readonly onDrop: (card: CardId, zone: DropZone | null) => boolean;
}

/** A smaller movement is a trembling finger. */
const STARTS = 9;
/** Milliseconds a dropped card waits for its move to show before it goes back. */
const WAITS = 1200;

const inside = (r: Rect, x: number, y: number) =>
  x >= r.x && x < r.x + r.w && y >= r.y && y < r.y + r.h;

/** The card that a drag from here would take: a single card with somewhere to go. */
export function cardToDrag(
  targets: readonly Target[],
  rules: DragRules,
  x: number,
  y: number,
): CardId | null {
  const target = targets.find((each) => each.kind === 'card' && inside(each, x, y));
  const [card] = target?.cards ?? [];
  return card !== undefined && rules.zonesOf(card).size > 0 ? card : null;
}

interface Table {
  readonly layout: TableLayout;
  readonly rules: DragRules | undefined;
}

function createDragger(holding: Holding) {
  let table: Table | null = null;
  let origin = { x: 0, y: 0 };
  let card: CardId | null = null;
  let from: Rect | undefined;

  const follow = (_event: unknown, { dx, dy }: { readonly dx: number; readonly dy: number }) => {
    if (card === null || from === undefined) return;
    const at = { x: from.x + dx, y: from.y + dy, w: from.w, h: from.h };
    holding.set({ key: keyOf(card), at, dragged: true });
  };
  const letGo = (x: number, y: number) => {
    const rules = table?.rules;
    const held = holding.get();
    if (card === null || held === null || rules === undefined) return holding.set(null);
    const open = rules.zonesOf(card);
    const zones = [...rules.zones].filter(([zone]) => open.has(zone));
    const zone = zoneAt(zones, x - origin.x, y - origin.y);
    holding.set(rules.onDrop(card, zone) ? { ...held, dragged: false } : null);
  };
  const { panHandlers } = PanResponder.create({
    onMoveShouldSetPanResponderCapture: (_event, { dx, dy, moveX, moveY, numberActiveTouches }) => {
      if (table?.rules === undefined || numberActiveTouches > 1) return false;
      if (Math.hypot(dx, dy) < STARTS) return false;
      const x = moveX - dx - origin.x;
      const y = moveY - dy - origin.y;
      card = cardToDrag(table.layout.targets, table.rules, x, y);
      from = card === null ? undefined : table.layout.poses.get(keyOf(card));
      return from !== undefined;
    },
    onPanResponderGrant: follow,
    onPanResponderMove: follow,
    onPanResponderRelease: (_event, { moveX, moveY }) => letGo(moveX, moveY),
    onPanResponderTerminate: () => holding.set(null),
    onPanResponderTerminationRequest: () => false,
  });
  return {
    handlers: panHandlers,
    tell: (now: Table) => {
      // A changed table cancels the drag, because its target may be gone.
      if (table !== null && table.layout.poses !== now.layout.poses) holding.set(null);
      table = now;
    },
    /** Origin of the table in its window. */
    place: (x: number, y: number) => {
      origin = { x, y };
    },
  };
}

interface Drag {
  readonly handlers: GestureResponderHandlers;
  readonly onLayout: () => void;
  readonly box: RefObject<View | null>;
}

export function useDrag(holding: Holding, layout: TableLayout, rules: DragRules | undefined): Drag {
  const box = useRef<View>(null);
  const [dragger] = useState(() => createDragger(holding));
  useEffect(() => dragger.tell({ layout, rules }), [dragger, layout, rules]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = holding.subscribe(() => {
      clearTimeout(timer);
      if (holding.get()?.dragged === false) timer = setTimeout(() => holding.set(null), WAITS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [holding]);
  const onLayout = () => box.current?.measureInWindow((x, y) => dragger.place(x, y));
  return { handlers: dragger.handlers, onLayout, box };
}
