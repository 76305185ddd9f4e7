/** What the panel says while nobody here is asked. */
import type { PromptButton } from '@/components/table/prompt/model';
import type { PromptWords } from '@/components/table/prompt/room';
import { t } from '@/locales';
import type { GameData } from '@/store/game';

import type { Cast } from '../model/cast';
import { seatName } from '../model/cast';
import { logLine } from '../model/log-line';

function only(question: string, button: Omit<PromptButton, 'final'>): PromptWords {
  return { question, detail: null, acts: [{ ...button, final: false }] };
}

function playing(game: GameData, cast: Cast, lastTold: string | null): PromptWords {
  const { thinking, view, pending } = game;
  const name = seatName(cast, thinking ?? view?.current ?? 0);
  const question = thinking === null ? t('table.playing', { name }) : t('table.thinking', { name });
  const step = pending[0];
  if (step === undefined) return { question, detail: lastTold, acts: [] };
  return only(logLine(step.event, cast) ?? lastTold ?? question, {
    id: 'skip',
    label: t('table.skip'),
    does: { type: 'skip' },
    kind: 'plain',
  });
}

export function whileWaiting(game: GameData, cast: Cast, lastTold: string | null): PromptWords {
  if (game.past !== null) {
    return only(t('log.atMoment'), {
      id: 'now',
      label: t('log.back'),
      does: { type: 'backToNow' },
      kind: 'primary',
    });
  }
  if (game.curtain !== null) {
    const name = seatName(cast, game.curtain.for);
    return only(t('curtain.waits', { name }), {
      id: 'open',
      label: t('curtain.open', { name }),
      does: { type: 'openCurtain' },
      kind: 'primary',
    });
  }
  if (game.status === 'over') {
    return only(t('bar.over'), {
      id: 'result',
      label: t('end.result'),
      does: { type: 'showResult' },
      kind: 'primary',
    });
  }
  return playing(game, cast, lastTold);
}
