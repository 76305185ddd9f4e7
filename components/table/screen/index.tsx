/** The game screen: one table for every device, usable by touch, keyboard or screen reader. */
import { memo, useCallback, useImperativeHandle, useMemo, type ReactNode, type Ref } from 'react';

import { Prompt, PROMPT_Z } from '@/components/table/prompt';
import type { PromptButton } from '@/components/table/prompt/model';
import { ForKeyboard, ReadLayer, Said, Screen, Text } from '@/components/ui';
import type { View as GameView } from '@/engine';
import { perLanguage, t } from '@/locales';
import type { RulePlace } from '@/locales/rulebook';
import type { GameStore } from '@/store/game';
import { useSettings } from '@/store/settings';

import { Empty } from '../board/empty';
import { READ, Scene } from '../board/scene';
import { TurnBar } from '../board/turn-bar';
import { Sheets } from '../sheets';
import { Comeback } from '../sheets/comeback';
import { PARTS } from '../sheets/describe';
import { viewOf } from './controller';
import { CoachMark } from './coach-mark';
import { Curtain } from './curtain';
import type { Intents } from './intents';
import { Sides } from './sides';
import type { EndShown, TableModel } from './table-model';
import { useCoach } from './use-coach';
import { useNews } from './use-news';
import { useGameToShow, useTable } from './use-table';

export type { EndShown } from './table-model';

/** For whoever owns the ways out of this page. */
export interface TableHandle {
  back(): void;
}

export interface GameTableProps {
  readonly ref?: Ref<TableHandle>;
  /** Moves are shown only while they can be seen. */
  readonly inView: boolean;
  readonly onLeave: () => void;
  readonly onSettings: () => void;
  /** To the rulebook, perhaps to a place in it. */
  readonly onRules: (at?: RulePlace) => void;
  readonly onCards: () => void;
  /** Left out where no lesson leads to it. */
  readonly onFirstGame?: () => void;
  /** Left out where there is no game to give away. */
  readonly onHandOver?: () => void;
  /** Draws the result; `showTable` hides it. */
  readonly renderEnd: (end: EndShown, showTable: () => void) => ReactNode;
}

interface Shown {
  readonly model: TableModel;
  readonly intents: Intents;
}

/** Descriptions that a screen reader user may ask for at any time. */
const asides = perLanguage(() => PARTS.map((name) => ({ name, label: t(`describe.${name}`) })));

const AsideButton = memo(function AsideButton(props: {
  readonly name: string;
  readonly label: string;
  readonly onAsk: (name: string) => void;
}) {
  const { name, label, onAsk } = props;
  return <ForKeyboard testID={`describe-${name}`} label={label} onPress={() => onAsk(name)} />;
});

/**
 * What the buttons are for: the question, whatever card is chosen, or what they do while nothing is asked. At the
 * quickest pace nothing comes by itself, and whoever set it wants to answer as quickly.
 */
function useButtonsOf({ panel, prompt, decision }: TableModel): unknown {
  const quickest = useSettings((s) => s.pace === 'instant');
  if (quickest || panel === null) return null;
  return prompt === null ? panel.buttons.map(({ id, label }) => `${id} ${label}`).join() : decision;
}

interface HeadWays extends Pick<GameTableProps, 'onRules' | 'onFirstGame'> {
  /** A coach mark stands on the table. */
  readonly isCoached: boolean;
}

/** First in reading order: what happened, the turn bar and the question. */
function Head(props: Shown & HeadWays) {
  const { model, intents, isCoached, onRules, onFirstGame } = props;
  const { view, cast, turnBar, panel, log, decision, aloud } = model;
  const hint = panel?.lamp?.said ?? null;
  const news = useNews({
    cast,
    log,
    question: aloud,
    asked: decision,
    why: panel?.why ?? null,
    hint,
  });
  // A press is passed on with the question its button belongs to.
  const press = useCallback(
    (button: PromptButton) =>
      button.does.type === 'firstGame' ? onFirstGame?.() : intents.press(button, decision),
    [intents, decision, onFirstGame],
  );
  const of = useButtonsOf(model);
  return (
    <>
      <Said lines={news} label={t('log.title')} />
      {asides().map(({ name, label }) => (
        <AsideButton key={name} name={name} label={label} onAsk={intents.describe} />
      ))}
      {turnBar !== null && (
        <ReadLayer order={READ.bar}>
          <TurnBar
            {...turnBar}
            view={view}
            cast={cast}
            onUndo={intents.undo}
            onRedo={intents.redo}
            onSay={intents.say}
            onLog={intents.openLog}
            onMenu={intents.openMenu}
            onPage={intents.openPage}
          />
        </ReadLayer>
      )}
      {panel !== null && (
        <ReadLayer order={READ.question} z={PROMPT_Z}>
          <Prompt
            {...panel}
            of={of}
            onButton={press}
            onLetGo={panel.letGo ? intents.letGo : null}
            onLamp={intents.askHint}
            onRule={onRules}
            isRuleHidden={isCoached}
            asides={asides()}
            onAside={intents.describe}
          />
        </ReadLayer>
      )}
    </>
  );
}

