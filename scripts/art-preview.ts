/**
 * Contact sheets of the illustrations, for looking at them side by side.
 *
 *   npm run art -- [--out <folder>] [--only <work or material>,…]
 *
 * Writes HTML, and PNG through headless Chromium where there is one, into a temporary folder.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { BACK, BACK_PATTERN, EMBLEMS } from '../components/card/art/back';
import { ART } from '../components/card/art/index';
import { GLYPHS, PATTERNS, type PatternTile } from '../components/card/art/materials';
import {
  DASH,
  FINE_LINE,
  LINE,
  type Art,
  type Shape,
  type Tone,
} from '../components/card/art/types';
import { CARD, MATERIALS as INKS } from '../components/theme/tokens';
import {
  MATERIALS,
  TASK_OF,
  VALUE_OF,
  WORK_NAMES,
  materialOf,
  type Material,
  type WorkName,
} from '../engine/index';
import { readArgs } from './lib/args';

type Palette = Record<Tone, string>;

const TABLE = '#EADFC6';
const WASHI = CARD.washi;
const BACK_PALETTE: Palette = { ink: '#5A4632', mid: '#C9A86A', tint: '#E2D3B3', washi: WASHI };
const ROUND = 'stroke-linejoin="round" stroke-linecap="round"';
const SIZES = [96, 48, 40];

const paletteOf = (material: Material): Palette => ({ ...INKS[material], washi: WASHI });

function svgShape(shape: Shape, palette: Palette): string {
  if (shape.kind === 'group') {
    return `<g transform="rotate(${shape.rotate.join(' ')})">${svgShapes(shape.shapes, palette)}</g>`;
  }
  const paint = [
    `fill="${shape.fill ? palette[shape.fill] : 'none'}"`,
    shape.stroke && `stroke="${palette[shape.stroke]}"`,
    shape.stroke && `stroke-width="${shape.fine ? FINE_LINE : LINE}"`,
    shape.dashed && `stroke-dasharray="${DASH.join(' ')}"`,
  ]
    .filter(Boolean)
    .join(' ');
  switch (shape.kind) {
    case 'path':
      return `<path d="${shape.d}" ${paint}/>`;
    case 'circle':
      return `<circle cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}" ${paint}/>`;
    case 'ellipse':
      return `<ellipse cx="${shape.cx}" cy="${shape.cy}" rx="${shape.rx}" ry="${shape.ry}" ${paint}/>`;
    case 'rect':
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.w}" height="${shape.h}" rx="${shape.rx ?? 0}" ${paint}/>`;
  }
}

function svgShapes(art: Art, palette: Palette): string {
  return art.map((shape) => svgShape(shape, palette)).join('');
}

function svg(art: Art, palette: Palette, size: number, ground?: string): string {
  const under = ground ? `<rect width="100" height="100" fill="${ground}"/>` : '';
  return `<svg width="${size}" height="${size}" viewBox="0 0 100 100" ${ROUND}>${under}${svgShapes(art, palette)}</svg>`;
}

let tiles = 0;
function tiled(tile: PatternTile, palette: Palette, w: number, h: number, scale: number): string {
  const id = `tile-${tiles++}`;
  const size = `width="${w}" height="${h}"`;
  return `<svg ${size} style="position:absolute;left:0;top:0" ${ROUND}>
    <pattern id="${id}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">${svgShapes(tile.art, palette)}</pattern>
    <rect ${size} fill="${palette.ink}"/><rect ${size} fill="url(#${id})" opacity="0.45"/></svg>`;
}

const edge = (material: Material, w: number, h: number) =>
  tiled(PATTERNS[material], paletteOf(material), w, h, w / 34);

/** A plain card, to judge the art at table sizes. */
function card({ name, material }: Pick, width: number): string {
  const palette = paletteOf(material);
  const u = width / 96;
  const box = (css: string, inner: string) =>
    `<div style="position:absolute;${css}">${inner}</div>`;
  const bold = (size: number, family: string) => `font:700 ${size * u}px ${family}`;
  return `<div class="card" style="width:${width}px;height:${134 * u}px;border:${Math.max(1, 1.4 * u)}px solid ${palette.ink};border-radius:${7 * u}px">
  ${edge(material, 15 * u, 140 * u)}
  ${box(`left:${15 * u}px;right:0;top:${3 * u}px;text-align:center;${bold(10.5, 'serif')};white-space:nowrap`, name)}
  ${box(`left:${18.5 * u}px;top:${18 * u}px;width:${74 * u}px;height:${88 * u}px;background:${palette.tint};outline:${Math.max(0.6, 0.9 * u)}px solid ${palette.ink};display:flex;align-items:flex-end`, svg(ART[name], palette, 74 * u))}
  ${box(`left:${20 * u}px;bottom:${5 * u}px`, svg(GLYPHS[material], palette, 16 * u))}
  ${box(`left:${40 * u}px;bottom:${8 * u}px;${bold(8.5, 'sans-serif')};color:${palette.ink}`, material)}
  ${box(`right:${4 * u}px;bottom:${4 * u}px;width:${18 * u}px;height:${18 * u}px;border-radius:50%;background:${palette.ink};color:${WASHI};text-align:center;${bold(12, 'sans-serif')};line-height:${18 * u}px`, String(VALUE_OF[material]))}
  ${box(`left:0;top:0;width:${15 * u}px;height:100%;display:flex;align-items:center;justify-content:center`, `<span style="writing-mode:vertical-rl;transform:rotate(180deg);${bold(8, 'sans-serif')};color:${WASHI};letter-spacing:.08em">${TASK_OF[material].toUpperCase()}</span>`)}
</div>`;
}

