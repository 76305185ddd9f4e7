/** What the five tasks do, for the place where a card is read while none is. */
import { memo } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Glyph } from '@/components/card';
import { RADIUS, SPACE, useGround, useTextSize } from '@/components/theme';
import { Text } from '@/components/ui';
import type { Material } from '@/engine';
import { MATERIALS, TASK_OF, VALUE_OF } from '@/engine';
import { t } from '@/locales';

import { ONE_LINE, referenceFit } from '../model/reference-fit';

function Task(props: {
  readonly material: Material;
  readonly now: boolean;
  readonly brief: boolean;
  /** In one line, whatever its length. */
  readonly cut: boolean;
}) {
  const { material, now, brief, cut } = props;
  const ground = useGround();
  const card = t('task.card', { material: t(`material.${material}`), value: VALUE_OF[material] });
  return (
    <View
      testID={now ? 'reference-now' : undefined}
      style={[styles.row, brief && styles.tight, now && { borderColor: ground.choosable }]}
    >
      <Glyph material={material} size={brief ? 16 : 22} />
      <View style={styles.words}>
        <Text
          variant="fact"
          numberOfLines={cut ? 1 : undefined}
          style={brief ? styles.small : styles.strong}
        >
          {t(`task.does.${TASK_OF[material]}`)}
        </Text>
        {!brief && (
          <Text variant="small" tone="quiet">
            {card}
          </Text>
        )}
      </View>
      {brief && (
        <Text variant="small" tone="quiet" aria-label={card}>
          {VALUE_OF[material]}
        </Text>
      )}
    </View>
  );
}

/** `now`: the material of the task that is being done; `height`: what can be seen without scrolling. */
export const Reference = memo(function Reference({
  now,
  height,
}: {
  readonly now: Material | null;
  readonly height: number;
}) {
  const text = Math.max(1, useWindowDimensions().fontScale) * useTextSize();
  const { brief, also, hint, nowFirst } = referenceFit(height, text);
  const order =
    nowFirst && now !== null ? [now, ...MATERIALS.filter((other) => other !== now)] : MATERIALS;
  return (
    <View testID="reference" style={styles.all}>
      {order.map((material) => (
        <Task
          key={material}
          material={material}
          now={material === now}
          brief={brief}
          cut={brief && !nowFirst && text <= ONE_LINE}
        />
      ))}
      {also && (
        <Text variant="small" tone="quiet">
          {t('task.else')}
        </Text>
      )}
      {hint && (
        <Text variant="small" tone="quiet">
          {t('inspector.empty')}
        </Text>
      )}
    </View>
  );
});

const styles = StyleSheet.create({
  all: { gap: 1 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    paddingHorizontal: 6,
    paddingVertical: 1,
    borderRadius: RADIUS.s,
    borderWidth: 2,
    borderColor: 'transparent',
  },
  tight: { paddingHorizontal: 3, gap: 6 },
  words: { flex: 1 },
  strong: { fontFamily: 'NotoSans-SemiBold', fontSize: 13, lineHeight: 18 },
  small: { fontFamily: 'NotoSans-SemiBold', fontSize: 12, lineHeight: 18 },
});
