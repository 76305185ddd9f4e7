import { StyleSheet, View } from 'react-native';

import { feel, playSound } from '@/components/senses';
import { SPACE } from '@/components/theme';
import { Choices, IconButton, Panel, Screen, Text } from '@/components/ui';
import { t } from '@/locales';
import type { Settings } from '@/store/settings';
import { useSettings } from '@/store/settings';

const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
const THEMES = ['system', 'light', 'dark'] as const;
const MOTIONS = ['system', 'full', 'reduced'] as const;
const SOUNDS = ['off', 'quiet', 'full'] as const;
const TEXTS = [1, 1.15, 1.3, 1.5, 2] as const;

interface ChangeProps {
  readonly settings: Settings;
  readonly change: (part: Partial<Settings>) => void;
}

const onOff = () => [
  { value: true, label: t('settings.on') },
  { value: false, label: t('settings.off') },
];

function TableChoices({ settings, change }: ChangeProps) {
  return (
    <>
      <Choices
        label={t('settings.pace')}
        testID="settings-pace"
        value={settings.pace}
        options={PACES.map((value) => ({ value, label: t(`settings.pace.${value}`) }))}
        onChange={(pace) => change({ pace })}
      />
      <Choices
        label={t('settings.theme')}
        testID="settings-theme"
        value={settings.theme}
        options={THEMES.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
        onChange={(theme) => change({ theme })}
      />
      <Choices
        label={t('settings.motion')}
        testID="settings-motion"
        value={settings.motion}
        options={MOTIONS.map((value) => ({ value, label: t(`settings.motion.${value}`) }))}
        onChange={(motion) => change({ motion })}
      />
      <Choices
        label={t('settings.text')}
        testID="settings-text"
        value={settings.textSize}
        options={TEXTS.map((value) => ({
          value,
          label: t('settings.text.value', { percent: Math.round(value * 100) }),
        }))}
        onChange={(textSize) => change({ textSize })}
      />
    </>
  );
}

function SenseChoices({ settings, change }: ChangeProps) {
  return (
    <>
      <Choices
        label={t('settings.confirm')}
        testID="settings-confirm"
        value={settings.confirmations}
        options={onOff()}
        onChange={(confirmations) => change({ confirmations })}
      />
      <Choices
        label={t('settings.sound')}
        testID="settings-sound"
        value={settings.sound}
        options={SOUNDS.map((value) => ({ value, label: t(`settings.sound.${value}`) }))}
        onChange={(sound) => {
          change({ sound });
          // Plays a sample at the new volume.
          playSound('metal');
        }}
      />
      <Choices
        label={t('settings.haptics')}
        testID="settings-haptics"
        value={settings.haptics}
        options={onOff()}
        onChange={(haptics) => {
          change({ haptics });
          feel('completed');
        }}
      />
    </>
  );
}

export function SettingsScreen({ onBack }: { readonly onBack: () => void }) {
  const settings = useSettings((s) => s);
  const { change } = settings;
  return (
    <Screen testID="settings">
      <View style={styles.column}>
        <View style={styles.row}>
          <IconButton
            icon="back"
            label={t('settings.back')}
            onPress={onBack}
            testID="settings-back"
          />
          <Text variant="title">{t('settings.title')}</Text>
        </View>
        <Panel>
          <TableChoices settings={settings} change={change} />
          <SenseChoices settings={settings} change={change} />
        </Panel>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  column: { gap: SPACE.m, width: '100%', maxWidth: 640, alignSelf: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
});
