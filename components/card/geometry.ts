/** Positions of the parts of a card at any size, shared by both renderers. */
import {
  boxWidth,
  fitText,
  roomIn,
  SMALLEST,
  textWidth,
  type Lettering,
} from '@/components/theme/measure';
import { MATERIALS, WORK_NAMES } from '@/engine';
import { perLanguage, t, titleOfWork } from '@/locales';

import type { DrawingPlacement } from './layers';

export interface FaceGeometry {
  /** Whether there is room for the task and the material in words. */
  readonly words: boolean;
  /** Width of the task edge on the left. */
  readonly edge: number;
  readonly pad: number;
  readonly nameH: number;
  readonly nameSize: number;
  readonly nameX: number;
  readonly nameW: number;
  /** Horizontal scale that makes a long name fit. */
  readonly narrow: number;
  /** Material and value stand below the name, so that cards that overlap in rows show all three. */
  readonly factsY: number;
  readonly factsH: number;
  /** Type size of the material in words. */
  readonly wordSize: number;
  readonly artX: number;
  readonly artY: number;
  readonly artW: number;
  readonly artH: number;
  /** The square drawing, centred in its frame. */
  readonly drawing: Square;
  readonly frame: number;
  /** Radius and centre of the disc behind the value. */
  readonly disc: number;
  readonly discX: number;
  /** 0 if there is no room beside the value. */
  readonly glyph: number;
  readonly glyphAt: DrawingPlacement;
  /** Scale of the pattern on the edge. */
  readonly grain: number;
}

export interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A narrower edge is too narrow for a line of 11 points. */
const LEAST_WORDY_EDGE = 12;
/** Beside the glyph, on both sides of the material's name together. */
const WORD_AIR = 7;
const wordType = (fontSize: number): Lettering => ({ fontFamily: 'NotoSans-SemiBold', fontSize });
const longestMaterial = (fontSize: number): number =>
  Math.max(...MATERIALS.map((name) => boxWidth(t(`material.${name}`), wordType(fontSize))));

/** A drawing that is smaller than this cannot be recognised. */
export const LEAST_DRAWING = 12;
/** Below this size a glyph is not recognisable. */
const LEAST_GLYPH = 8;

/** Left and right of a name together, so that a long one does not touch the next card. */
const NAME_AIR = 6;

export const nameType = (fontSize: number): Lettering => ({
  fontFamily: 'ShipporiMincho-Bold',
  fontSize,
});

const nameHeight = (w: number): number => Math.max(15, Math.round(w * 0.2));
const factsHeight = (w: number): number => Math.max(18, Math.round(w * 0.22));

/** How much of a card must show for its name, material and value to be seen. */
export const headHeight = (w: number): number => nameHeight(w) + factsHeight(w);

export function faceGeometry(w: number, h: number, name: string): FaceGeometry {
  // A narrow edge: a small card needs its width for the name.
  const edge = Math.round(Math.max(5, w * 0.135));
  const pad = Math.max(3, w * 0.035);
  const nameH = nameHeight(w);
  const factsH = factsHeight(w);
  const artX = edge + pad;
  const artY = nameH + factsH;
  const artW = w - edge - 2 * pad;
  const artH = Math.max(0, h - artY - pad - 1);
  const nameSize = Math.max(SMALLEST, Math.min(w * 0.135, 26));
  // A long name is condensed, not made smaller: 11 points is the smallest readable size.
  const nameRoom = w - edge - 2;
  const nameW = Math.max(nameRoom, boxWidth(name, nameType(nameSize)) + NAME_AIR);
  const disc = Math.max(8, Math.min(factsH * 0.42, w * 0.1));
  const discX = w - pad - disc - 1;
  // Only beside the value, never under it; the edge shows the material as well.
  const glyphRoom = discX - disc - 1 - artX;
  const wanted = Math.max(11, Math.min(factsH * 0.66, w * 0.15));
  const glyph = glyphRoom < LEAST_GLYPH ? 0 : Math.min(wanted, glyphRoom);
  const wordSize = Math.max(SMALLEST, w * 0.1);
  const size = Math.min(artW, artH);
  return {
    words: edge >= LEAST_WORDY_EDGE && glyphRoom - glyph - WORD_AIR >= longestMaterial(wordSize),
    edge,
    pad,
    nameH,
    nameSize,
    nameX: edge + nameRoom / 2 - nameW / 2,
    nameW,
    narrow: Math.min(1, nameRoom / nameW),
    factsY: nameH,
    factsH,
    wordSize,
    artX,
    artY,
    artW,
    artH,
    drawing: { x: artX + (artW - size) / 2, y: artY + (artH - size) / 2, size },
    frame: Math.max(0.75, w * 0.009),
    disc,
    discX,
    glyph,
    glyphAt: { x: artX, y: nameH + (factsH - glyph) / 2, scale: glyph / 100 },
    grain: edge / 22,
  };
}

