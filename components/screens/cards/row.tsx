/** A work in the list: its face, what it is and what it says. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { CARD_RATIO, FullFace, nameOf, workNameOf } from '@/components/card';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { Tap, Text } from '@/components/ui';
import type { CardId } from '@/engine';
import { t, wordsOfWork } from '@/locales';

import { factsOf } from './words';

interface RowProps {
  readonly card: CardId;
  readonly onOpen: (card: CardId) => void;
}

const FACE = 62;

export const CardRow = memo(function CardRow({ card, onOpen }: RowProps) {
  const { surface } = useTheme().tokens;
  const name = nameOf(card);
  const { text } = wordsOfWork(workNameOf(card));
  const facts = factsOf(card);
  return (
    <Tap
      testID={`work-${workNameOf(card)}`}
      label={t('cards.spoken', { name, facts, text })}
      onPress={() => onOpen(card)}
      style={[styles.row, { backgroundColor: surface.fill, borderColor: surface.rule }]}
    >
      <FullFace card={card} w={FACE} h={FACE * CARD_RATIO} silent />
      <View style={styles.words}>
        <Text variant="question" heading={false} maxFontSizeMultiplier={1.4}>
          {name}
        </Text>
        <Text variant="small" tone="quiet">
          {facts}
        </Text>
        <Text variant="fact">{text}</Text>
      </View>
    </Tap>
  );
});

const styles = StyleSheet.create({
  row: {
    flex: 1,
    flexDirection: 'row',
    gap: SPACE.m,
    padding: SPACE.s,
    borderWidth: 1,
    borderRadius: RADIUS.m,
  },
  words: { flex: 1, gap: 2 },
});
