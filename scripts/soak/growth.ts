/** Whether a page that plays game after game keeps what it no longer needs. */

export const METRICS = [
  { name: 'JSHeapUsedSize', tell: 'heap' },
  { name: 'Nodes', tell: 'nodes' },
  { name: 'JSEventListeners', tell: 'listeners' },
] as const;

export type Reading = Readonly<Record<(typeof METRICS)[number]['name'], number>>;

/** The first games load pictures and code; later ones bring nothing new. */
const SETTLED = 1 / 3;
/** How much one game differs from another. */
const TOLERANCE = 1.15;
const LEAST = 5;

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN;

/** A line for each that grows: the last third of the games against the third before. */
export function growthOf(readings: readonly Reading[]): string[] {
  if (readings.length < LEAST)
    return [`${readings.length} games are too few to tell: ${LEAST} at least`];
  const third = Math.floor(readings.length * SETTLED);
  const before = readings.slice(-2 * third, -third);
  const last = readings.slice(-third);
  return METRICS.flatMap(({ name, tell }) => {
    const [a, b] = [
      median(before.map((each) => each[name])),
      median(last.map((each) => each[name])),
    ];
    if (b <= a * TOLERANCE) return [];
    return [`${tell} grow from ${Math.round(a)} to ${Math.round(b)} in the last ${third} games`];
  });
}
