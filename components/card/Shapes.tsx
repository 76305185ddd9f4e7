/** Draws illustration data; the one place where its tones become colours. */
import { memo } from 'react';
import { Circle, Ellipse, G, Path, Rect } from 'react-native-svg';

import type { Art, Shape } from './art/types';
import { DASH, FINE_LINE, LINE } from './art/types';
import type { Tones } from './identity';

interface ShapesProps {
  readonly art: Art;
  readonly tones: Tones;
}

type Painted = Exclude<Shape, { kind: 'group' }>;

function paint(shape: Painted, tones: Tones) {
  return {
    fill: shape.fill === undefined ? 'none' : tones[shape.fill],
    ...(shape.stroke !== undefined && {
      stroke: tones[shape.stroke],
      strokeWidth: shape.fine ? FINE_LINE : LINE,
      strokeLinecap: 'round' as const,
      strokeLinejoin: 'round' as const,
    }),
    ...(shape.dashed && { strokeDasharray: [...DASH] }),
  };
}

function ShapeNode({ shape, tones }: { readonly shape: Shape; readonly tones: Tones }) {
  switch (shape.kind) {
    case 'path':
      return <Path d={shape.d} {...paint(shape, tones)} />;
    case 'circle':
      return <Circle cx={shape.cx} cy={shape.cy} r={shape.r} {...paint(shape, tones)} />;
    case 'ellipse':
      return (
        <Ellipse cx={shape.cx} cy={shape.cy} rx={shape.rx} ry={shape.ry} {...paint(shape, tones)} />
      );
    case 'rect':
      return (
        <Rect
          x={shape.x}
          y={shape.y}
          width={shape.w}
          height={shape.h}
          rx={shape.rx}
          {...paint(shape, tones)}
        />
      );
    case 'group': {
      const [degrees, x, y] = shape.rotate;
      return (
        <G transform={`rotate(${degrees} ${x} ${y})`}>
          <Shapes art={shape.shapes} tones={tones} />
        </G>
      );
    }
  }
}

export const Shapes = memo(function Shapes({ art, tones }: ShapesProps) {
  return (
    <>
      {art.map((shape, i) => (
        <ShapeNode key={i} shape={shape} tones={tones} />
      ))}
    </>
  );
});
