/** The whole game on one page, with the numbers of this game. */
import type { View } from '@/engine';
import { HAND_LIMIT, MATERIALS } from '@/engine';
import { t } from '@/locales';
import type { RulePlace } from '@/locales/rulebook';

import { worthOf } from './cover';
import { cardWords, does } from './reference-fit';
import { RULE_OF_PAGE } from './rule-links';

export type PagePart = keyof typeof RULE_OF_PAGE;

export interface PageSection {
  readonly part: PagePart;
  readonly title: string;
  readonly lines: readonly string[];
  readonly rule: RulePlace;
}

function endLines(view: View): readonly string[] {
  const { roundLimit } = view.options;
  const works = t('page.end.works', { n: worthOf(view, 0).end });
  const lines = [works, t('page.end.deck', { n: view.deck.length })];
  if (roundLimit !== null) lines.push(t('page.end.rounds', { n: roundLimit, round: view.round }));
  return lines;
}

const LINES: Readonly<Record<PagePart, (view: View) => readonly string[]>> = {
  turn: () => [
    t('page.turn.morning', { n: HAND_LIMIT }),
    t('page.turn.noon'),
    t('page.turn.night'),
  ],
  tasks: () => [
    ...MATERIALS.map((each) => t('page.task', { does: does(each), card: cardWords(each) })),
    t('task.else'),
    t('page.actions'),
  ],
  cover: () => [t('page.cover.wings'), t('page.cover.all'), t('page.support')],
  end: endLines,
  scoring: () => [t('page.scoring.works'), t('page.scoring.sales'), t('page.scoring.backorders')],
};

export const referencePage = (view: View): readonly PageSection[] =>
  (Object.keys(RULE_OF_PAGE) as PagePart[]).map((part) => ({
    part,
    title: t(`page.${part}`),
    lines: LINES[part](view),
    rule: RULE_OF_PAGE[part],
  }));
