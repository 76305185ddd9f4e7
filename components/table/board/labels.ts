/** Screen reader labels for everything on the table. */
import { nameOf } from '@/components/card/identity';
import type { CardId, Location, PlayerId, View } from '@/engine';
import { materialOf, TASK_OF, valueOf } from '@/engine';
import { t } from '@/locales';

import type { Target } from '../layout';
import type { Cast } from '../model/cast';
import { seatName } from '../model/cast';
import { coverOf } from '../model/cover';

const MOST_PLAYERS = 5;

export function cardLabel(card: CardId): string {
  const material = materialOf(card);
  return t('card.label', {
    name: nameOf(card),
    material: t(`material.${material}`),
    task: t(`task.${TASK_OF[material]}`),
    value: valueOf(card),
  });
}

export function placeLabel(at: Location, cast: Cast): string {
  if (at.zone === 'floor') return t('place.floor');
  if (at.zone === 'deck') return t('place.deck');
  const zone = t(`zone.${at.zone}`).toLocaleLowerCase();
  return at.player === cast.viewer
    ? t('place.yours', { zone })
    : t('place.of', { name: seatName(cast, at.player), zone });
}

/** Hand, own temple, waiting cards, floor, deck, then the others clockwise: most needed first. */
function rank({ kind, at }: Target, reader: PlayerId): number {
  if (kind === 'deck') return 4;
  if (at.zone === 'floor') return 3;
  if (at.player !== reader) return 5 + ((at.player - reader + MOST_PLAYERS) % MOST_PLAYERS);
  return at.zone === 'hand' ? 0 : at.zone === 'waiting' ? 2 : 1;
}

/** Order for keyboard and screen reader, independent of the position on screen. */
export function inHearingOrder(targets: readonly Target[], reader: PlayerId): Target[] {
  return [...targets].sort((a, b) => rank(a, reader) - rank(b, reader));
}

/** With a view, a group of helpers or sales also says what it is worth and what would cover it. */
export function targetLabel(target: Target, cast: Cast, state: string, view?: View): string {
  const place = placeLabel(target.at, cast);
  const names = target.cards.map((card) => nameOf(card)).join(', ');
  const [first] = target.cards;
  const base =
    target.kind === 'card' && first !== undefined
      ? t('card.labelIn', { card: cardLabel(first), place })
      : target.kind === 'pile' && target.material !== undefined
        ? t('card.pile', {
            n: target.cards.length,
            material: t(`material.${target.material}`),
            place,
            names,
          })
        : t('card.zone', { n: target.cards.length, place, names });
  const said = state === '' ? base : `${base}, ${state}`;
  const worth = view === undefined ? null : coverOf(view, target.at, target.material);
  return worth === null ? said : t('card.worth', { said, worth });
}
