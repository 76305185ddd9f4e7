/** Every text of the app, with the width and lines that `components/theme/measure` gives it. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { lendFaces, metricsOf, type AnyFontName } from '../../components/theme/faces';
import { FONT_METRICS, type FontName } from '../../components/theme/font-metrics';
import { JAPANESE_FACES } from '../../components/theme/japanese-faces';
import { linesOf, textWidth } from '../../components/theme/measure';
import { inPhrases } from '../../components/theme/phrases';
import type { TextSample, TextSize } from '../../e2e/driver';
import { WORK_NAMES } from '../../engine';
import { languageCodes, offered, type LanguageCode } from '../../locales/languages';
import { phrasesOf } from '../languages/phrases';

const LOCALE = join(__dirname, '../../locales/en');
const FONTS = Object.keys(FONT_METRICS) as FontName[];
lendFaces('ja', JAPANESE_FACES);
/** From the smallest text to a title, with a card's odd size. */
const SIZES = [11, 12, 13, 14, 15, 16, 17, 18, 20, 11.34, 22.1, 28];
const SPACINGS = [0, 0, 0, 0.2];
/** A third of a phone, a half, a side panel, a phone, a tablet. */
const BOXES = [80, 137, 185, 236, 314, 520];

/** Fillings for the blanks, by name: one long, one short. All others are numbers. */
type Filling = string | readonly string[];
const BLANKS: readonly (readonly [RegExp, Filling, Filling])[] = [
  [/^(name|names|who|player|players|seat|side)$/, 'Christine', 'Aiko'],
  [/^items$/, ['Handkerchief', 'Deck of Cards', 'Kite'], ['Kite']],
  [/^(whose|owner)$/, 'Christine’s', 'your'],
  [/^(card|work|via|what|of|done)$/, 'Handkerchief', 'Kite'],
  [/^task$/, 'Tailor', 'Monk'],
  [/^material$/, 'Cloth', 'Clay'],
  [/^phase$/, 'Morning', 'Noon'],
  [/^(wing|place|zone|from|to)$/, 'Gift shop', 'Gallery'],
  [/^(said|known|line|act|acts|decided|gain|parts)$/, 'Return Deck of Cards', 'Pray'],
  [/^(category|reason|version|game|when|level|manner|title|time|day)$/, 'Sunday, 14:30', 'Works'],
];

function blanksOf(long: boolean): object {
  return new Proxy(
    {},
    {
      get(_, blank) {
        const words = BLANKS.find(([names]) => names.test(String(blank)));
        return words === undefined ? (long ? 12 : 1) : words[long ? 1 : 2];
      },
    },
  );
}

/** Lists of other texts, for screen readers only. */
const SPOKEN = /^(picture\.(numbered|list|lives|score)|seriesLine|courseSpoken)$/;

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'function') {
    for (const long of [true, false]) {
      const said: unknown = (value as (blanks: object) => unknown)(blanksOf(long));
      if (typeof said === 'string') into.add(said);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (!SPOKEN.test(key)) collect(part, into);
    }
  }
}

/** Helpers of the messages, not messages. */
const NO_MESSAGES = /^(count|dates|index|search)\.ts$/;

function everyText(): string[] {
  const load = createRequire(__filename);
  const texts = new Set<string>(WORK_NAMES);
  for (const entry of readdirSync(LOCALE, { recursive: true, encoding: 'utf8' })) {
    if (entry.endsWith('.ts') && !NO_MESSAGES.test(entry))
      collect(load(join(LOCALE, entry)), texts);
  }
  return [...texts].filter((text) => text !== '');
}

/** A letter that a font lacks comes from the device, with an unknown width. */
function hasAll(font: AnyFontName, text: string): boolean {
  const { widths } = metricsOf(font);
  return Array.from(text).every((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return widths.some(([first, run]) => code >= first && code < first + run.length);
  });
}

/** Sizes, spacings and boxes rotate, so that each meets every font and many texts. */
const sample = (text: string, fontFamily: AnyFontName, lang: string, i: number, j: number) => ({
  text,
  fontFamily,
  lang,
  fontSize: SIZES[(i + 5 * j) % SIZES.length] ?? 12,
  letterSpacing: SPACINGS[(i + j) % SPACINGS.length] ?? 0,
  box: BOXES[(i + j) % BOXES.length] ?? 200,
});

const inEnglish = (): TextSample[] =>
  everyText().flatMap((text, i) =>
    FONTS.filter((font) => hasAll(font, text)).map((font, j) => sample(text, font, 'en', i, j)),
  );

/** Each text in one of the language's fonts. */
async function inLanguage(code: LanguageCode): Promise<TextSample[]> {
  const language = await offered(code).load?.();
  if (language === undefined) return [];
  const fonts = code === 'ja' ? Object.values(JAPANESE_FACES.standIns) : FONTS;
  const texts = [...new Set(phrasesOf(language).map(({ text }) => text))];
  return texts.flatMap((text, i) => {
    const font = fonts[i % fonts.length] ?? 'NotoSans-Regular';
    // Japanese fonts are cut to these texts, so they have every letter.
    const isKnown = code === 'ja' ? !text.includes('\n') : hasAll(font, text);
    const set = code === 'ja' ? inPhrases(text) : text;
    return isKnown ? [sample(set, font, code, i, i % 3)] : [];
  });
}

export async function samples(): Promise<TextSample[]> {
  const others = await Promise.all(languageCodes.map(inLanguage));
  return [...inEnglish(), ...others.flat()];
}

const isBundled = (font: string): font is AnyFontName =>
  font in FONT_METRICS || font in JAPANESE_FACES.metrics;

/** Beyond this share of its box a line may break either way: browsers round odd sizes. */
const EDGE = 0.002;

/** `fewest`: a line that just does not fit counts as one that does. */
export function measured(sample: TextSample): TextSize & { readonly fewest: number } {
  const { text, fontFamily, box } = sample;
  if (!isBundled(fontFamily)) throw new Error(`"${text}" is set in ${fontFamily}`);
  const style = { ...sample, fontFamily };
  const linesIn = (width: number) => linesOf(text, style, width).length;
  return {
    width: textWidth(text, style),
    lines: linesIn(box * (1 - EDGE)),
    fewest: linesIn(box * (1 + EDGE)),
  };
}
