/** The only place where the tones of an illustration become colours. */
import type { Shape } from './art/types';
import { DASH, FINE_LINE, LINE } from './art/types';
import type { Tones } from './identity';

export type Painted = Exclude<Shape, { kind: 'group' }>;

export function paint(shape: Painted, tones: Tones) {
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
