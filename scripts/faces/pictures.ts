/** Every picture that devices draw instead of vectors, as SVG, and its sizes. */
import {
  backLayers,
  crestLayers,
  emblemLayers,
  glyphLayers,
  groundLayers,
  spineLayers,
  workLayers,
} from '../../components/card/drawn';
import type { Layer } from '../../components/card/layers';
import { pictureMarkup } from '../../components/card/markup';
import {
  MARK_GRID,
  MARKS,
  SEAL_DISC,
  SEAL_GRID,
  SEAL_WEIGHT,
  SEALS,
} from '../../components/card/marks';
import { PLAYER_INKS } from '../../components/theme/players';
import { TOKENS } from '../../components/theme/tokens';
import { ICON_GRID, ICON_LINE, ICONS } from '../../components/ui/icons';
import { MATERIALS, materialOf, WORK_NAMES } from '../../engine';

/** Pixels per point. The rare phone of density 1 shrinks the next one. */
type Scale = 2 | 3;

export interface Picture {
  /** Under assets/faces/, without scale and extension. */
  readonly path: string;
  /** In points. */
  readonly w: number;
  readonly h: number;
  readonly scales: readonly Scale[];
  readonly svg: string;
}

const BOTH: readonly Scale[] = [2, 3];
/** Shown large on few screens, so one size serves all. */
const FINE: readonly Scale[] = [3];

/** Widths in points: about the largest at which each is drawn. */
const TABLE_ART = 64;
const LARGE_ART = 128;
const TABLE_SPINE = { w: 12, h: 132 };
const LARGE_SPINE = { w: 24, h: 264 };
const SPINE_GRAIN = 22;
const BACK = { w: 80, h: 112 };
export const GROUND = { w: 180, h: 90 };
const GLYPH = 24;
const CREST = 32;
const EMBLEM = 96;
const MARK = 12;
const SEAL = 18;

/** A picture in one colour is tinted where it is drawn. */
const ANY_INK = '#000000';

export const fileName = (name: string) =>
  name
    .replace(
      /[A-Z]/g,
      (at, i: number) =>
        `${i > 0 && !/[\s-]/.test(name[i - 1] ?? '') ? '-' : ''}${at.toLowerCase()}`,
    )
    .replace(/\s/g, '-');

const svgOf = (w: number, h: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${inside}</svg>`;

interface Size {
  readonly w: number;
  readonly h: number;
}

const layered = (path: string, size: Size, scales: readonly Scale[], layers: Layer[]): Picture => ({
  path,
  ...size,
  scales,
  svg: svgOf(size.w, size.h, pictureMarkup(layers, 'p')),
});

const square = (size: number): Size => ({ w: size, h: size });

const line = (d: string, weight: number, colour: string) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`;

function works(): Picture[] {
  return WORK_NAMES.flatMap((name, card) => {
    const material = materialOf(card);
    const drawn = (size: number) => workLayers(name, material, size);
    return [
      layered(`works/${fileName(name)}`, square(TABLE_ART), BOTH, drawn(TABLE_ART)),
      layered(`large/${fileName(name)}`, square(LARGE_ART), FINE, drawn(LARGE_ART)),
    ];
  });
}

function materials(): Picture[] {
  return MATERIALS.flatMap((material) => {
    const spine = ({ w, h }: Size) => spineLayers(material, { x: 0, y: 0, w, h }, w / SPINE_GRAIN);
    const { w, h } = GROUND;
    return [
      layered(`spines/${material}`, TABLE_SPINE, BOTH, spine(TABLE_SPINE)),
      layered(`spines/large-${material}`, LARGE_SPINE, FINE, spine(LARGE_SPINE)),
      layered(`grounds/${material}`, GROUND, BOTH, groundLayers(material, w, h)),
      layered(`glyphs/${material}`, square(GLYPH), BOTH, glyphLayers(material, GLYPH, ANY_INK)),
    ];
  });
}

function crests(): Picture[] {
  return PLAYER_INKS.flatMap((_, colour) =>
    [false, true].map((onDark) =>
      layered(
        `crests/${onDark ? 'lamp' : 'ink'}-${colour}`,
        square(CREST),
        BOTH,
        crestLayers(colour, CREST, onDark),
      ),
    ),
  );
}

const emblems = (): Picture[] =>
  (['light', 'dark'] as const).map((scheme) =>
    layered(
      `emblem-${scheme}`,
      square(EMBLEM),
      BOTH,
      emblemLayers(TOKENS[scheme].noon.mat, EMBLEM),
    ),
  );

function signs(): Picture[] {
  const { r, fill, rim, rimWidth } = SEAL_DISC;
  const middle = SEAL_GRID / 2;
  const disc = `<circle cx="${middle}" cy="${middle}" r="${r}" fill="${fill}" stroke="${rim}" stroke-width="${rimWidth}"/>`;
  return [
    ...Object.entries(MARKS).map(([name, { d, weight }]) => ({
      path: `marks/${name}`,
      ...square(MARK),
      scales: BOTH,
      svg: svgOf(MARK_GRID, MARK_GRID, line(d, weight, ANY_INK)),
    })),
    ...Object.entries(SEALS).map(([name, d]) => ({
      path: `seals/${name}`,
      ...square(SEAL),
      scales: BOTH,
      svg: svgOf(SEAL_GRID, SEAL_GRID, disc + line(d, SEAL_WEIGHT, rim)),
    })),
  ];
}

const icons = (): Picture[] =>
  Object.entries(ICONS).map(([name, lines]) => ({
    path: `icons/${fileName(name)}`,
    ...square(ICON_GRID),
    scales: BOTH,
    svg: svgOf(ICON_GRID, ICON_GRID, lines.map((d) => line(d, ICON_LINE, ANY_INK)).join('')),
  }));

export const pictures = (): Picture[] => [
  ...works(),
  ...materials(),
  layered('back', BACK, BOTH, backLayers(BACK.w, BACK.h)),
  ...crests(),
  ...emblems(),
  ...signs(),
  ...icons(),
];
