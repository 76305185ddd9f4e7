import { Text as NativeText, type TextProps as NativeTextProps } from 'react-native';

import { useGround } from '@/components/theme';
import { TYPE, type TypeVariant } from '@/components/theme/type';

interface TextProps extends NativeTextProps {
  readonly variant?: TypeVariant;
  readonly tone?: 'text' | 'quiet' | 'onAction';
}

const HEADINGS: readonly TypeVariant[] = ['display', 'title', 'question'];

export function Text({ variant = 'body', tone = 'text', style, ...rest }: TextProps) {
  const ground = useGround();
  return (
    <NativeText
      role={HEADINGS.includes(variant) ? 'heading' : undefined}
      // The layouts are made to survive text at twice its size; beyond that the system zooms.
      maxFontSizeMultiplier={2}
      {...rest}
      style={[TYPE[variant], { color: ground[tone] }, style]}
    />
  );
}
