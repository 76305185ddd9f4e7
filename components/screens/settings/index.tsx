import { feel, playSound } from '@/components/senses';
import { isSquare } from '@/components/theme/phrases';
import { Button, Choices, Panel, TitledPage } from '@/components/ui';
import { spokenLanguage, t } from '@/locales';
import type { LanguageCode } from '@/locales/languages';
import { languageCodes, offered } from '@/locales/languages';
import type { Settings } from '@/store/settings';
import { useSettings } from '@/store/settings';
import { useLearn } from '@/store/learn';

const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
const THEMES = ['system', 'light', 'dark'] as const;
const MOTIONS = ['system', 'full', 'reduced'] as const;
const SOUNDS = ['off', 'quiet', 'full'] as const;
const PASSINGS = ['alone', 'always', 'never'] as const;
const TEXTS = [1, 1.15, 1.3, 1.5, 2] as const;

interface ChangeProps {
  readonly settings: Settings;
  readonly change: (part: Partial<Settings>) => void;
}

const onOff = () => [
  { value: true, label: t('settings.on') },
  { value: false, label: t('settings.off') },
];

/** The serif has the letters of every language's name; the fonts of a language come only when it is spoken. */
const faceOfName = (code: LanguageCode) =>
  isSquare(offered(code).name) && code !== spokenLanguage()
    ? { fontFamily: 'ShipporiMincho-Medium' as const }
    : null;

/** Each language by its own name. With a single one there is nothing to choose. */
function LanguageChoice(props: ChangeProps & { readonly codes: readonly LanguageCode[] }) {
  const { settings, change, codes } = props;
  if (codes.length < 2) return null;
  return (
    <Choices
      label={t('settings.language')}
      testID="settings-language"
      value={settings.language}
      options={[
        { value: 'system' as const, label: t('settings.language.system') },
        ...codes.map((value) => ({ value, label: offered(value).name, ...faceOfName(value) })),
      ]}
      onChange={(language) => change({ language })}
    />
  );
}

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

/** Coach marks: on or off, and all of them once more. */
function MarkChoices({ settings, change }: ChangeProps) {
  const seen = useLearn((s) => s.seen.length);
  return (
    <>
      <Choices
        label={t('settings.marks')}
        testID="settings-marks"
        value={settings.marks}
        options={onOff()}
        onChange={(marks) => change({ marks })}
      />
      {settings.marks && seen > 0 && (
        <Button
          kind="plain"
          label={t('settings.marksAgain')}
          detail={t('settings.marksSeen', { n: seen })}
          testID="settings-marks-again"
          onPress={() => useLearn.getState().forgetMarks()}
        />
      )}
    </>
  );
}

function SenseChoices({ settings, change }: ChangeProps) {
  return (
    <>
      <Choices
        label={t('settings.passing')}
        testID="settings-passing"
        value={settings.passing}
        options={PASSINGS.map((value) => ({ value, label: t(`settings.passing.${value}`) }))}
        onChange={(passing) => change({ passing })}
      />
      <Choices
        label={t('settings.quick')}
        testID="settings-quick"
        value={settings.quick}
        options={onOff()}
        onChange={(quick) => change({ quick })}
      />
      <Choices
        label={t('settings.longPress')}
        testID="settings-long-press"
        value={settings.longPress}
        options={onOff()}
        onChange={(longPress) => change({ longPress })}
      />
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

export function SettingsScreen(props: {
  readonly onBack: () => void;
  readonly onBackup: () => void;
  /** Offers the language made for tests, too. */
  readonly pseudo?: boolean;
}) {
  const { onBack, onBackup, pseudo = false } = props;
  const settings = useSettings((s) => s);
  const isTest = pseudo || settings.language === 'pseudo';
  const codes: LanguageCode[] = isTest ? [...languageCodes, 'pseudo'] : languageCodes;
  const { change } = settings;
  return (
    <TitledPage
      testID="settings"
      title={t('settings.title')}
      back={t('settings.back')}
      onBack={onBack}
    >
      <Panel>
        <LanguageChoice settings={settings} change={change} codes={codes} />
        <TableChoices settings={settings} change={change} />
        <MarkChoices settings={settings} change={change} />
        <SenseChoices settings={settings} change={change} />
      </Panel>
      <Button testID="settings-backup" label={t('backup.title')} onPress={onBackup} />
    </TitledPage>
  );
}
