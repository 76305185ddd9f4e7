/** The game screen: one table, whatever the device, played by touch, keyboard or screen reader. */
import { memo, useCallback, useState, type ReactNode } from 'react';

import { Prompt } from '@/components/table/prompt';
import type { PromptButton } from '@/components/table/prompt/model';
import { subjectOf, whatFor, whyNot } from '@/components/table/prompt/model';
import { respond, useTableSenses } from '@/components/senses';
import { ForKeyboard, Said, Screen, Text } from '@/components/ui';
import type { CardId, End, Score, View as GameView } from '@/engine';
import { templeWorth } from '@/engine';
import { t } from '@/locales';
import { useGame } from '@/store/game';
import { useSettings } from '@/store/settings';

import { kindOf } from '../layout';
import type { Cast } from '../model/cast';
import { whereIs } from '../model/where';
import { Curtain } from './curtain';
import { Empty } from '../board/empty';
import { PARTS, type Part } from '../sheets/describe';
import { Sides } from './sides';
import { redoWords, undoWords } from './undo-words';
import { useGlide } from '../model/use-motion';
import { useCast, useFrontSeat, usePromptModel, useTaps, useWaiting } from './use-play';
import { useNews } from './use-news';
import { useDrop } from './use-drop';
import { useLaid } from './use-laid';
import { ShownGameProvider, useGameToShow, useShown } from '../model/use-shown';
import { useShowSteps } from './use-show-steps';
import { useUndoKeys } from './use-undo-keys';
import { useViewport } from '../layout/use-viewport';
import { Scene } from '../board/scene';
import { Sheets } from '../sheets';
import type { Told } from '../sheets/log-line';
import { TurnBar } from '../board/turn-bar';

/** The result of a game that is over. */
export interface EndShown {
  readonly result: Score;
  readonly end: End;
  readonly cast: Cast;
  readonly worksToEnd: number;
  readonly glide: number;
}

export interface GameTableProps {
  readonly onLeave: () => void;
  readonly onSettings: () => void;
  readonly onRules: () => void;
  /** Draws the result; `showTable` puts it aside. */
  readonly renderEnd: (end: EndShown, showTable: () => void) => ReactNode;
}

/** What somebody who listens may ask at any time. */
const ASIDES = PARTS.map((name) => ({ name, label: t(`describe.${name}`) }));

