/** A coach mark: a ring around the thing, and a sentence that goes with a tap. */
import { StyleSheet, View } from 'react-native';

import { OnGround, RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { Tap, Text } from '@/components/ui';
import { t } from '@/locales';
import type { RulePlace } from '@/locales/rulebook';

import type { Rect } from '../layout';
import { BUBBLE_MOST, BUBBLE_TEXT, type Bubble } from '../layout/bubble';

export interface CoachMarkProps {
  readonly text: string;
  readonly bubble: Bubble;
  /** What it points at. */
  readonly around: Rect | null;
  readonly onDone: () => void;
  /** Where the rulebook says more. */
  readonly rule: RulePlace;
  readonly onRules: (at: RulePlace) => void;
}

const RING = 3;
const TIP = 12;

export function CoachMark(props: CoachMarkProps) {
  const { text, bubble, around, onDone, rule, onRules } = props;
  const { tokens } = useTheme();
  const { surface } = tokens;
  const { x, y, w, h, tip, side } = bubble;
  return (
    <View style={styles.layer}>
      {around !== null && (
        <View
          style={[
            styles.ring,
            {
              left: around.x - RING,
              top: around.y - RING,
              width: around.w + 2 * RING,
              height: around.h + 2 * RING,
              borderColor: surface.choosable,
            },
          ]}
        />
      )}
      <OnGround name="surface">
        {tip !== null && (
          <View
            style={[
              styles.tip,
              {
                left: x + tip - TIP / 2,
                top: side === 'above' ? y + h - TIP / 2 : y - TIP / 2,
                backgroundColor: surface.fill,
              },
            ]}
          />
        )}
        <View
          testID="coach"
          role="group"
          aria-live="polite"
          accessibilityLiveRegion="polite"
          style={[
            styles.bubble,
            {
              left: x,
              top: y,
              width: w,
              height: h,
              backgroundColor: surface.fill,
              borderColor: surface.choosable,
            },
          ]}
        >
          <Text maxFontSizeMultiplier={BUBBLE_MOST} style={styles.words}>
            {text}
          </Text>
          <View style={styles.buttons}>
            <Tap
              testID="coach-why"
              role="link"
              label={t('prompt.whyRule')}
              onPress={() => onRules(rule)}
              style={styles.done}
            >
              <Text variant="label" maxFontSizeMultiplier={BUBBLE_MOST} style={styles.why}>
                {t('prompt.why')}
              </Text>
            </Tap>
            <Tap testID="coach-done" label={t('coach.gotIt')} onPress={onDone} style={styles.done}>
              <Text variant="label" maxFontSizeMultiplier={BUBBLE_MOST}>
                {t('coach.gotIt')}
              </Text>
            </Tap>
          </View>
        </View>
      </OnGround>
    </View>
  );
}

const styles = StyleSheet.create({
  layer: { position: 'absolute', inset: 0, zIndex: 1200, pointerEvents: 'box-none' },
  ring: { position: 'absolute', borderWidth: 3, borderRadius: RADIUS.m, pointerEvents: 'none' },
  tip: { position: 'absolute', width: TIP, height: TIP, transform: [{ rotate: '45deg' }] },
  bubble: {
    position: 'absolute',
    borderWidth: 2,
    borderRadius: RADIUS.m,
    paddingHorizontal: 13,
    paddingTop: 12,
    justifyContent: 'space-between',
    boxShadow: '0px 4px 16px rgba(40, 28, 12, 0.28)',
  },
  words: BUBBLE_TEXT,
  buttons: { flexDirection: 'row', justifyContent: 'space-between' },
  why: { textDecorationLine: 'underline' },
  done: {
    minHeight: TOUCH,
    justifyContent: 'center',
    paddingHorizontal: SPACE.s,
    borderRadius: RADIUS.s,
  },
});
