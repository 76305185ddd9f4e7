/**
 * Which effects have been tried: every work must have been used, and declined where its owner may.
 */
import type { CardId, Choice, Decision, GameState, PlayerId, PlayerScore } from '../../engine';
import { materialOf, score, valueOf, WORK_NAMES, workAt } from '../../engine';
import type { Work } from '../../engine/work';
import { EFFECT_HOOKS } from '../../engine/work';
import { supportNeeded } from '../../engine/flow/complete';
import { playerState, worksInWing, workIndex, workOf } from '../../engine/queries';

export type Coverage = Record<string, number>;

const used = (name: string) => `${name}: used`;
const declined = (name: string) => `${name}: declined`;

/** Effects that ask their owner; all others always apply. */
function canBeDeclined(work: Work): boolean {
  const asks = EFFECT_HOOKS.some((hook) => work[hook] !== undefined);
  const offers = work.clerk ?? work.monk ?? work.potter ?? work.replacesSupport;
  return asks || offers !== undefined || work.closesTasks !== undefined;
}

/** What a long run must have seen. */
export function wantedCoverage(): string[] {
  return WORK_NAMES.flatMap((name, index) =>
    canBeDeclined(workAt(index)) ? [used(name), declined(name)] : [used(name)],
  );
}

function ownersWorks(g: GameState, player: number): Work[] {
  const p = playerState(g, player);
  return [...p.gallery, ...p.giftShop].map((card) => workOf(g, card));
}

type Count = (key: string) => void;

const counter =
  (into: Coverage): Count =>
  (key) => {
    into[key] = (into[key] ?? 0) + 1;
  };

/** Works that offer something in this question. */
function noteOffers(count: Count, g: GameState, d: Decision, chosen: Choice): void {
  const offered = new Set<number>();
  for (const choice of d.choices) {
    if (choice.via !== undefined) offered.add(workIndex(g, choice.via));
  }
  const taken = chosen.via === undefined ? -1 : workIndex(g, chosen.via);
  for (const index of offered) {
    const { name } = workAt(index);
    count(index === taken ? used(name) : declined(name));
  }
}

function noteObstruction(count: Count, g: GameState, chosen: Choice): void {
  const material = g.task?.material;
  for (const work of ownersWorks(g, g.task?.owner ?? 0)) {
    if (material === undefined || !work.closesTasks?.includes(material)) continue;
    count(chosen.do === 'reveal' ? used(work.name) : declined(work.name));
  }
}

/** Works that change what a smithed work needs. */
function noteSupport(count: Count, g: GameState, player: PlayerId, card: CardId): void {
  const needed = supportNeeded(g, player, card, 'smith');
  if (needed < valueOf(card) - 1) count(used('Straw'));
  const same = playerState(g, player).hand.filter((own) => materialOf(own) === materialOf(card));
  const short = same.length - 1 < needed;
  if (short && ownersWorks(g, player).some((work) => work.tasksSupportSmith)) count(used('Brick'));
}

/** The effects that a choice uses, and those it declines. */
export function noteChoice(into: Coverage, g: GameState, d: Decision, chosen: Choice): void {
  const count = counter(into);
  noteOffers(count, g, d, chosen);
  if (d.kind === 'replaceSupport')
    count(chosen.do === 'return' ? used('Crane') : declined('Crane'));
  if (d.kind === 'obstruction') noteObstruction(count, g, chosen);
  if (d.kind === 'action' && d.task !== null) {
    if (d.task.noConversion) count(used('Mask'));
    if (d.task.noHelpers && d.task.helpers > 0) count(used('Bangle'));
  }
  if (chosen.do === 'smith' && chosen.card !== undefined) {
    noteSupport(count, g, d.player, chosen.card);
  }
}

/** Works that count in this player's score. */
function noteScore(count: Count, g: GameState, { player, lines, backorders }: PlayerScore): void {
  const has = (reason: string) => lines.some((line) => line.reason === reason);
  for (const line of lines) {
    if (line.reason === 'bonus' && line.points > 0) count(used(workOf(g, line.card).name));
  }
  const inBoth = worksInWing(g, player, 'gallery') > playerState(g, player).gallery.length;
  for (const work of ownersWorks(g, player)) {
    if (work.coversMostSold && has('coveredByEffect')) count(used(work.name));
    if (work.claimsTies && has('tieClaimed')) count(used(work.name));
    if (work.handCountsAgain && backorders > 0) count(used(work.name));
    if (work.inBothWings && inBoth) count(used(work.name));
  }
}

export function noteEnd(into: Coverage, g: GameState): void {
  const count = counter(into);
  if (g.end?.reason === 'turtle') count(used('Turtle'));
  for (const result of score(g).players) noteScore(count, g, result);
}
