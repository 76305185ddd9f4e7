/** Finds WebKitGTK and starts its WebDriver, on a screen of its own if there is none. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { WebDriver } from './webdriver';

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib'];
const SCREEN = '1280x1100x24';
const TRIES = 50;

interface Parts {
  readonly driver: string;
  readonly browser: string;
  /** Undefined: there is a screen. */
  readonly screen: string | undefined;
}

const onPath = (name: string): string | undefined =>
  (spawnSync('which', [name], { encoding: 'utf8' }).stdout ?? '').trim() || undefined;

function findBrowser(): string | undefined {
  const folders = LIBRARIES.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^webkit(2)?gtk-/.test(name))
      .map((name) => join(folder, name, 'MiniBrowser')),
  );
  return folders.find(existsSync);
}

/** The installed programs, or what is missing. */
export function findWebKit(): Parts | string {
  const driver = onPath('WebKitWebDriver');
  if (driver === undefined) return 'WebKitWebDriver (install webkit2gtk-driver)';
  const browser = findBrowser();
  if (browser === undefined) return 'the MiniBrowser of WebKitGTK';
  const screen = process.env.DISPLAY === undefined ? onPath('Xvfb') : undefined;
  if (process.env.DISPLAY === undefined && screen === undefined) return 'a screen (install xvfb)';
  return { driver, browser, screen };
}

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** It writes the number of the screen that it took. */
function startScreen(path: string): Promise<{ process: ChildProcess; display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', SCREEN];
  const process = spawn(path, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  return new Promise((found, fail) => {
    process.stdout?.once('data', (chunk: Buffer) => {
      found({ process, display: `:${chunk.toString().trim()}` });
    });
    process.once('exit', () => fail(new Error('Xvfb ended at its start.')));
  });
}

export interface WebKit {
  readonly webdriver: WebDriver;
  close(): void;
}

export async function startWebKit({ driver, browser, screen }: Parts): Promise<WebKit> {
  const shown = screen === undefined ? undefined : await startScreen(screen);
  const display = shown?.display ?? process.env.DISPLAY;
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const close = () => {
    child.kill();
    shown?.process.kill();
  };
  const webdriver = new WebDriver(`http://127.0.0.1:${port}`, browser);
  for (let tries = 1; !(await webdriver.isReady()); tries++) {
    if (tries === TRIES) {
      close();
      throw new Error('WebKitWebDriver does not answer.');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { webdriver, close };
}
