/** Finds Firefox and starts it without a window, with a profile of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Bidi } from './bidi';

const NAMES = ['firefox-esr', 'firefox'];
const PATHS = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Firefox looks for updates and reports by itself; here it must call nobody. */
const SETTINGS = {
  'app.normandy.enabled': false,
  'app.update.auto': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9/none',
  'toolkit.telemetry.enabled': false,
};

export function findFirefox(): string | undefined {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH;
  const onPath = NAMES.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout ?? '');
  return [...onPath.map((path) => path.trim()), ...PATHS].find((path) => path && existsSync(path));
}

export interface Firefox {
  readonly bidi: Bidi;
  close(): Promise<void>;
}

export async function startFirefox(path: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'mottainai-firefox-'));
  const lines = Object.entries(SETTINGS).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, MOZ_HEADLESS: '1' } },
  );
  const ended = new Promise<void>((done) => child.on('exit', () => done()));
  const address = await new Promise<string>((found, fail) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, at] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said) ?? [];
      if (at !== undefined) found(at);
    });
    child.on('exit', () => fail(new Error(`Firefox ended at its start:\n${said}`)));
  });
  const bidi = await Bidi.connect(address);
  const close = async () => {
    await bidi.send('browser.close').catch(() => undefined);
    bidi.close();
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true });
  };
  return { bidi, close };
}
