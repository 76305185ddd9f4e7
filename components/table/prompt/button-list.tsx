/** The buttons of a question. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph, SealDrawing } from '@/components/card';
import { RADIUS, SPACE, TOUCH, useGround } from '@/components/theme';
import { Tap, Text } from '@/components/ui';
import { useReady } from '@/components/ui/use-ready';

import {
  DETAIL,
  detailWidths,
  LABEL,
  labelWidths,
  MOST_LINES,
  MOST_TEXT,
  sharesOf,
} from './buttons';
import { wholeLabel, type PromptButton } from './model';
import type { PromptProps } from './props';

/** Size of the seal on a button that a hint means. */
const SEAL = 18;

function ActButton(props: {
  readonly button: PromptButton;
  readonly basis: `${number}%`;
  /** The widths of label and detail. */
  readonly even: number | undefined;
  readonly evenDetail: number | undefined;
  readonly busy: boolean;
  readonly armed: boolean;
  readonly onPress: () => void;
}) {
  const { button, basis, even, evenDetail, busy, armed, onPress } = props;
  const ground = useGround();
  const primary = button.kind === 'primary';
  const tone = primary ? 'onAction' : 'text';
  return (
    <Tap
      testID={`act-${button.id}`}
      label={wholeLabel(button)}
      onPress={onPress}
      disabled={busy}
      style={[
        styles.button,
        // Not as flexBasis: Yoga keeps a share of the width that the row had before it was turned.
        { width: basis, borderColor: button.kind === 'plain' ? 'transparent' : ground.control },
        primary && { backgroundColor: ground.action, borderColor: ground.action },
        armed && styles.armed,
        (button.detailGood === true || button.hinted !== undefined) && {
          borderColor: ground.choosable,
          borderWidth: 2,
        },
      ]}
      pressedStyle={{ backgroundColor: primary ? ground.actionPressed : `${ground.control}33` }}
    >
      {button.hinted !== undefined && (
        <SealDrawing
          testID={`hint-${button.hinted}`}
          name={button.hinted}
          size={SEAL}
          style={styles.seal}
        />
      )}
      <View style={styles.actRow}>
        {button.material !== undefined && (
          <Glyph
            material={button.material}
            size={16}
            color={primary ? ground.onAction : undefined}
          />
        )}
        <Text
          variant="label"
          tone={tone}
          numberOfLines={MOST_LINES}
          maxFontSizeMultiplier={MOST_TEXT}
          // A button that asks again has a longer label.
          style={[styles.label, !armed && { maxWidth: even }]}
        >
          {armed ? `${button.label}?` : button.label}
        </Text>
      </View>
      {button.detail !== undefined && (
        <Text
          variant="small"
          tone={primary ? 'onAction' : 'quiet'}
          maxFontSizeMultiplier={MOST_TEXT}
          style={[styles.detail, { maxWidth: evenDetail }]}
        >
          {button.detail}
        </Text>
      )}
    </Tap>
  );
}

/** A button asks again before a choice that cannot be undone, until the question changes. */
function useArmed({ question, careful, onButton }: PromptProps) {
  const [armed, setArmed] = useState<string | null>(null);
  const [asked, setAsked] = useState(question);
  if (asked !== question) {
    setAsked(question);
    setArmed(null);
  }
  const press = (button: PromptButton) => {
    if (careful && button.final && armed !== button.id) {
      setArmed(button.id);
      return;
    }
    setArmed(null);
    onButton(button);
  };
  return { armed, press };
}

export function ButtonList(props: PromptProps & { readonly text: number }) {
  const { at, buttons, busy, text, of = null } = props;
  const { armed, press } = useArmed(props);
  // Only touches wait: keys and screen readers press the button they are at, wherever it stands.
  const takesTouch = useReady(of);
  const shares = sharesOf(buttons, at.w, text);
  const even = labelWidths(buttons, at.w, text);
  const evenDetail = detailWidths(buttons, at.w, text);
  return (
    <View collapsable={false} style={[styles.buttons, !takesTouch && styles.untouchable]}>
      {buttons.map((button, i) => (
        <ActButton
          key={button.id}
          button={button}
          basis={`${shares[i] ?? 100}%`}
          even={even[i]}
          evenDetail={evenDetail[i]}
          busy={busy}
          armed={armed === button.id}
          onPress={() => press(button)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, paddingTop: 4 },
  untouchable: { pointerEvents: 'none' },
  button: {
    flexGrow: 1,
    minHeight: TOUCH,
    minWidth: TOUCH,
    borderWidth: 1.5,
    borderRadius: RADIUS.s + 2,
    paddingHorizontal: 8,
    paddingVertical: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  seal: { position: 'absolute', left: -7, top: -7 },
  armed: { borderStyle: 'dashed', borderWidth: 3 },
  actRow: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 6 },
  label: { ...LABEL, flexShrink: 1, textAlign: 'center' },
  detail: { ...DETAIL, textAlign: 'center' },
});
