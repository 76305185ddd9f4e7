import { SPACE, TOUCH } from '@/components/theme';
import { TOKENS, type Ground, type Tokens } from '@/components/theme/tokens';
import { SMALLEST, TYPE } from '@/components/theme/type';

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

/** Every colour that a ground may have behind its text: a table is lit unevenly. */
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

test('no text is under 11 pt, and targets are 44 pt with 8 pt between', () => {
  for (const { fontSize, lineHeight } of Object.values(TYPE)) {
    expect(fontSize).toBeGreaterThanOrEqual(SMALLEST);
    expect(lineHeight).toBeGreaterThan(fontSize);
  }
  expect(SMALLEST).toBe(11);
  expect(TOUCH).toBeGreaterThanOrEqual(44);
  expect(SPACE.s).toBeGreaterThanOrEqual(8);
});
