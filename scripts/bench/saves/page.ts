/** Runs in the browser, on the app's own SQLite; browser.ts calls it. */
import { openExpoDatabase } from '../../../store/saves/expo';
import type { Database, Value } from '../../../store/saves/database';
import type { Platform, Saving, Times } from './measure';
import { longGame, perChoice, resume } from './measure';

/** A file of the browser's private file system; closing it replaces the old text. */
async function writeFile(text: string): Promise<void> {
  const folder = await navigator.storage.getDirectory();
  const file = await folder.getFileHandle('save.json', { create: true });
  const stream = await file.createWritable();
  await stream.write(text);
  await stream.close();
}

/** How the app talks to its worker (expo.web.ts). */
interface Sender {
  prepare: (sql: string) => { readonly id: number; readonly done: Promise<void> };
  execute: (statement: number, values: readonly Value[]) => Promise<unknown>;
  finalize: (statement: number) => Promise<void>;
}

/** In three messages, each after the answer to the one before. */
async function runAnew(database: Database, sql: string, values: readonly Value[]): Promise<void> {
  const sender = database as unknown as Sender;
  const { id, done } = sender.prepare(sql);
  await done;
  await sender.execute(id, values);
  await sender.finalize(id);
}

function platform(prefix: string): Platform {
  return {
    open: (name) => openExpoDatabase(`${prefix}-${name}`),
    clock: () => performance.now(),
    runAnew,
    writeFile,
  };
}

export interface InBrowser {
  readonly saving: Saving;
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
