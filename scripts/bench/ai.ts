/** What a decision of each level costs, on V8 and on a Hermes VM: the last part of `npm run bench`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SLICE_MS } from '../../store/game/slices';
import { bundle } from '../lib/parallel';
import type { AiTimes } from './ai-games';
import { runOnHermes } from './hermes';

function table(times: readonly AiTimes[], say: (text: string) => void): void {
  for (const t of times) {
    const ms = (x: number) => `${x.toFixed(1)} ms`;
    say(
      `  ${t.level.padEnd(8)} ${t.players} players: median ${ms(t.median)}, 95th percentile ${ms(t.p95)}, ` +
        `longest ${ms(t.longest)}; slices: 99.9 % within ${ms(t.slice999)}, longest ${ms(t.longestSlice)}; ` +
        `${t.decisions} decisions`,
    );
  }
}

export function benchAi(say: (text: string) => void, hermes: boolean): void {
  const folder = mkdtempSync(join(tmpdir(), 'mottainai-ai-'));
  try {
    const file = bundle(join(__dirname, 'ai-v8-main.ts'), folder);
    say(`AI decisions on V8, thought in slices of ${SLICE_MS} ms`);
    table(JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8' })), say);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (!hermes) return;
  say('AI decisions on the Hermes VM (goals: slices within 10 ms; abbot 95th percentile 500 ms)');
  table(JSON.parse(runOnHermes(join(__dirname, 'ai-hermes-main.ts'))[0] ?? '[]'), say);
}
