/** Hand-over between two people: nothing hidden is on the screen until the next one confirms who they are. */
import { useMemo, useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Crest, Glyph } from '@/components/card';
import { OnGround, SPACE, TOUCH, useGround, useTheme } from '@/components/theme';
import { Button, FOCUS_STOP, Hills, HoldButton, Icon, Panel, Tap, Text } from '@/components/ui';
import { TableLight } from '@/components/ui/table-light';
import { useReady } from '@/components/ui/use-ready';
import type { CardId, PlayerId, PlayerScore, View as GameView } from '@/engine';
import { materialOf } from '@/engine';
import { t } from '@/locales';
import type { LogEntry } from '@/store/game';

import { useTextSize } from '../board/seat-large';
import { LARGE } from '../layout';
import type { Cast } from '../model/cast';
import { playerName, spokenName } from '../model/cast';
import { isBeginning } from '../model/digest';
import { pointsWords } from '../model/seat-words';
import { teamTotal } from '../model/teams';
import { DigestView } from '../sheets/digest';
import { InspectorSheet } from '../sheets/inspector';
import type { Told } from '../sheets/log-line';
import { PointsSheet } from '../sheets/points';

interface CurtainProps {
  readonly next: PlayerId;
  /** Who may take back their last step: the curtain then opens behind their own name. */
  readonly takeBack: PlayerId | null;
  /** It opens to take that step back; if it is left, this player is next. */
  readonly elseNext: PlayerId | null;
  /** Why the first player starts; null later on. */
  readonly starts: string | null;
  /** It opens by a long press. */
  readonly longPress: boolean;
  readonly cast: Cast;
  readonly view: GameView;
  readonly scores: readonly PlayerScore[];
  readonly recap: readonly LogEntry[];
  readonly onOpen: () => void;
  readonly onPeek: () => void;
  readonly onReplay: (lines: readonly Told[]) => void;
  /** The way back to the person whose step can be taken back. */
  readonly onUndo: () => void;
  /** Leaves that step as it is. */
  readonly onGoOn: () => void;
}

const LOW = 500;

function WhoIsNext({ next, cast, starts, low }: CurtainProps & { readonly low: boolean }) {
  const { tokens } = useTheme();
  const name = playerName(cast, next);
  return (
    <View style={styles.head}>
      <Crest
        colour={cast.participants[next]?.colour ?? 0}
        size={low ? 40 : 64}
        onDark={tokens.statusBar === 'light'}
      />
      <Text
        variant="title"
        testID="curtain-title"
        // In half a small screen a phrase of Japanese, which does not break, has no room for more.
        maxFontSizeMultiplier={low ? 1.2 : 1.4}
        style={styles.centre}
      >
        {t('curtain.title', { name })}
      </Text>
      {starts !== null && (
        <Text variant="fact" testID="curtain-starts" style={styles.centre}>
          {starts}
        </Text>
      )}
    </View>
  );
}

/** What else can be done before it opens. */
function OtherWays(props: CurtainProps) {
  const { next, cast, elseNext, takeBack, onPeek, onUndo, onGoOn } = props;
  return (
    <View style={styles.pair}>
      <Button
        kind="plain"
        icon="eye"
        testID="curtain-peek"
        label={t('curtain.peek')}
        onPress={onPeek}
      />
      {elseNext !== null && (
        <Button
          kind="plain"
          testID="curtain-go-on"
          label={t('curtain.goOn', { name: playerName(cast, elseNext) })}
          onPress={onGoOn}
        />
      )}
      {elseNext === null && takeBack !== null && takeBack !== next && (
        <Button
          kind="plain"
          icon="undo"
          testID="curtain-undo"
          label={t('bar.undoOf', { name: playerName(cast, takeBack) })}
          onPress={onUndo}
        />
      )}
    </View>
  );
}

/** At the bottom, within reach of the thumb: never scrolled away, whatever the text size. */
function WayIn(props: CurtainProps) {
  const { next, cast, elseNext, longPress, onOpen } = props;
  const ready = useReady(next);
  const name = playerName(cast, next);
  const open = {
    testID: 'curtain-open',
    label: t(elseNext === null ? 'curtain.open' : 'curtain.openBack', { name }),
  };
  const lift = () => ready && onOpen();
  return (
    <View style={styles.way}>
      {longPress ? (
        <HoldButton {...open} hint={t('curtain.hold')} onHold={lift} />
      ) : (
        <Button kind="primary" {...open} onPress={lift} style={styles.button} />
      )}
    </View>
  );
}

function Points(props: CurtainProps & { readonly onPoints: (player: PlayerId) => void }) {
  const { view, cast, scores, onPoints } = props;
  const { scheme } = useTheme();
  const ground = useGround();
  return (
    <Panel style={styles.scores}>
      {view.players.map((p, player) => {
        const task = p.task[0];
        const participant = cast.participants[player];
        const team = teamTotal(view, scores, player);
        const points = pointsWords(scores[player]?.total ?? 0, team);
        const name = playerName(cast, player);
        return (
          <Tap
            key={player}
            testID={`curtain-points-${player}`}
            label={t('curtain.points', {
              name: participant === undefined ? name : spokenName(participant),
              points,
            })}
            hint={t('points.open')}
            onPress={() => onPoints(player)}
            style={styles.row}
            pressedStyle={{ backgroundColor: `${ground.control}22` }}
          >
            <Crest colour={participant?.colour ?? 0} size={18} onDark={scheme === 'dark'} />
            <Text variant="fact" style={styles.name}>
              {name}
            </Text>
            {participant?.kind === 'ai' && <Icon name="machine" size={16} />}
            {task !== undefined && <Glyph material={materialOf(task)} size={16} />}
            <Text variant="fact" style={styles.points}>
              {points}
            </Text>
          </Tap>
        );
      })}
    </Panel>
  );
}

