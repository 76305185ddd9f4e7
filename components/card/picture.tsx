/** Draws a picture on a device as vectors; see picture.web.tsx for browsers. */
import { memo, useId } from 'react';
import type { ViewStyle } from 'react-native';
import Svg, { Circle, ClipPath, Defs, G, Pattern, Rect } from 'react-native-svg';

import type { Box, Layer, PictureProps } from './layers';
import { Shapes } from './shapes';

function BoxShape({ at, ...paint }: { at: Box; fill?: string; opacity?: number }) {
  return <Rect x={at.x} y={at.y} width={at.w} height={at.h} {...paint} />;
}

function LayerView({ layer, id }: { readonly layer: Layer; readonly id: string }) {
  switch (layer.kind) {
    case 'box': {
      const { kind: _, ...shape } = layer;
      return <BoxShape {...shape} />;
    }
    case 'disc':
      return <Circle cx={layer.cx} cy={layer.cy} r={layer.r} fill={layer.fill} />;
    case 'tiles': {
      const { tile, grain, tones, at, opacity } = layer;
      return (
        <>
          <Defs>
            <Pattern
              id={id}
              width={tile.width * grain}
              height={tile.height * grain}
              patternUnits="userSpaceOnUse"
              viewBox={`0 0 ${tile.width} ${tile.height}`}
            >
              <Shapes art={tile.art} tones={tones} />
            </Pattern>
          </Defs>
          <BoxShape at={at} fill={`url(#${id})`} opacity={opacity} />
        </>
      );
    }
    case 'art': {
      const { art, tones, place, within } = layer;
      const drawing = (
        <G transform={`translate(${place.x} ${place.y}) scale(${place.scale})`}>
          <Shapes art={art} tones={tones} />
        </G>
      );
      if (within === undefined) return drawing;
      return (
        <>
          <Defs>
            <ClipPath id={id}>
              <BoxShape at={within} />
            </ClipPath>
          </Defs>
          <G clipPath={`url(#${id})`}>{drawing}</G>
        </>
      );
    }
  }
}

export const Picture = memo(function Picture({ w, h, layers, inset }: PictureProps) {
  const id = useId().replace(/[^a-zA-Z0-9]/g, '');
  const place: ViewStyle | undefined =
    inset === undefined ? undefined : { position: 'absolute', left: inset, top: inset };
  return (
    <Svg width={w} height={h} style={place} aria-hidden>
      {layers.map((layer, i) => (
        <LayerView key={i} layer={layer} id={`${id}n${i}`} />
      ))}
    </Svg>
  );
});
