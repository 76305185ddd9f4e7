/** The thread on which SQLite runs in a browser: expo-sqlite's own, with a sound pool of files. */
import { AccessHandlePoolVFS } from 'expo-sqlite/web/wa-sqlite/AccessHandlePoolVFS.js';
import sqlite from 'expo-sqlite/web/wa-sqlite/wa-sqlite.wasm';
import 'expo-sqlite/web/worker.ts';
import { answerTogether } from './calls';
import { joinFrames } from './frames';
import { mendPool } from './pool';

// In time: a pool is made with the first call.
mendPool(AccessHandlePoolVFS);
joinFrames(AccessHandlePoolVFS);
answerTogether(self as unknown as Parameters<typeof answerTogether>[0]);

// It starts before the app does, and has SQLite at hand when it is called.
fetch(sqlite)
  .then((answer) => answer.arrayBuffer())
  .catch(() => undefined);
