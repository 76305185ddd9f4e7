import { StyleSheet, View, useWindowDimensions } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, Hills, Screen, Text } from '@/components/ui';
import { t } from '@/locales';

import { StillLife } from './still-life';

interface StartScreenProps {
  /** The last unfinished game, in words. */
  readonly continues: string | null;
  readonly saved: number;
  /** The saved games are loaded. */
  readonly ready: boolean;
  readonly onContinue: () => void;
  readonly onQuick: () => void;
  readonly onNew: () => void;
  readonly onSaved: () => void;
  readonly onRules: () => void;
  readonly onSettings: () => void;
  readonly onAbout: () => void;
}

const MAX_PICTURE = 460;
const LEAST_PICTURE = 110;
/** Height of the text and buttons on a narrow screen, without the game to continue. */
const WORDS = 456;
const CONTINUE = 66;

/** On a small phone the picture shrinks, so that every button is visible. */
function pictureOn(width: number, height: number, continues: boolean): number {
  const left = height - WORDS - (continues ? CONTINUE : 0);
  const room = Math.min(width - 2 * SPACE.m, height * 0.34, left);
  return Math.min(MAX_PICTURE, Math.max(LEAST_PICTURE, room));
}

function Acts(props: StartScreenProps & { readonly wide: boolean }) {
  const { continues, saved, wide } = props;
  return (
    <View style={[styles.acts, wide && styles.left]}>
      {continues !== null && (
        <Button
          kind="primary"
          testID="start-continue"
          label={t('home.continue')}
          detail={continues}
          onPress={props.onContinue}
          style={styles.act}
        />
      )}
      <Button
        kind={continues === null ? 'primary' : 'secondary'}
        testID="start-quick"
        label={t('new.quick')}
        hint={t('new.quickHelp')}
        onPress={props.onQuick}
        style={styles.act}
      />
      <Button
        testID="start-new"
        label={t('new.table')}
        hint={t('new.tableHelp')}
        onPress={props.onNew}
        style={styles.act}
      />
      <View style={[styles.row, wide && styles.rowLeft]}>
        {/* A new user may have only a code from a friend. */}
        <Button
          kind="plain"
          testID="start-saved"
          label={t(saved > 0 ? 'home.saved' : 'game.openShared')}
          onPress={props.onSaved}
        />
        {/* Grouped, so that none of them wraps alone. */}
        <View style={[styles.row, styles.together]}>
          <Button
            kind="plain"
            testID="start-rules"
            label={t('home.rules')}
            onPress={props.onRules}
          />
          <Button
            kind="plain"
            testID="start-settings"
            label={t('home.settings')}
            onPress={props.onSettings}
          />
          <Button
            kind="plain"
            testID="start-about"
            label={t('start.about')}
            onPress={props.onAbout}
          />
        </View>
      </View>
      <Text variant="fact" tone="quiet" testID={props.ready ? 'start-ready' : 'start-opening'}>
        {t('start.offline')}
      </Text>
    </View>
  );
}

export function StartScreen(props: StartScreenProps) {
  const { width, height } = useWindowDimensions();
  const wide = width >= 700 && width > height;
  const picture = wide
    ? Math.min(MAX_PICTURE, height - 2 * SPACE.xl, width * 0.5)
    : pictureOn(width, height, props.continues !== null);

  const heading = (
    <View style={[styles.heading, wide && styles.left]}>
      <Text variant="lead" tone="quiet" style={styles.japanese} aria-hidden>
        {t('app.japanese')}
      </Text>
      <Text variant="display" testID="start-title" maxFontSizeMultiplier={1.4}>
        {t('app.name')}
      </Text>
      <Text variant="lead" tone="quiet" style={[styles.tagline, wide && styles.taglineLeft]}>
        {t('start.tagline')}
      </Text>
    </View>
  );

  return (
    <Screen testID="start" backdrop={<Hills />}>
      {wide ? (
        <View style={styles.wide}>
          <StillLife size={picture} />
          <View style={styles.side}>
            {heading}
            <Acts {...props} wide />
          </View>
        </View>
      ) : (
        <View style={styles.stack}>
          {heading}
          <StillLife size={picture} />
          <Acts {...props} wide={false} />
        </View>
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  stack: { flex: 1, alignItems: 'center', justifyContent: 'space-between', gap: SPACE.m },
  wide: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.xl,
  },
  side: { flexShrink: 1, gap: SPACE.l },
  heading: { alignItems: 'center' },
  left: { alignItems: 'flex-start' },
  japanese: { letterSpacing: 6 },
  tagline: { textAlign: 'center', maxWidth: 340, marginTop: SPACE.xs },
  taglineLeft: { textAlign: 'left' },
  acts: { alignItems: 'center', gap: SPACE.s, width: '100%' },
  act: { width: '100%', maxWidth: 340 },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', maxWidth: 520 },
  together: { maxWidth: '100%' },
  // Aligns the labels, not their invisible button frames, with what is above.
  rowLeft: { justifyContent: 'flex-start', marginLeft: -SPACE.m },
});
