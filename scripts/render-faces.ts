/**
 * Renders card faces, icons and drawings for devices, which draw pictures faster than vectors. Run
 * `npm run faces` after changing a drawing.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { modules } from './faces/modules';
import { pictures } from './faces/pictures';
import { render } from './faces/render';
import { readArgs } from './lib/args';
import { runCommand } from './say';

const ROOT = join(__dirname, '..');
const FOLDER = join(ROOT, 'assets/faces');

runCommand(async () => {
  readArgs({});
  rmSync(FOLDER, { recursive: true, force: true });
  let files = 0;
  let total = 0;
  for (const picture of pictures()) {
    for (const { file, bytes } of await render(picture)) {
      mkdirSync(dirname(join(FOLDER, file)), { recursive: true });
      writeFileSync(join(FOLDER, file), bytes);
      files++;
      total += bytes.length;
    }
  }
  for (const [path, text] of Object.entries(modules())) writeFileSync(join(ROOT, path), text);
  console.log(`${files} pictures, ${(total / 1024).toFixed(0)} kB in all`);
});
