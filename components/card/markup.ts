/** An illustration as SVG text, which a browser reads far faster than React builds it shape by shape. */
import type { Art, Shape } from './art/types';
import type { Tones } from './identity';
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

/** Made once for each illustration and palette. */
export function markup(art: Art, tones: Tones): string {
  const key = `${tones.ink}${tones.mid}${tones.tint}${tones.washi}`;
  const known = made.get(art) ?? new Map<string, string>();
  made.set(art, known);
  const text = known.get(key) ?? art.map((shape) => shapeMarkup(shape, tones)).join('');
  known.set(key, text);
  return text;
}
