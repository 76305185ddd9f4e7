/**
 * A browser that watches its pages as little as it can. What automates browsers asks for the stack of every
 * request and timer, and then V8 reads the whole script again to number its lines: a tenth of a start.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

import { CHROMIUM_FLAGS } from '../../chromium';
import { Trouble } from '../../say';

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

type Send = <T>(method: string, params?: object, sessionId?: string) => Promise<T>;

/** DevTools' protocol over the pipe of `--remote-debugging-pipe`: messages end with a zero. */
function talk(output: Writable, input: Readable): Send {
  let calls = 0;
  let rest = '';
  const waiting = new Map<number, (answer: Answer) => void>();
  input.on('data', (bytes: Buffer) => {
    const texts = (rest + bytes.toString()).split('\0');
    rest = texts.pop() ?? '';
    for (const text of texts) {
      const answer = JSON.parse(text) as Answer;
      if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    }
  });
  return <T>(method: string, params: object = {}, sessionId?: string) =>
    new Promise<T>((resolve, reject) => {
      const id = ++calls;
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error === undefined) resolve(result as T);
        else reject(new Trouble(`${method}: ${error.message}`));
      });
      output.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
}

interface BareBrowser {
  /** Milliseconds until each test id was in the page; a page with an empty cache. */
  readonly visit: (url: string, sights: readonly string[]) => Promise<Record<string, number>>;
  readonly close: () => Promise<void>;
}

const PATIENCE_MS = 60_000;
const LOOKS_MS = 100;

interface Options {
  readonly path: string;
  readonly slowed: number;
  /** Runs in each page before its own scripts, and notes sights in `noted`. */
  readonly note: (sights: readonly string[]) => void;
}

export async function startBare({ path, slowed, note }: Options): Promise<BareBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  const flags = ['--headless', '--remote-debugging-pipe', `--user-data-dir=${folder}`];
  const child = spawn(path, [...CHROMIUM_FLAGS, ...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , output, input] = child.stdio;
  const send = talk(output as Writable, input as Readable);

  async function look(sessionId: string, count: number): Promise<Record<string, number>> {
    const expression = 'JSON.stringify(globalThis.noted ?? {})';
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
      await new Promise((resolve) => setTimeout(resolve, LOOKS_MS));
      const { result } = await send<{ result: { value: string } }>(
        'Runtime.evaluate',
        { expression },
        sessionId,
      );
      const noted = JSON.parse(result.value) as Record<string, number>;
      if (Object.keys(noted).length === count) return noted;
    }
    throw new Trouble('The page does not show what was waited for.');
  }

  return {
    async visit(url, sights) {
      const { browserContextId } = await send<{ browserContextId: string }>(
        'Target.createBrowserContext',
      );
      const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      });
      const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
        targetId,
        flatten: true,
      });
      const size = { width: 390, height: 844, deviceScaleFactor: 1, mobile: false };
      await send('Emulation.setDeviceMetricsOverride', size, sessionId);
      await send('Emulation.setCPUThrottlingRate', { rate: slowed }, sessionId);
      await send('Page.enable', {}, sessionId);
      // The compiler names functions by this helper, which a page lacks.
      const source = `globalThis.__name=(named)=>named;(${note})(${JSON.stringify(sights)})`;
      await send('Page.addScriptToEvaluateOnNewDocument', { source }, sessionId);
      await send('Page.navigate', { url }, sessionId);
      const seen = await look(sessionId, sights.length);
      await send('Target.disposeBrowserContext', { browserContextId });
      return seen;
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await send('Browser.close').catch(() => undefined);
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
