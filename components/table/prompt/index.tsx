/** The question and its buttons, always in the same place within reach of the thumb. */
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  ScrollView,
  StyleSheet,
  View,
  useWindowDimensions,
  type AccessibilityActionEvent,
} from 'react-native';

import { Glyph, SealDrawing } from '@/components/card';
import type { Rect } from '@/components/table/layout';
import { OnGround, RADIUS, SPACE, TOUCH, useGround, useTheme } from '@/components/theme';
import { FOCUS_HOME, Icon, IconButton, Tap, Text, useFocusRing } from '@/components/ui';
import { useReady } from '@/components/ui/use-ready';
import { t } from '@/locales';
import type { RulePlace } from '@/locales/rulebook';

import { DETAIL, LABEL, labelWidths, MOST_LINES, MOST_TEXT, sharesOf } from './buttons';
import { wholeLabel, type PromptButton } from './model';
import {
  CORNER,
  MOST_FACT,
  mostQuestion,
  promptNeed,
  questionWidth,
  ruleWidth,
  WHY,
  WORDS,
  type PromptWords,
} from './room';

export interface PromptProps {
  readonly at: Rect;
  readonly question: string;
  readonly detail: string | null;
  /** Why something cannot be chosen; replaces the detail. */
  readonly why: string | null;
  readonly acts: readonly PromptButton[];
  readonly busy: boolean;
  /** What the buttons are for: when it changes, they take no touch for a moment. Null if they always do. */
  readonly of?: unknown;
  /** Ask again before a choice that cannot be undone. */
  readonly careful: boolean;
  readonly onAct: (act: PromptButton) => void;
  /** Deselects the chosen card; null if none is chosen or a button does it. */
  readonly onLetGo?: (() => void) | null;
  readonly lamp?: { readonly label: string; readonly said: string | null } | null;
  readonly onLamp?: () => void;
  /** Where the rulebook says why. */
  readonly rule?: RulePlace | null;
  readonly onRule?: (rule: RulePlace) => void;
  /** Extra screen reader actions at the question, besides answering it. */
  readonly asides?: readonly { readonly name: string; readonly label: string }[];
  readonly onAside?: (name: string) => void;
}

/** Above all cards. */
export const PROMPT_Z = 1100;

/** A panel that is too low by less than this still shows all its words. */
const SLACK = 3;

/** Size of the seal on a button that a hint means. */
const SEAL = 18;

function ActButton(props: {
  readonly act: PromptButton;
  readonly basis: `${number}%`;
  /** The width of the label. */
  readonly even: number | undefined;
  readonly busy: boolean;
  readonly armed: boolean;
  readonly onPress: () => void;
}) {
  const { act, basis, even, busy, armed, onPress } = props;
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
  readonly text: number;
  readonly words: PromptWords;
}

/** Where not all words have room, a reason that has just been given is brought into sight. */
function useReasonInSight(question: string, why: string | null) {
  const scroll = useRef<ScrollView>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (why !== null) scroll.current?.scrollToEnd({ animated: false });
    // The first question is at its top, and a browser would lay out the whole table only to see that.
    else if (!isFirst.current) scroll.current?.scrollTo({ y: 0, animated: false });
    isFirst.current = false;
  }, [question, why]);
  return scroll;
}

function Words(props: WordsProps) {
  const { at, question, detail, why, onLetGo, lamp, asides, onAside, tight, text, words } = props;
  const type = tight ? WORDS.tight : WORDS.roomy;
  const maxWidth = questionWidth(words, type.question, at.w, text);
  const said = why ?? detail;
  const scroll = useReasonInSight(question, why);
  const hasRoom = promptNeed(words, at.w, text, WORDS.tight) <= at.h + SLACK;
  const asked = {
    accessibilityActions: asides,
    onAccessibilityAction: (event: AccessibilityActionEvent) =>
      onAside?.(event.nativeEvent.actionName),
  };
  return (
    <ScrollView
      ref={scroll}
      role="group"
      aria-label={t('prompt.words')}
      style={[styles.scroll, (isGiven(onLetGo) || isGiven(lamp)) && styles.besideMark]}
      contentContainerStyle={styles.words}
      showsVerticalScrollIndicator={!hasRoom}
      persistentScrollbar={!hasRoom}
    >
      {question !== '' && (
        <WithRule {...props} last={said === null}>
          <Text
            variant="question"
            testID="question"
            {...asked}
            maxFontSizeMultiplier={mostQuestion(at.w)}
            style={[type.question, { maxWidth }]}
          >
            {question}
          </Text>
        </WithRule>
      )}
      {said !== null && (
        <WithRule {...props} last>
          <Text
            variant="fact"
            testID={why === null ? 'question-detail' : 'why-not'}
            {...(question === '' && asked)}
            maxFontSizeMultiplier={MOST_FACT}
            tone={why === null ? 'quiet' : 'text'}
            style={[type.fact, why !== null && WHY, styles.shrink]}
          >
            {said}
          </Text>
        </WithRule>
      )}
    </ScrollView>
  );
}

