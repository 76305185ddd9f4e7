/** Runs in the browser, on the app's own SQLite; browser.ts calls it. */
import { openExpoDatabase } from '../../../store/saves/expo';
import type { Platform, Times } from './measure';
import { longGame, perChoice, resume } from './measure';

/** A file of the browser's private file system; closing it replaces the old text. */
async function writeFile(text: string): Promise<void> {
  const folder = await navigator.storage.getDirectory();
  const file = await folder.getFileHandle('save.json', { create: true });
  const stream = await file.createWritable();
  await stream.write(text);
  await stream.close();
}

function platform(prefix: string): Platform {
  return {
    open: (name) => openExpoDatabase(`${prefix}-${name}`),
    clock: () => performance.now(),
    writeFile,
  };
}

export interface InBrowser {
  readonly saving: Times[];
  readonly resuming: Times[];
}

async function measure(choices: number): Promise<InBrowser> {
  const game = longGame(choices);
  return {
    saving: await perChoice(platform('saving'), game),
    resuming: await resume(platform('resuming'), game),
  };
}

Object.assign(globalThis, { measure });
