/** The five lives of a card: what it is, or would be, as task, helper, material, sale and work. */
import type { CardId, GroupWorth, Location, OwnZone, PlayerId, PlayerView, View } from '@/engine';
import { MAT_ZONES, materialOf, missingSupport, TASK_OF, VALUE_OF, workAt } from '@/engine';
import { t } from '@/locales';

import type { Cast } from './cast';
import { whom, whose } from './cast';
import { isUntold, worthOf, type CoverEdge } from './cover';
import { does } from './reference-fit';
import { copyOf, whereIs } from './where';

export const LIVES = ['task', 'helper', 'material', 'sale', 'work'] as const;
export type Life = (typeof LIVES)[number];

export interface LifeLine {
  readonly life: Life;
  readonly words: string;
  /** The card lies there as this now. */
  readonly isPresent: boolean;
}

const LIFE_IN: Readonly<Partial<Record<Location['zone'], Life>>> = {
  task: 'task',
  helpers: 'helper',
  bench: 'material',
  sales: 'sale',
  gallery: 'work',
  giftShop: 'work',
};

/** A card at a table, seen by the player who may use it. */
interface Seen {
  readonly view: View;
  readonly cast: Cast;
  readonly card: CardId;
  readonly at: Location | null;
  /** Whom the line is about: the card's owner in its present life, otherwise the viewer. */
  readonly player: PlayerId;
  readonly isPresent: boolean;
}

const materialWord = (card: CardId) => t(`material.${materialOf(card)}`);
const taskWord = (card: CardId) => t(`task.${TASK_OF[materialOf(card)]}`);

function withoutCard(p: PlayerView, card: CardId): PlayerView {
  const rest = { ...p };
  for (const zone of MAT_ZONES) rest[zone] = p[zone].filter((other) => other !== card);
  if (!p.hand.known.includes(card)) return rest;
  const known = p.hand.known.filter((other) => other !== card);
  return { ...rest, hand: { ...p.hand, known, count: p.hand.count - 1 } };
}

/** The same table without the card, or with it in another zone of the player. */
function moved({ view, card, player }: Seen, to?: Exclude<OwnZone, 'hand' | 'waiting'>): View {
  const players = view.players.map((each, i) => {
    const rest = withoutCard(each, card);
    return to === undefined || i !== player ? rest : { ...rest, [to]: [...rest[to], card] };
  });
  return { ...view, floor: view.floor.filter((other) => other !== card), players };
}

function groupIn(view: View, { player, card }: Seen, edge: CoverEdge): GroupWorth | undefined {
  return worthOf(view, player)[edge].find(({ material }) => material === materialOf(card));
}

/** What its group is worth with the card and without it. */
function change(seen: Seen, edge: CoverEdge) {
  const group = groupIn(moved(seen, edge), seen, edge);
  const before = groupIn(moved(seen), seen, edge)?.worth ?? 0;
  return { after: group?.worth ?? 0, before, covered: group?.covered ?? false };
}

function ofTask(seen: Seen): string {
  const n = 1 + (groupIn(moved(seen), seen, 'helpers')?.worth ?? 0);
  return t('life.task.gives', { does: does(materialOf(seen.card)), n });
}

function ofHelper(seen: Seen): string {
  const { after, before, covered } = change(seen, 'helpers');
  const said = { task: taskWord(seen.card), after: 1 + after, before: 1 + before, covered };
  return seen.isPresent
    ? t('life.helper.now', { ...said, who: whom(seen.cast, seen.player) })
    : t('life.helper.would', said);
}

function ofMaterial(seen: Seen): string {
  const { card, player, cast } = seen;
  const material = materialOf(card);
  const blanks = { material: materialWord(card), whose: whose(cast, player) };
  if (VALUE_OF[material] === 1) return t('life.material.free', blanks);
  const bench = moved(seen, 'bench').players[player]?.bench ?? [];
  const n = bench.filter((other) => materialOf(other) === material).length;
  const need = VALUE_OF[material] - 1 - n;
  return need > 0
    ? t('life.material.more', { ...blanks, n, need })
    : t('life.material.enough', { ...blanks, n });
}

function ofSale(seen: Seen): string {
  const said = { material: materialWord(seen.card), ...change(seen, 'sales') };
  return seen.isPresent
    ? t('life.sale.now', { ...said, who: whom(seen.cast, seen.player) })
    : t('life.sale.would', said);
}

function presentWork({ view, cast, card, at, player }: Seen): string {
  const copied = copyOf(view, card);
  const material = copied === undefined ? materialOf(card) : workAt(copied).material;
  return t(at?.zone === 'gallery' ? 'life.work.gallery' : 'life.work.giftShop', {
    value: VALUE_OF[material],
    who: whom(cast, player),
    task: t(`task.${TASK_OF[material]}`),
    material: t(`material.${material}`),
  });
}

function ofWork(seen: Seen): string {
  if (seen.isPresent) return presentWork(seen);
  const { card, player } = seen;
  const material = materialWord(card);
  const { smith, craft } = missingSupport(moved(seen), player, card);
  const how = () => {
    if (smith > 0 && craft > 0) return t('life.work.lacks', { smith, craft, material });
    if (smith > 0) return t('life.work.craft', { smith, material });
    return craft > 0 ? t('life.work.smith', { craft, material }) : t('life.work.ready');
  };
  return t('life.work.would', { value: VALUE_OF[materialOf(card)], material, how: how() });
}

const WORDS: Readonly<Record<Life, (seen: Seen) => string>> = {
  task: ofTask,
  helper: ofHelper,
  material: ofMaterial,
  sale: ofSale,
  work: ofWork,
};

/** What holds at every table. */
const GENERAL: Readonly<Record<Life, (card: CardId) => string>> = {
  task: (card) => does(materialOf(card)),
  helper: (card) => t('life.helper.any', { task: taskWord(card) }),
  material: (card) => {
    const blanks = { material: materialWord(card), n: VALUE_OF[materialOf(card)] - 1 };
    return blanks.n === 0 ? t('life.material.free', blanks) : t('life.material.any', blanks);
  },
  sale: (card) => t('life.sale.any', { value: VALUE_OF[materialOf(card)] }),
  work: (card) => {
    const value = VALUE_OF[materialOf(card)];
    return t('life.work.any', { value, material: materialWord(card), need: value - 1 });
  },
};

/** Without a table: what is true of the card anywhere. */
export const generalLives = (card: CardId): readonly LifeLine[] =>
  LIVES.map((life) => ({ life, words: GENERAL[life](card), isPresent: false }));

/** Lives that tell a number of actions: hidden where a lesson asks for it. */
const COUNTED: readonly Life[] = ['task', 'helper'];

/** For the viewer at this table; the other lives of a completed work are told in general. */
export function livesOf(view: View, cast: Cast, card: CardId): readonly LifeLine[] {
  const at = whereIs(view, card);
  const present = at === null ? undefined : LIFE_IN[at.zone];
  const viewer = cast.viewer;
  return generalLives(card).map((line) => {
    const isPresent = line.life === present;
    // A task serves everybody, so it is told from the viewer's side whoever owns it.
    const owned = isPresent && line.life !== 'task' && at !== null;
    const player = owned ? at.player : viewer;
    const isTold = !(isUntold(view) && COUNTED.includes(line.life));
    const isOpen = isTold && (isPresent || present !== 'work');
    if (!isOpen || view.players[player] === undefined) return { ...line, isPresent };
    const words = WORDS[line.life]({ view, cast, card, at, player, isPresent });
    return { ...line, words, isPresent };
  });
}
