/** The ribbon at the foot of a card that counts as another one: whose copy it is. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { boxWidth } from '@/components/theme/measure';
import { materialOf, type CardId } from '@/engine';
import { t } from '@/locales';

import { nameOf } from './identity';
import { Print } from './print';
import { tonesOf } from './tones';

const RIBBON = { fontFamily: 'NotoSans-SemiBold', fontSize: 11 } as const;
const HEIGHT = 15;

export const CopyMark = memo(function CopyMark({ card, w }: { card: CardId; w: number }) {
  const name = nameOf(card);
  const tones = tonesOf(materialOf(card));
  const long = t('card.copyMark', { name });
  return (
    <View testID="copy-mark" style={[styles.ribbon, { backgroundColor: tones.ink }]}>
      <Print x={0} y={0} w={w - 2} h={HEIGHT} size={RIBBON.fontSize} color={tones.washi}>
        {boxWidth(long, RIBBON) <= w - 2 ? long : name}
      </Print>
    </View>
  );
});

const styles = StyleSheet.create({
  ribbon: { position: 'absolute', left: 0, right: 0, bottom: 0, height: HEIGHT },
});