/** The last words, with "Why?" at their end. */
function WithRule(props: WordsProps & { readonly last: boolean; readonly children: ReactNode }) {
  const { rule = null, onRule, last, tight, children } = props;
  if (!last || rule === null) return children;
  return (
    <View style={styles.ruled}>
      {children}
      <Tap
        testID="why"
        role="link"
        label={t('prompt.whyRule')}
        onPress={() => onRule?.(rule)}
        style={[styles.rule, { width: ruleWidth() }]}
      >
        <Text
          variant="fact"
          tone="quiet"
          maxFontSizeMultiplier={1}
          style={[tight ? WORDS.tight.fact : WORDS.roomy.fact, styles.ruleText]}
        >
          {t('prompt.why')}
        </Text>
      </Tap>
    </View>
  );
}

/** Lit once it was asked. */
function Lamp(props: {
  readonly label: string;
  readonly said: string | null;
  readonly onPress?: () => void;
}) {
  const { label, said, onPress } = props;
  const ground = useGround();
  const isLit = said !== null;
  return (
    <Tap
      testID="hint"
      label={label}
      onPress={() => onPress?.()}
      style={[styles.corner, styles.lamp, isLit && { backgroundColor: ground.choosable }]}
      pressedStyle={{ backgroundColor: `${ground.control}33` }}
    >
      <Icon name="lamp" color={isLit ? ground.fill : undefined} />
    </Tap>
  );
}

const isGiven = <T,>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined;

function Acts(props: PromptProps & { readonly text: number }) {
  const { at, acts, busy, text, of = null } = props;
  const { armed, press } = useArmed(props);
  // Only touches wait: keys and screen readers press the button they are at, wherever it stands.
  const takesTouch = useReady(of);
  const shares = sharesOf(acts, at.w, text);
  const even = labelWidths(acts, at.w, text);
  return (
    <View collapsable={false} style={[styles.acts, !takesTouch && styles.untouchable]}>
      {acts.map((act, i) => (
        <ActButton
          key={act.id}
          act={act}
          basis={`${shares[i] ?? 100}%`}
          even={even[i]}
          busy={busy}
          armed={armed === act.id}
          onPress={() => press(act)}
        />
      ))}
    </View>
  );
}

export const Prompt = memo(function Prompt(props: PromptProps) {
  const { at, question, detail, why, acts, lamp, onLetGo } = props;
  const { ring, onFocus, onBlur } = useFocusRing();
  const { tokens, text: size } = useTheme();
  const { surface } = tokens;
  const text = Math.max(1, useWindowDimensions().fontScale) * size;
  const corner = isGiven(onLetGo) || isGiven(lamp);
  const words = {
    question,
    detail: why ?? detail,
    why: why !== null,
    acts,
    corner,
    rule: isGiven(props.rule),
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
        <Words {...props} tight={tight} text={text} words={words} />
        {isGiven(onLetGo) && (
          <View style={styles.corner}>
            <IconButton icon="close" label={t('act.letGo')} onPress={onLetGo} testID="let-go" />
          </View>
        )}
        {isGiven(lamp) && <Lamp {...lamp} onPress={props.onLamp} />}
        <Acts {...props} text={text} />
      </OnGround>
    </View>
  );
});

const styles = StyleSheet.create({
  panel: {
    position: 'absolute',
    zIndex: PROMPT_Z,
    borderWidth: 1,
    borderRadius: RADIUS.m,
    paddingHorizontal: 10,
    paddingVertical: 6,
    boxShadow: '0px 2px 10px rgba(40, 28, 12, 0.16)',
  },
  scroll: { flex: 1 },
  words: { flexGrow: 1, justifyContent: 'center', paddingHorizontal: 4 },
  besideMark: { marginRight: CORNER },
  corner: { position: 'absolute', right: 2, top: 2 },
  lamp: {
    width: TOUCH,
    height: TOUCH,
    borderRadius: TOUCH / 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  shrink: { flexShrink: 1 },
  ruled: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between' },
  // Larger than its line, without moving what stands around it.
  rule: {
    height: TOUCH,
    marginVertical: (17 - TOUCH) / 2,
    alignItems: 'flex-end',
    justifyContent: 'center',
  },
  ruleText: { textDecorationLine: 'underline' },
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
