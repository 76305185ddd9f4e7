import Svg, { Path } from 'react-native-svg';

import { useGround } from '@/components/theme';

/** Our own icons on a 24-unit grid, so that the look does not depend on an emoji font. */
const ICONS = {
  dawn: [
    'M3 17.5H21',
    'M6 21H18',
    'M6.5 17.5A5.5 5.5 0 0 1 17.5 17.5',
    'M12 4V8',
    'M4.2 9.2L6.6 11.6',
    'M19.8 9.2L17.4 11.6',
  ],
  sun: [
    'M12 7.5A4.5 4.5 0 1 1 12 16.5A4.5 4.5 0 1 1 12 7.5Z',
    'M12 1.8V4',
    'M12 20V22.2',
    'M1.8 12H4',
    'M20 12H22.2',
    'M4.8 4.8L6.4 6.4',
    'M17.6 17.6L19.2 19.2',
    'M19.2 4.8L17.6 6.4',
    'M6.4 17.6L4.8 19.2',
  ],
  moon: ['M20 14.2A8.5 8.5 0 1 1 9.8 4A6.8 6.8 0 0 0 20 14.2Z'],
  back: ['M15 5L8 12L15 19'],
  close: ['M6 6L18 18', 'M18 6L6 18'],
  bin: [
    'M4.5 7H19.5',
    'M9 7V4H15V7',
    'M6.3 7L7.2 20.5H16.8L17.7 7',
    'M10.2 11V16.5',
    'M13.8 11V16.5',
  ],
  undo: ['M8.5 5L4 9.5L8.5 14', 'M4 9.5H14.5A5.5 5.5 0 0 1 14.5 20.5H9'],
  redo: ['M15.5 5L20 9.5L15.5 14', 'M20 9.5H9.5A5.5 5.5 0 0 0 9.5 20.5H15'],
  gear: [
    'M12 8.8A3.2 3.2 0 1 1 12 15.2A3.2 3.2 0 1 1 12 8.8Z',
    'M12 3.2V5.6',
    'M12 18.4V20.8',
    'M4.4 7.6L6.5 8.8',
    'M17.5 15.2L19.6 16.4',
    'M4.4 16.4L6.5 15.2',
    'M17.5 8.8L19.6 7.6',
    'M12 5.6A6.4 6.4 0 1 1 12 18.4A6.4 6.4 0 1 1 12 5.6Z',
  ],
  copy: ['M9 9H19.5V20.5H9Z', 'M5 15.5H4.5V3.5H15V5'],
  menu: ['M4 7H20', 'M4 12H20', 'M4 17H20'],
  scroll: ['M6 4H18V20H6Z', 'M9 8.5H15', 'M9 12H15', 'M9 15.5H13'],
  eye: [
    'M2.5 12C5 7.5 8.5 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.5 18.5 12 18.5S5 16.5 2.5 12Z',
    'M12 9.2A2.8 2.8 0 1 1 12 14.8A2.8 2.8 0 1 1 12 9.2Z',
  ],
  next: ['M9 5L16 12L9 19'],
  tag: ['M4 4H12L20.5 12.5L12.5 20.5L4 12Z', 'M8.4 8.4h.1'],
  /** Two linked rings. */
  partner: [
    'M9 6.5A5.5 5.5 0 1 1 9 17.5A5.5 5.5 0 1 1 9 6.5Z',
    'M15 6.5A5.5 5.5 0 1 1 15 17.5A5.5 5.5 0 1 1 15 6.5Z',
  ],
  play: ['M8 5L18.5 12L8 19Z'],
  pause: ['M8.5 5V19', 'M15.5 5V19'],
  lastTurn: ['M5 5V19', 'M18 5L10 12L18 19Z'],
  nextTurn: ['M19 5V19', 'M6 5L14 12L6 19Z'],
  plus: ['M12 5V19', 'M5 12H19'],
  minus: ['M5 12H19'],
  tick: ['M5 12.5L10 17.5L19 7'],
  shuffle: [
    'M3 7H7L17 17H21',
    'M3 17H7L10 14',
    'M14 10L17 7H21',
    'M18.5 4.5L21 7L18.5 9.5',
    'M18.5 14.5L21 17L18.5 19.5',
  ],
  person: [
    'M12 4.5A3.8 3.8 0 1 1 12 12.1A3.8 3.8 0 1 1 12 4.5Z',
    'M4.5 20.5A7.5 6.5 0 0 1 19.5 20.5',
  ],
  machine: [
    'M5 7.5H19V18.5H5Z',
    'M12 4V7.5',
    'M9.3 11.8V13.2',
    'M14.7 11.8V13.2',
    'M9.5 15.8H14.5',
  ],
  hand: [
    'M4.5 9.5L9.5 4.5L11.5 20.5H7Z',
    'M9.5 4.5H14.5L15.5 20.5H11.5',
    'M14.5 4.8L19.5 9.5L18 20.5H15.5',
  ],
  hourglass: [
    'M6 3.5H18',
    'M6 20.5H18',
    'M7.5 3.5V7L12 12L16.5 7V3.5',
    'M7.5 20.5V17L12 12L16.5 17V20.5',
  ],
  retry: ['M19.5 12A7.5 7.5 0 1 1 17 6.4', 'M19.8 3V7.6H15.2'],
} as const;

export type IconName = keyof typeof ICONS;

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly color?: string;
}

/** Hidden from screen readers: always beside a word or inside a labelled control. */
export function Icon({ name, size = 24, color }: IconProps) {
  const ground = useGround();
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {ICONS[name].map((d) => (
        <Path
          key={d}
          d={d}
          fill="none"
          stroke={color ?? ground.text}
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </Svg>
  );
}
