/** A closer look at what lies on the table: a card, a temple, a pile. One thing at a time. */
import { useWindowDimensions } from 'react-native';

import type { PromptModel } from '@/components/table/prompt/model';
import { SPACE } from '@/components/theme';
import type { CardId, PlayerId, PlayerScore, View as GameView } from '@/engine';

import type { Target } from '../layout';
import type { Cast } from '../model/cast';
import { InspectorSheet } from './inspector';
import type { Open } from './open';
import { Picker } from './picker';
import { TempleSheet } from './temple';

export interface LookProps {
  readonly open: Open | null;
  readonly setOpen: (open: Open | null) => void;
  readonly view: GameView;
  readonly cast: Cast;
  readonly scores: readonly PlayerScore[];
  readonly prompt: PromptModel | null;
  readonly front: PlayerId;
  readonly nowOf: (card: CardId) => string | null;
  readonly onPick: (card: CardId) => void;
}

const NONE: ReadonlySet<CardId> = new Set();

/** Clockwise among the others, past the one in front. */
function nextPlayer(player: PlayerId, step: number, front: PlayerId, n: number): PlayerId {
  let next = (player + step + n) % n;
  if (next === front) next = (next + step + n) % n;
  return next;
}

export function Look(props: LookProps) {
  const { open, setOpen, view, cast, scores, prompt, front, nowOf, onPick } = props;
  const { width } = useWindowDimensions();
  const players = view.players.length;
  const close = () => setOpen(null);
  const choosable = prompt?.choosable ?? NONE;
  const inspected = open?.type === 'inspect' ? open.card : null;
  const temple = open?.type === 'temple' ? open.player : null;
  const read = (card: CardId) =>
    setOpen({ type: 'inspect', card, ...(open !== null && { back: open }) });
  const onTarget = (target: Target) => {
    const [only] = target.cards;
    if (target.cards.length > 1) setOpen({ type: 'pick', cards: target.cards });
    else if (only !== undefined && choosable.has(only)) onPick(only);
    else if (only !== undefined) read(only);
  };
  return (
    <>
      <InspectorSheet
        card={inspected}
        view={view}
        cast={cast}
        now={inspected === null ? null : nowOf(inspected)}
        width={Math.min(560, width) - 2 * SPACE.l}
        onClose={() => setOpen((open?.type === 'inspect' && open.back) || null)}
      />
      <TempleSheet
        player={temple}
        question={prompt?.question ?? null}
        view={view}
        cast={cast}
        score={temple === null ? undefined : scores[temple]}
        choosable={choosable}
        selected={prompt?.selected ?? null}
        onTap={onTarget}
        onHold={onTarget}
        beside={
          temple === null || players < 3
            ? null
            : {
                before: nextPlayer(temple, -1, front, players),
                next: nextPlayer(temple, 1, front, players),
              }
        }
        onGo={(player) => setOpen({ type: 'temple', player })}
        onClose={close}
      />
      <Picker
        cards={open?.type === 'pick' ? open.cards : null}
        question={choosable.size > 0 ? (prompt?.question ?? null) : null}
        view={view}
        cast={cast}
        choosable={choosable}
        selected={prompt?.selected ?? null}
        onPick={onPick}
        onRead={read}
        onClose={close}
      />
    </>
  );
}
