/** What happened, turn by turn; a tap on a line shows that moment. */
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE, useGround } from '@/components/theme';
import { Sheet, Tap, Text } from '@/components/ui';
import type { PlayerId } from '@/engine';
import { t } from '@/locales';
import type { LogEntry } from '@/store/game';

import type { Cast } from '../model/cast';
import { seatName } from '../model/cast';
import { condensed, logLine } from '../model/logLine';

interface LogListProps {
  readonly entries: readonly LogEntry[];
  readonly cast: Cast;
  readonly onMoment: (choice: number) => void;
  /** The newest so many lines; the rest is in the sheet. */
  readonly most?: number;
}

interface Line {
  readonly id: number;
  readonly choice: number;
  readonly text: string;
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
    lines.push({ id: entry.id, choice: entry.choice, text, head: event.type === 'turn' });
  }
  return condensed(lines);
}

export function LogList({ entries, cast, onMoment, most }: LogListProps) {
  const ground = useGround();
  const lines = useMemo(() => {
    const all = linesOf(entries, cast).reverse();
    return most === undefined ? all : all.slice(0, most);
  }, [entries, cast, most]);
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
          <Tap
            key={line.id}
            testID={`log-${line.id}`}
            label={line.text}
            hint={t('log.showMoment')}
            onPress={() => onMoment(line.choice)}
            style={styles.line}
            pressedStyle={{ backgroundColor: `${ground.control}22` }}
          >
            <Text variant="fact">{line.text}</Text>
          </Tap>
        ),
      )}
    </View>
  );
}

interface LogSheetProps extends Omit<LogListProps, 'most'> {
  readonly open: boolean;
  readonly recap: readonly LogEntry[];
  readonly onClose: () => void;
}

const LONGEST = 240;

export function LogSheet({ open, onClose, entries, recap, cast, onMoment }: LogSheetProps) {
  const ground = useGround();
  const [only, setOnly] = useState<PlayerId | 'recap' | null>(null);
  const shown =
    only === null ? entries : only === 'recap' ? recap : entries.filter((e) => e.player === only);
  const choices: { label: string; value: PlayerId | 'recap' | null }[] = [
    { label: t('log.everybody'), value: null },
    { label: t('log.sinceLast'), value: 'recap' },
    ...cast.seats.map((seat, value) => ({ label: seat.name, value })),
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
      <LogList
        entries={shown.slice(-LONGEST)}
        cast={cast}
        onMoment={(choice) => {
          onMoment(choice);
          onClose();
        }}
      />
    </Sheet>
  );
}

const styles = StyleSheet.create({
  head: { borderBottomWidth: 1, marginTop: SPACE.s, paddingBottom: 2 },
  headText: { fontFamily: 'NotoSans-SemiBold' },
  line: { minHeight: 44, justifyContent: 'center', borderRadius: 6, paddingHorizontal: 4 },
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
