/** Win shares with confidence intervals. */
export interface Share {
  mean: number;
  /** Half of the 95 % interval. */
  margin: number;
}

/**
 * The games of a deal share its luck, so a deal is one observation: the mean over all seats. Near 0
 * or 1 the interval would vanish; it is at least what one more win and one more loss would give.
 */
export function shareOf(byDeal: readonly (readonly number[])[]): Share {
  const means = byDeal.map((games) => games.reduce((x, y) => x + y, 0) / games.length);
  const n = means.length;
  const mean = means.reduce((x, y) => x + y, 0) / n;
  if (n < 2) return { mean, margin: 1 };
  const spread = means.reduce((sum, m) => sum + (m - mean) ** 2, 0) / (n - 1);
  const games = byDeal.reduce((sum, list) => sum + list.length, 0);
  const cautious = (mean * games + 1) / (games + 2);
  const least = (cautious * (1 - cautious)) / games / 2;
  return { mean, margin: 1.96 * Math.sqrt(Math.max(spread / n, least)) };
}

export function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? NaN;
}

export const percent = (x: number) => `${(100 * x).toFixed(1)} %`;
