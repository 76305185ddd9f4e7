/** Where everything lies for the question that is asked, and the buttons under it. */
import { useMemo } from 'react';

import { promptRows } from '@/components/table/prompt/buttons';
import type { PromptButton, PromptModel } from '@/components/table/prompt/model';
import { promptNeed, type PromptWords } from '@/components/table/prompt/room';
import type { CardId, PlayerId, View } from '@/engine';
import { t } from '@/locales';

import type { Focus, TableLayout, Viewport } from '../layout';
import { layout as layTable } from '../layout';
import { whereIs } from '../model/where';
import { focusZone } from './focus';
import { useSameParts } from '../model/use-same-parts';

interface Asked {
  readonly view: View;
  readonly viewport: Viewport;
  readonly seat: PlayerId;
  readonly prompt: PromptModel | null;
  /** What the panel says: the question, or who is playing. */
  readonly shown: PromptWords;
}

const MOST_ROWS = 2;

/** What the words want of the panel, which is as wide as the plain layout drew it, not as the screen. */
function wishOf(shown: PromptWords, width: number, text: number): Partial<Focus> {
  return {
    promptRows: Math.min(MOST_ROWS, promptRows(shown.acts, width, text)),
    promptNeed: promptNeed(shown, width, text),
  };
}

/** Cards that may be chosen but lie nowhere on this screen: the prompt offers to show them. */
function elsewhere(view: View, cards: ReadonlySet<CardId>, layout: TableLayout): CardId[] {
  const seen = new Set(
    layout.targets.filter((x) => x.kind !== 'waiting').flatMap((target) => target.cards),
  );
  return [...cards].filter((card) => !seen.has(card) && whereIs(view, card) !== null);
}

function withTheUnseen(
  acts: readonly PromptButton[],
  unseen: readonly CardId[],
): readonly PromptButton[] {
  if (unseen.length === 0) return acts;
  const see: PromptButton = {
    id: 'see',
    label: t('ask.elsewhere', { n: unseen.length }),
    kind: 'secondary',
    does: { type: 'pick', cards: unseen },
    final: false,
  };
  return [see, ...acts];
}

export function useLaid({ view, viewport, seat: front, prompt, shown }: Asked): {
  readonly layout: TableLayout;
  readonly buttons: readonly PromptButton[];
} {
  const { question, detail, acts, letGo } = shown;
  const laid = useMemo(() => {
    const zone = prompt === null ? null : focusZone(view, front, prompt.choosable);
    const lay = (wish?: Partial<Focus>) =>
      layTable(view, viewport, { front, zone, chosen: prompt?.selected, promptRows: 1, ...wish });
    const plain = lay();
    const panel = plain.bands.prompt;
    const layFor = (buttons: readonly PromptButton[]) => {
      const words = { question, detail, acts: buttons, letGo };
      const wish = wishOf(words, panel?.w ?? viewport.width, viewport.text);
      const enough = wish.promptRows === 1 && (wish.promptNeed ?? 0) <= (panel?.h ?? 0);
      return enough ? plain : lay(wish);
    };
    if (prompt === null || prompt.selected !== null) return { layout: layFor(acts), buttons: acts };
    // One button more may need one row more, or its question would have no room.
    const buttons = withTheUnseen(acts, elsewhere(view, prompt.choosable, plain));
    return { layout: layFor(buttons), buttons };
  }, [view, viewport, front, prompt, question, detail, acts, letGo]);
  const layout = useSameParts(laid.layout);
  return { layout, buttons: laid.buttons };
}