function back(width: number): string {
  const h = width * 1.4;
  const emblem = `<div style="position:absolute;left:${width * 0.13}px;top:${(h - width * 0.74) / 2}px">${svg(BACK, BACK_PALETTE, width * 0.74)}</div>`;
  return `<div class="card" style="width:${width}px;height:${h}px;border-radius:${width * 0.07}px">${tiled(BACK_PATTERN, BACK_PALETTE, width, h, width / 150)}${emblem}</div>`;
}

function page(rows: readonly string[]): string {
  return `<!doctype html><meta charset="utf-8"><style>
body{margin:0;padding:16px;background:${TABLE};font:13px sans-serif;color:${CARD.ink}}
.row{display:flex;flex-wrap:wrap;align-items:flex-start;gap:12px;margin-bottom:18px}
.card{position:relative;overflow:hidden;background:${WASHI};box-sizing:border-box}
figure{margin:0;text-align:center}
figcaption{margin-top:3px}
svg{display:block}
</style>${rows.map((row) => `<div class="row">${row}</div>`).join('')}`;
}

function write(name: string, rows: readonly string[], height: number): void {
  const html = join(out, `${name}.html`);
  writeFileSync(html, page(rows));
  const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    existsSync,
  );
  if (!browser) {
    console.log(html);
    return;
  }
  const png = join(out, `${name}.png`);
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'];
  execFileSync(
    browser,
    [...flags, `--window-size=${WIDTH},${height}`, `--screenshot=${png}`, `file://${html}`],
    { stdio: 'ignore' },
  );
  console.log(png);
}

interface Pick {
  readonly name: WorkName;
  readonly material: Material;
}

const WIDTH = 1420;
const args = readArgs({ out: join(tmpdir(), 'mottainai-art'), only: String });
const { out } = args;
const only = args.only?.split(',');
mkdirSync(out, { recursive: true });

const works: Pick[] = WORK_NAMES.map((name, id) => ({ name, material: materialOf(id) }));
const picks = MATERIALS.flatMap((material) => works.filter((w) => w.material === material)).filter(
  ({ name, material }) => !only || only.includes(name) || only.includes(material),
);

/** The height of a wrapped row of boxes with 12 px gaps. */
const wrapped = (boxes: number, w: number, h: number) =>
  Math.ceil(boxes / Math.floor((WIDTH - 20) / (w + 12))) * (h + 12) + 18;

function figures(size: number): string {
  return picks
    .map(({ name, material }) => {
      const palette = paletteOf(material);
      return `<figure>${svg(ART[name], palette, size, palette.tint)}<figcaption>${name}</figcaption></figure>`;
    })
    .join('');
}

write('large', [figures(216)], wrapped(picks.length, 216, 238) + 32);
write('set', [figures(128)], wrapped(picks.length, 128, 150) + 32);
write(
  'cards',
  SIZES.map((size) => picks.map((pick) => card(pick, size)).join('')),
  Math.ceil(SIZES.reduce((sum, w) => sum + wrapped(picks.length, w, w * 1.4), 32)),
);

if (!only) {
  const glyphs = (size: number) =>
    MATERIALS.map((m) => svg(GLYPHS[m], paletteOf(m), size)).join('');
  const stamped = MATERIALS.map((m) =>
    svg(GLYPHS[m], { ...paletteOf(m), ink: WASHI }, 40, paletteOf(m).ink),
  ).join('');
  const edges = (w: number) =>
    MATERIALS.map(
      (m) => `<div style="position:relative;width:${w}px;height:220px">${edge(m, w, 220)}</div>`,
    ).join('');
  const crests = (size: number) =>
    EMBLEMS.map(({ solid, outline }, i) => {
      const palette = paletteOf(MATERIALS[i] ?? 'metal');
      return svg(solid, palette, size) + svg(outline, palette, size);
    }).join('');
  write(
    'ornaments',
    [
      glyphs(150) + glyphs(24) + stamped,
      edges(64) + edges(30) + edges(16),
      back(210) + back(96) + back(40),
      crests(110) + crests(24),
    ],
    1150,
  );
}
