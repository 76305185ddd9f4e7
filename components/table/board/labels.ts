/** Screen reader labels for everything on the table. */
import { nameAt, nameOf } from '@/components/card/identity';
import type { CardId, Location, PlayerId, View } from '@/engine';
import { materialOf, TASK_OF, valueOf } from '@/engine';
import { t } from '@/locales';

import type { Target } from '../layout';
import type { Cast } from '../model/cast';
import { whose } from '../model/cast';
import { coverOf } from '../model/cover';
import { copyOf } from '../model/where';

const MOST_PLAYERS = 5;

/** With a view, a work that is a copy says so, and what it counts as. */
export function cardLabel(card: CardId, view?: View): string {
  const of = view === undefined ? undefined : copyOf(view, card);
  const material = materialOf(of ?? card);
  const name = nameOf(card);
  return t('card.label', {
    name: of === undefined ? name : t('card.asCopy', { name, of: nameAt(of) }),
    material: t(`material.${material}`),
    task: t(`task.${TASK_OF[material]}`),
    value: valueOf(of ?? card),
  });
}

export function placeLabel(at: Location, cast: Cast): string {
  if (at.zone === 'floor') return t('place.floor');
  if (at.zone === 'deck') return t('place.deck');
  return t('place.of', { whose: whose(cast, at.player), place: t(`place.${at.zone}`) });
}

/** "on the floor", "among your helpers". */
function whereLabel(at: Location, cast: Cast): string {
  const place = placeLabel(at, cast);
  if (at.zone === 'floor' || at.zone === 'bench') return t('place.on', { place });
  return t(at.zone === 'helpers' || at.zone === 'sales' ? 'place.among' : 'place.in', { place });
}

/** Hand, own temple, waiting cards, floor, deck, then the others clockwise: most needed first. */
function rank({ kind, at }: Target, viewer: PlayerId): number {
  if (kind === 'deck') return 4;
  if (at.zone === 'floor') return 3;
  if (at.player !== viewer) return 5 + ((at.player - viewer + MOST_PLAYERS) % MOST_PLAYERS);
  return at.zone === 'hand' ? 0 : at.zone === 'waiting' ? 2 : 1;
}

/** Order for keyboard and screen reader, independent of the position on screen. */
export function inHearingOrder(targets: readonly Target[], viewer: PlayerId): Target[] {
  return [...targets].sort((a, b) => rank(a, viewer) - rank(b, viewer));
}

/** In a list: "Bell", or "Kite · Poem" for a Kite that is a copy of Poem. */
function listedName(card: CardId, view: View | undefined): string {
  const of = view === undefined ? undefined : copyOf(view, card);
  const name = nameOf(card);
  return of === undefined ? name : t('card.copySlip', { name, by: nameAt(of) });
}

/** With a view, a group of helpers or sales also says what it is worth and what would cover it. */
export function targetLabel(target: Target, cast: Cast, state: string, view?: View): string {
  const place = placeLabel(target.at, cast);
  const names = t('list.items', { items: target.cards.map((card) => listedName(card, view)) });
  const [first] = target.cards;
  const base =
    target.kind === 'card' && first !== undefined
      ? t('card.labelIn', { card: cardLabel(first, view), place })
      : target.kind === 'pile' && target.material !== undefined
        ? t('card.pile', {
            n: target.cards.length,
            material: t(`material.${target.material}`),
            place: whereLabel(target.at, cast),
            names,
          })
        : t('card.zone', { n: target.cards.length, place, names });
  const said = state === '' ? base : t('list.items', { items: [base, state] });
  const worth = view === undefined ? null : coverOf(view, target.at, target.material);
  return worth === null ? said : t('card.worth', { said, worth });
}
