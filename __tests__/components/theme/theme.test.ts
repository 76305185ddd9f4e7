import { SPACE, TOUCH } from '@/components/theme';
import { CARD_BACK } from '@/components/theme/card';
import { SMALLEST } from '@/components/theme/measure';
import { PLAYER_INKS } from '@/components/theme/players';
import {
  CARD,
  MATERIALS,
  materialTone,
  TOKENS,
  type Ground,
  type Tokens,
} from '@/components/theme/tokens';
import { TYPE } from '@/components/theme/type';

/** WCAG relative luminance of #RRGGBB. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Every colour behind a text: a table is lit unevenly. */
const fillsOf = ({ table, surface, mat }: Tokens): [string, Ground, readonly string[]][] => [
  ['table', table, [table.fill, table.fillEnd, table.glow, ...table.hills]],
  ['surface', surface, [surface.fill]],
  ['mat', mat, [mat.fill]],
];

const lights = Object.entries(TOKENS).flatMap(([scheme, byLight]) =>
  Object.entries(byLight).flatMap(([light, tokens]) =>
    fillsOf(tokens).map(([name, ground, fills]) => ({
      name: `${scheme} ${light} ${name}`,
      ground,
      fills,
    })),
  ),
);

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});

describe.each(lights)('$name', ({ ground, fills }) => {
  const worst = (color: string) => Math.min(...fills.map((fill) => contrast(color, fill)));

  test.each(['text', 'quiet'] as const)('%s reads at 4.5:1', (token) => {
    expect(worst(ground[token])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['control', 'focus', 'choosable', 'action'] as const)('%s shows at 3:1', (token) => {
    expect(worst(ground[token])).toBeGreaterThanOrEqual(3);
  });

  test('a primary button reads, pressed or not', () => {
    expect(contrast(ground.onAction, ground.action)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ground.onAction, ground.actionPressed)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the brass ornament shows on every mat', () => {
  for (const byLight of Object.values(TOKENS)) {
    for (const { mat } of Object.values(byLight)) {
      expect(contrast(mat.ornament, mat.fill)).toBeGreaterThanOrEqual(3);
    }
  }
});

describe.each(lights)('$name', ({ ground }) => {
  // If the ring's tones differ by 9:1, one stands out by 3:1 from any neighbour.
  test('the ring around what the keyboard is on shows beside any colour', () => {
    expect(contrast(ground.focus, ground.halo)).toBeGreaterThanOrEqual(9);
  });
});

const materials = Object.keys(MATERIALS) as (keyof typeof MATERIALS)[];

test.each(materials)('%s reads on its card, and shows on panels by day and by lamp', (material) => {
  const { ink, tint } = MATERIALS[material];
  expect(contrast(ink, CARD.washi)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(ink, tint)).toBeGreaterThanOrEqual(4.5);
  for (const scheme of ['light', 'dark'] as const) {
    const panel = TOKENS[scheme].noon.surface.fill;
    expect(contrast(materialTone(material, scheme), panel)).toBeGreaterThanOrEqual(3);
  }
});

test('a card that may be chosen is marked in a tone that shows on it, and the seal reads', () => {
  expect(contrast(CARD.choosable, CARD.washi)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(CARD.ink, CARD.washi)).toBeGreaterThanOrEqual(7);
});

test('the emblem shows on the back of a card', () => {
  expect(contrast(CARD_BACK.mid, CARD_BACK.ink)).toBeGreaterThanOrEqual(3);
});

test.each(PLAYER_INKS.map((inks, seat) => ({ seat, ...inks })))(
  'the crest of seat $seat shows on panels and on the table, in every light',
  ({ ink, lamp }) => {
    for (const [scheme, byLight] of Object.entries(TOKENS)) {
      for (const { table, surface, statusBar } of Object.values(byLight)) {
        const onPanel = scheme === 'dark' ? lamp : ink;
        expect(contrast(onPanel, surface.fill)).toBeGreaterThanOrEqual(4.5);
        // On the table it follows the light, like the status bar.
        const onTable = statusBar === 'light' ? lamp : ink;
        for (const fill of [table.fill, table.fillEnd, table.glow]) {
          expect(contrast(onTable, fill)).toBeGreaterThanOrEqual(3);
        }
      }
    }
  },
);

test('no text is under 11 pt, and targets are 44 pt with 8 pt between', () => {
  for (const { fontSize, lineHeight } of Object.values(TYPE)) {
    expect(fontSize).toBeGreaterThanOrEqual(SMALLEST);
    expect(lineHeight).toBeGreaterThan(fontSize);
  }
  expect(SMALLEST).toBe(11);
  expect(TOUCH).toBeGreaterThanOrEqual(44);
  expect(SPACE.s).toBeGreaterThanOrEqual(8);
});
