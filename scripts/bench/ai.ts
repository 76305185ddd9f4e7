/** What a decision of each level costs on V8 and on Hermes: the last part of `npm run bench`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SLICE_MS } from '../../store/game/slices';
import { bundle } from '../lib/parallel';
import type { AiTimes } from './ai-games';
import { asInTheApp, runOnHermes } from './hermes';

/**
 * Fresh VMs repeat the same work. Other programs disturb different pieces each time, so the
 * quickest run of a piece counts.
 */
const RUNS = 3;
/** Largest output of a run, in bytes. */
const MOST = 64 * 2 ** 20;

function longestPiece(runs: readonly AiTimes[]): number {
  const [first, ...others] = runs.map((run) => run.pieces);
  let longest = 0;
  first?.forEach((time, i) => {
    longest = Math.max(
      longest,
      others.reduce((least, o) => Math.min(least, o[i] ?? least), time),
    );
  });
  return longest;
}

type Measured = 'perSecond' | 'median' | 'p95' | 'longest' | 'slice999' | 'longestSlice';

/** The median of the runs, row by row. */
function table(run: () => string, say: (text: string) => void): void {
  const runs = Array.from({ length: RUNS }, () => JSON.parse(run()) as AiTimes[]);
  runs[0]?.forEach(({ level, players, decisions }, row) => {
    const all = runs.map((times) => times[row] as AiTimes);
    const middle = (key: Measured) =>
      all.map((t) => t[key]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
    const of = (key: Measured) => `${middle(key).toFixed(1)} ms`;
    say(
      `  ${level.padEnd(8)} ${players} players: ${middle('perSecond').toFixed(0)} decisions a second, median ${of('median')}, 95th percentile ${of('p95')}, ` +
        `longest ${of('longest')}; slices: 99.9 % within ${of('slice999')}, longest ${of('longestSlice')}, ` +
        `longest piece ${longestPiece(all).toFixed(1)} ms; of ${decisions} decisions`,
    );
  });
}

export async function benchAi(say: (text: string) => void, hermes: boolean): Promise<void> {
  say(
    `A slice ends with the piece of work that reaches ${SLICE_MS} ms. Medians of ${RUNS} runs; a piece counts ` +
      'as long as in the run that the machine disturbed least.',
  );
  const folder = mkdtempSync(join(tmpdir(), 'mottainai-ai-'));
  try {
    const file = bundle(join(__dirname, 'ai-v8-main.ts'), folder);
    say('AI decisions on V8');
    const node = [process.execPath, [file]] as const;
    table(() => execFileSync(...node, { encoding: 'utf8', maxBuffer: MOST }), say);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (!hermes) return;
  say('AI decisions on the Hermes VM (goals: slices within 10 ms; abbot 95th percentile 500 ms)');
  const code = await asInTheApp(join(__dirname, 'ai-hermes-main.ts'));
  table(() => runOnHermes(code)[0] ?? '[]', say);
}
