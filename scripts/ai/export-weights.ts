/** Writes the net of a checkpoint as a module, for the app or for the pool. */
import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { loadCheckpoint, packNet, packPolicy } from './checkpoint';

export interface ExportTo {
  root: string;
  /** Path of the checkpoint. */
  file: string;
  title: string;
  isForPool: boolean;
}

export async function exportWeights({ root, file, title, isForPool }: ExportTo): Promise<string> {
  const { learner, meta } = loadCheckpoint(file);
  const room = isForPool ? 'scripts/ai/pool' : 'engine/ai/weights';
  const types = isForPool ? '../../../engine/ai/weights' : './types';
  const target = path.join(root, room, `${title}.ts`);
  const lines = [
    `/**`,
    ` * Made by: ${meta.command}`,
    ` * after ${meta.games} games (seed ${meta.seed}, code ${meta.code ?? 'of before'}). Do not edit: train again, and export.`,
    ` */`,
    `import type { Weights } from '${types}';`,
    ``,
    `export const ${title}: Weights = {`,
    `  net: ${JSON.stringify(packNet(learner.mean.net))},`,
    `  policy: ${JSON.stringify(packPolicy(learner.mean.policy))},`,
    `};`,
    ``,
  ];
  const style = await resolveConfig(target);
  fs.writeFileSync(target, await format(lines.join('\n'), { ...style, parser: 'typescript' }));
  return `${target}: ${Math.round(fs.statSync(target).size / 1024)} KB`;
}
