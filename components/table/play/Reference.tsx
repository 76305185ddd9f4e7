/** What the five tasks do, for the place where a card is read while none is. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/card';
import { RADIUS, SPACE, useGround } from '@/components/theme';
import { Text } from '@/components/ui';
import type { Material } from '@/engine';
import { MATERIALS, TASK_OF, VALUE_OF } from '@/engine';
import { t } from '@/locales';

/** `now`: the material of the task that is being done. */
export const Reference = memo(function Reference({ now }: { readonly now: Material | null }) {
  const ground = useGround();
  return (
    <View testID="reference" style={styles.all}>
      {MATERIALS.map((material) => (
        <View
          key={material}
          style={[
            styles.row,
            material === now && { borderColor: ground.choosable, borderWidth: 2 },
          ]}
        >
          <Glyph material={material} size={22} />
          <View style={styles.words}>
            <Text variant="fact" style={styles.strong}>
              {t(`task.does.${TASK_OF[material]}`)}
            </Text>
            <Text variant="small" tone="quiet">
              {t('task.card', { material: t(`material.${material}`), value: VALUE_OF[material] })}
            </Text>
          </View>
        </View>
      ))}
      <Text variant="fact" tone="quiet">
        {t('task.else')}
      </Text>
      <Text variant="fact" tone="quiet">
        {t('inspector.empty')}
      </Text>
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
  words: { flexShrink: 1 },
  strong: { fontFamily: 'NotoSans-SemiBold', fontSize: 13, lineHeight: 18 },
});
