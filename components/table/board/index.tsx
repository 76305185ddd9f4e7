/** The table itself: mats, cards that glide, and above them what can be tapped. */
import { memo, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { ThemeProvider } from '@/components/theme';
import { Tap } from '@/components/ui';
import type { CardId, GameEvent, PlayerView, View as GameView } from '@/engine';
import { HIDDEN, materialOf, templeWorth } from '@/engine';
import { t } from '@/locales';

import type { CardKey, Pose, Rect, TableLayout, Target } from '../layout';
import { anchorKey } from '../layout';
import type { Cast } from '../model/cast';
import { edgeNotes } from '../model/notes';
import { copyOf } from '../model/where';
import { Actor } from './Actor';
import { Deck } from './Deck';
import { Flight } from './Flights';
import { inHearingOrder, targetLabel } from './labels';
import { Mat } from './Mat';
import type { MarkKind } from './Marker';

export interface BoardProps {
  readonly view: GameView;
  readonly layout: TableLayout;
  readonly cast: Cast;
  /** Cards that may be chosen now, and the one that is. */
  readonly choosable: ReadonlySet<CardId>;
  readonly selected: CardId | null;
  /** What is being shown just now. */
  readonly event: GameEvent | null;
  readonly eventId: number;
  readonly duration: number;
  readonly onTap: (target: Target) => void;
  readonly onHold: (target: Target) => void;
  /** Why a card cannot be chosen now; null when nothing is asked. */
  readonly whyNot?: (card: CardId) => string | null;
}

const NOWHERE: ReadonlyMap<CardKey, Pose> = new Map();
const EDGE_OF = { helper: 'helpers', sale: 'sales' } as const;

function cardOf(key: CardKey): CardId | null {
  return key.startsWith('c') ? Number(key.slice(1)) : null;
}

/** A card that nobody had placed before comes from where the event says, or out of the deck. */
function originOf(layout: TableLayout, event: GameEvent | null, key: CardKey): Rect | null {
  if (event === null || event.type !== 'move') return null;
  const card = cardOf(key);
  if (card !== null && event.card !== card) return null;
  if (card === null && event.card !== HIDDEN) return null;
  const anchor = layout.anchors.get(anchorKey(event.from.zone, event.from.player));
  return anchor === undefined ? null : small(anchor);
}

/** A zone is wider than a card: start from its middle, card-sized. */
function small(r: Rect): Rect {
  const w = Math.min(44, r.w);
  const h = Math.min(62, r.h);
  return { x: r.x + (r.w - w) / 2, y: r.y + (r.h - h) / 2, w, h };
}

function marksOf(
  layout: TableLayout,
  choosable: ReadonlySet<CardId>,
  selected: CardId | null,
): Map<CardKey, MarkKind> {
  const marks = new Map<CardKey, MarkKind>();
  for (const target of layout.targets) {
    const top = target.cards[target.cards.length - 1];
    if (top === undefined || target.kind === 'seat' || target.kind === 'deck') continue;
    const cards = target.kind === 'zone' ? target.cards : [top];
    if (target.kind === 'pile' || target.kind === 'card') {
      const chosen = selected !== null && target.cards.includes(selected);
      if (chosen) marks.set(`c${top}`, 'selected');
      else if (target.cards.some((card) => choosable.has(card))) marks.set(`c${top}`, 'choosable');
    } else {
      for (const card of cards) {
        if (card === selected) marks.set(`c${card}`, 'selected');
        else if (choosable.has(card)) marks.set(`c${card}`, 'choosable');
      }
    }
  }
  return marks;
}

function hiddenFlight(
  layout: TableLayout,
  event: GameEvent | null,
): { from: Rect; to: Rect } | null {
  if (event === null || event.type !== 'move' || event.card !== HIDDEN) return null;
  const from = layout.anchors.get(anchorKey(event.from.zone, event.from.player));
  const to = layout.anchors.get(anchorKey(event.to.zone, event.to.player));
  return from === undefined || to === undefined ? null : { from, to };
}

/** The other players' panels draw themselves; their targets belong to them. */
const OWN_TARGETS: readonly Target['kind'][] = ['seat'];

export const Board = memo(function Board(props: BoardProps) {
  const { view, layout, choosable, selected, event, eventId, duration } = props;
  const [memory, setMemory] = useState({ now: layout.poses, before: NOWHERE });
  if (memory.now !== layout.poses) setMemory({ now: layout.poses, before: memory.now });
  const previous = memory.now === layout.poses ? memory.before : memory.now;

  const notes = useMemo(
    () =>
      edgeNotes(
        view,
        layout.mats.map((m) => m.seat),
      ),
    [view, layout.mats],
  );
  const worths = useMemo(
    () => layout.mats.map((m) => templeWorth(view, m.seat)),
    [view, layout.mats],
  );
  const marks = useMemo(() => marksOf(layout, choosable, selected), [layout, choosable, selected]);

  const seatOfEdge = (pose: Pose): number => {
    const m = layout.mats.find(
      ({ outer }) =>
        pose.x >= outer.x - 8 &&
        pose.x < outer.x + outer.w &&
        pose.y >= outer.y - 8 &&
        pose.y < outer.y + outer.h,
    );
    return m?.seat ?? -1;
  };
  const noteOf = (card: CardId | null, pose: Pose) => {
    if (card === null || (pose.face !== 'helper' && pose.face !== 'sale')) return null;
    const edge = EDGE_OF[pose.face];
    return notes.get(`${edge}/${seatOfEdge(pose)}/${materialOf(card)}`) ?? null;
  };

  const flight = duration > 0 ? hiddenFlight(layout, event) : null;
  return (
    <View style={styles.board} testID="board">
      <Deck at={layout.deck} count={view.deck.length} />
      {layout.mats.map((m, i) => {
        const worth = worths[i];
        return worth === undefined ? null : (
          <Mat key={m.seat} m={m} p={view.players[m.seat] as PlayerView} worth={worth} />
        );
      })}
      {/* A card is washi in every light: so the change of light need not draw it again. */}
      <ThemeProvider light="noon">
        {[...layout.poses].map(([key, pose]) => {
          // What is away and was not in sight before need not be drawn at all.
          if (pose.face === 'away' && (previous.get(key)?.face ?? 'away') === 'away') return null;
          const card = cardOf(key);
          return (
            <Actor
              key={key}
              card={card}
              pose={pose}
              from={previous.get(key) ?? originOf(layout, event, key)}
              duration={duration}
              mark={marks.get(key) ?? null}
              note={noteOf(card, pose)}
              copyOf={card === null ? undefined : copyOf(view, card)}
            />
          );
        })}
      </ThemeProvider>
      {flight !== null && <Flight key={eventId} {...flight} duration={duration} />}
      <View style={styles.targets}>
        {inHearingOrder(layout.targets, props.cast.reader)
          .filter((target) => !OWN_TARGETS.includes(target.kind))
          .map((target) => (
            <TargetView
              key={target.id}
              target={target}
              label={labelOfTarget(target, props)}
              hint={hintOfTarget(target, props)}
              can={target.cards.some((card) => choosable.has(card))}
              chosen={selected !== null && target.cards.includes(selected)}
              onTap={props.onTap}
              onHold={props.onHold}
            />
          ))}
      </View>
    </View>
  );
});

interface TargetViewProps {
  readonly target: Target;
  readonly label: string;
  readonly hint: string | undefined;
  readonly chosen: boolean;
  readonly can: boolean;
  readonly onTap: (target: Target) => void;
  readonly onHold: (target: Target) => void;
}

const TargetView = memo(
  function TargetView({ target, label, hint, chosen, can, onTap, onHold }: TargetViewProps) {
    return (
      <Tap
        testID={target.id}
        label={label}
        hint={hint}
        pressLabel={can ? t('card.choose') : undefined}
        selected={chosen}
        onPress={() => onTap(target)}
        onHold={() => onHold(target)}
        holdLabel={t('card.inspect')}
        style={[
          styles.target,
          { left: target.x, top: target.y, width: target.w, height: target.h },
        ]}
      />
    );
  },
  // A new layout makes new targets; only where one has changed is there anything to draw. The label
  // names all its cards.
  (a, b) =>
    a.label === b.label &&
    a.hint === b.hint &&
    a.chosen === b.chosen &&
    a.can === b.can &&
    a.onTap === b.onTap &&
    a.onHold === b.onHold &&
    a.target.x === b.target.x &&
    a.target.y === b.target.y &&
    a.target.w === b.target.w &&
    a.target.h === b.target.h &&
    a.target.kind === b.target.kind &&
    a.target.cards.join() === b.target.cards.join(),
);

/** A card on its own says why it cannot be chosen; a pile says so for each, when it is open. */
function hintOfTarget(target: Target, { choosable, whyNot }: BoardProps): string | undefined {
  const [card] = target.cards;
  if (target.kind !== 'card' || card === undefined || choosable.has(card)) return undefined;
  return whyNot?.(card) ?? undefined;
}

function labelOfTarget(target: Target, props: BoardProps): string {
  const { cast, choosable, selected, view } = props;
  const chosen = selected !== null && target.cards.includes(selected);
  const can = target.cards.some((card) => choosable.has(card));
  const state = chosen ? t('card.selected') : can ? t('card.choosable') : '';
  if (target.kind === 'deck') return t('deck.label', { n: view.deck.length });
  if (target.kind === 'waiting') {
    return t('waiting.label', { n: view.players[target.at.player]?.waiting.count ?? 0 });
  }
  return targetLabel(target, cast, state);
}

const styles = StyleSheet.create({
  // Turn bar and seats lie beneath and must stay touchable; on Android a child is only touched
  // inside its parent, so the layer of targets is as large as the table.
  board: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    // Cards fly over the panels, which come later in the reading order.
    zIndex: 1,
    pointerEvents: 'box-none',
  },
  targets: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    zIndex: 1000,
    pointerEvents: 'box-none',
  },
  target: { position: 'absolute', borderRadius: 6 },
});
