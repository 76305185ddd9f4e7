/** Pictures as SVG text, which a browser parses far faster than React builds the elements. */
import type { Art, Shape } from './art/types';
import type { Tones } from './identity';
import type { Box, Layer } from './layers';
import { paint } from './shape';

const written = (name: string) => name.replace(/[A-Z]/g, (at) => `-${at.toLowerCase()}`);

function element(tag: string, attributes: object, inside = ''): string {
  const all = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const text = all.map(([name, value]) => ` ${written(name)}="${String(value)}"`).join('');
  return `<${tag}${text}>${inside}</${tag}>`;
}

function shapeMarkup(shape: Shape, tones: Tones): string {
  switch (shape.kind) {
    case 'path':
      return element('path', { d: shape.d, ...paint(shape, tones) });
    case 'circle':
    case 'ellipse': {
      const { cx, cy } = shape;
      const size = shape.kind === 'circle' ? { r: shape.r } : { rx: shape.rx, ry: shape.ry };
      return element(shape.kind, { cx, cy, ...size, ...paint(shape, tones) });
    }
    case 'rect': {
      const { x, y, w: width, h: height, rx } = shape;
      return element('rect', { x, y, width, height, rx, ...paint(shape, tones) });
    }
    case 'group': {
      const transform = `rotate(${shape.rotate.join(' ')})`;
      return element('g', { transform }, markup(shape.shapes, tones));
    }
  }
}

const made = new WeakMap<Art, Map<string, string>>();

/** Cached per illustration and palette. */
export function markup(art: Art, tones: Tones): string {
  const key = `${tones.ink}${tones.mid}${tones.tint}${tones.washi}`;
  const known = made.get(art) ?? new Map<string, string>();
  made.set(art, known);
  const text = known.get(key) ?? art.map((shape) => shapeMarkup(shape, tones)).join('');
  known.set(key, text);
  return text;
}

const boxed = ({ x, y, w: width, h: height }: Box) => ({ x, y, width, height });

function layerMarkup(layer: Layer, id: string): string {
  switch (layer.kind) {
    case 'box': {
      const { at, fill, stroke, strokeWidth } = layer;
      return element('rect', { ...boxed(at), fill, stroke, strokeWidth });
    }
    case 'disc': {
      const { cx, cy, r, fill } = layer;
      return element('circle', { cx, cy, r, fill });
    }
    case 'tiles': {
      const { tile, grain, tones, at, opacity } = layer;
      // SVG attribute names are case-sensitive.
      const own = `patternUnits="userSpaceOnUse" viewBox="0 0 ${tile.width} ${tile.height}"`;
      const size = `width="${tile.width * grain}" height="${tile.height * grain}"`;
      const pattern = `<pattern id="${id}" ${own} ${size}>${markup(tile.art, tones)}</pattern>`;
      return pattern + element('rect', { ...boxed(at), fill: `url(#${id})`, opacity });
    }
    case 'art': {
      const { art, tones, place, within } = layer;
      const transform = `translate(${place.x} ${place.y}) scale(${place.scale})`;
      const drawing = element('g', { transform }, markup(art, tones));
      if (within === undefined) return drawing;
      const clip = `<clipPath id="${id}">${element('rect', boxed(within))}</clipPath>`;
      return clip + element('g', { clipPath: `url(#${id})` }, drawing);
    }
  }
}

/** `id` must be unique on the page; it prefixes the pattern ids. */
export function pictureMarkup(layers: readonly Layer[], id: string): string {
  return layers.map((layer, i) => layerMarkup(layer, `${id}${i}`)).join('');
}
