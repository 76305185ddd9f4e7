/** The table's model and intents; the only place where the table reads the store. */
import { startTransition, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';

import { respond } from '@/components/senses';
import type { View } from '@/engine';
import type { GameStore } from '@/store/game';
import { useGame } from '@/store/game';
import { useHint } from '@/store/hint';
import { useLearn } from '@/store/learn';
import { useSettings } from '@/store/settings';

import { useViewport } from '../layout/use-viewport';
import { useGlide } from '../model/use-motion';
import { castOf, createTableModel, isBeside } from './controller';
import type { Hands } from './hands';
import { createIntents, type Intents } from './intents';
import { NOTHING_OPEN, settled } from './local';
import type { TableModel } from './table-model';
import { usePassing } from './use-passing';
import { useReplay } from './use-replay';
import { useShowSteps } from './use-show-steps';
import { useUndoKeys } from './use-undo-keys';
import { useTableSenses } from './use-table-senses';

/**
 * A step changes half of the screen, and one long render would hold up animations, so the table follows the store in
 * deferred renders.
 */
export function useGameToShow(): GameStore {
  const live = useGame((game) => game);
  const shown = useDeferredValue(live);
  // A curtain must fall at once, before anybody else sees the device; another game also shows at once.
  const urgent = live.curtain !== shown.curtain || live.game?.id !== shown.game?.id;
  return urgent ? live : shown;
}

function createTable(change: Hands['change']) {
  let onScreen: TableModel | null = null;
  const model = () => {
    if (onScreen === null) throw new Error('There is no table yet.');
    return onScreen;
  };
  return {
    makeModel: createTableModel(),
    intents: createIntents({ model, change, game: useGame.getState, respond }),
    show: (now: TableModel) => {
      onScreen = now;
    },
  };
}

export function useTable(
  game: GameStore,
  view: View,
  inView: boolean,
): { model: TableModel; intents: Intents } {
  const viewport = useViewport();
  const careful = useSettings((s) => s.confirmations);
  const longPress = useSettings((s) => s.longPress);
  const lesson = useLearn((s) => s.now);
  const hint = useHint((s) => s.now);
  // A lesson shows every step.
  const quick = useSettings((s) => s.quick);
  const glide = useGlide();
  const [kept, setLocal] = useState(NOTHING_OPEN);
  const [table] = useState(() =>
    createTable((update, later) =>
      later === true ? startTransition(() => setLocal(update)) : setLocal(update),
    ),
  );
  const cast = castOf(game);
  const local = settled(kept, game, cast, isBeside(viewport));
  if (local !== kept) setLocal(local);
  const settings = { careful, longPress, quick, glide };
  const model = table.makeModel({ game, lesson, hint, view, cast, viewport, local, ...settings });
  const { intents } = table;

  useLayoutEffect(() => table.show(model));
  useEffect(() => {
    intents.answerMeantWing();
    intents.answerAlone();
    intents.layOutUnseen();
  }, [intents, model.decision, quick]);
  useTableSenses(glide);
  useShowSteps({ game, reading: model.reading, inView, cast: model.cast });
  // A card that is read beside the table covers nothing.
  const free = !model.reading;
  useReplay(local.replay, intents.replayNext, inView && free);
  usePassing(game, inView && free);
  useUndoKeys(free && game.curtain === null);
  return { model, intents };
}
