/** Positions of the parts of a card at any size, shared by both renderers. */
import {
  boxWidth,
  fitText,
  roomIn,
  SMALLEST,
  textWidth,
  type Lettering,
} from '@/components/theme/measure';
import { WORK_NAMES } from '@/engine';

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
  readonly artX: number;
  readonly artW: number;
  readonly artH: number;
  /** Placement of the 100 × 100 drawing, centred in its frame. */
  readonly drawing: DrawingPlacement;
  readonly frame: number;
  readonly footY: number;
  readonly footH: number;
  /** Radius and centre of the disc behind the value. */
  readonly disc: number;
  readonly discX: number;
  /** 0 if there is no room beside the value. */
  readonly glyph: number;
  readonly glyphAt: DrawingPlacement;
  /** Scale of the pattern on the edge. */
  readonly grain: number;
}

const WORDS = 92;
/** Below this size a glyph is not recognisable. */
const LEAST_GLYPH = 8;

/** Left and right of a name together, so that a long one does not touch the next card. */
const NAME_AIR = 6;

export const nameType = (fontSize: number): Lettering => ({
  fontFamily: 'ShipporiMincho-Bold',
  fontSize,
});

export function faceGeometry(w: number, h: number, name: string): FaceGeometry {
  // A narrow edge: a small card needs its width for the name.
  const edge = Math.round(Math.max(5, w * 0.135));
  const pad = Math.max(3, w * 0.035);
  const nameH = Math.max(15, Math.round(w * 0.2));
  const artW = w - edge - 2 * pad;
  const artH = Math.min(artW * 1.12, h - nameH - Math.max(18, w * 0.23));
  const artX = edge + pad;
  const footY = nameH + artH;
  const footH = h - footY;
  const nameSize = Math.max(SMALLEST, Math.min(w * 0.135, 26));
  const fit = Math.min(artW, artH) / 100;
  // A long name is condensed, not made smaller: 11 points is the smallest readable size.
  const nameRoom = w - edge - 2;
  const nameW = Math.max(nameRoom, boxWidth(name, nameType(nameSize)) + NAME_AIR);
  const disc = Math.max(8, Math.min(footH * 0.4, w * 0.1));
  const discX = w - pad - disc - 1;
  // Only beside the value, never under it; the edge shows the material as well.
  const glyphRoom = discX - disc - 1 - artX;
  const wanted = Math.max(11, Math.min(footH * 0.66, w * 0.15));
  const glyph = glyphRoom < LEAST_GLYPH ? 0 : Math.min(wanted, glyphRoom);
  const drawingX = artX + (artW - 100 * fit) / 2;
  const drawingY = nameH + (artH - 100 * fit) / 2;
  return {
    words: w >= WORDS,
    edge,
    pad,
    nameH,
    nameSize,
    nameX: edge + nameRoom / 2 - nameW / 2,
    nameW,
    narrow: Math.min(1, nameRoom / nameW),
    artX,
    artW,
    artH,
    drawing: { x: drawingX, y: drawingY, scale: fit },
    frame: Math.max(0.75, w * 0.009),
    footY,
    footH,
    disc,
    discX,
    glyph,
    glyphAt: { x: artX, y: footY + (footH - glyph) / 2, scale: glyph / 100 },
    grain: edge / 22,
  };
}

export interface SlipGeometry {
  /** Width of the material edge on the left, with its glyph. */
  readonly edge: number;
  readonly glyph: number;
  readonly nameX: number;
  readonly nameW: number;
  readonly nameSize: number;
  readonly narrow: number;
  readonly valueX: number;
  readonly valueW: number;
}

const SLIP_PAD = 2;
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
  return { edge, glyph, nameX, nameW, nameSize, narrow, valueX, valueW };
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
export const LEAST_TASK_EDGE =
  besideGlyph + Math.max(...WORK_NAMES.map((name) => boxWidth(name, nameType(LEAST_TASK_NAME))));
