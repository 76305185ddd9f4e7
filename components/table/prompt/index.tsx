/** The question and its buttons, always in the same place within reach of the thumb. */
import { memo, useState } from 'react';
import { ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native';

import { Glyph } from '@/components/card';
import type { Rect } from '@/components/table/layout';
import { OnGround, RADIUS, SPACE, TOUCH, useGround, useTheme } from '@/components/theme';
import { FOCUS_HOME, IconButton, Tap, Text, useFocusRing } from '@/components/ui';
import { t } from '@/locales';

import { DETAIL, LABEL, MOST_LINES, MOST_TEXT, sharesOf } from './buttons';
import type { PromptButton } from './model';
import { LET_GO, MOST_FACT, mostQuestion, promptNeed, WHY, WORDS } from './room';

export interface PromptProps {
  readonly at: Rect;
  readonly question: string;
  readonly detail: string | null;
  /** Why something cannot be chosen; replaces the detail. */
  readonly why: string | null;
  readonly acts: readonly PromptButton[];
  readonly busy: boolean;
  /** Ask again before a choice that cannot be undone. */
  readonly careful: boolean;
  readonly onAct: (act: PromptButton) => void;
  /** Deselects the chosen card; null if none is chosen or a button does it. */
  readonly onLetGo?: (() => void) | null;
  /** Extra screen reader actions at the question, besides answering it. */
  readonly asides?: readonly { readonly name: string; readonly label: string }[];
  readonly onAside?: (name: string) => void;
}

/** A panel that is too low by less than this still shows all its words. */
const SLACK = 3;

function ActButton(props: {
  readonly act: PromptButton;
  readonly basis: `${number}%`;
  readonly busy: boolean;
  readonly armed: boolean;
  readonly onPress: () => void;
}) {
  const { act, basis, busy, armed, onPress } = props;
  const ground = useGround();
  const primary = act.kind === 'primary';
  const tone = primary ? 'onAction' : 'text';
  return (
    <Tap
      testID={`act-${act.id}`}
      label={act.detail === undefined ? act.label : `${act.label}: ${act.detail}`}
      onPress={onPress}
      disabled={busy}
      style={[
        styles.act,
        { flexBasis: basis, borderColor: act.kind === 'plain' ? 'transparent' : ground.control },
        primary && { backgroundColor: ground.action, borderColor: ground.action },
        armed && styles.armed,
        act.detailGood && { borderColor: ground.choosable, borderWidth: 2 },
      ]}
      pressedStyle={{ backgroundColor: primary ? ground.actionPressed : `${ground.control}33` }}
    >
      <View style={styles.actRow}>
        {act.material !== undefined && (
          <Glyph material={act.material} size={16} color={primary ? ground.onAction : undefined} />
        )}
        <Text
          variant="label"
          tone={tone}
          numberOfLines={MOST_LINES}
          maxFontSizeMultiplier={MOST_TEXT}
          style={styles.label}
        >
          {armed ? `${act.label}?` : act.label}
        </Text>
      </View>
      {act.detail !== undefined && (
        <Text
          variant="small"
          tone={primary ? 'onAction' : 'quiet'}
          maxFontSizeMultiplier={MOST_TEXT}
          style={styles.detail}
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

interface WordsProps extends PromptProps {
  /** There is less room than the words need. */
  readonly tight: boolean;
}

function Words({ at, question, detail, why, onLetGo, asides, onAside, tight }: WordsProps) {
  const type = tight ? WORDS.tight : WORDS.roomy;
  const said = why ?? detail;
  return (
    <ScrollView
      role="group"
      aria-label={t('prompt.words')}
      style={[styles.scroll, isGiven(onLetGo) && styles.besideMark]}
      contentContainerStyle={styles.words}
      showsVerticalScrollIndicator={false}
    >
      <Text
        variant="question"
        testID="question"
        accessibilityActions={asides}
        onAccessibilityAction={(event) => onAside?.(event.nativeEvent.actionName)}
        maxFontSizeMultiplier={mostQuestion(at.w)}
        style={type.question}
      >
        {question}
      </Text>
      {said !== null && (
        <Text
          variant="fact"
          testID={why === null ? 'question-detail' : 'why-not'}
          maxFontSizeMultiplier={MOST_FACT}
          tone={why === null ? 'quiet' : 'text'}
          style={[type.fact, why !== null && WHY]}
        >
          {said}
        </Text>
      )}
    </ScrollView>
  );
}

const isGiven = <T,>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined;

function Acts(props: PromptProps & { readonly text: number }) {
  const { at, acts, busy, text } = props;
  const { armed, press } = useArmed(props);
  const shares = sharesOf(acts, at.w, text);
  return (
    <View style={styles.acts}>
      {acts.map((act, i) => (
        <ActButton
          key={act.id}
          act={act}
          basis={`${shares[i] ?? 100}%`}
          busy={busy}
          armed={armed === act.id}
          onPress={() => press(act)}
        />
      ))}
    </View>
  );
}

export const Prompt = memo(function Prompt(props: PromptProps) {
  const { at, question, detail, why, acts, onLetGo } = props;
  const { ring, onFocus, onBlur } = useFocusRing();
  const { tokens, text: size } = useTheme();
  const { surface } = tokens;
  const text = Math.max(1, useWindowDimensions().fontScale) * size;
  const words = {
    question,
    detail: why ?? detail,
    why: why !== null,
    acts,
    letGo: isGiven(onLetGo),
  };
  const tight = promptNeed(words, at.w, text) > at.h + SLACK;
  return (
    <View
      testID="prompt"
      role="group"
      aria-label={t('prompt.label')}
      {...FOCUS_HOME}
      onFocus={onFocus}
      onBlur={onBlur}
      style={[
        styles.panel,
        {
          left: at.x,
          top: at.y,
          width: at.w,
          height: at.h,
          backgroundColor: surface.fill,
          borderColor: surface.rule,
        },
        ring,
      ]}
    >
      <OnGround name="surface">
        <Words {...props} tight={tight} />
        {isGiven(onLetGo) && (
          <View style={styles.letGo}>
            <IconButton icon="close" label={t('act.letGo')} onPress={onLetGo} testID="let-go" />
          </View>
        )}
        <Acts {...props} text={text} />
      </OnGround>
    </View>
  );
});

const styles = StyleSheet.create({
  panel: {
    position: 'absolute',
    zIndex: 1100,
    borderWidth: 1,
    borderRadius: RADIUS.m,
    paddingHorizontal: 10,
    paddingVertical: 6,
    boxShadow: '0px 2px 10px rgba(40, 28, 12, 0.16)',
  },
  scroll: { flex: 1 },
  words: { flexGrow: 1, justifyContent: 'center', paddingHorizontal: 4 },
  besideMark: { marginRight: LET_GO },
  letGo: { position: 'absolute', right: 2, top: 2 },
  acts: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, paddingTop: 4 },
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
  armed: { borderStyle: 'dashed', borderWidth: 3 },
  actRow: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 6 },
  label: { ...LABEL, flexShrink: 1, textAlign: 'center' },
  detail: { ...DETAIL, textAlign: 'center' },
});
