/** Where a card may be dropped, and what that does: each act has a place to which it brings its card. */
import type { PromptButton } from '@/components/table/prompt/model';
import type { CardId, Choice, PlayerId } from '@/engine';

import type { Rect, TableLayout } from '../layout';

export const DROP_ZONES = [
  'task',
  'helpers',
  'bench',
  'sales',
  'gallery',
  'giftShop',
  'floor',
  'deck',
] as const;
export type DropZone = (typeof DROP_ZONES)[number];

const WINGS: readonly DropZone[] = ['gallery', 'giftShop'];

/** What is not here has no one place: a card that is shown comes back, an effect may do anything. */
const PLACE_OF: Readonly<Partial<Record<Choice['do'], readonly DropZone[]>>> = {
  task: ['task'],
  hire: ['helpers'],
  collect: ['bench'],
  sell: ['sales'],
  smith: WINGS,
  craft: WINGS,
  discard: ['floor'],
  return: ['deck'],
};

function placesOf(button: PromptButton, card: CardId): readonly DropZone[] {
  if (button.does.type !== 'choose') return [];
  const { choice } = button.does;
  // The work that is being completed: only its wing is still to be said.
  if (choice.do === 'wing' && choice.wing !== undefined) return [choice.wing];
  return choice.card === card ? (PLACE_OF[choice.do] ?? []) : [];
}

export function zonesOf(buttons: readonly PromptButton[], card: CardId): ReadonlySet<DropZone> {
  return new Set(buttons.flatMap((button) => placesOf(button, card)));
}

export type Dropped =
  /** One act leads there: it is done. */
  | { readonly type: 'act'; readonly button: PromptButton }
  /** Several do, or it can never be undone: the card is chosen, and its buttons say the rest. */
  | { readonly type: 'select' }
  | { readonly type: 'back' };

/** `careful`: the player wants to be asked again before what can never be undone. */
export function dropOn(
  buttons: readonly PromptButton[],
  card: CardId,
  zone: DropZone | null,
  careful: boolean,
): Dropped {
  if (zone === null) return { type: 'back' };
  const [button, other] = buttons.filter((each) => placesOf(each, card).includes(zone));
  if (button === undefined) return { type: 'back' };
  if (other !== undefined || (careful && button.final)) return { type: 'select' };
  return { type: 'act', button };
}

/** A finger that lets go beside a narrow edge meant that edge. */
const SLACK = 18;

export function zoneRects(layout: TableLayout, seat: PlayerId): ReadonlyMap<DropZone, Rect> {
  const zones = new Map<DropZone, Rect>();
  const mat = layout.mats.find((m) => m.player === seat);
  const floor = layout.anchors.get('floor');
  if (mat !== undefined) {
    const { task, helpers, bench, sales, gallery, giftShop } = mat;
    for (const [zone, at] of Object.entries({ task, helpers, bench, sales, gallery, giftShop })) {
      zones.set(zone as DropZone, at);
    }
  }
  if (floor !== undefined) zones.set('floor', floor);
  zones.set('deck', layout.deck);
  return zones;
}

const outside = (from: number, size: number, at: number) =>
  Math.max(from - at, at - from - size, 0);

/** The zone under this point, or the nearest within a finger's slack. */
export function zoneAt(
  zones: Iterable<readonly [DropZone, Rect]>,
  x: number,
  y: number,
): DropZone | null {
  let nearest: { zone: DropZone; away: number } | null = null;
  for (const [zone, r] of zones) {
    const away = Math.max(outside(r.x, r.w, x), outside(r.y, r.h, y));
    if (away <= SLACK && (nearest === null || away < nearest.away)) nearest = { zone, away };
  }
  return nearest?.zone ?? null;
}
