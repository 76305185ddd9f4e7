/**
 * Makes the pictures of the README, or of the stores, from real games on the production web app.
 * `npm run screenshots [-- --set stores] [--only de-DE/play-phone]`
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { Resvg } from '@resvg/resvg-js';
import { chromium, type Browser } from 'playwright-core';
import sharp from 'sharp';

import { CHROMIUM_FLAGS, findChromium } from './chromium';
import { readArgs } from './lib/args';
import { runCommand, Trouble } from './say';
import { filmGame } from './screenshots/film';
import { openShot } from './screenshots/open';
import { ENGLISH, SCREENS, SETS, SHOTS, type Film, type Picture } from './screenshots/shots';
import { serve } from './static-server';
import { webBuild } from './web-build';

const ASSETS = join(__dirname, '../assets');
const FONTS = ['ShipporiMincho-Bold', 'NotoSans-Regular'];
const KB = 1024;
/** Tried in turn until the file is small enough. */
const QUALITIES = [90, 84, 78, 70, 60];

const args = readArgs({ set: 'readme', only: '' });

async function photograph(browser: Browser, url: string, picture: Picture): Promise<Buffer> {
  const { shot, screen, locale } = picture;
  const page = await openShot(browser, url, SHOTS[shot], SCREENS[screen], locale);
  const png = await page.screenshot();
  await page.context().close();
  return png;
}

/** The best quality that stays within the limit. */
async function smallEnough(
  most: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = await encode(quality);
    if (bytes.length <= most * KB) return bytes;
  }
  throw new Trouble(`No quality makes it smaller than ${most} KB.`);
}

function drawing(source: string, width: number): Promise<Buffer> {
  const svg = readFileSync(join(ASSETS, 'source', `${source}.svg`), 'utf8');
  const fontFiles = FONTS.map((name) => join(ASSETS, 'fonts', `${name}.ttf`));
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles },
  });
  return sharp(drawn.render().asPng()).removeAlpha().png().toBuffer();
}

async function film(browser: Browser, url: string, wanted: Film, most: number): Promise<Buffer> {
  const page = await openShot(
    browser,
    url,
    { moment: wanted.moment, scheme: 'light' },
    wanted.screen,
    ENGLISH,
  );
  const frames = await filmGame(page, wanted);
  await page.context().close();
  const pictures = frames.map(({ png }) => png);
  const delay = frames.map(({ ms }) => ms);
  return smallEnough(most, (quality) =>
    sharp(pictures, { join: { animated: true } })
      .webp({ quality, delay, loop: 0, effort: 5, smartSubsample: true })
      .toBuffer(),
  );
}

runCommand(async () => {
  const set = SETS[args.set];
  if (set === undefined) {
    throw new Trouble(
      `There is no set "${args.set}"; the sets are ${Object.keys(SETS).join(', ')}.`,
    );
  }
  const isWanted = ({ name }: { name: string }) => name.includes(args.only);
  const server = await serve(await webBuild(console.log), 0);
  const browser = await chromium.launch({
    executablePath: findChromium(console.log),
    args: CHROMIUM_FLAGS,
  });
  const save = (name: string, bytes: Buffer) => {
    const file = join(set.folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    console.log(`${relative(process.cwd(), file)}: ${Math.ceil(bytes.length / KB)} KB`);
  };
  try {
    for (const picture of set.pictures.filter(isWanted)) {
      const png = await photograph(browser, server.url, picture);
      const bytes = await smallEnough(set.most, (quality) =>
        set.format === 'webp'
          ? sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
          : // The stores take no transparency.
            sharp(png).removeAlpha().png({ compressionLevel: 9 }).toBuffer(),
      );
      save(`${picture.name}.${set.format}`, bytes);
    }
    for (const { name, source, width } of set.drawings.filter(isWanted)) {
      save(`${name}.png`, await drawing(source, width));
    }
    for (const wanted of set.films.filter(isWanted)) {
      save(`${wanted.name}.webp`, await film(browser, server.url, wanted.film, wanted.most));
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
