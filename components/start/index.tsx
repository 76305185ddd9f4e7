import { StyleSheet, View, useWindowDimensions } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, Screen, Text } from '@/components/ui';
import { t } from '@/locales';

import { Hills } from './Hills';
import { StillLife } from './StillLife';

export { Hills } from './Hills';

interface StartScreenProps {
  readonly onAbout: () => void;
}

const MAX_PICTURE = 460;

export function StartScreen({ onAbout }: StartScreenProps) {
  const { width, height } = useWindowDimensions();
  const wide = width >= 700 && width > height;
  const picture = wide
    ? Math.min(MAX_PICTURE, height - 2 * SPACE.xl, width * 0.5)
    : Math.min(MAX_PICTURE, width - 2 * SPACE.m, height * 0.52);

  const heading = (
    <View style={[styles.heading, wide && styles.left]}>
      <Text variant="lead" tone="quiet" style={styles.japanese} aria-hidden>
        {t('app.japanese')}
      </Text>
      <Text variant="display" testID="start-title">
        {t('app.name')}
      </Text>
      <Text variant="lead" tone="quiet" style={[styles.tagline, wide && styles.taglineLeft]}>
        {t('start.tagline')}
      </Text>
    </View>
  );
  const acts = (
    <View style={[styles.acts, wide && styles.left]}>
      <Button testID="start-about" label={t('start.about')} onPress={onAbout} style={styles.act} />
      <Text variant="fact" tone="quiet">
        {t('start.offline')}
      </Text>
    </View>
  );

  return (
    <Screen testID="start" backdrop={<Hills />}>
      {wide ? (
        <View style={styles.row}>
          <StillLife size={picture} />
          <View style={styles.side}>
            {heading}
            {acts}
          </View>
        </View>
      ) : (
        <View style={styles.stack}>
          {heading}
          <StillLife size={picture} />
          {acts}
        </View>
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  stack: { flex: 1, alignItems: 'center', justifyContent: 'space-between', gap: SPACE.m },
  row: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.xl,
  },
  side: { flexShrink: 1, gap: SPACE.xl },
  heading: { alignItems: 'center' },
  left: { alignItems: 'flex-start' },
  japanese: { letterSpacing: 6 },
  tagline: { textAlign: 'center', maxWidth: 340, marginTop: SPACE.xs },
  taglineLeft: { textAlign: 'left' },
  acts: { alignItems: 'center', gap: SPACE.s, width: '100%' },
  act: { width: '100%', maxWidth: 340 },
});
