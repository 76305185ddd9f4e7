/** A table model without rendering. */
import type { Target } from '@/components/table/layout';
import { castOf, createTableModel, isBeside, viewOf } from '@/components/table/screen/controller';
import { createIntents } from '@/components/table/screen/intents';
import { NOTHING_OPEN, settled } from '@/components/table/screen/local';
import type { TableModel } from '@/components/table/screen/table-model';
import type { CardId, Situation } from '@/engine';
import type { Pace, Participant } from '@/store/game';

import { laidOut, newStore, quiet } from '../../../store/game/support';

interface Table {
  readonly participants: Participant[];
  /** The table as it lies; left out: a new deal. */
  readonly laid?: Situation;
  readonly seed: string;
  readonly size?: readonly [width: number, height: number];
  readonly pace?: Pace;
  readonly longPress?: boolean;
  /** What has one answer answers itself. */
  readonly quick?: boolean;
}

export async function controlled({
  participants,
  seed,
  size = [390, 844],
  pace,
  longPress = false,
  quick = false,
  laid,
}: Table) {
  const keeper = laid === undefined ? undefined : laidOut(laid, participants);
  const store = newStore({ pace, keeper });
  if (laid === undefined) await store.getState().startGame({ participants, seed });
  else await store.getState().resumeGame('laid');
  await quiet();
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  const viewport = { width: size[0], height: size[1], insets, text: 1 };
  const make = createTableModel();
  let local = NOTHING_OPEN;
  const model = (): TableModel => {
    const game = store.getState();
    const view = viewOf(game);
    if (view === null) throw new Error('There is no table');
    const cast = castOf(game);
    local = settled(local, game, cast, isBeside(viewport));
    return make({
      game,
      lesson: null,
      hint: null,
      view,
      cast,
      viewport,
      local,
      careful: false,
      longPress,
      quick,
      glide: 0,
    });
  };
  const felt: string[] = [];
  const intents = createIntents({
    model,
    game: store.getState,
    change: (update) => {
      local = update(local);
    },
    respond: (feeling) => felt.push(feeling),
  });
  return {
    store,
    intents,
    felt,
    model,
    press: async (id: string) => {
      const button = model().panel?.buttons.find((button) => button.id === id);
      if (button === undefined) throw new Error(`There is no button ${id}`);
      intents.press(button, model().decision);
      await quiet();
    },
    tap: (card: CardId) => {
      const at = model().layout.targets.find(
        ({ cards }) => cards.length === 1 && cards[0] === card,
      );
      if (at === undefined) throw new Error('That card lies nowhere on this screen');
      intents.tap(at);
    },
    targetOf: (kind: Target['kind']) => {
      const found = model().layout.targets.find((target) => target.kind === kind);
      if (found === undefined) throw new Error(`There is no ${kind}`);
      return found;
    },
  };
}

export type Controlled = Awaited<ReturnType<typeof controlled>>;
