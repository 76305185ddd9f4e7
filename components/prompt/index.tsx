/** The question and its buttons, always in the same place, in the thumb's reach. */
import { memo, useState } from 'react';
import { ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native';

import { Glyph } from '@/components/card';
import type { Rect } from '@/components/table/layout';
import { OnGround, RADIUS, SPACE, TOUCH, useGround, useTheme } from '@/components/theme';
import { FOCUS_HOME, Tap, Text, useFocusRing } from '@/components/ui';
import { t } from '@/locales';

import type { Act } from './model';

export interface PromptProps {
  readonly at: Rect;
  readonly question: string;
  readonly detail: string | null;
  /** Why something cannot be chosen: takes the place of the detail. */
  readonly why: string | null;
  readonly acts: readonly Act[];
  readonly busy: boolean;
  /** Ask again before what can never be undone. */
  readonly careful: boolean;
  readonly onAct: (act: Act) => void;
  /** What a screen reader offers at the question, beyond answering it. */
  readonly asides?: readonly { readonly name: string; readonly label: string }[];
  readonly onAside?: (name: string) => void;
}

/** Labels grow with the reader's text, but no further than this. */
const MOST_TEXT = 1.3;
/** On a panel this narrow a larger question would push its own second line out of sight. */
const NARROW = 400;
/** Two labels of more letters than this stand beside each other only with so much width for each letter. */
const LONG = 14;
const PER_LETTER = 10;

/** A side way beside the act itself, "Read it", needs less room than the act's words. */
const isBeside = (acts: readonly Act[]): boolean =>
  acts.length === 2 && acts[0]?.kind === 'primary' && acts[1]?.kind === 'plain';

/** What the act's button has for its words beside a side way, in letters on its two lines. */
const lettersBeside = (width: number): number => 2 * Math.floor((0.6 * width - 38) / 8.25);

/** How many buttons stand beside each other; large text makes a width count for less. */
export function perRow(acts: readonly Act[], wide: number, text = 1): number {
  const n = acts.length;
  if (n <= 1) return 1;
  const width = wide / Math.min(text, MOST_TEXT);
  const longest = Math.max(...acts.map((act) => act.label.length));
  if (isBeside(acts)) return longest > lettersBeside(width) ? 1 : 2;
  if (n === 2 && longest > LONG && width < longest * PER_LETTER) return 1;
  if (n >= 5 || (n === 3 && longest <= (width > 340 ? 13 : 11))) return 3;
  if (n === 3 && width > 500) return 3;
  return 2;
}

/** What a button needs around its words, in letters, and what a letter takes of its width. */
const AROUND = 3;
const LETTER = 8.25;

/**
 * The width of each of three buttons in a row, in percent: the same for all, or by the length of their words where
 * the longest would not stay on one line.
 */
export function thirds(acts: readonly Act[], width: number): number[] {
  const needs = acts.map((act) => act.label.length + AROUND);
  if (acts.length !== 3 || Math.max(...needs) * LETTER < 0.3 * width) return acts.map(() => 30);
  const all = needs.reduce((a, b) => a + b, 0);
  return needs.map((need) => Math.floor((90 * need) / all));
}

export function promptRows(acts: readonly Act[], width: number): number {
  return Math.max(1, Math.ceil(acts.length / perRow(acts, width)));
}

function ActButton(props: {
  readonly act: Act;
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
          numberOfLines={3}
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
          numberOfLines={2}
          maxFontSizeMultiplier={1.3}
          style={styles.detail}
        >
          {act.detail}
        </Text>
      )}
    </Tap>
  );
}

export const Prompt = memo(function Prompt(props: PromptProps) {
  const { at, question, detail, why, acts, busy, careful, onAct } = props;
  const { ring, onFocus, onBlur } = useFocusRing();
  const { tokens, text: size } = useTheme();
  const { surface } = tokens;
  const text = Math.max(1, useWindowDimensions().fontScale) * size;
  const [armed, setArmed] = useState<string | null>(null);
  const [asked, setAsked] = useState(question);
  if (asked !== question) {
    setAsked(question);
    setArmed(null);
  }
  const columns = perRow(acts, at.w, text);
  const beside = isBeside(acts);
  const inThirds = thirds(acts, at.w / Math.min(text, MOST_TEXT));
  const basisOf = (act: Act, i: number): `${number}%` => {
    if (columns === 1) return '100%';
    if (columns === 3) return `${inThirds[i] ?? 30}%`;
    if (!beside) return '46%';
    return act.kind === 'plain' ? '30%' : '60%';
  };

  const press = (act: Act) => {
    if (careful && act.final && armed !== act.id) {
      setArmed(act.id);
      return;
    }
    setArmed(null);
    onAct(act);
  };

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
        <ScrollView
          role="group"
          aria-label={t('prompt.words')}
          style={styles.scroll}
          contentContainerStyle={styles.words}
          showsVerticalScrollIndicator={false}
        >
          <Text
            variant="question"
            testID="question"
            accessibilityActions={props.asides}
            onAccessibilityAction={(event) => props.onAside?.(event.nativeEvent.actionName)}
            maxFontSizeMultiplier={at.w < NARROW ? MOST_TEXT : 1.5}
            style={styles.question}
          >
            {question}
          </Text>
          {(why ?? detail) !== null && (
            <Text
              variant="fact"
              testID={why === null ? 'question-detail' : 'why-not'}
              maxFontSizeMultiplier={1.5}
              tone={why === null ? 'quiet' : 'text'}
              style={[styles.fact, why !== null && styles.why]}
            >
              {why ?? detail}
            </Text>
          )}
        </ScrollView>
        <View style={styles.acts}>
          {acts.map((act, i) => (
            <ActButton
              key={act.id}
              act={act}
              basis={basisOf(act, i)}
              busy={busy}
              armed={armed === act.id}
              onPress={() => press(act)}
            />
          ))}
        </View>
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
  question: { fontSize: 18, lineHeight: 23 },
  fact: { fontSize: 13, lineHeight: 17 },
  why: { fontFamily: 'NotoSans-SemiBold' },
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
  label: { flexShrink: 1, textAlign: 'center', fontSize: 15, lineHeight: 18 },
  detail: { textAlign: 'center', fontSize: 11, lineHeight: 14 },
});
