import { useEffect, useState } from 'react';
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
  /** They are loaded or cannot be loaded: nothing will be added any more. */
  readonly known: boolean;
  readonly onContinue: () => void;
  readonly onQuick: () => void;
  readonly onNew: () => void;
  readonly onSaved: () => void;
  /** No game was finished yet: an easy one is offered first, and the lessons. */
  readonly newcomer: boolean;
  /** Some lesson was taken. */
  readonly learned: boolean;
  readonly onDaily: () => void;
  readonly onPuzzles: () => void;
  readonly onFirst: () => void;
  readonly onLearn: () => void;
  readonly onRules: () => void;
  readonly onCards: () => void;
  readonly onStatistics: () => void;
  readonly onSettings: () => void;
  readonly onAbout: () => void;
}

const MAX_PICTURE = 460;
const LEAST_PICTURE = 76;
/** Height of the text and buttons on a narrow screen, without the game to continue. */
const WORDS = 456;
/** Height of the buttons alone. */
const ACTS = 320;
const CONTINUE = 66;
const FIRST = 68;
const LESSONS = 56;
const MORE = 52;

/** On a small phone the picture shrinks, so that every button is visible. */
function pictureOn(width: number, height: number, props: StartScreenProps): number {
  const { continues, newcomer, learned } = props;
  const taught = newcomer ? FIRST + (learned ? 0 : LESSONS) : MORE;
  const more = (continues === null ? 0 : CONTINUE) + taught;
  const left = height - WORDS - more;
  const room = Math.min(width - 2 * SPACE.m, height * 0.34, left);
  return Math.min(MAX_PICTURE, Math.max(LEAST_PICTURE, room));
}

/** Grouped, so that none of them wraps alone. */
function Pages({ newcomer, learned, ...props }: StartScreenProps) {
  const { onLearn, onRules, onStatistics, onSettings, onAbout } = props;
  return (
    <View style={[styles.row, styles.together]}>
      {(!newcomer || learned) && (
        <Button kind="plain" testID="start-learn" label={t('learn.short')} onPress={onLearn} />
      )}
      <Button kind="plain" testID="start-rules" label={t('home.rules')} onPress={onRules} />
      {!newcomer && (
        <Button
          kind="plain"
          testID="start-statistics"
          label={t('home.statistics')}
          onPress={onStatistics}
        />
      )}
      <Button
        kind="plain"
        testID="start-settings"
        label={t('home.settings')}
        onPress={onSettings}
      />
      <Button kind="plain" testID="start-about" label={t('start.about')} onPress={onAbout} />
    </View>
  );
}

/** For whoever has played before: something for today. */
function ForToday({ onDaily, onPuzzles, wide }: StartScreenProps & { readonly wide: boolean }) {
  return (
    <View style={[styles.row, wide && styles.rowLeft]}>
      <Button kind="plain" testID="start-daily" label={t('daily.title')} onPress={onDaily} />
      <Button kind="plain" testID="start-puzzles" label={t('puzzles.title')} onPress={onPuzzles} />
    </View>
  );
}

/** Milliseconds after which the buttons can be pressed although a slow storage has not answered. */
const PATIENCE = 1500;

/** Until the games are known there is nothing to press, because offers would move it under the finger. */
function useSettled(known: boolean): boolean {
  const [tired, setTired] = useState(false);
  useEffect(() => {
    if (known) return undefined;
    const timer = setTimeout(() => setTired(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [known]);
  return known || tired;
}

function MainButtons(props: StartScreenProps & { readonly wide: boolean }) {
  const { continues, saved, wide, newcomer, learned } = props;
  const firstKind = continues === null ? 'primary' : 'secondary';
  if (!useSettled(props.known)) return <View style={styles.notYet} />;
  return (
    <View style={[styles.buttons, wide && styles.left]}>
      {continues !== null && (
        <Button
          kind="primary"
          testID="start-continue"
          label={t('home.continue')}
          detail={continues}
          onPress={props.onContinue}
          style={styles.button}
        />
      )}
      {newcomer && (
        <Button
          kind={firstKind}
          testID="start-first"
          label={t('learn.firstGame')}
          detail={t('learn.firstGameOffer')}
          onPress={props.onFirst}
          style={styles.button}
        />
      )}
      {newcomer && !learned && (
        <Button
          testID="start-learn"
          label={t('learn.offer')}
          onPress={props.onLearn}
          style={styles.button}
        />
      )}
      <Button
        kind={newcomer ? 'plain' : firstKind}
        testID="start-quick"
        label={t('new.quick')}
        hint={t('new.quickHelp')}
        onPress={props.onQuick}
        style={styles.button}
      />
      <Button
        kind={newcomer ? 'plain' : 'secondary'}
        testID="start-new"
        label={t('new.table')}
        hint={t('new.tableHelp')}
        onPress={props.onNew}
        style={styles.button}
      />
      {!newcomer && <ForToday {...props} />}
      <View style={[styles.row, wide && styles.rowLeft]}>
        {/* A new user may have only a code from a friend. */}
        <Button
          kind="plain"
          testID="start-saved"
          label={t(saved > 0 ? 'home.saved' : 'game.openShared')}
          onPress={props.onSaved}
        />
        <Button
          kind="plain"
          testID="start-cards"
          label={t('cards.short')}
          onPress={props.onCards}
        />
        <Pages {...props} />
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
    : pictureOn(width, height, props);

  const heading = (
    <View style={[styles.heading, wide && styles.left]}>
      <Text variant="lead" tone="quiet" style={styles.japanese} aria-hidden>
        {t('app.japanese')}
      </Text>
      <Text variant="display" testID="start-title" maxFontSizeMultiplier={1.2}>
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
            <MainButtons {...props} wide />
          </View>
        </View>
      ) : (
        <View style={styles.stack}>
          {heading}
          <StillLife size={picture} />
          <MainButtons {...props} wide={false} />
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
  buttons: { alignItems: 'center', gap: SPACE.s, width: '100%' },
  button: { width: '100%', maxWidth: 340 },
  // Their room is kept.
  notYet: { height: ACTS },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', maxWidth: 520 },
  together: { maxWidth: '100%' },
  // Aligns the labels, not their invisible button frames, with what is above.
  rowLeft: { justifyContent: 'flex-start', marginLeft: -SPACE.m },
});
