/** On devices an icon is a picture in the colour of its ground; see icon.web.tsx for browsers. */
import { useGround } from '@/components/theme';

import { ICON_PICTURES } from './icon-pictures';
import { ICON_GRID, type IconProps } from './icons';
import { Raster } from './raster';

/** Silent: always beside a word or inside a labelled control. */
export function Icon({ name, size = ICON_GRID, color }: IconProps) {
  const ground = useGround();
  return (
    <Raster
      source={ICON_PICTURES[name]()}
      tint={color ?? ground.text}
      style={{ width: size, height: size }}
    />
  );
}
