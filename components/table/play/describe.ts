/** The table, one's options and the last move in plain sentences, for those who listen. */
import type { PromptModel } from '@/components/prompt/model';
import type { PlayerScore, PlayerView, View } from '@/engine';
import { materialOf, TASK_OF } from '@/engine';
import { t } from '@/locales';

import { cardLabel } from '../board/labels';
import type { Cast } from '../model/cast';
import { whoIs } from '../model/cast';
import { barTitle } from '../TurnBar';

function taskWords(p: PlayerView): string {
  const card = p.task[0];
  if (card !== undefined) return t(`task.${TASK_OF[materialOf(card)]}`);
  return p.taskFaceDown ? t('seat.faceDown') : t('seat.noTask');
}

export function describeTable(
  view: View,
  cast: Cast,
  scores: readonly PlayerScore[],
  prompt: PromptModel | null,
): string[] {
  const lines = [barTitle(view, cast)];
  view.players.forEach((p, player) => {
    lines.push(
      t('seat.label', {
        name: whoIs(cast, player),
        points: scores[player]?.total ?? 0,
        task: taskWords(p),
        gallery: p.gallery.length,
        giftShop: p.giftShop.length,
        helpers: p.helpers.length,
        sales: p.sales.length,
        bench: p.bench.length,
        hand: p.hand.count,
        waiting: p.waiting.count,
      }),
    );
  });
  const floor = view.floor.map((card) => cardLabel(card)).join('; ');
  lines.push(floor === '' ? t('floor.empty') : `${t('zone.floor')}: ${floor}`);
  lines.push(t('deck.label', { n: view.deck.length }));
  if (prompt !== null) {
    lines.push(prompt.question, ...prompt.acts.map((act) => act.label));
    const cards = [...prompt.choosable].map((card) => cardLabel(card)).join('; ');
    if (cards !== '') lines.push(`${t('picker.choose')}: ${cards}`);
  }
  return lines;
}
