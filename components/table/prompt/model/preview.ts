/** What a work would cover in a wing, in a few words for its button. */
import type { CardId, Choice, PlayerId, Wing } from '@/engine';
import { playerName } from '@/components/table/model/cast';
import { partnerOf } from '@/components/table/model/teams';
import { copyOf } from '@/components/table/model/where';
import { materialOf, previewWing, workAt } from '@/engine';
import { t } from '@/locales';

import { drawsAfter } from './several';
import type { Asking } from './types';

export interface Preview {
  readonly text: string;
  readonly good: boolean;
  readonly ends?: boolean;
}

type Final = NonNullable<ReturnType<typeof previewWing>['final']>;

/** "ends the game: you 13, Aiko 10"; of several others the best. */
function endWords({ view, decision, cast }: Asking, final: Final): string {
  const { player } = decision;
  const { teams } = view.options;
  const isOurs = (side: PlayerId) => side === player || side === partnerOf(view, player);
  const sum = (list: Final) => ({
    points: list.reduce((all, each) => all + each.points, 0),
    orMore: list.some(({ orMore }) => orMore),
  });
  const ours = sum(final.filter((_, side) => isOurs(side)));
  const others = final.flatMap((each, side) => (isOurs(side) ? [] : [{ ...each, player: side }]));
  const best = teams
    ? sum(others)
    : others.reduce((a, b) => (b.points > a.points ? b : a), others[0] ?? sum([]));
  const said = ({ points, orMore }: Final[number]) => (orMore ? `${points}+` : String(points));
  const [only, another] = others;
  if (teams) return t('cover.preview.endsTeams', { ours: said(ours), theirs: said(best) });
  if (only === undefined || another !== undefined) {
    // Somebody behind the best may hold what is needed to get past.
    const orMore = others.some((each) => each.orMore);
    return t('cover.preview.endsMany', { you: said(ours), best: said({ ...best, orMore }) });
  }
  const name = playerName(cast, only.player);
  return t('cover.preview.endsWith', { you: said(ours), name, theirs: said(only) });
}

export function previewWords(asking: Asking, card: CardId, wing: Wing): Preview {
  const { view, decision } = asking;
  const preview = previewWing(view, decision.player, card, wing);
  // The end of the game may be good or bad for this player, so it is not marked as good.
  if (preview.ends) {
    const { final } = preview;
    const text = final === null ? t('cover.preview.ends') : endWords(asking, final);
    return { text, good: false, ends: true };
  }
  const { group, gain, before } = preview;
  const edge = wing === 'gallery' ? 'helpers' : 'sales';
  // What covers is a material, so helpers are named by it too.
  const of = t(`material.${group?.material ?? materialOf(card)}`);
  if (gain > 0) {
    const text =
      wing === 'gallery'
        ? t('cover.preview.actions', { n: gain })
        : t('cover.preview.gain', { points: gain });
    if (group === null) return { text, good: true };
    const words = t(`cover.preview.${edge}`, { of, n: group.count });
    return { text: `${words} · ${text}`, good: true };
  }
  if (group === null) return { text: t(`cover.preview.nothing.${edge}`, { of }), good: false };
  if (before) return { text: t('cover.preview.already'), good: false };
  const { cover, count: n } = group;
  return { text: t(`cover.preview.short.${edge}`, { of, cover, n }), good: false };
}

const ONE_CARD: readonly Choice['do'][] = ['pray', 'draw', 'sellTop', 'collectTop'];

/** Cards that the effect must reveal; the game ends if the deck has fewer. */
function revealedBy({ decision, view }: Asking, { do: act, via }: Choice): number {
  if (act !== 'use' || via === undefined || decision.timing === null) return 0;
  return workAt(copyOf(view, via) ?? via)[decision.timing]?.reveals ?? 0;
}

/** How many cards this takes off the deck at once, as far as known in advance. */
function taken(asking: Asking, choice: Choice): number {
  const { decision, view } = asking;
  if (ONE_CARD.includes(choice.do)) return 1;
  if (choice.do === 'pass' && decision.kind === 'tailor') return drawsAfter(asking, 0);
  // A player who takes no task prays once.
  if (choice.do === 'pass' && decision.kind === 'newTask') return 1;
  const reveals = revealedBy(asking, choice);
  return view.deck.length < reveals ? reveals : 0;
}

/** The choice empties the deck, which ends the game, so the player must be warned. */
export function endsByDeck(asking: Asking, choice: Choice, times = 1): boolean {
  const cards = taken(asking, choice) * times;
  return cards > 0 && cards >= asking.view.deck.length;
}
