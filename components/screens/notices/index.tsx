/** Messages shown on every screen: storage faults, or something found at startup. */
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { OnGround, RADIUS, SPACE, useTheme } from '@/components/theme';
import { Button, Text } from '@/components/ui';
import { t } from '@/locales';
import { useGame } from '@/store/game';
import { useLostLanguage } from '@/store/language';
import { useReview } from '@/store/review';
import type { FaultCode } from '@/store/saves';
import { useSaves } from '@/store/saves';

interface Told {
  readonly text: string;
  readonly retry: (() => void) | null;
  /** The way out: play with nothing saved. */
  readonly unkept?: (() => void) | null;
  readonly close: () => void;
}

/** Another try would fail too, or the game goes on by itself. */
const FINAL: ReadonlySet<FaultCode> = new Set([
  'gameMissing',
  'gameDamaged',
  'newerRules',
  'internal',
]);

/** The other tab saves: playing here unsaved would only confuse. A computer needs no storage. */
const mayPlayUnkept = (code: FaultCode) =>
  !FINAL.has(code) && code !== 'otherTab' && code !== 'noComputer';

function useTold(): Told | null {
  const fault = useGame((s) => s.fault);
  const played = useGame((s) => s.notice);
  const lookedAt = useReview((s) => s.notice);
  const saves = useSaves((s) => s.fault);
  const notOpened = useSaves((s) => s.status === 'failed');
  const setAside = useSaves((s) => s.setAside);
  const unkept = useSaves((s) => s.unkept);
  const language = useLostLanguage();
  if (fault !== null) {
    const { retry, playUnkept, dismissFault } = useGame.getState();
    return {
      text: t(`fault.${fault.code}`),
      retry: FINAL.has(fault.code) ? null : retry,
      unkept: mayPlayUnkept(fault.code) ? playUnkept : null,
      close: dismissFault,
    };
  }
  const notice = played ?? lookedAt;
  if (notice !== null) {
    const { dismissNotice } = played === null ? useReview.getState() : useGame.getState();
    return {
      text: t(`notice.${notice.code}`, { lost: notice.lost }),
      retry: null,
      close: dismissNotice,
    };
  }
  const { dismiss, openAll, playUnkept } = useSaves.getState();
  if (saves !== null) {
    const retry = notOpened ? () => void openAll() : null;
    const out = retry !== null && mayPlayUnkept(saves.code) ? () => playUnkept(null) : null;
    return { text: t(`fault.${saves.code}`), retry, unkept: out, close: dismiss };
  }
  if (unkept !== null) {
    const text = t(unkept === 'chosen' ? 'notice.unkeptChosen' : 'notice.unkept');
    return { text, retry: null, close: dismiss };
  }
  if (setAside !== null) {
    const { rescued, lost } = setAside;
    return { text: t('notice.setAside', { rescued, lost }), retry: null, close: dismiss };
  }
  if (language !== null) {
    const { name, again, close } = language;
    return { text: t('notice.languageLost', { name }), retry: again, close };
  }
  return null;
}

export function Notices() {
  const told = useTold();
  const insets = useSafeAreaInsets();
  const { surface } = useTheme().tokens;
  if (told === null) return null;
  return (
    <View style={[styles.frame, { top: insets.top + SPACE.s }]}>
      <View
        testID="notice"
        role="alert"
        style={[styles.panel, { backgroundColor: surface.fill, borderColor: surface.text }]}
      >
        <OnGround name="surface">
          <Text variant="fact">{told.text}</Text>
          <View style={styles.row}>
            {told.retry !== null && (
              <Button
                kind="primary"
                testID="notice-retry"
                label={t('fault.retry')}
                onPress={told.retry}
              />
            )}
            {told.unkept && (
              <Button testID="notice-unkept" label={t('fault.playUnkept')} onPress={told.unkept} />
            )}
            <Button testID="notice-close" label={t('sheet.close')} onPress={told.close} />
          </View>
        </OnGround>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  frame: {
    position: 'absolute',
    left: 0,
    right: 0,
    alignItems: 'center',
    paddingHorizontal: SPACE.m,
    pointerEvents: 'box-none',
  },
  panel: {
    width: '100%',
    maxWidth: 520,
    borderWidth: 2,
    borderRadius: RADIUS.m,
    padding: SPACE.m,
    gap: SPACE.s,
  },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
});
