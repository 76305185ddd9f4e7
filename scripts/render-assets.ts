/** Renders the drawings in assets/source/ to the PNGs that app.json names. Run `npm run assets`. */
import { Resvg } from '@resvg/resvg-js';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readArgs } from './lib/args';

const ASSETS = join(__dirname, '../assets');

const PICTURES = {
  icon: 1024,
  'adaptive-foreground': 1024,
  'adaptive-background': 1024,
  'adaptive-monochrome': 1024,
  splash: 880,
  'splash-dark': 880,
  favicon: 48,
};

readArgs({});
mkdirSync(join(ASSETS, 'images'), { recursive: true });
for (const [name, width] of Object.entries(PICTURES)) {
  const drawing = readFileSync(join(ASSETS, 'source', `${name}.svg`), 'utf8');
  const png = new Resvg(drawing, { fitTo: { mode: 'width', value: width } }).render().asPng();
  writeFileSync(join(ASSETS, 'images', `${name}.png`), png);
  console.log(`${name}.png  ${width} px  ${(png.length / 1024).toFixed(0)} kB`);
}
