/** Where everything lies for the question that is asked, and the buttons under it. */
import { useMemo } from 'react';

import { perRow } from '@/components/prompt';
import type { Act, PromptModel } from '@/components/prompt/model';
import type { CardId, PlayerId, View } from '@/engine';
import { t } from '@/locales';

import type { TableLayout, Viewport } from '../layout';
import { layout as layTable } from '../layout';
import { whereIs } from '../model/where';
import { focusZone } from './focus';
import { useSameParts } from './useSameParts';

interface Asked {
  readonly view: View;
  readonly viewport: Viewport;
  readonly seat: PlayerId;
  readonly prompt: PromptModel | null;
  readonly acts: readonly Act[];
}

function rowsOf(acts: readonly Act[], { width, text }: Viewport): number {
  return Math.min(2, Math.max(1, Math.ceil(acts.length / perRow(acts, width, text))));
}

/** Cards that may be chosen but lie nowhere on this screen: the prompt offers to show them. */
function elsewhere(view: View, cards: ReadonlySet<CardId>, layout: TableLayout): CardId[] {
  const seen = new Set(
    layout.targets.filter((x) => x.kind !== 'waiting').flatMap((target) => target.cards),
  );
  return [...cards].filter((card) => !seen.has(card) && whereIs(view, card) !== null);
}

function withTheUnseen(acts: readonly Act[], unseen: readonly CardId[]): readonly Act[] {
  if (unseen.length === 0) return acts;
  const see: Act = {
    id: 'see',
    label: t('ask.elsewhere', { n: unseen.length }),
    kind: 'secondary',
    does: { type: 'pick', cards: unseen },
    final: false,
  };
  return [see, ...acts];
}

export function useLaid({ view, viewport, seat, prompt, acts }: Asked): {
  readonly layout: TableLayout;
  readonly buttons: readonly Act[];
} {
  const laid = useMemo(() => {
    const zone = prompt === null ? null : focusZone(view, seat, prompt.choosable);
    const lay = (promptRows: number) => layTable(view, viewport, { seat, zone, promptRows });
    const rows = rowsOf(acts, viewport);
    const layout = lay(rows);
    if (prompt === null || prompt.selected !== null) return { layout, buttons: acts };
    const buttons = withTheUnseen(acts, elsewhere(view, prompt.choosable, layout));
    const needed = rowsOf(buttons, viewport);
    // One button more may need one row more, or its question would have no room.
    return { layout: needed === rows ? layout : lay(needed), buttons };
  }, [view, viewport, seat, prompt, acts]);
  const layout = useSameParts(laid.layout);
  return { layout, buttons: laid.buttons };
}
