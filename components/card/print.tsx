import { memo } from 'react';

import { Text } from '@/components/ui';

import type { PrintProps } from './printed';

export const Print = memo(function Print(props: PrintProps) {
  const { x, y, w, h, size, color, spacing, narrow = 1, upright = false, children } = props;
  return (
    <Text
      allowFontScaling={false}
      numberOfLines={1}
      // As in a browser: one more letter is better than an ellipsis.
      ellipsizeMode="clip"
      style={{
        position: 'absolute',
        left: x,
        top: y,
        width: w,
        height: h,
        lineHeight: h,
        fontSize: size,
        fontFamily: props.font ?? 'NotoSans-SemiBold',
        letterSpacing: spacing,
        textAlign: w === undefined ? 'left' : 'center',
        color,
        transform: upright ? [{ rotate: '-90deg' }] : [{ scaleX: narrow }],
      }}
    >
      {children}
    </Text>
  );
});
