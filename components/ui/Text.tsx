import {
  StyleSheet,
  Text as NativeText,
  type StyleProp,
  type TextProps as NativeTextProps,
  type TextStyle,
} from 'react-native';

import { useGround, useTheme } from '@/components/theme';
import { TYPE, type TypeVariant } from '@/components/theme/type';

interface TextProps extends NativeTextProps {
  readonly variant?: TypeVariant;
  readonly tone?: 'text' | 'quiet' | 'onAction';
}

const HEADINGS: readonly TypeVariant[] = ['display', 'title', 'question'];

/** Text at the reader's own size; like the device's, it stops where the caller says. */
function sized(style: StyleProp<TextStyle>, by: number): StyleProp<TextStyle> {
  if (by === 1) return style;
  const flat = StyleSheet.flatten(style);
  const { fontSize, lineHeight } = flat;
  return {
    ...flat,
    ...(fontSize !== undefined && { fontSize: fontSize * by }),
    ...(lineHeight !== undefined && { lineHeight: lineHeight * by }),
  };
}

export function Text({ variant = 'body', tone = 'text', style, ...rest }: TextProps) {
  const ground = useGround();
  const { text } = useTheme();
  const { allowFontScaling = true, maxFontSizeMultiplier = 2 } = rest;
  const by = allowFontScaling ? Math.min(text, maxFontSizeMultiplier ?? 2) : 1;
  return (
    <NativeText
      role={HEADINGS.includes(variant) ? 'heading' : undefined}
      // The layouts are made to survive text at twice its size; beyond that the system zooms.
      maxFontSizeMultiplier={2}
      {...rest}
      style={sized([TYPE[variant], { color: ground[tone] }, style], by)}
    />
  );
}
