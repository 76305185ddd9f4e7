/** A closer look at a card, a temple, a pile or somebody's points, one at a time. */
import { useWindowDimensions } from 'react-native';

import type { PromptModel } from '@/components/table/prompt/model';
import { SPACE } from '@/components/theme';
import type { CardId, PlayerId, PlayerScore, View as GameView } from '@/engine';
import type { RulePlace } from '@/locales/rulebook';

import type { Target } from '../layout';
import type { Cast } from '../model/cast';
import { teamTotal } from '../model/teams';
import { InspectorSheet } from './inspector';
import type { Open } from './open';
import { Picker } from './picker';
import { PointsSheet } from './points';
import { TempleSheet } from './temple';

export interface LookProps {
  readonly open: Open | null;
  readonly setOpen: (open: Open | null) => void;
  readonly view: GameView;
  readonly cast: Cast;
  readonly scores: readonly PlayerScore[];
  readonly prompt: PromptModel | null;
  readonly front: PlayerId;
  /** What the inspected card can do now, or why it cannot; null when nothing is asked. */
  readonly now: string | null;
  readonly onPick: (card: CardId) => void;
  readonly onPoints: (player: PlayerId) => void;
  /** To a place in the rulebook; left out where there is no way to it. */
  readonly onRules?: (at: RulePlace) => void;
}

const NONE: ReadonlySet<CardId> = new Set();

/** The next player clockwise, skipping the one in front. */
function nextPlayer(player: PlayerId, step: number, front: PlayerId, n: number): PlayerId {
  let next = (player + step + n) % n;
  if (next === front) next = (next + step + n) % n;
  return next;
}

/** The temples on either side of this one, if there are others. */
function besides(player: PlayerId, front: PlayerId, n: number) {
  if (n < 3) return null;
  return { before: nextPlayer(player, -1, front, n), next: nextPlayer(player, 1, front, n) };
}

function Inspected(props: LookProps) {
  const { open, setOpen, view, cast, now } = props;
  const { width } = useWindowDimensions();
  const inspected = open?.type === 'inspect' ? open : null;
  return (
    <InspectorSheet
      card={inspected?.card ?? null}
      view={view}
      cast={cast}
      now={now}
      width={Math.min(560, width) - 2 * SPACE.l}
      rule={inspected?.rule}
      onRules={props.onRules}
      onClose={() => setOpen(inspected?.back ?? null)}
    />
  );
}

function Temple(props: LookProps & { readonly onTarget: (target: Target) => void }) {
  const { open, setOpen, view, cast, scores, prompt, front, onTarget } = props;
  const temple = open?.type === 'temple' ? open.player : null;
  return (
    <TempleSheet
      player={temple}
      question={prompt?.question ?? null}
      view={view}
      cast={cast}
      score={temple === null ? undefined : scores[temple]}
      team={temple === null ? null : teamTotal(view, scores, temple)}
      choosable={prompt?.choosable ?? NONE}
      selected={prompt?.selected ?? null}
      onTap={onTarget}
      onHold={onTarget}
      beside={temple === null ? null : besides(temple, front, view.players.length)}
      onGo={(player) => setOpen({ type: 'temple', player })}
      onPoints={props.onPoints}
      onClose={() => setOpen(null)}
    />
  );
}

/** What a pile is opened for; null if it is only to be read. */
const askedOfPile = (prompt: LookProps['prompt']): string | null =>
  prompt === null || prompt.choosable.size === 0 ? null : (prompt.short ?? prompt.question);

export function Look(props: LookProps) {
  const { open, setOpen, view, cast, prompt, onPick } = props;
  const choosable = prompt?.choosable ?? NONE;
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
      <Inspected {...props} />
      <Temple {...props} onTarget={onTarget} />
      <PointsSheet
        player={open?.type === 'points' ? open.player : null}
        view={view}
        cast={cast}
        scores={props.scores}
        since={open?.type === 'points' ? open.since : null}
        onGo={props.onPoints}
        onRules={props.onRules}
        onCard={({ card, rule }) =>
          setOpen({ type: 'inspect', card, rule, ...(open !== null && { back: open }) })
        }
        onClose={() => setOpen(null)}
      />
      <Picker
        cards={open?.type === 'pick' ? open.cards : null}
        question={askedOfPile(prompt)}
        view={view}
        cast={cast}
        choosable={choosable}
        selected={prompt?.selected ?? null}
        onPick={onPick}
        onRead={read}
        onClose={() => setOpen(null)}
      />
    </>
  );
}
