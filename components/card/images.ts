/** In a browser: pictures that have been drawn are images from then on, for as long as the app runs. */
import { drawLayers } from './canvas';
import type { PictureProps } from './layers';
import { nearest, type Sized } from './nearest';

type Drawn = Pick<PictureProps, 'name' | 'w' | 'h' | 'layers'>;

/** At least twice as fine as the page, so that a card that is shown larger for a moment stays sharp. */
const finenessNow = () => Math.max(2, Math.ceil(window.devicePixelRatio));

const keyOf = ({ name, w, h }: Drawn) => `${name} ${w} ${h} ${finenessNow()}`;

interface Made extends Sized {
  readonly address: string;
}

const images = new Map<string, string>();
/** The same pictures by their name, in every size. */
const sizes = new Map<string, Made[]>();
const begun = new Map<string, Promise<void>>();
let last: Promise<void> = Promise.resolve();

/** Its address, once it has been made. */
export const imageOf = (picture: Drawn): string | undefined => images.get(keyOf(picture));

/** Of about that size and shape, to stand in until the right one has been made. */
export const imageLike = (picture: Drawn): string | undefined =>
  nearest(sizes.get(picture.name) ?? [], picture)?.address;

/** When nothing else is to be done; but not never. */
const leisure = () =>
  new Promise<void>((begin) => {
    // Safari has no such call.
    if ('requestIdleCallback' in window) requestIdleCallback(() => begin(), { timeout: 1000 });
    else setTimeout(begin, 50);
  });

async function make(key: string, { name, w, h, layers }: Drawn): Promise<void> {
  await leisure();
  const canvas = document.createElement('canvas');
  // It is read at once: not worth a place in the graphics memory.
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
  // Shown before it has been read, it would be missing for a moment.
  const image = new Image();
  image.src = address;
  await image.decode();
  images.set(key, address);
  sizes.set(name, [...(sizes.get(name) ?? []), { w, h, address }]);
}

/** One after the other. Where it fails nothing is lost: a picture can stay the shapes that it is made of. */
export function makeImage(picture: Drawn): Promise<void> {
  const key = keyOf(picture);
  const known = begun.get(key);
  if (known !== undefined) return known;
  last = last.then(() => make(key, picture)).catch(() => undefined);
  begun.set(key, last);
  return last;
}
