import { use, type ReactNode, type Ref } from 'react';
import {
  Platform,
  StyleSheet,
  Text as NativeText,
  type StyleProp,
  type TextProps as NativeTextProps,
  type TextStyle,
} from 'react-native';

import { useGround, useTextSize } from '@/components/theme';
import { faceOf, hasStandIns, type AnyFontName } from '@/components/theme/faces';
import { longestPart, roomIn } from '@/components/theme/measure';
import { inPhrases, withCounters } from '@/components/theme/phrases';
import { WindowWidthContext } from '@/components/theme/theme';
import { TYPE, type TypeVariant } from '@/components/theme/type';

import { FOCUS_HOME } from './focus';

interface TextProps extends NativeTextProps {
  readonly ref?: Ref<NativeText>;
  readonly variant?: TypeVariant;
  readonly tone?: 'text' | 'quiet' | 'onAction';
  /** False if the text only looks like a heading, such as a number in a button. */
  readonly heading?: boolean;
}

/**
 * A page has one first-level heading, which is its focus home; its sections have the second level.
 */
const HEADING: Readonly<Partial<Record<TypeVariant, 1 | 2>>> = {
  display: 1,
  title: 1,
  question: 2,
};

function asHeading(level: 1 | 2): object {
  return { role: 'heading', 'aria-level': level, ...(level === 1 && FOCUS_HOME) };
}

/** Scales text to the reader's size, up to the limit the caller sets, and sets it in the fonts of the language. */
function sized(style: StyleProp<TextStyle>, by: number): StyleProp<TextStyle> {
  if (by === 1 && !hasStandIns()) return style;
  const flat = StyleSheet.flatten(style);
  const { fontFamily, fontSize, lineHeight } = flat;
  return {
    ...flat,
    ...(fontFamily !== undefined && { fontFamily: faceOf(fontFamily as AnyFontName) }),
    ...(fontSize !== undefined && { fontSize: fontSize * by }),
    ...(lineHeight !== undefined && { lineHeight: lineHeight * by }),
  };
}

const held = Platform.OS === 'web' ? inPhrases : withCounters;

/** Japanese words with marks where their lines may break, or may not. */
function asSet(words: ReactNode): ReactNode {
  if (!hasStandIns()) return words;
  if (typeof words === 'string') return held(words);
  return Array.isArray(words)
    ? words.map((word: ReactNode) => (typeof word === 'string' ? held(word) : word))
    : words;
}

/** A title is large already, so it grows less with the reader's text size. */
const MOST_TITLE = 1.6;
/** A word too long for the smallest phone is set smaller, but is still a title. */
const LEAST_TITLE = 0.7;
/** The margins of a page, and the way back beside its title. */
const AROUND_TITLE = 104;

/** How much a title may grow before its longest word no longer fits on the smallest phone. */
function mostForTitle(words: ReactNode, width: number): number {
  if (typeof words !== 'string') return MOST_TITLE;
  const fits = roomIn(width - AROUND_TITLE) / longestPart(words, TYPE.title);
  return Math.max(LEAST_TITLE, Math.min(MOST_TITLE, fits));
}

export function Text({
  variant = 'body',
  tone = 'text',
  heading = true,
  style,
  ...rest
}: TextProps) {
  const ground = useGround();
  const text = useTextSize();
  const most = variant === 'title' ? mostForTitle(rest.children, use(WindowWidthContext)) : 2;
  const { allowFontScaling = true, maxFontSizeMultiplier = most } = rest;
  const level = heading ? HEADING[variant] : undefined;
  const by = allowFontScaling ? Math.min(text, maxFontSizeMultiplier ?? most) : 1;
  return (
    <NativeText
      {...(level !== undefined && asHeading(level))}
      // Layouts support text at twice its size; beyond that the system zooms.
      maxFontSizeMultiplier={most}
      {...rest}
      style={sized([TYPE[variant], { color: ground[tone] }, style], by)}
    >
      {asSet(rest.children)}
    </NativeText>
  );
}
