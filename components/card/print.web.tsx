/**
 * Browser version: a single element. The interface's Text needs four components, and a table has
 * about a hundred of these.
 */
import { memo, type CSSProperties } from 'react';

import { faceOf } from '@/components/theme/faces';

import type { PrintProps } from './printed';

export const Print = memo(function Print(props: PrintProps) {
  const { x, y, w, h, size, color, spacing, narrow = 1, upright = false, children } = props;
  const style: CSSProperties = {
    position: 'absolute',
    left: x,
    top: y,
    width: w,
    height: h,
    lineHeight: `${h}px`,
    fontSize: size,
    fontFamily: faceOf(props.font ?? 'NotoSans-SemiBold'),
    letterSpacing: spacing,
    textAlign: w === undefined ? 'left' : 'center',
    whiteSpace: 'pre',
    overflow: 'hidden',
    color,
    transform: upright ? 'rotate(-90deg)' : narrow === 1 ? undefined : `scaleX(${narrow})`,
  };
  return <div style={style}>{children}</div>;
});
