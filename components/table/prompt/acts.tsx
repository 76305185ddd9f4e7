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
  readonly act: PromptButton;
  readonly basis: `${number}%`;
  /** The widths of label and detail. */
  readonly even: number | undefined;
  readonly evenDetail: number | undefined;
  readonly busy: boolean;
  readonly armed: boolean;
  readonly onPress: () => void;
}) {
  const { act, basis, even, evenDetail, busy, armed, onPress } = props;
  const ground = useGround();
  const primary = act.kind === 'primary';
  const tone = primary ? 'onAction' : 'text';
  return (
    <Tap
      testID={`act-${act.id}`}
      label={wholeLabel(act)}
      onPress={onPress}
      disabled={busy}
      style={[
        styles.act,
        // Not as flexBasis: Yoga keeps a share of the width that the row had before it was turned.
        { width: basis, borderColor: act.kind === 'plain' ? 'transparent' : ground.control },
        primary && { backgroundColor: ground.action, borderColor: ground.action },
        armed && styles.armed,
        (act.detailGood === true || act.hinted !== undefined) && {
          borderColor: ground.choosable,
          borderWidth: 2,
        },
      ]}
      pressedStyle={{ backgroundColor: primary ? ground.actionPressed : `${ground.control}33` }}
    >
      {act.hinted !== undefined && (
        <SealDrawing
          testID={`hint-${act.hinted}`}
          name={act.hinted}
          size={SEAL}
          style={styles.seal}
        />
      )}
      <View style={styles.actRow}>
        {act.material !== undefined && (
          <Glyph material={act.material} size={16} color={primary ? ground.onAction : undefined} />
        )}
        <Text
          variant="label"
          tone={tone}
          numberOfLines={MOST_LINES}
          maxFontSizeMultiplier={MOST_TEXT}
          // A button that asks again has a longer label.
          style={[styles.label, !armed && { maxWidth: even }]}
        >
          {armed ? `${act.label}?` : act.label}
        </Text>
      </View>
      {act.detail !== undefined && (
        <Text
          variant="small"
          tone={primary ? 'onAction' : 'quiet'}
          maxFontSizeMultiplier={MOST_TEXT}
          style={[styles.detail, { maxWidth: evenDetail }]}
        >
          {act.detail}
        </Text>
      )}
    </Tap>
  );
}

/** A button asks again before a choice that cannot be undone, until the question changes. */
function useArmed({ question, careful, onAct }: PromptProps) {
  const [armed, setArmed] = useState<string | null>(null);
  const [asked, setAsked] = useState(question);
  if (asked !== question) {
    setAsked(question);
    setArmed(null);
  }
  const press = (act: PromptButton) => {
    if (careful && act.final && armed !== act.id) {
      setArmed(act.id);
      return;
    }
    setArmed(null);
    onAct(act);
  };
  return { armed, press };
}

export function Acts(props: PromptProps & { readonly text: number }) {
  const { at, acts, busy, text, of = null } = props;
  const { armed, press } = useArmed(props);
  // Only touches wait: keys and screen readers press the button they are at, wherever it stands.
  const takesTouch = useReady(of);
  const shares = sharesOf(acts, at.w, text);
  const even = labelWidths(acts, at.w, text);
  const evenDetail = detailWidths(acts, at.w, text);
  return (
    <View collapsable={false} style={[styles.acts, !takesTouch && styles.untouchable]}>
      {acts.map((act, i) => (
        <ActButton
          key={act.id}
          act={act}
          basis={`${shares[i] ?? 100}%`}
          even={even[i]}
          evenDetail={evenDetail[i]}
          busy={busy}
          armed={armed === act.id}
          onPress={() => press(act)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  acts: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, paddingTop: 4 },
  untouchable: { pointerEvents: 'none' },
  act: {
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
