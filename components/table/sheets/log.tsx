/** The log, turn by turn; a tap on a line shows its past table, a tap on its card inspects the card. */
import { useCallback, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE, useGround } from '@/components/theme';
import { Icon, Sheet, Tap, Text } from '@/components/ui';
import type { CardId, GameEvent, PlayerId } from '@/engine';
import { t } from '@/locales';
import type { LogEntry, Participant } from '@/store/game';

import type { Cast } from '../model/cast';
import { spokenName, whoIs } from '../model/cast';
import { cardOf, toldLines } from '../model/log-line';
import { useSameParts } from '../model/use-same-parts';
import { DigestView } from './digest';
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
  return toldLines(entries, cast).map(({ id, choice, event, text }) => {
    const head = event.type === 'turn';
    const heading = () => t('log.turn', { name: whoIs(cast, event.player), round: roundOf(event) });
    return { id, choice, text: head ? heading() : text, card: cardOf(event), head };
  });
}

const roundOf = (event: GameEvent): number => (event.type === 'turn' ? event.round : 0);

/** The last lines, under the heading of their turn. */
function lastOf(lines: readonly Line[], most: number): readonly Line[] {
  const from = Math.max(0, lines.length - most);
  const heading = lines.slice(0, from).findLast((line) => line.head);
  const last = lines.slice(from);
  return heading === undefined || last[0]?.head === true ? last : [heading, ...last];
}

/** Keyed by id, because lines fall away at the head while later ones stay the same. */
function useLines({ entries, cast, most = Infinity }: LogListProps): readonly Line[] {
  const made = useMemo(
    () => new Map(lastOf(linesOf(entries, cast), most).map((line) => [line.id, line])),
    [entries, cast, most],
  );
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
  /** Shows what is new once more on the table. */
  readonly onReplay?: (lines: readonly Told[]) => void;
  readonly onClose: () => void;
}

const LONGEST = 240;

export function LogSheet(props: LogSheetProps) {
  const { open, onClose, entries, recap, cast, onMoment, onCard, onReplay } = props;
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
  const choices: { label: string; value: PlayerId | 'recap' | null; participant?: Participant }[] =
    [
      { label: t('log.everybody'), value: null },
      ...(recap === undefined ? [] : [{ label: t('log.sinceLast'), value: 'recap' as const }]),
      ...cast.participants.map((participant, value) => ({
        label: participant.name,
        value,
        participant,
      })),
    ];
  return (
    <Sheet
      open={open}
      title={t('log.title')}
      onClose={onClose}
      testID="log"
      fromEnd
      pinned={
        <View style={styles.filters}>
          {choices.map(({ label, value, participant }) => (
            <Tap
              key={label + String(value)}
              testID={`log-only-${value ?? 'all'}`}
              label={participant === undefined ? label : spokenName(participant)}
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
              {participant?.kind === 'ai' && <Icon name="machine" size={16} />}
            </Tap>
          ))}
        </View>
      }
    >
      {only === 'recap' && onReplay !== undefined ? (
        <DigestView
          recap={shown}
          cast={cast}
          onMoment={showMoment}
          onCard={onCard}
          onReplay={(lines) => {
            onReplay(lines);
            onClose();
          }}
        />
      ) : (
        <LogList
          entries={shown.slice(-LONGEST)}
          cast={cast}
          onMoment={showMoment}
          onCard={onCard}
        />
      )}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  head: { borderBottomWidth: 1, marginTop: SPACE.s, paddingBottom: 2 },
  headText: { fontFamily: 'NotoSans-SemiBold' },
  filters: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  filter: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.xs,
    minHeight: 44,
    minWidth: 44,
    borderRadius: 22,
    borderWidth: 1,
    paddingHorizontal: 12,
    justifyContent: 'center',
  },
  filterOn: { borderWidth: 3 },
});
