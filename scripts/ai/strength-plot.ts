/** The plot of docs/ai.md: win share against the first net of the table, over training games. */
import type { Share } from './statistics';

export interface Measured {
  /** '2' to '5', or 'teams'. */
  table: string;
  run: string;
  games: number;
  /** Number of matches. */
  matches: number;
  share: Share;
}

const TABLES = ['2', '3', '4', '5', 'teams'];
const PANEL = { width: 190, height: 220, left: 44, top: 40, gap: 44 };

function evenShare(table: string): number {
  return table === '2' || table === 'teams' ? 0.5 : 1 / Number(table);
}

function panel(table: string, at: number, all: readonly Measured[]): string {
  const rows = all.filter((m) => m.table === table).sort((a, b) => a.games - b.games);
  const x0 = PANEL.left + at * (PANEL.width + PANEL.gap);
  const most = Math.max(1000, ...rows.map((m) => m.games));
  const x = (games: number) => x0 + (games / most) * PANEL.width;
  // Every panel ends at twice an even share.
  const even = evenShare(table);
  const y = (share: number) => PANEL.top + PANEL.height * (1 - Math.min(1, share / (2 * even)));
  const base = PANEL.top + PANEL.height;
  const title = table === 'teams' ? 'teams' : `${table} players`;
  const parts = [
    `<text x="${x0}" y="${PANEL.top - 12}" class="title">${title}</text>`,
    `<rect x="${x0}" y="${PANEL.top}" width="${PANEL.width}" height="${PANEL.height}" class="frame"/>`,
    `<line x1="${x0}" y1="${y(even)}" x2="${x0 + PANEL.width}" y2="${y(even)}" class="even"/>`,
  ];
  for (const share of [0, even, 2 * even]) {
    const label = `${Math.round(100 * share)} %`;
    parts.push(`<text x="${x0 - 4}" y="${y(share) + 4}" class="label end">${label}</text>`);
  }
  parts.push(
    `<text x="${x0}" y="${base + 16}" class="label">0</text>`,
    `<text x="${x0 + PANEL.width}" y="${base + 16}" class="label end">${Math.round(most / 1000)}k games</text>`,
  );
  for (const run of new Set(rows.map((m) => m.run))) {
    const own = rows.filter((m) => m.run === run);
    const points = own.map((m) => `${x(m.games).toFixed(1)},${y(m.share.mean).toFixed(1)}`);
    parts.push(`<polyline points="${points.join(' ')}" class="run"/>`);
    for (const { games, share } of own) {
      const low = y(Math.max(0, share.mean - share.margin)).toFixed(1);
      const high = y(share.mean + share.margin).toFixed(1);
      const px = x(games).toFixed(1);
      parts.push(
        `<line x1="${px}" y1="${low}" x2="${px}" y2="${high}" class="margin"/>`,
        `<circle cx="${px}" cy="${y(share.mean).toFixed(1)}" r="3" class="point"/>`,
      );
    }
  }
  return parts.join('\n');
}

const STYLE = `
  text { font-family: sans-serif; fill: #333 }
  .title { font-size: 14px; font-weight: bold }
  .label { font-size: 10px }
  .end { text-anchor: end }
  .frame { fill: #fff; stroke: #999 }
  .even { stroke: #b33; stroke-dasharray: 4 3 }
  .run { fill: none; stroke: #2a6; stroke-width: 1.5 }
  .margin { stroke: #2a6; opacity: 0.5 }
  .point { fill: #2a6 }
`;

export function plot(all: readonly Measured[]): string {
  const width = PANEL.left + TABLES.length * (PANEL.width + PANEL.gap);
  const height = PANEL.top + PANEL.height + 50;
  const panels = TABLES.map((table, at) => panel(table, at, all));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${STYLE}</style>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...panels,
    `<text x="${PANEL.left}" y="${height - 8}" class="label">Win share against the first net of the table, with 95 % intervals; dashed: even. Both sides with a quarter of the top level's search.</text>`,
    `</svg>`,
    ``,
  ].join('\n');
}