export interface SlipGeometry {
  /** Width of the material edge on the left, with its glyph. */
  readonly edge: number;
  readonly glyph: number;
  readonly nameX: number;
  readonly nameY: number;
  readonly nameW: number;
  readonly nameSize: number;
  readonly narrow: number;
  readonly valueX: number;
  readonly valueW: number;
}

const SLIP_PAD = 2;
const LOW_SLIP = 14;
const SLIP_GLYPH = 13;
const TIGHT_GLYPH = 10;
/** A work's value is one digit, and all digits have the same width. */
const WIDEST_VALUE = '0';

/** A work in one line: material edge, name and value. */
export function slipGeometry(w: number, h: number, name: string): SlipGeometry {
  const inner = h - 2;
  const size = Math.max(SMALLEST, Math.min(14, inner * 0.62));
  const valueW = boxWidth(WIDEST_VALUE, { fontFamily: 'NotoSans-SemiBold', fontSize: size });
  const valueX = w - 3 - valueW;
  const roomBeside = (glyph: number) => valueX - glyph - 3 - 2 * SLIP_PAD;
  const tight = roomBeside(SLIP_GLYPH) < textWidth(name, nameType(SMALLEST));
  const glyph = Math.min(tight ? TIGHT_GLYPH : SLIP_GLYPH, inner - 2);
  const edge = glyph + 3;
  const room = roomBeside(glyph);
  // Make it smaller before condensing it, but never below 11 points.
  const nameSize = fitText(name, nameType(size), roomIn(room)).fontSize;
  const nameW = boxWidth(name, nameType(nameSize));
  const narrow = Math.min(1, room / nameW);
  const nameX = edge + SLIP_PAD - (nameW * (1 - narrow)) / 2;
  // On the lowest slip a letter such as “g” would reach below the rim.
  const nameY = h < LOW_SLIP ? -1.5 : -1;
  return { edge, glyph, nameX, nameY, nameW, nameSize, narrow, valueX, valueW };
}

/** The edge of a task: its glyph, the gap to the name, and the rims with some padding. */
export const TASK_EDGE = { glyph: 22, gap: 4, rim: 6 } as const;
const MOST_TASK_NAME = 15;
const besideGlyph = TASK_EDGE.glyph + TASK_EDGE.gap + TASK_EDGE.rim;

/**
 * A long name on a small mat is set smaller, but never below 11 points; the mat leaves room for
 * that.
 */
export const taskNameSize = (name: string, w: number): number =>
  fitText(name, nameType(MOST_TASK_NAME), roomIn(w - besideGlyph)).fontSize;

/** Large enough to read, and the longest name still fits beside its glyph. */
const LEAST_TASK_NAME = 12;
export const leastTaskEdge = perLanguage(
  () =>
    besideGlyph +
    Math.max(...WORK_NAMES.map((work) => boxWidth(titleOfWork(work), nameType(LEAST_TASK_NAME)))),
);