/** What covers the whole table: the curtain or the result. */
function coverOf({ model, intents }: Shown, renderEnd: GameTableProps['renderEnd']): ReactNode {
  const { cover, cast, view, scores, recap } = model;
  if (cover === null) return null;
  if (cover.type === 'end') return renderEnd(cover.shown, intents.showTable);
  return (
    <Curtain
      {...cover}
      cast={cast}
      view={view}
      scores={scores}
      recap={recap}
      onOpen={intents.openCurtain}
      onUndo={intents.undo}
      onGoOn={intents.goOn}
      onPeek={intents.peek}
      onReplay={intents.replay}
    />
  );
}

/** Unasked, once the past of a resumed game is known; gone with a tap. */
function Returned({ model, intents, returned }: Shown & { readonly returned: boolean }) {
  const { view, cast, log, recap, prompt, decision, sheets } = model;
  if (sheets === null) return null;
  // Before the end of one's first turn there is nothing to come back to.
  const isBack = log.some(({ player, turn }) => player === view.viewer && turn < view.turn);
  const open = returned && decision !== null && isBack;
  return (
    <Comeback
      open={open}
      view={view}
      cast={cast}
      question={prompt?.question ?? ''}
      recap={recap}
      onCard={intents.read}
      onReplay={intents.replay}
      onClose={intents.dismissReturn}
    />
  );
}

/** What stands beside the table, and the sheets over it. */
function Aside({
  model,
  intents,
  ...ways
}: Shown & Omit<GameTableProps, 'renderEnd' | 'inView' | 'ref'>) {
  const { view, cast, scores, front, log, recap, prompt, sides, sheets } = model;
  return (
    <>
      <Sides
        {...sides}
        view={view}
        cast={cast}
        entries={log}
        onMoment={intents.showMoment}
        onCard={intents.read}
        onLog={intents.openLog}
      />
      {/* A closed sheet fades, but the curtain removes it at once. */}
      {sheets !== null && (
        <Sheets
          {...sheets}
          setOpen={intents.open}
          view={view}
          cast={cast}
          scores={scores}
          prompt={prompt}
          log={log}
          recap={recap}
          onReplay={intents.replay}
          onMoment={intents.showMoment}
          front={front}
          onPick={intents.pick}
          onPoints={intents.openPoints}
          {...ways}
        />
      )}
    </>
  );
}

const Table = memo(function Table(
  props: GameTableProps & { readonly game: GameStore; readonly view: GameView },
) {
  const { game, view: shown, renderEnd, inView, ref, ...ways } = props;
  const { model, intents } = useTable(game, shown, inView);
  useImperativeHandle(ref, () => intents, [intents]);
  const { view, cast, front, scores, layout } = model;
  const { dropZones: zones } = model;
  // Where the game stands is told before a mark: from the second round on there is something to tell.
  const tellsFirst = game.returned && view.round > 1;
  const coach = useCoach(model, game.pending.length === 0 && !tellsFirst);
  const drag = useMemo(
    () => ({ zones, zonesOf: intents.dropZonesOf, onDrop: intents.drop }),
    [zones, intents],
  );
  return (
    <Scene
      {...model.scene}
      testID="game"
      view={view}
      layout={layout}
      cast={cast}
      front={front}
      scores={scores}
      onTap={intents.tap}
      onHold={intents.hold}
      onTemple={intents.openTemple}
      onPoints={intents.openPoints}
      drag={drag}
      head={<Head model={model} intents={intents} isCoached={coach !== null} {...ways} />}
      over={coverOf({ model, intents }, renderEnd)}
    >
      <Empty layout={layout} view={view} front={front} />
      {coach !== null && <CoachMark {...coach} onRules={ways.onRules} />}
      <Aside model={model} intents={intents} {...ways} />
      <Returned model={model} intents={intents} returned={game.returned} />
    </Scene>
  );
});

export function GameTable(props: GameTableProps) {
  const game = useGameToShow();
  const view = viewOf(game);
  if (view !== null) return <Table game={game} view={view} {...props} />;
  return (
    <Screen testID="game-loading">
      <Text variant="lead" aria-live="polite">
        {t('table.loading')}
      </Text>
    </Screen>
  );
}
