/** The question and its buttons, always in the same place within reach of the thumb. */
import { memo, useEffect, useRef, type ReactNode } from 'react';
import {
  ScrollView,
  StyleSheet,
  View,
  useWindowDimensions,
  type AccessibilityActionEvent,
} from 'react-native';

import { OnGround, RADIUS, SPACE, TOUCH, useGround, useTheme } from '@/components/theme';
import { FOCUS_HOME, Icon, IconButton, Tap, Text, useFocusRing } from '@/components/ui';
import { t } from '@/locales';

import { ButtonList } from './button-list';
import type { PromptProps } from './props';
import {
  CORNER,
  lastWordsWidth,
  MOST_FACT,
  mostQuestion,
  promptNeed,
  questionWidth,
  ruleWidth,
  toldStyle,
  WHY,
  WORDS,
  wordsRoom,
  type PromptWords,
} from './room';

/** Above all cards. */
export const PROMPT_Z = 1100;

/** A panel that is too low by less than this still shows all its words. */
const SLACK = 3;

interface WordsProps extends PromptProps {
  /** There is less room than the words need. */
  readonly tight: boolean;
  readonly text: number;
  readonly words: PromptWords;
}

/** Where not all words have room, a reason that has just been given is brought into sight. */
function useReasonInSight(question: string, why: string | null, whyIsLast: boolean) {
  const scroll = useRef<ScrollView>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (why !== null && whyIsLast) scroll.current?.scrollToEnd({ animated: false });
    // The first question is at its top, and a browser would lay out the whole table only to see that.
    else if (!isFirst.current) scroll.current?.scrollTo({ y: 0, animated: false });
    isFirst.current = false;
  }, [question, why, whyIsLast]);
  return scroll;
}

function Question(props: WordsProps & { readonly last: boolean }) {
  const { at, question, asides, onAside, tight, text, words, last } = props;
  const type = tight ? WORDS.tight : WORDS.roomy;
  const maxWidth = questionWidth(words, type.question, at.w, text);
  if (question === '') return null;
  return (
    <WithRule {...props} last={last}>
      <Text
        variant="question"
        testID="question"
        {...asked(asides, onAside)}
        maxFontSizeMultiplier={mostQuestion(at.w)}
        style={[type.question, { maxWidth }]}
      >
        {question}
      </Text>
    </WithRule>
  );
}

/** The detail, or the reason that takes its place. */
function Told(props: WordsProps & { readonly said: string | null; readonly room?: number }) {
  const { question, why, asides, onAside, tight, text, said, room } = props;
  const type = tight ? WORDS.tight : WORDS.roomy;
  if (said === null) return null;
  const inLine =
    room !== undefined && lastWordsWidth(said, toldStyle(type, why !== null, text), room) === room;
  return (
    <WithRule {...props} last inLine={inLine}>
      <Text
        variant="fact"
        testID={why === null ? 'question-detail' : 'why-not'}
        {...(question === '' && asked(asides, onAside))}
        maxFontSizeMultiplier={MOST_FACT}
        tone={why === null ? 'quiet' : 'text'}
        style={[type.fact, why !== null && WHY, styles.shrink]}
      >
        {said}
      </Text>
    </WithRule>
  );
}

const asked = (asides: PromptProps['asides'], onAside: PromptProps['onAside']) => ({
  accessibilityActions: asides,
  onAccessibilityAction: (event: AccessibilityActionEvent) =>
    onAside?.(event.nativeEvent.actionName),
});

function Words(props: WordsProps) {
  const { at, question, detail, why, onLetGo, lamp, text, words } = props;
  const said = why ?? detail;
  const scroll = useReasonInSight(question, why, true);
  const hasRoom = promptNeed(words, at.w, text, WORDS.tight) <= at.h + SLACK;
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
      <Question {...props} last={said === null} />
      <Told {...props} said={said} room={wordsRoom(at.w, words.corner === true)} />
    </ScrollView>
  );
}

/**
 * Large text on a small screen: above its buttons the question would be cut off. Here it comes first, and they are
 * scrolled with it; what explains it comes last.
 */
