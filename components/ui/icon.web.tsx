import Svg, { Path } from 'react-native-svg';

import { useGround } from '@/components/theme';

import { ICON_GRID, ICON_LINE, ICONS, type IconProps } from './icons';

/** Beside a long word a browser would squeeze a drawing to a dot. */
const WHOLE = { flexShrink: 0 } as const;

/** Hidden from screen readers: always beside a word or inside a labelled control. */
export function Icon({ name, size = ICON_GRID, color }: IconProps) {
  const ground = useGround();
  return (
    <Svg
      width={size}
      height={size}
      viewBox={`0 0 ${ICON_GRID} ${ICON_GRID}`}
      style={WHOLE}
      aria-hidden
    >
      {ICONS[name].map((d) => (
        <Path
          key={d}
          d={d}
          fill="none"
          stroke={color ?? ground.text}
          strokeWidth={ICON_LINE}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </Svg>
  );
}
