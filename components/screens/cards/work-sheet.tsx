/** A work by itself, without a table: all that is printed on it, and what players ask about it. */
import { StyleSheet, View, useWindowDimensions } from 'react-native';

import { CARD_RATIO, FullFace, nameOf, workNameOf } from '@/components/card';
import { generalLives } from '@/components/table/model/lives';
import { EnglishName } from '@/components/table/sheets/english-name';
import { Rulings } from '@/components/table/sheets/inspector';
import { Lives } from '@/components/table/sheets/lives';
import { SPACE, useTextSize } from '@/components/theme';
import { Button, Sheet, Text } from '@/components/ui';
import type { CardId } from '@/engine';
import { materialOf, VALUE_OF } from '@/engine';
import { t, wordsOfWork } from '@/locales';

import { factsOf } from './words';

interface WorkSheetProps {
  readonly card: CardId | null;
  readonly onClose: () => void;
  readonly onRules: () => void;
}

/** Beside larger text the picture would leave a few letters a line. */
const LARGE = 1.3;
const MOST_FACE = 150;

function Body({ card, onRules }: { readonly card: CardId; readonly onRules: () => void }) {
  const { width, fontScale } = useWindowDimensions();
  const isLarge = fontScale * useTextSize() > LARGE;
  const face = Math.min(MOST_FACE, width * 0.33);
  const { text, rulings } = wordsOfWork(workNameOf(card));
  const material = materialOf(card);
  const n = VALUE_OF[material] - 1;
  return (
    <>
      <View style={isLarge ? styles.column : styles.row}>
        <FullFace card={card} w={face} h={face * CARD_RATIO} />
        <View style={styles.words}>
          <EnglishName card={card} />
          <Text variant="fact" tone="quiet" testID="work-facts">
            {factsOf(card)}
          </Text>
          <Text testID="work-text">{text}</Text>
          <Text variant="fact">{t('cards.costs', { n, material: t(`material.${material}`) })}</Text>
        </View>
      </View>
      <Lives lives={generalLives(card)} />
      <Rulings rulings={rulings} />
      <Button kind="plain" testID="work-rules" label={t('cards.effects')} onPress={onRules} />
    </>
  );
}

export function WorkSheet({ card, onClose, onRules }: WorkSheetProps) {
  return (
    <Sheet
      open={card !== null}
      title={card === null ? '' : nameOf(card)}
      onClose={onClose}
      testID="work"
    >
      {card !== null && <Body card={card} onRules={onRules} />}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: SPACE.m },
  column: { gap: SPACE.m },
  words: { flex: 1, gap: SPACE.s },
});
