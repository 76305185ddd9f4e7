/**
 * Which effects have been tried. Every work must have done its thing, and every effect that its owner
 * may decline must have been declined too.
 */
import type { Choice, Decision, GameState, WorkName } from '../../engine';
import { materialOf, score, valueOf, WORK_NAMES, workAt } from '../../engine';
import type { Work } from '../../engine/cards/define';
import { EFFECT_HOOKS } from '../../engine/cards/define';
import { supportNeeded } from '../../engine/flow/complete';
import { playerState, worksInWing, workIndex, workOf } from '../../engine/queries';

export type Coverage = Record<string, number>;

const used = (name: WorkName) => `${name}: used`;
const declined = (name: WorkName) => `${name}: declined`;

/** Effects that ask their owner; all others always apply. */
function canBeDeclined(work: Work): boolean {
  const asks = EFFECT_HOOKS.some((hook) => work[hook] !== undefined);
  const offers = work.clerk ?? work.monk ?? work.potter ?? work.paperReplacesSupport;
  return asks || offers !== undefined || work.closesTasks !== undefined;
}

/** Everything that a long enough run must have seen. */
export function wantedCoverage(): string[] {
  return WORK_NAMES.flatMap((name, place) =>
    canBeDeclined(workAt(place)) ? [used(name), declined(name)] : [used(name)],
  );
}

function ownersWorks(g: GameState, player: number): Work[] {
  const p = playerState(g, player);
  return [...p.gallery, ...p.giftShop].map((card) => workOf(g, card));
}

/** What a choice uses, and what it lets go by. */
export function noteChoice(into: Coverage, g: GameState, d: Decision, chosen: Choice): void {
  const count = (key: string) => {
    into[key] = (into[key] ?? 0) + 1;
  };
  const offered = new Set<number>();
  for (const choice of d.choices) {
    if (choice.via !== undefined) offered.add(workIndex(g, choice.via));
  }
  const taken = chosen.via === undefined ? -1 : workIndex(g, chosen.via);
  for (const place of offered) {
    const { name } = workAt(place);
    count(place === taken ? used(name) : declined(name));
  }
  const mine = ownersWorks(g, d.player);
  if (d.kind === 'crane') count(chosen.do === 'return' ? used('Crane') : declined('Crane'));
  if (d.kind === 'obstruction') {
    const material = g.task?.material;
    for (const work of ownersWorks(g, g.task?.owner ?? 0)) {
      if (material === undefined || !work.closesTasks?.includes(material)) continue;
      count(chosen.do === 'reveal' ? used(work.name) : declined(work.name));
    }
  }
  if (d.kind === 'action' && d.queue !== null) {
    if (d.queue.noConversion) count(used('Mask'));
    if (d.queue.noHelpers && d.queue.helpers > 0) count(used('Bangle'));
  }
  if (chosen.do === 'smith' && chosen.card !== undefined) {
    const cheaper = supportNeeded(g, d.player, chosen.card, 'smith') < valueOf(chosen.card) - 1;
    if (cheaper) count(used('Straw'));
    const same = playerState(g, d.player).hand.filter(
      (card) => materialOf(card) === materialOf(chosen.card as number),
    );
    const short = same.length - 1 < supportNeeded(g, d.player, chosen.card, 'smith');
    if (short && mine.some((work) => work.tasksSupportSmith)) count(used('Brick'));
  }
}

/** What counted when the game was over. */
export function noteEnd(into: Coverage, g: GameState): void {
  const count = (name: WorkName) => {
    into[used(name)] = (into[used(name)] ?? 0) + 1;
  };
  if (g.end?.reason === 'turtle') count('Turtle');
  for (const result of score(g).players) {
    const has = (reason: string) => result.lines.some((line) => line.reason === reason);
    for (const line of result.lines) {
      if (line.reason === 'bonus' && line.points > 0) count(workOf(g, line.card).name);
    }
    for (const work of ownersWorks(g, result.player)) {
      if (work.coversMostSold && has('coveredByEffect')) count(work.name);
      if (work.claimsTies && has('tieClaimed')) count(work.name);
      if (work.handCountsAgain && result.backorders > 0) count(work.name);
      const p = playerState(g, result.player);
      if (work.inBothWings && worksInWing(g, result.player, 'gallery') > p.gallery.length) {
        count(work.name);
      }
    }
  }
}
