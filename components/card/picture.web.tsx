/**
 * In a browser a picture is the text of its shapes at first, and soon a plain image, which also stands in for other
 * sizes until those are made: when a zone grows, all of its cards change in one step. As elements of the page, the
 * shapes of all cards were most of what the browser went through in every frame in which anything changed.
 */
import { memo, useEffect, useId, useState, type CSSProperties } from 'react';

import { imageLike, imageOf, makeImage } from './images';
import type { PictureProps } from './layers';
import { pictureMarkup } from './markup';

const PICTURE: CSSProperties = {
  display: 'block',
  flexShrink: 0,
  // A card is taken by the control that lies over it; a browser would drag its picture.
  pointerEvents: 'none',
};

/** What is larger is there once, and for a while. */
const LARGEST = 200;
/** While a window is being resized, sizes come and go. */
const SETTLES = 400;

function useImage({ name, w, h, layers }: PictureProps): string | undefined {
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
  return image ?? (missing ? imageLike({ name, w, h, layers }) : undefined);
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