/** What the next person missed, told to them; it holds only what everybody has seen. */
function Recap(props: CurtainProps & { readonly onCard: (card: CardId) => void }) {
  const { recap, cast, next, onCard, onReplay } = props;
  const toReader = useMemo(() => ({ ...cast, viewer: next }), [cast, next]);
  return (
    <Panel style={styles.panel}>
      <Text variant="label" testID="curtain-recap">
        {t(isBeginning(recap) ? 'curtain.soFar' : 'curtain.recap')}
      </Text>
      <DigestView
        recap={recap}
        cast={toReader}
        onMoment={null}
        onCard={onCard}
        onReplay={onReplay}
      />
    </Panel>
  );
}

/** On a phone in landscape: the next player's name stands beside what happened. */
function Beside(props: CurtainProps & { readonly told: ReactNode }) {
  const { told, ...rest } = props;
  return (
    <>
      <View style={styles.grow}>
        <ScrollView
          {...FOCUS_STOP}
          role="group"
          aria-label={t('curtain.title', { name: playerName(props.cast, props.next) })}
          style={styles.grow}
          contentContainerStyle={styles.column}
        >
          <WhoIsNext {...rest} low />
          <OtherWays {...rest} />
        </ScrollView>
        <WayIn {...rest} />
      </View>
      <ScrollView
        {...FOCUS_STOP}
        role="group"
        aria-label={t('curtain.public')}
        style={styles.grow}
        contentContainerStyle={styles.list}
      >
        {told}
      </ScrollView>
    </>
  );
}

/** Upright; with large text all but the way in scrolls together, since it has no room otherwise. */
function Stacked(props: CurtainProps & { readonly told: ReactNode; readonly large: boolean }) {
  const { told, large, ...rest } = props;
  return (
    <>
      {!large && <WhoIsNext {...rest} low={false} />}
      <ScrollView
        {...FOCUS_STOP}
        role="group"
        aria-label={t('curtain.public')}
        style={styles.grow}
        contentContainerStyle={styles.list}
      >
        {large && <WhoIsNext {...rest} low />}
        {large && <OtherWays {...rest} />}
        {told}
      </ScrollView>
      {!large && <OtherWays {...rest} />}
      <WayIn {...rest} />
    </>
  );
}

export function Curtain(props: CurtainProps) {
  const { cast, view, scores } = props;
  const insets = useSafeAreaInsets();
  const { tokens } = useTheme();
  const [read, setRead] = useState<CardId | null>(null);
  const [shown, setShown] = useState<PlayerId | null>(null);
  const { width, height } = useWindowDimensions();
  const large = useTextSize() > LARGE;
  const low = height < LOW && width > height;
  const told = (
    // First what one missed: on a phone, the points of five players would push it out of sight.
    <>
      <Recap {...props} onCard={setRead} />
      <Points {...props} onPoints={setShown} />
    </>
  );
  return (
    <OnGround name="table">
      <View
        testID="curtain"
        role="dialog"
        aria-modal
        aria-label={t('curtain.title', { name: playerName(cast, props.next) })}
        style={[
          styles.curtain,
          low && styles.beside,
          {
            backgroundColor: tokens.table.fill,
            paddingTop: insets.top + (low ? SPACE.s : SPACE.l),
            paddingBottom: insets.bottom + (low ? SPACE.s : SPACE.m),
          },
        ]}
      >
        <TableLight />
        <Hills />
        {low ? <Beside {...props} told={told} /> : <Stacked {...props} told={told} large={large} />}
        {/* This is a spectator's view, so it contains nothing hidden. */}
        <InspectorSheet
          card={read}
          view={view}
          cast={cast}
          now={null}
          width={Math.min(560, width) - 2 * SPACE.l}
          onClose={() => setRead(null)}
        />
        <PointsSheet
          player={shown}
          view={view}
          cast={cast}
          scores={scores}
          since={null}
          onGo={setShown}
          onClose={() => setShown(null)}
        />
      </View>
    </OnGround>
  );
}

const styles = StyleSheet.create({
  curtain: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    zIndex: 3000,
    paddingHorizontal: SPACE.m,
    alignItems: 'center',
    gap: SPACE.m,
  },
  beside: { flexDirection: 'row' },
  column: { flexGrow: 1, justifyContent: 'center', gap: SPACE.s, paddingBottom: SPACE.s },
  head: { alignItems: 'center', gap: SPACE.s, width: '100%', maxWidth: 480, alignSelf: 'center' },
  way: { width: '100%', maxWidth: 480, alignSelf: 'center' },
  pair: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.s },
  centre: { textAlign: 'center' },
  button: { alignSelf: 'stretch' },
  grow: { flex: 1, alignSelf: 'stretch' },
  list: { alignItems: 'center', gap: SPACE.s, paddingBottom: SPACE.m },
  panel: { width: '100%', maxWidth: 480, padding: SPACE.m, gap: SPACE.s },
  scores: {
    width: '100%',
    maxWidth: 480,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.xs,
    gap: 0,
  },
  // Large points go below the name rather than break in two.
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    // A row that may wrap would stand at the top.
    alignContent: 'center',
    columnGap: SPACE.s,
    minHeight: TOUCH,
  },
  points: { textDecorationLine: 'underline', marginLeft: 'auto' },
  name: { flexGrow: 1, flexShrink: 1 },
});
