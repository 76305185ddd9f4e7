/** Which pictures are made: moments by screens, in sets for the README and for the stores. */
import { join } from 'node:path';

import type { GamePosition } from './games';

const ROOT = join(__dirname, '../..');

export interface Screen {
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture per pixel of the page. */
  readonly scale: number;
}

export const SCREENS = {
  phone: { width: 390, height: 844, scale: 2 },
  tablet: { width: 1180, height: 820, scale: 2 },
  // What the stores ask for.
  'app-store-phone': { width: 440, height: 956, scale: 3 },
  'app-store-tablet': { width: 1376, height: 1032, scale: 2 },
  'play-phone': { width: 360, height: 640, scale: 3 },
  'play-tablet': { width: 1280, height: 800, scale: 2 },
} as const satisfies Readonly<Record<string, Screen>>;

export interface Shot {
  /** Left out: the start. */
  readonly moment?: GamePosition;
  readonly scheme: 'light' | 'dark';
}

export const SHOTS = {
  game: { moment: { game: 'duel', at: 126 }, scheme: 'light' },
  'game-by-night': { moment: { game: 'duel', at: 126 }, scheme: 'dark' },
  table: { moment: { game: 'three', at: 117 }, scheme: 'light' },
  morning: { moment: { game: 'duel', at: 56 }, scheme: 'light' },
  'start-by-night': { scheme: 'dark' },
} as const satisfies Readonly<Record<string, Shot>>;

/** A moment from which the next choices of the game are made and filmed. */
export interface Film {
  readonly moment: GamePosition;
  readonly choices: number;
  readonly screen: Screen;
  readonly framesPerSecond: number;
}

/** A turn: task, bench, sale and work, each under its edge of the mat or on it. */
const UNDER_THE_MAT: Film = {
  moment: { game: 'duel', at: 56 },
  choices: 5,
  screen: { width: 390, height: 844, scale: 1.5 },
  framesPerSecond: 25,
};

export interface Picture {
  readonly name: string;
  readonly shot: keyof typeof SHOTS;
  readonly screen: keyof typeof SCREENS;
  /** What the reader's browser speaks, and with it the app. */
  readonly locale: string;
}

export const ENGLISH = 'en-GB';
/** Each listing shows the app in its own language; by the names of their folders in `store-listing/play/`. */
export const LISTINGS = ['en-US', 'de-DE', 'ja-JP'] as const;

export interface PictureSet {
  readonly folder: string;
  readonly format: 'webp' | 'png';
  /** The largest file, in KB. */
  readonly most: number;
  readonly pictures: readonly Picture[];
  /** Drawings of assets/source/, and how wide the store wants them. */
  readonly drawings: readonly {
    readonly name: string;
    readonly source: string;
    readonly width: number;
  }[];
  readonly films: readonly { readonly name: string; readonly film: Film; readonly most: number }[];
}

const names = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];
const STORE_SCREENS = names(SCREENS).filter((screen) => /^(app-store|play)-/.test(screen));

export const SETS: Readonly<Record<string, PictureSet>> = {
  readme: {
    folder: join(ROOT, 'docs/pictures'),
    format: 'webp',
    most: 250,
    pictures: [
      { name: 'phone-game', shot: 'game', screen: 'phone', locale: ENGLISH },
      { name: 'tablet-game', shot: 'table', screen: 'tablet', locale: ENGLISH },
      { name: 'start-by-night', shot: 'start-by-night', screen: 'phone', locale: ENGLISH },
    ],
    drawings: [],
    films: [{ name: 'under-the-mat', film: UNDER_THE_MAT, most: 1000 }],
  },
  stores: {
    folder: join(ROOT, '.cache/store-pictures'),
    format: 'png',
    most: 8000,
    pictures: LISTINGS.flatMap((locale) =>
      STORE_SCREENS.flatMap((screen) =>
        names(SHOTS).map((shot) => ({ name: `${locale}/${screen}-${shot}`, shot, screen, locale })),
      ),
    ),
    drawings: [
      { name: 'play-icon', source: 'icon', width: 512 },
      { name: 'play-feature-graphic', source: 'feature-graphic', width: 1024 },
    ],
    films: [],
  },
};
