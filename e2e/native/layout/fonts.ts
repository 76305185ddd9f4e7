/** The app's fonts, by their family names. */
import { join } from 'node:path';

import { readFont, type Font } from './font';

const FOLDER = join(__dirname, '../../../assets/fonts');
const FILES = [
  'NotoSans-Regular',
  'NotoSans-SemiBold',
  'ShipporiMincho-Medium',
  'ShipporiMincho-Bold',
  'NotoSansJP-Regular',
  'NotoSansJP-SemiBold',
  'ShipporiMinchoJP-Medium',
  'ShipporiMinchoJP-Bold',
] as const;

const read = new Map<string, Font>();

/** Text without a family uses the system font, which is about as wide as our sans. */
export function fontOf(family: string | undefined): Font {
  const name = FILES.find((file) => file === family) ?? FILES[0];
  let font = read.get(name);
  if (font === undefined) {
    font = readFont(join(FOLDER, `${name}.ttf`));
    read.set(name, font);
  }
  return font;
}
