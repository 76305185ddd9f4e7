/** A picture that was rendered at build time (`npm run faces`): one native view, and no shapes. */
import { memo } from 'react';
import { Image, type ImageStyle, type StyleProp } from 'react-native';

interface RasterProps {
  readonly source: number;
  /** Replaces the colour of a picture that has only one. */
  readonly tint?: string;
  /** How it fills a box of another shape; by default without bars, cut at the sides. */
  readonly fit?: 'cover' | 'contain';
  readonly style: StyleProp<ImageStyle>;
  readonly testID?: string;
}

export const Raster = memo(function Raster(props: RasterProps) {
  const { source, tint, fit = 'cover', style, testID } = props;
  return (
    <Image
      testID={testID}
      source={source}
      // Android would fade in every card that is turned over.
      fadeDuration={0}
      resizeMode={fit}
      tintColor={tint}
      style={style}
    />
  );
});
