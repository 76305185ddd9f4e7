import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, PageHead, Panel, Screen, Sheet, Text } from '@/components/ui';
import { t } from '@/locales';

import { AllLicences } from './all-licences';

interface AboutScreenProps {
  readonly version: string;
  readonly onBack: () => void;
}

export function AboutScreen({ version, onBack }: AboutScreenProps) {
  const [licences, setLicences] = useState(false);
  return (
    <Screen testID="about">
      <View style={styles.column}>
        <PageHead testID="about" title={t('about.title')} back={t('about.back')} onBack={onBack} />
        <Panel>
          <Text variant="lead" testID="about-unofficial">
            {t('about.unofficial')}
          </Text>
          <Text testID="about-credit">{t('about.credit')}</Text>
          <Text>{t('about.own')}</Text>
          <Text>{t('about.privacy')}</Text>
          <Button
            testID="about-licences"
            label={t('about.licences')}
            onPress={() => setLicences(true)}
          />
        </Panel>
        <Text variant="fact" tone="quiet" style={styles.version}>
          {t('about.version', { version })}
        </Text>
      </View>
      <Sheet
        open={licences}
        title={t('licences.title')}
        onClose={() => setLicences(false)}
        testID="licences"
        onlyText
      >
        <Text>{t('licences.fonts')}</Text>
        <Text>{t('licences.code')}</Text>
        <AllLicences />
      </Sheet>
    </Screen>
  );
}

const styles = StyleSheet.create({
  column: { width: '100%', maxWidth: 640, alignSelf: 'center', gap: SPACE.m },
  version: { textAlign: 'center' },
});
