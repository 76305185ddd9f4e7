/** A hash of the engine and of the training scripts, without the weights: which code made a net. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

function sources(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return ['weights', 'pool'].includes(entry.name) ? [] : sources(full);
    return entry.name.endsWith('.ts') ? [full] : [];
  });
}

export function codeHash(root: string): string {
  const hash = createHash('sha256');
  for (const folder of ['engine', 'scripts/ai']) {
    for (const file of sources(path.join(root, folder)).sort()) {
      hash.update(path.relative(root, file)).update(fs.readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
