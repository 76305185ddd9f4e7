/** Draws pictures on a browser canvas, from the same data that devices draw as vectors. */
import type { PatternTile } from './art/materials';
import type { Art, Shape } from './art/types';
import type { Tones } from './identity';
import type { Box, Layer } from './layers';
import { paint, type Painted } from './shape';

type Pen = CanvasRenderingContext2D;

function outline(shape: Painted): Path2D {
  if (shape.kind === 'path') return new Path2D(shape.d);
  const path = new Path2D();
  if (shape.kind === 'circle') path.arc(shape.cx, shape.cy, shape.r, 0, 2 * Math.PI);
  else if (shape.kind === 'ellipse') {
    path.ellipse(shape.cx, shape.cy, shape.rx, shape.ry, 0, 0, 2 * Math.PI);
  } else path.roundRect(shape.x, shape.y, shape.w, shape.h, shape.rx ?? 0);
  return path;
}

function drawShape(pen: Pen, shape: Shape, tones: Tones): void {
  if (shape.kind === 'group') {
    const [degrees, x, y] = shape.rotate;
    pen.save();
    pen.translate(x, y);
    pen.rotate((degrees * Math.PI) / 180);
    pen.translate(-x, -y);
    drawArt(pen, shape.shapes, tones);
    pen.restore();
    return;
  }
  const path = outline(shape);
  const { fill, stroke, strokeWidth, strokeDasharray } = paint(shape, tones);
  if (fill !== 'none') {
    pen.fillStyle = fill;
    pen.fill(path);
  }
  if (stroke === undefined) return;
  pen.strokeStyle = stroke;
  pen.lineWidth = strokeWidth ?? 0;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.setLineDash(strokeDasharray ?? []);
  pen.stroke(path);
}

function drawArt(pen: Pen, art: Art, tones: Tones): void {
  for (const shape of art) drawShape(pen, shape, tones);
}

/** The canvas size is rounded up to whole pixels, so its dots are slightly finer than shown. */
function drawTile(tile: PatternTile, scale: number, tones: Tones): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(tile.width * scale);
  canvas.height = Math.ceil(tile.height * scale);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen?.scale(canvas.width / tile.width, canvas.height / tile.height);
  if (pen) drawArt(pen, tile.art, tones);
  return canvas;
}

const drawnTiles = new WeakMap<PatternTile, Map<string, HTMLCanvasElement>>();

function tileOf(tile: PatternTile, scale: number, tones: Tones): HTMLCanvasElement {
  const known = drawnTiles.get(tile) ?? new Map<string, HTMLCanvasElement>();
  drawnTiles.set(tile, known);
  const key = [scale, tones.ink, tones.mid, tones.tint, tones.washi].join();
  const drawn = known.get(key) ?? drawTile(tile, scale, tones);
  known.set(key, drawn);
  return drawn;
}

function fillWithTiles(pen: Pen, layer: Layer & { kind: 'tiles' }): void {
  const { at, tile, grain, tones, opacity } = layer;
  const drawn = tileOf(tile, grain * pen.getTransform().a, tones);
  const pattern = pen.createPattern(drawn, 'repeat');
  if (pattern === null) return;
  const { width, height } = drawn;
  pattern.setTransform(
    new DOMMatrix().scale((tile.width * grain) / width, (tile.height * grain) / height),
  );
  pen.globalAlpha = opacity;
  pen.fillStyle = pattern;
  pen.fillRect(at.x, at.y, at.w, at.h);
}

function clipTo(pen: Pen, { x, y, w, h }: Box): void {
  pen.beginPath();
  pen.rect(x, y, w, h);
  pen.clip();
}

function drawLayer(pen: Pen, layer: Layer): void {
  switch (layer.kind) {
    case 'box': {
      const { x, y, w, h } = layer.at;
      if (layer.fill !== 'none') {
        pen.fillStyle = layer.fill;
        pen.fillRect(x, y, w, h);
      }
      if (layer.stroke === undefined) return;
      pen.strokeStyle = layer.stroke;
      pen.lineWidth = layer.strokeWidth ?? 1;
      pen.strokeRect(x, y, w, h);
      return;
    }
    case 'disc':
      pen.fillStyle = layer.fill;
      pen.beginPath();
      pen.arc(layer.cx, layer.cy, layer.r, 0, 2 * Math.PI);
      pen.fill();
      return;
    case 'tiles':
      fillWithTiles(pen, layer);
      return;
    case 'art':
      if (layer.within !== undefined) clipTo(pen, layer.within);
      pen.translate(layer.place.x, layer.place.y);
      pen.scale(layer.place.scale, layer.place.scale);
      drawArt(pen, layer.art, layer.tones);
  }
}

export function drawLayers(pen: Pen, layers: readonly Layer[]): void {
  for (const layer of layers) {
    pen.save();
    drawLayer(pen, layer);
    pen.restore();
  }
}
