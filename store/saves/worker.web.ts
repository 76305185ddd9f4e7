/** The thread on which SQLite runs in a browser: expo-sqlite's own, with a sound pool of files. */
import { AccessHandlePoolVFS } from 'expo-sqlite/web/wa-sqlite/AccessHandlePoolVFS.js';
import sqlite from 'expo-sqlite/web/wa-sqlite/wa-sqlite.wasm';
import 'expo-sqlite/web/worker.ts';
import { answerTogether } from './calls';
import { joinFrames } from './frames';
import { mendPool } from './pool';

// Early enough, because a pool is made at the first call.
mendPool(AccessHandlePoolVFS);
joinFrames(AccessHandlePoolVFS);
answerTogether(self as unknown as Parameters<typeof answerTogether>[0]);

// Loaded at once: the worker starts before the app, which then finds SQLite ready.
fetch(sqlite)
  .then((answer) => answer.arrayBuffer())
  .catch(() => undefined);