function AllInOne(props: WordsProps) {
  const { question, detail, why, onLetGo, lamp, text } = props;
  const scroll = useReasonInSight(question, why, false);
  return (
    <ScrollView
      ref={scroll}
      testID="prompt-scroll"
      role="group"
      aria-label={t('prompt.words')}
      style={styles.scroll}
      showsVerticalScrollIndicator
      persistentScrollbar
    >
      <View style={[styles.first, (isGiven(onLetGo) || isGiven(lamp)) && styles.besideMark]}>
        <Question {...props} last={why === null && detail === null} />
        {why !== null && <Told {...props} said={why} />}
      </View>
      <Corner {...props} />
      <ButtonList {...props} text={text} />
      {why === null && detail !== null && (
        <View style={styles.lastWords}>
          <Told {...props} said={detail} />
        </View>
      )}
    </ScrollView>
  );
}

/** The button that deselects, or the lamp. */
function Corner({ onLetGo, lamp, onLamp }: PromptProps) {
  return (
    <>
      {isGiven(onLetGo) && (
        <View style={styles.corner}>
          <IconButton icon="close" label={t('act.letGo')} onPress={onLetGo} testID="let-go" />
        </View>
      )}
      {isGiven(lamp) && <Lamp {...lamp} onPress={onLamp} />}
    </>
  );
}

/** The last words, with "Why?" at their end. */
function WithRule(
  props: WordsProps & {
    readonly last: boolean;
    /** The last line leaves room for it: it narrows no other. */
    readonly inLine?: boolean;
    readonly children: ReactNode;
  },
) {
  const { rule = null, isRuleHidden, onRule, last, inLine = false, tight, children } = props;
  if (!last || rule === null) return children;
  const place = [styles.rule, inLine && styles.ruleInLine, { width: ruleWidth() }];
  return (
    <View style={inLine ? undefined : styles.ruled}>
      {children}
      {isRuleHidden === true ? (
        <View style={place} />
      ) : (
        <Tap
          testID="why"
          role="link"
          label={t('prompt.whyRule')}
          onPress={() => onRule?.(rule)}
          style={place}
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
      )}
    </View>
  );
}

/** Lit after a hint was asked for. */
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

export const Prompt = memo(function Prompt(props: PromptProps) {
  const { at, question, detail, why, buttons, lamp, onLetGo } = props;
  const { ring, onFocus, onBlur } = useFocusRing();
  const { tokens, text: size } = useTheme();
  const { surface } = tokens;
  const text = Math.max(1, useWindowDimensions().fontScale) * size;
  const corner = isGiven(onLetGo) || isGiven(lamp);
  const words = {
    question,
    detail: why ?? detail,
    why: why !== null,
    buttons,
    corner,
    rule: isGiven(props.rule),
  };
  const lacks = (what: PromptWords, type?: (typeof WORDS)[keyof typeof WORDS]) =>
    promptNeed(what, at.w, text, type) > at.h + SLACK;
  const tight = lacks(words);
  const isCut = tight && lacks(question === '' ? words : { ...words, detail: null }, WORDS.tight);
  const all = { ...props, tight, text, words };
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
        {isCut ? (
          <AllInOne {...all} />
        ) : (
          <>
            <Words {...all} />
            <Corner {...props} />
            <ButtonList {...props} text={text} />
          </>
        )}
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
  first: { paddingHorizontal: 4 },
  lastWords: { paddingHorizontal: 4, paddingTop: SPACE.s },
  corner: { position: 'absolute', right: 2, top: 2 },
  lamp: {
    width: TOUCH,
    height: TOUCH,
    borderRadius: TOUCH / 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  // A phrase of Japanese may be wider than what "Why?" leaves: it breaks rather than push that out.
  shrink: { flexShrink: 1, minWidth: 0 },
  ruled: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between' },
  // Larger than its line, without moving what stands around it.
  rule: {
    height: TOUCH,
    marginVertical: (17 - TOUCH) / 2,
    alignItems: 'flex-end',
    justifyContent: 'center',
  },
  ruleInLine: { position: 'absolute', right: 0, bottom: 0 },
  ruleText: { textDecorationLine: 'underline' },
});
