/** The table, the options and the last move in plain sentences, for screen readers. */
import { wholeLabel, type PromptModel } from '@/components/table/prompt/model';
import type { CardId, PlayerScore, View } from '@/engine';
import { t } from '@/locales';
import type { LogEntry } from '@/store/game';

import { cardLabel, placeLabel } from '../board/labels';
import type { Cast } from '../model/cast';
import { whoIs } from '../model/cast';
import { logLine, toldLines } from '../model/log-line';
import { worthOf } from '../model/cover';
import { seatWords } from '../model/seat-words';
import { whereIs } from '../model/where';
import { barTitle } from '../board/turn-bar';

export const PARTS = ['table', 'options', 'move'] as const;
export type Part = (typeof PARTS)[number];

export interface Described {
  readonly view: View;
  readonly cast: Cast;
  readonly scores: readonly PlayerScore[];
  readonly prompt: PromptModel | null;
  readonly log: readonly LogEntry[];
}

const headed = (head: string, cards: readonly CardId[]) =>
  t('list.headed', { head, items: cards.map((card) => cardLabel(card)) });

function describeTable({ view, cast, scores }: Described): string[] {
  const players = view.players.map((p, player) =>
    seatWords(whoIs(cast, player), scores[player]?.total ?? 0, p, worthOf(view, player)),
  );
  const hand = view.players[cast.viewer]?.hand.known;
  return [
    barTitle(view, cast),
    ...players,
    view.floor.length === 0 ? t('floor.empty') : headed(t('zone.floor'), view.floor),
    t('deck.label', { n: view.deck.length }),
    ...(hand === undefined ? [] : [handWords(hand)]),
  ];
}

function handWords(hand: readonly CardId[]): string {
  return hand.length === 0 ? t('hand.empty') : headed(t('zone.hand'), hand);
}

function describeOptions({ view, cast, prompt }: Described): string[] {
  if (prompt === null) return [t('describe.nothingAsked')];
  const labels = prompt.buttons.map(wholeLabel);
  const cards = [...prompt.choosable].map((card) => {
    const at = whereIs(view, card);
    return at === null
      ? cardLabel(card, view)
      : t('card.labelIn', { card: cardLabel(card, view), place: placeLabel(at, cast) });
  });
  return [
    prompt.question,
    ...(prompt.detail === null ? [] : [prompt.detail]),
    ...(cards.length === 0 ? [] : [t('describe.cards', { n: cards.length }), ...cards]),
    ...(labels.length === 0 ? [] : [t('describe.acts'), ...labels]),
  ];
}

/** Everything the last choice caused; choices with nothing to tell are skipped. */
function describeMove({ log, cast }: Described): string[] {
  const last = log.findLast(({ event }) => logLine(event, cast) !== null);
  if (last === undefined) return [t('log.empty')];
  const entries = log.filter(({ choice }) => choice === last.choice);
  return toldLines(entries, cast).map((line) => line.text);
}

const DESCRIBE = { table: describeTable, options: describeOptions, move: describeMove };

export function describe(part: Part, what: Described): string[] {
  return DESCRIBE[part](what);
}
