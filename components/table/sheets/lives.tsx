/** The five lives of a card, a line each; the one it has now is marked. */
import { StyleSheet, View } from 'react-native';

import { RADIUS, SPACE, useGround } from '@/components/theme';
import { Text } from '@/components/ui';
import { t } from '@/locales';

import type { LifeLine } from '../model/lives';

function Line({ life, words, isPresent }: LifeLine) {
  const ground = useGround();
  const name = t(`life.${life}`);
  const head = isPresent ? t('life.present', { life: name }) : name;
  return (
    <View
      testID={`life-${life}`}
      style={[styles.line, { borderColor: isPresent ? ground.choosable : 'transparent' }]}
    >
      <Text variant="fact">
        <Text variant="fact" style={styles.name}>
          {head}
        </Text>
        {`  ${words}`}
      </Text>
    </View>
  );
}

export function Lives({ lives }: { readonly lives: readonly LifeLine[] }) {
  return (
    <View testID="lives">
      <Text variant="label" style={styles.head}>
        {t('lives.title')}
      </Text>
      {lives.map((line) => (
        <Line key={line.life} {...line} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { fontSize: 14, lineHeight: 20 },
  line: {
    borderLeftWidth: 3,
    borderRadius: RADIUS.s,
    paddingLeft: SPACE.s,
    marginLeft: -SPACE.s,
    paddingVertical: 1,
  },
  name: { fontFamily: 'NotoSans-SemiBold' },
});
