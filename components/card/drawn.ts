/**
 * Everything a card picture shows, as layers. Browsers draw it when they show it, and `npm run
 * faces` renders it for devices, which have only the rendered pictures.
 */
import { CARD, CARD_BACK } from '@/components/theme/card';
import { inkOf } from '@/components/theme/players';
import type { Tokens } from '@/components/theme/tokens';
import type { Material, WorkName } from '@/engine';

import { ART } from './art';
import { BACK, BACK_PATTERN, EMBLEMS } from './art/back';
import { GLYPHS, PATTERNS } from './art/materials';
import type { Art } from './art/types';
import { LEAST_DRAWING, type FaceGeometry } from './geometry';
import type { Tones } from './identity';
import type { Box, Layer } from './layers';
import { tonesOf } from './tones';

const whole = (size: number, art: Art, tones: Tones): Layer => ({
  kind: 'art',
  art,
  tones,
  place: { x: 0, y: 0, scale: size / 100 },
});

/** The task edge of a whole card. */
export function spineLayers(material: Material, at: Box, grain: number): Layer[] {
  const tones = tonesOf(material);
  return [
    { kind: 'box', at, fill: tones.ink },
    { kind: 'tiles', at, tile: PATTERNS[material], grain, tones, opacity: 0.42 },
  ];
}

/** All of a card but its drawing and its words: the same for every work of a material. */
export function plateLayers(g: FaceGeometry, h: number, material: Material): Layer[] {
  const tones = tonesOf(material);
  const frame = { x: g.artX, y: g.artY, w: g.artW, h: g.artH };
  const { glyphAt, disc, grain } = g;
  const layers = spineLayers(material, { x: 0, y: 0, w: g.edge, h }, grain);
  if (g.drawing.size >= LEAST_DRAWING) {
    const { ink: stroke, tint: fill } = tones;
    layers.push({ kind: 'box', at: frame, fill, stroke, strokeWidth: g.frame });
  }
  if (g.glyph > 0) layers.push({ kind: 'art', art: GLYPHS[material], tones, place: glyphAt });
  layers.push({ kind: 'disc', cx: g.discX, cy: g.factsY + g.factsH / 2, r: disc, fill: tones.ink });
  return layers;
}

export const artLayers = (name: WorkName, material: Material, size: number): Layer[] => [
  whole(size, ART[name], tonesOf(material)),
];

/** A work's drawing on its ground. */
export function workLayers(name: WorkName, material: Material, size: number): Layer[] {
  const tones = tonesOf(material);
  const all = { x: 0, y: 0, w: size, h: size };
  return [{ kind: 'box', at: all, fill: tones.tint }, ...artLayers(name, material, size)];
}

const BACK_TONES = { ...CARD_BACK, washi: CARD.washi };

export function backLayers(w: number, h: number): Layer[] {
  const emblem = Math.min(w, h) * 0.72;
  const grain = Math.min(w, h) / 110;
  const all = { x: 0, y: 0, w, h };
  const place = { x: (w - emblem) / 2, y: (h - emblem) / 2, scale: emblem / 100 };
  return [
    { kind: 'box', at: all, fill: CARD_BACK.ink },
    { kind: 'tiles', at: all, tile: BACK_PATTERN, grain, tones: BACK_TONES, opacity: 0.28 },
    { kind: 'art', art: BACK, tones: BACK_TONES, place },
  ];
}

/** The ground of a tucked card. */
export function groundLayers(material: Material, w: number, h: number): Layer[] {
  const all = { x: 0, y: 0, w, h };
  const tones = tonesOf(material);
  return [
    { kind: 'box', at: all, fill: tones.ink },
    { kind: 'tiles', at: all, tile: PATTERNS[material], grain: 0.7, tones, opacity: 0.24 },
  ];
}

export const glyphLayers = (material: Material, size: number, ink: string): Layer[] => [
  whole(size, GLYPHS[material], { ink, mid: ink, tint: ink, washi: ink }),
];

export function crestLayers(colour: number, size: number, onDark: boolean): Layer[] {
  const inks = inkOf(colour);
  const ink = onDark ? inks.lamp : inks.ink;
  const washi = onDark ? CARD.ink : CARD.washi;
  const { solid } = EMBLEMS[((colour % 5) + 5) % 5] ?? EMBLEMS[0];
  return [whole(size, solid, { ink, mid: ink, tint: washi, washi })];
}

/** The emblem that is burnt into a mat. */
export const emblemLayers = (mat: Tokens['mat'], size: number): Layer[] => [
  whole(size, BACK, { ink: mat.fill, mid: mat.ornament, tint: mat.fill, washi: mat.edge }),
];