const Table = memo(function Table({ view, ...acts }: GameTableProps & { readonly view: GameView }) {
  const viewport = useViewport();
  const cast = useCast();
  const seat = useFrontSeat();
  const glide = useGlide();
  const careful = useSettings((s) => s.confirmations);
  const step = useShown((s) => s.pending[0]);
  // At the end all is open, whoever looks: it counts as the result says.
  const scores = useShown(
    (s) => s.pending[0]?.scores ?? s.past?.scores ?? s.result?.players ?? s.scores,
  );
  const curtain = useShown((s) => s.curtain);
  const status = useShown((s) => s.status);
  const result = useShown((s) => s.result);
  const busy = useShown((s) => s.busy);
  const undo = useShown((s) => s.undo);
  const redo = useShown((s) => s.redo);
  const thinking = useShown((s) => s.thinking);
  const log = useShown((s) => s.log);
  const recap = useShown((s) => s.recap);
  const moment = useShown((s) => s.past);
  const prompt = usePromptModel(view, cast);
  const waiting = useWaiting(cast);
  const [peek, setPeek] = useState(false);
  const [pointed, setPointed] = useState<Told | null>(null);
  const [tableAfterEnd, setTableAfterEnd] = useState(false);
  useTableSenses(glide);

  const decision = useShown((s) => s.decision);
  const act = useCallback(
    (a: PromptButton) => {
      const store = useGame.getState();
      switch (a.id) {
        case 'now':
          return store.closePast();
        case 'skip':
          return store.finishSteps();
        case 'open':
          setPeek(false);
          return store.openCurtain();
        case 'result':
          return setTableAfterEnd(false);
      }
      // A second tap may still find the buttons of the question before: it answers nothing any more.
      if (store.decision !== decision) return;
      if (a.does.type !== 'select') respond('act');
      if (a.does.type === 'choose') void store.choose(a.does.choice);
      else if (a.does.type === 'prayRest') void store.prayRest();
      else if (a.does.type === 'select') store.select(a.does.card);
    },
    [decision],
  );
  const isTablet = kindOf(viewport) === 'tablet';
  const taps = useTaps(prompt, isTablet, act);
  const { setOpen, choosable, selected, tapCard } = taps;
  const reading = taps.open !== null && !(taps.open.type === 'inspect' && isTablet);
  useShowSteps({ active: curtain === null, reading, cast });

  const shown = prompt ?? waiting;
  const { layout, buttons } = useLaid({ view, viewport, seat, prompt, shown });
  const drag = useDrop({ view, cast, seat, layout, prompt, onAct: act });

  const onAct = useCallback(
    (a: PromptButton) => {
      if (a.does.type === 'pick') setOpen({ type: 'pick', cards: a.does.cards });
      else if (a.does.type === 'inspect') setOpen({ type: 'inspect', card: a.does.card });
      else act(a);
    },
    [act, setOpen],
  );

  const letGo = useCallback(() => useGame.getState().select(null), []);
  const openLog = useCallback(() => setOpen({ type: 'log' }), [setOpen]);
  const read = useCallback((card: CardId) => setOpen({ type: 'inspect', card }), [setOpen]);
  const openTemple = useCallback(
    (player: number) => setOpen({ type: 'temple', player }),
    [setOpen],
  );
  const toChoose = (player: number) =>
    [...choosable].filter((card) => whereIs(view, card)?.player === player).length;
  const asked = prompt !== null;
  const why = useCallback(
    (card: CardId) => (asked ? whyNot(decision, card) : null),
    [asked, decision],
  );
  const nowOf = (card: CardId): string | null =>
    asked && decision !== null && choosable.has(card)
      ? t('inspector.canBeChosen', { acts: whatFor({ decision, view, cast }, card) })
      : why(card);
  // What is to be placed or given is marked as if it had been tapped.
  const subject = asked ? subjectOf(decision) : null;
  // While the others play, the question only repeats what the log says.
  const toSay = asked || moment !== null || status === 'over' ? shown.question : null;
  const news = useNews({ cast, log, question: toSay, asked: decision, why: taps.why });
  const describe = useCallback(
    (part: string) => setOpen({ type: 'describe', part: part as Part }),
    [setOpen],
  );

  const showMoment = useCallback((line: Told) => {
    setPointed(line);
    useGame.getState().showPast(line.id);
  }, []);
  const say = (text: string) => taps.setReason({ text, of: prompt });
  useUndoKeys(taps.open === null && curtain === null);

  const pointedCard = moment === null ? null : (pointed?.card ?? null);
  const bands = layout.bands;
  const inspected = taps.open?.type === 'inspect' ? taps.open.card : null;
  const over = status === 'over' && step === undefined && result !== null && view.end !== null;
  const showEnd = over && !tableAfterEnd && moment === null && curtain === null;

  const cover =
    curtain !== null && !peek ? (
      <Curtain
        next={curtain.for}
        cast={cast}
        view={view}
        scores={scores}
        recap={recap}
        onOpen={() => useGame.getState().openCurtain()}
        onPeek={() => setPeek(true)}
      />
    ) : showEnd && view.end !== null && result !== null ? (
      acts.renderEnd(
        { result, end: view.end, cast, worksToEnd: templeWorth(view, seat).end, glide },
        () => setTableAfterEnd(true),
      )
    ) : null;

  return (
    <Scene
      testID="game"
      view={view}
      layout={layout}
      cast={cast}
      seat={seat}
      scores={scores}
      thinking={thinking}
      choosable={choosable}
      selected={moment === null ? (selected ?? subject) : pointedCard}
      pointedAt={pointedCard === null ? null : (whereIs(view, pointedCard)?.player ?? null)}
      toChoose={toChoose}
      event={step?.event ?? null}
      eventId={step?.id ?? -1}
      onTap={taps.tap}
      onHold={taps.hold}
      onTemple={openTemple}
      whyNot={why}
      drag={drag}
      head={
        <>
          <Said lines={news} label={t('log.title')} />
          {ASIDES.map(({ name, label }) => (
            <ForKeyboard
              key={name}
              testID={`describe-${name}`}
              label={label}
              onPress={() => describe(name)}
            />
          ))}
          {bands.turnBar !== null && (
            <TurnBar
              at={bands.turnBar}
              view={view}
              cast={cast}
              undoLabel={undoWords(undo, view, cast)}
              canUndo={undo.can}
              redoLabel={decision === null ? null : redoWords(redo, { decision, view, cast })}
              showLog={bands.inspector === null}
              onUndo={() => {
                if (undo.can) void useGame.getState().undoChoice();
                else {
                  respond('refuse');
                  say(undoWords(undo, view, cast));
                }
              }}
              onRedo={() => void useGame.getState().redoChoice()}
              onSay={say}
              onLog={openLog}
              onMenu={() => setOpen({ type: 'menu' })}
            />
          )}
          {bands.prompt !== null && (
            <Prompt
              at={bands.prompt}
              question={shown.question}
              detail={moment === null ? shown.detail : (pointed?.text ?? null)}
              why={taps.why}
              acts={buttons}
              busy={busy}
              careful={careful}
              onAct={onAct}
              onLetGo={prompt?.letGo === true ? letGo : null}
              asides={ASIDES}
              onAside={describe}
            />
          )}
        </>
      }
      past={moment !== null}
      over={cover}
    >
      <Empty layout={layout} view={view} front={seat} />
      <Sides
        inspector={bands.inspector}
        log={bands.log}
        card={inspected ?? selected}
        now={inspected === null ? null : nowOf(inspected)}
        view={view}
        cast={cast}
        entries={log}
        onMoment={showMoment}
        onCard={read}
        onLog={openLog}
      />
      {/* A sheet fades when it is closed, but before the curtain it is gone at once. */}
      {(curtain === null || peek) && (
        <Sheets
          open={isTablet && taps.open?.type === 'inspect' ? null : taps.open}
          setOpen={setOpen}
          view={view}
          cast={cast}
          scores={scores}
          prompt={prompt}
          log={log}
          recap={recap}
          onMoment={showMoment}
          front={seat}
          nowOf={nowOf}
          onPick={(card) => {
            setOpen(null);
            tapCard(card);
          }}
          {...acts}
        />
      )}
    </Scene>
  );
});

export function GameTable(props: GameTableProps) {
  const game = useGameToShow();
  const view = game.past?.view ?? game.pending[0]?.view ?? game.view;
  if (view !== null) {
    return (
      <ShownGameProvider value={game}>
        <Table view={view} {...props} />
      </ShownGameProvider>
    );
  }
  return (
    <Screen testID="game-loading">
      <Text variant="lead" aria-live="polite">
        {t('table.loading')}
      </Text>
    </Screen>
  );
}
