/**
 * Semantic colours. A component names its ground and purpose, never a colour. Text has a contrast
 * of 4.5:1 and controls 3:1 on their ground; a test checks every pair.
 */
export type Scheme = 'light' | 'dark';
/** The light on the table follows the turn. */
export type Light = 'morning' | 'noon' | 'night';
export type GroundName = 'table' | 'surface' | 'mat';

export interface Ground {
  readonly fill: string;
  readonly text: string;
  readonly quiet: string;
  /** Outlines of controls. */
  readonly control: string;
  /** The two tones of the keyboard focus ring. */
  readonly focus: string;
  readonly halo: string;
  /** Marks what can be chosen now, always with an outline or icon, never by colour alone. */
  readonly choosable: string;
  readonly action: string;
  readonly actionPressed: string;
  readonly onAction: string;
}

export interface Tokens {
  /** The table: a gradient from `fill` to `fillEnd`, with `glow` around the mat. */
  readonly table: Ground & {
    readonly fillEnd: string;
    readonly glow: string;
    readonly hills: readonly [far: string, middle: string, near: string];
    readonly sky: string;
  };
  /** Washi: cards, panels, sheets. */
  readonly surface: Ground & { readonly rule: string };
  /** The temple mat: wood, brass and shade. */
  readonly mat: Ground & { readonly edge: string; readonly ornament: string };
  readonly shadow: string;
  readonly scrim: string;
  readonly statusBar: Scheme;
}

const INK = '#22201C';
const WASHI = '#FBF6EA';
const BRASS = '#C9A86A';
const LAMPLIGHT = '#F3E9D6';

const byDay = {
  text: INK,
  quiet: '#565148',
  control: '#776748',
  focus: '#1F3A73',
  halo: WASHI,
  choosable: '#177352',
  action: '#5A4632',
  actionPressed: '#443424',
  onAction: WASHI,
};

const byLamp = {
  text: LAMPLIGHT,
  quiet: '#CFC2AC',
  control: '#A8977A',
  focus: '#B9CBF2',
  halo: '#1A1612',
  choosable: '#6FD0A8',
  action: BRASS,
  actionPressed: '#B08F52',
  onAction: '#241C12',
};

const washi: Tokens['surface'] = { ...byDay, fill: WASHI, rule: '#CDBF9F' };
const darkWashi: Tokens['surface'] = { ...byLamp, fill: '#332B22', rule: '#574B3B' };

const mat: Tokens['mat'] = { ...byLamp, fill: '#54412E', edge: '#7B6040', ornament: BRASS };
const darkMat: Tokens['mat'] = { ...mat, fill: '#45362A', edge: '#6B5438' };

const light = { surface: washi, mat, shadow: '#3A2C1A', scrim: '#22201C66' };
const dark = { surface: darkWashi, mat: darkMat, shadow: '#000000', scrim: '#00000099' };

export const TOKENS: Record<Scheme, Record<Light, Tokens>> = {
  light: {
    morning: {
      ...light,
      table: {
        ...byDay,
        quiet: '#464C4E',
        control: '#5F6B70',
        fill: '#EEF1EF',
        fillEnd: '#D5DEDF',
        glow: '#FBF3E4',
        hills: ['#D3DDDF', '#C6D2D5', '#B7C5CA'],
        sky: '#EDC9A8',
      },
      statusBar: 'dark',
    },
    noon: {
      ...light,
      table: {
        ...byDay,
        fill: '#F3EAD7',
        fillEnd: '#E5D7B9',
        glow: '#FBF4E3',
        hills: ['#E8DCC1', '#E0D1B0', '#D7C59F'],
        sky: '#E0A33C',
      },
      statusBar: 'dark',
    },
    night: {
      ...light,
      table: {
        ...byLamp,
        fill: '#2C2832',
        fillEnd: '#211D25',
        glow: '#54402C',
        hills: ['#332E38', '#2A252E', '#1E1A21'],
        sky: '#D3D9EC',
      },
      statusBar: 'light',
    },
  },
  dark: {
    morning: {
      ...dark,
      table: {
        ...byLamp,
        fill: '#252C2F',
        fillEnd: '#1B2023',
        glow: '#384146',
        hills: ['#2C3438', '#232A2D', '#191E20'],
        sky: '#C9A48C',
      },
      statusBar: 'light',
    },
    noon: {
      ...dark,
      table: {
        ...byLamp,
        fill: '#2D271F',
        fillEnd: '#211C16',
        glow: '#463A29',
        hills: ['#352D23', '#2A241C', '#1D1914'],
        sky: '#D2A04C',
      },
      statusBar: 'light',
    },
    night: {
      ...dark,
      table: {
        ...byLamp,
        fill: '#1F1C24',
        fillEnd: '#151318',
        glow: '#43321F',
        hills: ['#25212A', '#1C1920', '#121014'],
        sky: '#C6CCE0',
      },
      statusBar: 'light',
    },
  },
};

/** The inks of the five materials. They do not change at night, since cards are always washi. */
export const MATERIALS = {
  paper: { ink: '#A63D40', mid: '#D98880', tint: '#F6DED8' },
  stone: { ink: '#41633F', mid: '#8FAE83', tint: '#DFE9D5' },
  cloth: { ink: '#2F4B82', mid: '#8BA0CC', tint: '#DAE2F2' },
  clay: { ink: '#99521B', mid: '#D9A066', tint: '#F5E1C8' },
  metal: { ink: '#3D434D', mid: '#B99A4B', tint: '#E9E5DA' },
} as const;
/** A material's tone on a panel: its ink on a light panel, its middle tone on a dark one. */
export const materialTone = (material: keyof typeof MATERIALS, scheme: Scheme): string =>
  MATERIALS[material][scheme === 'dark' ? 'mid' : 'ink'];

/** Cards are washi in both schemes, so their choosable mark does not change either. */
export const CARD = { washi: WASHI, ink: INK, choosable: byDay.choosable } as const;

export const SPACE = { xs: 4, s: 8, m: 16, l: 24, xl: 40 } as const;
export const RADIUS = { s: 6, m: 12, l: 20 } as const;
/** Minimum size of anything that can be pressed, in points. */
export const TOUCH = 44;
