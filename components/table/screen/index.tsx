/** The game screen: one table for every device, usable by touch, keyboard or screen reader. */
import { memo, useCallback, useMemo, type ReactNode } from 'react';

import { Prompt } from '@/components/table/prompt';
import type { PromptButton } from '@/components/table/prompt/model';
import { ForKeyboard, Said, Screen, Text } from '@/components/ui';
import type { View as GameView } from '@/engine';
import { t } from '@/locales';
import type { GameStore } from '@/store/game';

import { Empty } from '../board/empty';
import { Scene } from '../board/scene';
import { TurnBar } from '../board/turn-bar';
import { Sheets } from '../sheets';
import { PARTS } from '../sheets/describe';
import { viewOf } from './controller';
import { Curtain } from './curtain';
import type { Intents } from './intents';
import { Sides } from './sides';
import type { EndShown, TableModel } from './table-model';
import { useNews } from './use-news';
import { useGameToShow, useTable } from './use-table';

export type { EndShown } from './table-model';

export interface GameTableProps {
  readonly onLeave: () => void;
  readonly onSettings: () => void;
  readonly onRules: () => void;
  /** Draws the result; `showTable` hides it. */
  readonly renderEnd: (end: EndShown, showTable: () => void) => ReactNode;
}

interface Shown {
  readonly model: TableModel;
  readonly intents: Intents;
}

/** Descriptions that a screen reader user may ask for at any time. */
const ASIDES = PARTS.map((name) => ({ name, label: t(`describe.${name}`) }));

const AsideButton = memo(function AsideButton(props: {
  readonly name: string;
  readonly label: string;
  readonly onAsk: (name: string) => void;
}) {
  const { name, label, onAsk } = props;
  return <ForKeyboard testID={`describe-${name}`} label={label} onPress={() => onAsk(name)} />;
});

/** First in reading order: what happened, the turn bar and the question. */
function Head({ model, intents }: Shown) {
  const { view, cast, turnBar, panel, log, decision, aloud } = model;
  const news = useNews({ cast, log, question: aloud, asked: decision, why: panel?.why ?? null });
  // A press is passed on with the question its button belongs to.
  const press = useCallback(
    (button: PromptButton) => intents.press(button, decision),
    [intents, decision],
  );
  return (
    <>
      <Said lines={news} label={t('log.title')} />
      {ASIDES.map(({ name, label }) => (
        <AsideButton key={name} name={name} label={label} onAsk={intents.describe} />
      ))}
      {turnBar !== null && (
        <TurnBar
          {...turnBar}
          view={view}
          cast={cast}
          onUndo={intents.undo}
          onRedo={intents.redo}
          onSay={intents.say}
          onLog={intents.openLog}
          onMenu={intents.openMenu}
        />
      )}
      {panel !== null && (
        <Prompt
          {...panel}
          onAct={press}
          onLetGo={panel.letGo ? intents.letGo : null}
          asides={ASIDES}
          onAside={intents.describe}
        />
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
      next={cover.next}
      cast={cast}
      view={view}
      scores={scores}
      recap={recap}
      onOpen={intents.openCurtain}
      onPeek={intents.peek}
    />
  );
}

/** What stands beside the table, and the sheets over it. */
function Aside({ model, intents, ...ways }: Shown & Omit<GameTableProps, 'renderEnd'>) {
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
          onMoment={intents.showMoment}
          front={front}
          onPick={intents.pick}
          {...ways}
        />
      )}
    </>
  );
}

const Table = memo(function Table(
  props: GameTableProps & { readonly game: GameStore; readonly view: GameView },
) {
  const { game, renderEnd, ...ways } = props;
  const { model, intents } = useTable(game, props.view);
  const { view, cast, front, scores, layout } = model;
  const { dropZones: zones } = model;
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
      drag={drag}
      head={<Head model={model} intents={intents} />}
      over={coverOf({ model, intents }, renderEnd)}
    >
      <Empty layout={layout} view={view} front={front} />
      <Aside model={model} intents={intents} {...ways} />
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
