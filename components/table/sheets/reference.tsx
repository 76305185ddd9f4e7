/** What the five tasks do; shown in the inspector while no card is inspected. */
import { memo } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Glyph } from '@/components/card';
import { RADIUS, useGround, useTextSize } from '@/components/theme';
import { Text } from '@/components/ui';
import type { Material } from '@/engine';
import { MATERIALS, VALUE_OF } from '@/engine';
import { t } from '@/locales';

import {
  cardWords,
  does,
  referenceFit,
  ROW_BORDER,
  ROW_ENDS,
  ROW_GAP,
  TASK_ROW,
} from '../model/reference-fit';

function Task(props: {
  readonly material: Material;
  readonly now: boolean;
  readonly brief: boolean;
}) {
  const { material, now, brief } = props;
  const ground = useGround();
  const card = cardWords(material);
  const row = TASK_ROW[brief ? 'brief' : 'full'];
  return (
    <View
      testID={now ? 'reference-now' : undefined}
      style={[styles.row, brief && styles.tight, now && { borderColor: ground.choosable }]}
    >
      <Glyph material={material} size={row.glyph} />
      <View style={styles.words}>
        <Text variant="fact" style={row.type}>
          {does(material)}
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

/** `now`: material of the current task; `height`, `width`: visible area without scrolling. */
export const Reference = memo(function Reference({
  now,
  height,
  width,
}: {
  readonly now: Material | null;
  readonly height: number;
  readonly width: number;
}) {
  const text = Math.max(1, useWindowDimensions().fontScale) * useTextSize();
  const { brief, also, hint, nowFirst } = referenceFit(height, width, text);
  const order =
    nowFirst && now !== null ? [now, ...MATERIALS.filter((other) => other !== now)] : MATERIALS;
  return (
    <View testID="reference" style={styles.all}>
      {order.map((material) => (
        <Task key={material} material={material} now={material === now} brief={brief} />
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
  all: { gap: ROW_GAP },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: TASK_ROW.full.gap,
    paddingHorizontal: TASK_ROW.full.rim,
    paddingVertical: ROW_ENDS,
    borderRadius: RADIUS.s,
    borderWidth: ROW_BORDER,
    borderColor: 'transparent',
  },
  tight: { paddingHorizontal: TASK_ROW.brief.rim, gap: TASK_ROW.brief.gap },
  words: { flex: 1 },
});
