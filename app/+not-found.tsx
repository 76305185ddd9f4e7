import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, Hills, Screen, Text } from '@/components/ui';
import { t } from '@/locales';

export default function NotFound() {
  const router = useRouter();
  return (
    <Screen testID="not-found" backdrop={<Hills />}>
      <View style={styles.middle}>
        <Text variant="title" style={styles.text}>
          {t('notFound.title')}
        </Text>
        <Text style={styles.text}>{t('notFound.body')}</Text>
        <Button
          kind="primary"
          testID="not-found-home"
          label={t('notFound.home')}
          onPress={() => router.replace('/')}
        />
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  middle: { flex: 1, justifyContent: 'center', alignItems: 'center', gap: SPACE.m },
  text: { textAlign: 'center', maxWidth: 420 },
});
