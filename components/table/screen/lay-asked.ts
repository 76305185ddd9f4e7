/** The layout for the current question, and its buttons. */
import type { PromptButton, PromptModel } from '@/components/table/prompt/model';
import { promptNeed, type PromptWords } from '@/components/table/prompt/room';
import type { CardId, PlayerId, View } from '@/engine';
import { t } from '@/locales';

import type { TableLayout, Viewport } from '../layout';
import { layout as layTable } from '../layout';
import { whereIs } from '../model/where';

export interface Laid {
  readonly layout: TableLayout;
  readonly buttons: readonly PromptButton[];
}

/** Choosable cards that are not on this screen; the prompt offers to show them. */
function elsewhere(view: View, cards: ReadonlySet<CardId>, layout: TableLayout): CardId[] {
  const seen = new Set(
    layout.targets.filter((x) => x.kind !== 'waiting').flatMap((target) => target.cards),
  );
  return [...cards].filter((card) => !seen.has(card) && whereIs(view, card) !== null);
}

function withTheUnseen(
  buttons: readonly PromptButton[],
  unseen: readonly CardId[],
): readonly PromptButton[] {
  if (unseen.length === 0) return buttons;
  const see: PromptButton = {
    id: 'see',
    label: t('ask.elsewhere', { n: unseen.length }),
    kind: 'secondary',
    does: { type: 'pick', cards: unseen },
    final: false,
  };
  return [see, ...buttons];
}

/** `words`: the panel's text, either the question or who is playing. */
export function layAsked(
  view: View,
  viewport: Viewport,
  front: PlayerId,
  words: PromptWords,
  prompt: PromptModel | null,
  lesson = false,
): Laid {
  const lay = (need?: number) =>
    layTable(view, viewport, { front, chosen: prompt?.selected, promptNeed: need, lesson });
  const plain = lay();
  const panel = plain.bands.prompt;
  const layFor = (buttons: readonly PromptButton[]) => {
    // The panel is as wide in every layout of this screen.
    const width = panel?.w ?? viewport.width;
    const shown = [{ ...words, buttons }, ...(words.later ?? [])];
    const need = Math.max(...shown.map((each) => promptNeed(each, width, viewport.text)));
    return need <= (panel?.h ?? 0) ? plain : lay(need);
  };
  if (prompt === null || prompt.selected !== null) {
    return { layout: layFor(words.buttons), buttons: words.buttons };
  }
  // The extra button may need another row, so the layout is checked again.
  const buttons = withTheUnseen(words.buttons, elsewhere(view, prompt.choosable, plain));
  return { layout: layFor(buttons), buttons };
}
