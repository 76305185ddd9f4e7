/**
 * Browser only: a picture starts as SVG text and soon becomes a plain image, which also stands in
 * for other sizes when a zone changes size. Keeping every shape in the page made each frame with a
 * change slow.
 */
import { memo, useEffect, useId, useState, type CSSProperties } from 'react';

import { imageLike, imageOf, makeImage } from './images';
import type { PictureProps } from './layers';
import { pictureMarkup } from './markup';

const PICTURE: CSSProperties = {
  display: 'block',
  flexShrink: 0,
  // The control above the card handles input; otherwise a browser would drag the image.
  pointerEvents: 'none',
};

/** Larger pictures are rare and short-lived, so caching them does not pay. */
const LARGEST = 200;
/** While a window is resized, sizes change too often to cache. */
const SETTLES = 400;

function useImage({ name, w, h, layers, exact = false }: PictureProps): string | undefined {
  const [, setMade] = useState(0);
  const image = imageOf({ name, w, h, layers });
  const missing = image === undefined && w <= LARGEST;
  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    const timer = setTimeout(() => {
      void makeImage({ name, w, h, layers }).then(() => wanted && setMade((n) => n + 1));
    }, SETTLES);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [missing, name, w, h, layers]);
  return image ?? (missing && !exact ? imageLike({ name, w, h, layers }) : undefined);
}

const Vector = memo(function Vector(props: PictureProps & { readonly style: CSSProperties }) {
  const { w, h, layers, style } = props;
  const id = useId().replace(/[^a-zA-Z0-9]/g, '');
  const shapes = { __html: pictureMarkup(layers, id) };
  return <svg width={w} height={h} aria-hidden style={style} dangerouslySetInnerHTML={shapes} />;
});

export const Picture = memo(function Picture(props: PictureProps) {
  const { w, h, inset } = props;
  const image = useImage(props);
  const style: CSSProperties =
    inset === undefined ? PICTURE : { ...PICTURE, position: 'absolute', left: inset, top: inset };
  return image === undefined ? (
    <Vector {...props} style={style} />
  ) : (
    <img src={image} width={w} height={h} alt="" aria-hidden style={style} />
  );
});
