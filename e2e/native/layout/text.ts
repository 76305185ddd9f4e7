/** Measures a text: breaks it at spaces and hyphens, using the widths of the bundled fonts. */
import type { ShadowNode } from '../fabric/node';
import type { Font } from './font';

interface Run {
  readonly text: string;
  readonly font: Font;
  readonly size: number;
  readonly spacing: number;
  readonly lineHeight: number | undefined;
}

export interface TextSetting {
  readonly fontOf: (family: string | undefined) => Font;
  /** The device's text size. */
  readonly fontScale: number;
}

export interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  /** The widest line with unlimited room. */
  readonly natural: number;
  /** A word does not fit on its own line. */
  readonly brokenWord: boolean;
  readonly smallest: number;
}

const DEFAULT_SIZE = 14;

type Style = Readonly<Record<string, unknown>>;

const INHERITED = [
  'fontFamily',
  'fontSize',
  'letterSpacing',
  'lineHeight',
  'allowFontScaling',
  'maxFontSizeMultiplier',
  'textTransform',
];

function inherit(outer: Style, props: Style): Style {
  const style: Record<string, unknown> = { ...outer };
  for (const key of INHERITED) if (props[key] !== undefined) style[key] = props[key];
  return style;
}

function runOf(text: string, style: Style, { fontOf, fontScale }: TextSetting): Run {
  const most = Number(style.maxFontSizeMultiplier ?? 0);
  const wanted = style.allowFontScaling === false ? 1 : fontScale;
  const scale = most >= 1 ? Math.min(wanted, most) : wanted;
  const lineHeight = style.lineHeight === undefined ? undefined : Number(style.lineHeight) * scale;
  return {
    text: style.textTransform === 'uppercase' ? text.toUpperCase() : text,
    font: fontOf(style.fontFamily as string | undefined),
    size: Number(style.fontSize ?? DEFAULT_SIZE) * scale,
    spacing: Number(style.letterSpacing ?? 0),
    lineHeight,
  };
}

export function runsOf(node: ShadowNode, setting: TextSetting, outer: Style = {}): Run[] {
  if (node.name === 'RCTRawText') return [runOf(String(node.props.text ?? ''), outer, setting)];
  const style = inherit(outer, node.props);
  return node.children.flatMap((child) => runsOf(child, setting, style));
}

/** Keeps what stands on its sides on one line, and has no width. */
const JOINER = '\u2060';

const widthOf = (run: Run, text: string) => {
  let width = 0;
  for (const letter of text) {
    if (letter === JOINER) continue;
    width += run.font.advance(letter.codePointAt(0) ?? 0) * run.size + run.spacing;
  }
  return width;
};

const heightOf = (run: Run) => run.lineHeight ?? (run.font.ascent + run.font.descent) * run.size;

interface Piece {
  readonly width: number;
  /** Width without the trailing space, which may overhang. */
  readonly inked: number;
  readonly height: number;
  readonly breaks: boolean;
}

/**
 * Unbreakable pieces: a word with its trailing space, a part up to a hyphen, or one CJK character with the marks that
 * must not be parted from it, or the number before it.
 */
const PIECES =
  /\n|(?:[^\s\u3000-\u9fff\uff00-\uffef-]+\u2060)?[「『（]*[\u3000-\u9fff\uff00-\uffef][、。！？：」』）・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]*|[^\s\u3000-\u9fff\uff00-\uffef-]*-+|[^\s\u3000-\u9fff\uff00-\uffef-]+[^\S\n]*|[^\S\n]+/gu;

function piecesOf(runs: readonly Run[]): Piece[] {
  return runs.flatMap((run) =>
    (run.text.match(PIECES) ?? []).map((text) => ({
      width: text === '\n' ? 0 : widthOf(run, text),
      inked: text === '\n' ? 0 : widthOf(run, text.trimEnd()),
      height: heightOf(run),
      breaks: text === '\n',
    })),
  );
}

/** Breaks the text in a width; `most` limits the lines shown (0: all). */
export function measureText(runs: readonly Run[], room: number, most = 0): TextBox {
  const lines: { width: number; inked: number; height: number }[] = [];
  let line = { width: 0, inked: 0, height: 0 };
  let natural = 0;
  let whole = 0;
  let brokenWord = false;
  const end = (height: number) => {
    lines.push({ ...line, height: Math.max(line.height, height) });
    line = { width: 0, inked: 0, height: 0 };
  };
  for (const piece of piecesOf(runs)) {
    natural = Math.max(natural, whole + piece.inked);
    whole = piece.breaks ? 0 : whole + piece.width;
    if (piece.breaks) {
      end(piece.height);
      continue;
    }
    // Tolerance for rounding errors.
    if (line.width > 0 && line.width + piece.inked > room + 0.01) end(0);
    if (piece.inked > room + 0.01) brokenWord = true;
    line = {
      width: line.width + piece.width,
      inked: line.width + piece.inked,
      height: Math.max(line.height, piece.height),
    };
  }
  const [first] = runs;
  if (line.width > 0 || lines.length === 0) end(first === undefined ? 0 : heightOf(first));
  const shown = most > 0 ? lines.slice(0, most) : lines;
  return {
    width: Math.min(room, Math.max(...shown.map((each) => each.inked))),
    height: shown.reduce((sum, each) => sum + each.height, 0),
    lines: lines.length,
    natural,
    brokenWord,
    smallest: Math.min(...runs.map((run) => run.size)),
  };
}
