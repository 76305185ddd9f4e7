/**
 * Coach marks: one sentence at the moment at which it is needed, pointing at the thing it is about. Each is
 * shown once. They belong to moments of real games, so whoever takes no lesson meets them too.
 */
import type { CardId, Choice, Decision, Material, PlayerId, View } from '@/engine';
import { materialOf, MATERIALS, SHARED, VALUE_OF, workAt } from '@/engine';

import { worthOf } from './cover';
import { partnerOf } from './teams';
import { copyOf } from './where';

/** In the order of their importance where several moments come together. */
export const MARKS = [
  'tasks',
  'hold',
  'theirTask',
  'rivalEnd',
  'waiting',
  'wings',
  'support',
  'craft',
  'selling',
  'prayer',
  'cover',
  'noTask',
  'end',
  'backorders',
  'points',
  'text',
] as const;
export type Mark = (typeof MARKS)[number];

/** What a mark points at: a zone and whose, or a part of the screen. */
export type Pointed =
  | {
      readonly zone:
        Choice['wing'] | 'hand' | 'floor' | 'helpers' | 'sales' | 'bench' | 'task' | 'waiting';
      readonly player: PlayerId;
    }
  | { readonly part: 'prompt' | 'points' };

export interface CoachedTable {
  readonly view: View;
  readonly decision: Decision | null;
  /** The person who is asked. */
  readonly player: PlayerId;
  readonly points: number;
  /** The card that was tapped. */
  readonly chosen: CardId | null;
}

type When = (table: CoachedTable) => Pointed | null;

const offers = ({ decision }: CoachedTable, ...acts: readonly Choice['do'][]): boolean =>
  decision?.choices.some((choice) => acts.includes(choice.do)) ?? false;

const own = (
  zone: Exclude<Extract<Pointed, { zone: unknown }>['zone'], undefined>,
  table: CoachedTable,
) => ({ zone, player: zone === 'floor' ? SHARED : table.player }) satisfies Pointed;

const PROMPT: Pointed = { part: 'prompt' };

/** A group of helpers or sales that cover could matter to. */
function coverable({ view, player }: CoachedTable): 'helpers' | 'sales' | null {
  const worth = worthOf(view, player);
  if (worth.helpers.length > 0) return 'helpers';
  return worth.sales.length > 0 ? 'sales' : null;
}

const salesOf = (view: View, player: PlayerId, material: Material): number =>
  (view.players[player]?.sales ?? []).filter((card) => materialOf(card) === material).length;

/** Strictly the most sales of a material that is in the hand too. */
function hasBackorder({ view, player }: CoachedTable): boolean {
  const hand = view.players[player]?.hand.known ?? [];
  return MATERIALS.some((material) => {
    const mine = salesOf(view, player, material);
    const isMost = view.players.every((_, i) => i === player || salesOf(view, i, material) < mine);
    return isMost && mine > 0 && hand.some((card) => materialOf(card) === material);
  });
}

/** Some task that could be played would give an opponent more than one action. */
function sharesMuch({ view, player }: CoachedTable): boolean {
  const materials = (view.players[player]?.hand.known ?? []).map(materialOf);
  return view.players.some(
    (_, other) =>
      other !== player &&
      worthOf(view, other).helpers.some(({ material }) => materials.includes(material)),
  );
}

/** A wing that fills up, with its works; of both the fuller one. */
export interface FillingWing {
  readonly player: PlayerId;
  readonly wing: 'gallery' | 'giftShop';
  readonly works: number;
  /** How many works in it end the game. */
  readonly end: number;
}

function fullerWing(view: View, player: PlayerId): FillingWing {
  const { gallery, giftShop, end } = worthOf(view, player);
  return gallery >= giftShop
    ? { player, wing: 'gallery', works: gallery, end }
    : { player, wing: 'giftShop', works: giftShop, end };
}

const isNearEnd = ({ works, end }: FillingWing): boolean => works >= end - 2;

/** It is nearly full, or lacks no more works than the player's helpers allow in one task. */
function mayFillSoon(view: View, wing: FillingWing): boolean {
  const { works, end, player } = wing;
  const most = Math.max(0, ...worthOf(view, player).helpers.map(({ worth }) => worth));
  return isNearEnd(wing) || (works >= 2 && end - works <= 1 + most);
}

