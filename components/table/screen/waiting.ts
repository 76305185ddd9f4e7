/** What the panel says while nobody here is asked. */
import type { PromptButton } from '@/components/table/prompt/model';
import { nameOf } from '@/components/card/identity';
import type { PromptWords } from '@/components/table/prompt/room';
import type { PlayerId, View } from '@/engine';
import { t } from '@/locales';
import type { GameData, TurnDone } from '@/store/game';

import type { Cast } from '../model/cast';
import { isYou, playerName } from '../model/cast';
import { worthOf } from '../model/cover';
import { whyWords } from '../model/end-words';
import { logLine } from '../model/log-line';
import type { LocalState } from './local';
import { undoWords } from './undo-words';

function only(question: string, button: Omit<PromptButton, 'final'>): PromptWords {
  return { question, detail: null, buttons: [{ ...button, final: false }] };
}

function playingWords(player: PlayerId, thinking: PlayerId | null, cast: Cast): string {
  const name = playerName(cast, player);
  return thinking === null ? t('table.playing', { name }) : t('table.thinking', { name });
}

function playing(game: GameData, cast: Cast, lastTold: string | null): PromptWords {
  const { thinking, view, pending } = game;
  const player = thinking ?? view?.current ?? 0;
  const question = isYou(cast, player) ? t('bar.yourTurn') : playingWords(player, thinking, cast);
  const step = pending[0];
  if (step === undefined) return { question, detail: lastTold, buttons: [] };
  return only(logLine(step.event, cast) ?? lastTold ?? question, {
    id: 'skip',
    label: t('table.skip'),
    does: { type: 'skip' },
    kind: 'plain',
  });
}

/** The button that passes the turn names who is next. */
function passLabel({ player, next }: TurnDone, cast: Cast): string {
  if (next === player) return t('turn.again');
  const name = playerName(cast, next);
  return cast.participants[next]?.kind === 'person'
    ? t('turn.pass', { name })
    : t('turn.let', { name });
}

/** The turn is done: new cards, a last chance to undo, and one way on. */
function afterTurn(done: TurnDone, game: GameData, view: View, cast: Cast): PromptWords {
  const pass: PromptButton = {
    id: 'pass-turn',
    label: passLabel(done, cast),
    does: { type: 'passTurn' },
    kind: 'primary',
    final: false,
  };
  const undo: PromptButton = {
    id: 'undo',
    label: undoWords(game, view, cast),
    does: { type: 'undo' },
    kind: 'secondary',
    final: false,
  };
  const cards = t('list.items', { items: done.gathered.map(nameOf) });
  return {
    question: t('turn.done'),
    detail: cards === '' ? null : t('turn.gathered', { cards }),
    buttons: game.undo.can ? [pass, undo] : [pass],
  };
}

export function whileWaiting(
  game: GameData,
  view: View,
  cast: Cast,
  { lastTold: told, replay }: LocalState,
): PromptWords {
  const replays = replay !== null;
  const lastTold = told?.text ?? null;
  if (game.past !== null) {
    return only(replays ? t('digest.replaying') : t('log.atMoment'), {
      id: 'now',
      label: t('log.back'),
      does: { type: 'backToNow' },
      kind: 'primary',
    });
  }
  if (game.curtain !== null) {
    const name = playerName(cast, game.curtain.for);
    const back = game.curtain.back === true;
    return only(t('curtain.waits', { name }), {
      id: 'open',
      label: back ? t('curtain.openBack', { name }) : t('curtain.open', { name }),
      does: { type: 'openCurtain' },
      kind: 'primary',
    });
  }
  if (game.status === 'over' && !game.endSeen && view.end !== null) {
    const counted = only(t('bar.over'), {
      id: 'result',
      label: t('end.count'),
      does: { type: 'showResult' },
      kind: 'primary',
    });
    return { ...counted, detail: whyWords(view.end, cast, worthOf(view, view.end.player).end) };
  }
  if (game.status === 'over') {
    return only(t('bar.over'), {
      id: 'result',
      label: t('end.result'),
      does: { type: 'showResult' },
      kind: 'primary',
    });
  }
  if (game.turnDone !== null) return afterTurn(game.turnDone, game, view, cast);
  return playing(game, cast, lastTold);
}
