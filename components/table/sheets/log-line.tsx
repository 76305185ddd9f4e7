/** One log line: a tap shows its past table, a tap on its card inspects the card. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Miniature } from '@/components/card';
import { nameOf } from '@/components/card/identity';
import { SPACE, TOUCH, useGround } from '@/components/theme';
import { Tap, Text } from '@/components/ui';
import type { CardId } from '@/engine';
import { t } from '@/locales';

export interface Told {
  readonly id: number;
  readonly choice: number;
  readonly text: string;
  readonly card: CardId | null;
}

interface LogLineProps {
  readonly line: Told;
  /** Null if no past table can be shown, as while the curtain is down. */
  readonly onMoment: ((line: Told) => void) | null;
  readonly onCard: (card: CardId) => void;
}

const PICTURE = 36;

export const LogLine = memo(function LogLine({ line, onMoment, onCard }: LogLineProps) {
  const ground = useGround();
  const { card } = line;
  return (
    <View style={styles.line}>
      {onMoment === null ? (
        <View style={styles.words}>
          <Text variant="fact">{line.text}</Text>
        </View>
      ) : (
        <Tap
          testID={`log-${line.id}`}
          label={line.text}
          hint={t('log.showMoment')}
          onPress={() => onMoment(line)}
          style={styles.words}
          pressedStyle={{ backgroundColor: `${ground.control}22` }}
        >
          <Text variant="fact">{line.text}</Text>
        </Tap>
      )}
      {card !== null && (
        <Tap
          testID={`log-card-${line.id}`}
          label={t('log.readCard', { card: nameOf(card) })}
          onPress={() => onCard(card)}
          style={styles.card}
          pressedStyle={{ backgroundColor: `${ground.control}22` }}
        >
          <Miniature card={card} size={PICTURE} />
        </Tap>
      )}
    </View>
  );
});

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  words: {
    flex: 1,
    minHeight: TOUCH,
    justifyContent: 'center',
    borderRadius: 6,
    paddingHorizontal: 4,
  },
  card: {
    width: TOUCH,
    height: TOUCH,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 6,
  },
});
