import { useId } from 'react';
import { View } from 'react-native';
import Svg, { Circle, ClipPath, Defs, G, Path, Rect } from 'react-native-svg';

import { CARD, MATERIALS, useTheme } from '@/components/theme';
import { t } from '@/locales';

type Material = keyof typeof MATERIALS;

/** A tucked card: its rotation, and the position of the end that sticks out. */
interface Tucked {
  readonly material: Material;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

const CARD_W = 52;
const CARD_H = 92;

const CARDS: readonly Tucked[] = [
  { material: 'metal', x: 158, y: 56, turn: -2 },
  { material: 'clay', x: 36, y: 156, turn: -91 },
  { material: 'paper', x: 30, y: 216, turn: -88 },
  { material: 'cloth', x: 284, y: 152, turn: 89 },
  { material: 'metal', x: 290, y: 212, turn: 92 },
  { material: 'stone', x: 130, y: 308, turn: 181 },
  { material: 'paper', x: 192, y: 303, turn: 178 },
];

/** Drawn on the coloured end, in 52 × 24 units. */
const PATTERNS: Record<Material, readonly string[]> = {
  paper: ['M2 24L18 0', 'M16 24L32 0', 'M30 24L46 0', 'M44 24L52 12', 'M2 6L6 0'],
  stone: ['M6 7h9', 'M22 5h11', 'M40 8h8', 'M12 16h11', 'M31 17h10'],
  cloth: [
    'M2 21A8 8 0 0 1 18 21A8 8 0 0 1 34 21A8 8 0 0 1 50 21',
    'M10 12A8 8 0 0 1 26 12A8 8 0 0 1 42 12',
  ],
  clay: ['M8 7h.1', 'M21 7h.1', 'M34 7h.1', 'M46 7h.1', 'M14 16h.1', 'M27 16h.1', 'M40 16h.1'],
  metal: [
    'M4 12A9 9 0 1 1 22 12A9 9 0 1 1 4 12',
    'M17 12A9 9 0 1 1 35 12A9 9 0 1 1 17 12',
    'M30 12A9 9 0 1 1 48 12A9 9 0 1 1 30 12',
  ],
};

function TuckedCard({ material, x, y, turn }: Tucked) {
  const { ink, mid, tint } = MATERIALS[material];
  return (
    <G transform={`translate(${x} ${y}) rotate(${turn}) translate(${-CARD_W / 2} 0)`}>
      <Rect width={CARD_W} height={CARD_H} rx={6} fill={CARD.washi} stroke={ink} strokeWidth={2} />
      <Path d="M0 24V6A6 6 0 0 1 6 0H46A6 6 0 0 1 52 6V24Z" fill={ink} />
      {PATTERNS[material].map((d) => (
        <Path
          key={d}
          d={d}
          fill="none"
          stroke={mid}
          strokeOpacity={0.55}
          strokeWidth={material === 'clay' || material === 'stone' ? 3.2 : 1.4}
          strokeLinecap="round"
        />
      ))}
      <Rect
        x={7}
        y={31}
        width={CARD_W - 14}
        height={54}
        fill={tint}
        stroke={ink}
        strokeWidth={1.5}
      />
    </G>
  );
}

/** The temple on the mat, 96 units wide. */
function Temple({ color }: { color: string }) {
  return (
    <G fill={color}>
      <Path d="M44 6L48 0L52 6C60 14 74 19 86 20L84 25H12L10 20C22 19 36 14 44 6Z" />
      <Path d="M20 30H76V36H20Z" />
      <Path d="M26 38C24 44 12 50 0 51L3 57H93L96 51C84 50 72 44 70 38Z" />
      <Path d="M16 61H80V66H16Z" />
      <Path d="M20 66H26V92H20ZM38 66H43V92H38ZM53 66H58V92H53ZM70 66H76V92H70Z" />
      <Path d="M8 92H88V97H8Z" />
    </G>
  );
}

/** A mat under the sun or the moon, with cards tucked under its four edges. */
export function StillLife({ size }: { size: number }) {
  const { table, mat, shadow } = useTheme().tokens;
  const disc = `disc${useId().replace(/[^a-zA-Z0-9]/g, '')}`;
  return (
    <View role="img" aria-label={t('start.pictureLabel')}>
      <Svg width={size} height={size} viewBox="14 14 292 296" aria-hidden>
        <Defs>
          <ClipPath id={disc}>
            <Circle cx={216} cy={98} r={79} />
          </ClipPath>
        </Defs>
        <Circle cx={216} cy={98} r={78} fill={table.sky} fillOpacity={0.88} />
        <G fill={table.fill} clipPath={`url(#${disc})`}>
          <Rect x={196} y={60} width={112} height={8} rx={4} />
          <Rect x={236} y={77} width={72} height={5} rx={2.5} />
        </G>
        {CARDS.map((card) => (
          <TuckedCard key={`${card.material}${card.turn}`} {...card} />
        ))}
        <Rect x={78} y={106} width={168} height={168} rx={10} fill={shadow} fillOpacity={0.22} />
        <Rect
          x={76}
          y={100}
          width={168}
          height={168}
          rx={10}
          fill={mat.fill}
          stroke={mat.edge}
          strokeWidth={4}
        />
        <Rect
          x={85}
          y={109}
          width={150}
          height={150}
          rx={5}
          fill="none"
          stroke={mat.ornament}
          strokeOpacity={0.4}
        />
        <G transform="translate(112 136)">
          <Temple color={mat.ornament} />
        </G>
      </Svg>
    </View>
  );
}
