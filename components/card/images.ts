/** Browser only: caches pictures as images once they are drawn, for as long as the app runs. */
import { drawLayers } from './canvas';
import type { PictureProps } from './layers';
import { nearest, type Sized } from './nearest';

type Drawn = Pick<PictureProps, 'name' | 'w' | 'h' | 'layers'>;

/** At least twice the page's resolution, so that a card stays sharp when it is enlarged. */
const finenessNow = () => Math.max(2, Math.ceil(window.devicePixelRatio));

const keyOf = ({ name, w, h }: Drawn) => `${name} ${w} ${h} ${finenessNow()}`;

interface Made extends Sized {
  readonly address: string;
}

const images = new Map<string, string>();
/** All sizes of a picture, by its name. */
const sizes = new Map<string, Made[]>();
const begun = new Map<string, Promise<void>>();
let last: Promise<void> = Promise.resolve();

/** The image's URL, once it has been made. */
export const imageOf = (picture: Drawn): string | undefined => images.get(keyOf(picture));

/** An image of similar size and shape, shown until the right one is made. */
export const imageLike = (picture: Drawn): string | undefined =>
  nearest(sizes.get(picture.name) ?? [], picture)?.address;

/** Runs when the browser is idle, but always eventually. */
const leisure = () =>
  new Promise<void>((begin) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => begin(), { timeout: 1000 });
    else setTimeout(begin, 50);
  });

async function make(key: string, { name, w, h, layers }: Drawn): Promise<void> {
  await leisure();
  const canvas = document.createElement('canvas');
  // The canvas is read back at once, so keep it out of graphics memory.
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return;
  const fineness = finenessNow();
  canvas.width = Math.ceil(w * fineness);
  canvas.height = Math.ceil(h * fineness);
  pen.scale(fineness, fineness);
  drawLayers(pen, layers);
  const dots = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (dots === null) return;
  const address = URL.createObjectURL(dots);
  // Decode it first, otherwise it would flash empty when shown.
  const image = new Image();
  image.src = address;
  await image.decode();
  images.set(key, address);
  sizes.set(name, [...(sizes.get(name) ?? []), { w, h, address }]);
}

/** Made one at a time. If one fails, the picture simply stays SVG. */
export function makeImage(picture: Drawn): Promise<void> {
  const key = keyOf(picture);
  const known = begun.get(key);
  if (known !== undefined) return known;
  last = last.then(() => make(key, picture)).catch(() => undefined);
  begun.set(key, last);
  return last;
}
