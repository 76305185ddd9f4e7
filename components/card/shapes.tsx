import { memo } from 'react';
import { Circle, Ellipse, G, Path, Rect } from 'react-native-svg';

import type { Art, Shape } from './art/types';
import type { Tones } from './identity';
import { paint } from './shape';

interface ShapesProps {
  readonly art: Art;
  readonly tones: Tones;
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