/** The opponent's wing that may end the game next; null while none may. */
export function rivalWing(view: View, player: PlayerId): FillingWing | null {
  const partner = partnerOf(view, player);
  const wings = view.players
    .flatMap((_, other) => (other === player || other === partner ? [] : fullerWing(view, other)))
    .filter((wing) => mayFillSoon(view, wing))
    .sort((a, b) => b.works - a.works);
  return wings[0] ?? null;
}

/** A work of this player lets something else leave in place of support. */
const replacesSupport = ({ view, player }: CoachedTable): boolean => {
  const { gallery, giftShop } = view.players[player] ?? { gallery: [], giftShop: [] };
  return [...gallery, ...giftShop].some(
    (work) => workAt(copyOf(view, work) ?? work).replacesSupport !== undefined,
  );
};

/** Nothing else can be done with this action. */
const canOnlyPray = ({ decision }: CoachedTable): boolean =>
  decision?.kind === 'action' &&
  decision.choices.every(({ do: act }) => act === 'pray' || act === 'pass');

/** A card in the hand is chosen, and could be read: what it says does not count yet. */
function isUnmade({ view, player, chosen }: CoachedTable): boolean {
  return chosen !== null && (view.players[player]?.hand.known.includes(chosen) ?? false);
}

/** A work that can be completed is chosen, so its buttons are the wings; or they are asked for. */
const asksForWing = ({ decision, chosen }: CoachedTable): boolean =>
  decision?.kind === 'wing' ||
  (chosen !== null &&
    decision?.choices.some(({ do: act, card }) => card === chosen && MAKES.includes(act)) === true);

const MAKES: readonly Choice['do'][] = ['smith', 'craft'];

const WHEN: Readonly<Record<Mark, When>> = {
  tasks: (m) => (m.decision?.kind === 'newTask' && offers(m, 'task') ? own('hand', m) : null),
  hold: (m) => (m.decision?.kind === 'newTask' && m.view.turn > 2 ? own('hand', m) : null),
  theirTask: ({ view, decision, player }) =>
    decision?.kind === 'action' && view.task !== null && view.task.owner !== player
      ? { zone: 'task', player: view.task.owner }
      : null,
  rivalEnd: (m) => {
    const filling = m.decision === null ? null : rivalWing(m.view, m.player);
    return filling === null ? null : { zone: filling.wing, player: filling.player };
  },
  waiting: (m) => ((m.view.players[m.player]?.waiting.count ?? 0) > 0 ? own('waiting', m) : null),
  wings: (m) => (asksForWing(m) ? PROMPT : null),
  support: (m) => {
    const makes = m.decision?.choices.find(
      ({ do: act, card }) =>
        (act === 'smith' || act === 'craft') &&
        card !== undefined &&
        VALUE_OF[materialOf(card)] > 1,
    );
    if (makes === undefined || replacesSupport(m)) return null;
    return own(makes.do === 'smith' ? 'hand' : 'bench', m);
  },
  craft: (m) => (offers(m, 'craft') ? own('bench', m) : null),
  selling: (m) => (offers(m, 'sell') ? own('bench', m) : null),
  prayer: (m) => (canOnlyPray(m) && offers(m, 'pray') ? PROMPT : null),
  cover: (m) => {
    const edge = m.decision === null ? null : coverable(m);
    return edge === null ? null : own(edge, m);
  },
  noTask: (m) => (m.decision?.kind === 'newTask' && sharesMuch(m) ? PROMPT : null),
  end: (m) => {
    const filling = m.decision === null ? null : fullerWing(m.view, m.player);
    return filling === null || !isNearEnd(filling) ? null : own(filling.wing, m);
  },
  backorders: (m) => (m.decision !== null && hasBackorder(m) ? own('sales', m) : null),
  points: (m) => (m.decision !== null && m.points > 0 ? { part: 'points' } : null),
  text: (m) => (isUnmade(m) ? own('hand', m) : null),
};

export interface Shown {
  readonly mark: Mark;
  readonly at: Pointed;
}

/** The next mark of this moment; null if there is none that was not shown before. */
export function markFor(table: CoachedTable, seen: readonly string[]): Shown | null {
  for (const mark of MARKS) {
    if (seen.includes(mark)) continue;
    const at = WHEN[mark](table);
    if (at !== null) return { mark, at };
  }
  return null;
}
