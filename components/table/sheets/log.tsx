/** The log, turn by turn; a tap on a line shows its past table, a tap on its card inspects the card. */
import { useCallback, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE, useGround } from '@/components/theme';
import { Sheet, Tap, Text } from '@/components/ui';
import type { CardId, PlayerId } from '@/engine';
import { t } from '@/locales';
import type { LogEntry } from '@/store/game';

import type { Cast } from '../model/cast';
import { seatName } from '../model/cast';
import { cardOf, condensed, logLine } from '../model/log-line';
import { useSameParts } from '../model/use-same-parts';
import { LogLine, type Told } from './log-line';

interface LogListProps {
  readonly entries: readonly LogEntry[];
  readonly cast: Cast;
  readonly onMoment: (line: Told) => void;
  readonly onCard: (card: CardId) => void;
  /** Only this many of the newest lines; the sheet has the rest. */
  readonly most?: number;
}

interface Line extends Told {
  readonly head: boolean;
}

function linesOf(entries: readonly LogEntry[], cast: Cast): Line[] {
  const lines: Line[] = [];
  for (const entry of entries) {
    const { event } = entry;
    const text =
      event.type === 'turn'
        ? t('log.turn', { name: seatName(cast, event.player), round: event.round })
        : logLine(event, cast);
    if (text === null) continue;
    const { id, choice } = entry;
    lines.push({ id, choice, text, card: cardOf(event), head: event.type === 'turn' });
  }
  return condensed(lines);
}

/** Newest turn first, but a turn's heading stays above its lines. */
function newestFirst(lines: readonly Line[]): Line[] {
  const turns: Line[][] = [];
  for (const line of lines) {
    const turn = turns.at(-1);
    if (line.head || turn === undefined) turns.push([line]);
    else turn.splice(turn[0]?.head === true ? 1 : 0, 0, line);
  }
  return turns.reverse().flat();
}

/** Keyed by id, because the list grows at its head while older lines stay the same. */
function useLines({ entries, cast, most }: LogListProps): readonly Line[] {
  const made = useMemo(() => {
    const all = newestFirst(linesOf(entries, cast));
    return new Map((most === undefined ? all : all.slice(0, most)).map((line) => [line.id, line]));
  }, [entries, cast, most]);
  return [...useSameParts(made).values()];
}

export function LogList(props: LogListProps) {
  const { onMoment, onCard } = props;
  const ground = useGround();
  const lines = useLines(props);
  if (lines.length === 0) {
    return (
      <Text variant="fact" tone="quiet">
        {t('log.empty')}
      </Text>
    );
  }
  return (
    <View testID="log-list">
      {lines.map((line) =>
        line.head ? (
          <View key={line.id} style={[styles.head, { borderColor: ground.control }]}>
            <Text variant="small" tone="quiet" style={styles.headText}>
              {line.text}
            </Text>
          </View>
        ) : (
          <LogLine key={line.id} line={line} onMoment={onMoment} onCard={onCard} />
        ),
      )}
    </View>
  );
}

interface LogSheetProps extends Omit<LogListProps, 'most'> {
  readonly open: boolean;
  /** What is new to the viewer, if that can be asked. */
  readonly recap?: readonly LogEntry[];
  readonly onClose: () => void;
}

const LONGEST = 240;

export function LogSheet(props: LogSheetProps) {
  const { open, onClose, entries, recap, cast, onMoment, onCard } = props;
  const ground = useGround();
  const [only, setOnly] = useState<PlayerId | 'recap' | null>(null);
  const showMoment = useCallback(
    (line: Told) => {
      onMoment(line);
      onClose();
    },
    [onMoment, onClose],
  );
  const shown =
    only === null
      ? entries
      : only === 'recap'
        ? (recap ?? [])
        : entries.filter((e) => e.player === only);
  const choices: { label: string; value: PlayerId | 'recap' | null }[] = [
    { label: t('log.everybody'), value: null },
    ...(recap === undefined ? [] : [{ label: t('log.sinceLast'), value: 'recap' as const }]),
    ...cast.participants.map(({ name }, value) => ({ label: name, value })),
  ];
  return (
    <Sheet open={open} title={t('log.title')} onClose={onClose} testID="log">
      <View style={styles.filters}>
        {choices.map(({ label, value }) => (
          <Tap
            key={label + String(value)}
            testID={`log-only-${value ?? 'all'}`}
            label={label}
            role="radio"
            checked={only === value}
            onPress={() => setOnly(value)}
            style={[
              styles.filter,
              { borderColor: ground.control },
              only === value && styles.filterOn,
            ]}
          >
            <Text variant="fact">{label}</Text>
          </Tap>
        ))}
      </View>
      <LogList entries={shown.slice(-LONGEST)} cast={cast} onMoment={showMoment} onCard={onCard} />
    </Sheet>
  );
}

const styles = StyleSheet.create({
  head: { borderBottomWidth: 1, marginTop: SPACE.s, paddingBottom: 2 },
  headText: { fontFamily: 'NotoSans-SemiBold' },
  filters: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  filter: {
    minHeight: 44,
    minWidth: 44,
    borderRadius: 22,
    borderWidth: 1,
    paddingHorizontal: SPACE.m,
    justifyContent: 'center',
  },
  filterOn: { borderWidth: 3 },
});
