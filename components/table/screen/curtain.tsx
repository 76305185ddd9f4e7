/** Hand-over between two people: nothing hidden is on the screen until the next one confirms who they are. */
import { useEffect, useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Crest, Glyph } from '@/components/card';
import { OnGround, SPACE, useTheme } from '@/components/theme';
import { Button, Hills, Panel, Text } from '@/components/ui';
import { TableLight } from '@/components/ui/table-light';
import type { CardId, PlayerId, PlayerScore, View as GameView } from '@/engine';
import { materialOf } from '@/engine';
import { t } from '@/locales';
import type { LogEntry } from '@/store/game';

import type { Cast } from '../model/cast';
import { seatName } from '../model/cast';
import { cardOf, condensed, logLine } from '../model/log-line';
import { InspectorSheet } from '../sheets/inspector';
import { LogLine, type Told } from '../sheets/log-line';

interface CurtainProps {
  readonly next: PlayerId;
  readonly cast: Cast;
  readonly view: GameView;
  readonly scores: readonly PlayerScore[];
  readonly recap: readonly LogEntry[];
  readonly onOpen: () => void;
  readonly onPeek: () => void;
}

const GUARD = 450;
const LOW = 500;

function toldOf(recap: readonly LogEntry[], cast: Cast): Told[] {
  return condensed(
    recap.flatMap(({ id, choice, event }) => {
      const text = logLine(event, cast);
      return text === null ? [] : [{ id, choice, text, card: cardOf(event) }];
    }),
  );
}

/** False at first, so that a tap meant for the previous button does not open the curtain. */
function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), GUARD);
    return () => clearTimeout(timer);
  }, []);
  return ready;
}

function WhoIsNext(props: CurtainProps & { readonly low: boolean }) {
  const { next, cast, low, onOpen, onPeek } = props;
  const { tokens } = useTheme();
  const ready = useReady();
  const name = seatName(cast, next);
  return (
    <ScrollView
      role="group"
      aria-label={t('curtain.title', { name })}
      style={low ? styles.grow : styles.fixed}
      contentContainerStyle={styles.head}
    >
      <Crest
        colour={cast.participants[next]?.colour ?? 0}
        size={64}
        onDark={tokens.statusBar === 'light'}
      />
      <Text
        variant="title"
        testID="curtain-title"
        maxFontSizeMultiplier={1.4}
        style={styles.centre}
      >
        {t('curtain.title', { name })}
      </Text>
      <Button
        kind="primary"
        testID="curtain-open"
        label={t('curtain.open', { name })}
        onPress={() => ready && onOpen()}
        style={styles.button}
      />
      <Button
        kind="plain"
        icon="eye"
        testID="curtain-peek"
        label={t('curtain.peek')}
        onPress={onPeek}
      />
    </ScrollView>
  );
}

function Points({ view, cast, scores }: CurtainProps) {
  const { scheme } = useTheme();
  return (
    <Panel style={styles.panel}>
      {view.players.map((p, player) => {
        const task = p.task[0];
        return (
          <View key={player} style={styles.row}>
            <Crest
              colour={cast.participants[player]?.colour ?? 0}
              size={18}
              onDark={scheme === 'dark'}
            />
            <Text variant="fact" style={styles.name}>
              {seatName(cast, player)}
            </Text>
            {task !== undefined && <Glyph material={materialOf(task)} size={16} />}
            <Text variant="fact">{t('seat.points', { points: scores[player]?.total ?? 0 })}</Text>
          </View>
        );
      })}
    </Panel>
  );
}

function Recap({ recap, cast, onCard }: CurtainProps & { onCard: (card: CardId) => void }) {
  const lines = useMemo(() => toldOf(recap, cast), [recap, cast]);
  return (
    <Panel style={styles.panel}>
      <Text variant="label">{t('curtain.recap')}</Text>
      {lines.length === 0 && <Text variant="fact">{t('curtain.firstTurn')}</Text>}
      {lines.map((line) => (
        <LogLine key={line.id} line={line} onMoment={null} onCard={onCard} />
      ))}
    </Panel>
  );
}

export function Curtain(props: CurtainProps) {
  const { cast, view } = props;
  const insets = useSafeAreaInsets();
  const { tokens } = useTheme();
  const [read, setRead] = useState<CardId | null>(null);
  const { width, height } = useWindowDimensions();
  // On a phone in landscape, the next player's name stands beside what happened.
  const low = height < LOW && width > height;
  return (
    <OnGround name="table">
      <View
        testID="curtain"
        aria-modal
        style={[
          styles.curtain,
          low && styles.beside,
          {
            backgroundColor: tokens.table.fill,
            paddingTop: insets.top + SPACE.l,
            paddingBottom: insets.bottom + SPACE.m,
          },
        ]}
      >
        <TableLight />
        <Hills />
        <WhoIsNext {...props} low={low} />
        <ScrollView
          role="group"
          aria-label={t('curtain.public')}
          style={styles.grow}
          contentContainerStyle={styles.list}
        >
          <Points {...props} />
          <Recap {...props} onCard={setRead} />
        </ScrollView>
        {/* This is a spectator's view, so it contains nothing hidden. */}
        <InspectorSheet
          card={read}
          view={view}
          cast={cast}
          now={null}
          width={Math.min(560, width) - 2 * SPACE.l}
          onClose={() => setRead(null)}
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
  fixed: { flexGrow: 0, flexShrink: 0, alignSelf: 'stretch' },
  head: {
    alignItems: 'center',
    gap: SPACE.m,
    width: '100%',
    maxWidth: 480,
    alignSelf: 'center',
    paddingVertical: SPACE.s,
  },
  centre: { textAlign: 'center' },
  button: { width: '100%', maxWidth: 360 },
  grow: { flex: 1, alignSelf: 'stretch' },
  list: { alignItems: 'center', gap: SPACE.s, paddingBottom: SPACE.m },
  panel: { width: '100%', maxWidth: 480, padding: SPACE.m, gap: SPACE.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  name: { flex: 1 },
});
