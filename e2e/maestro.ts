/**
 * Reads the Maestro flows in `.maestro/`, so that they also run on the native host. Supports only
 * the commands our flows use, each on one line.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, scenario, type App, type Scenario } from './driver';
import { pause } from './scenarios/wait';

const FOLDER = join(__dirname, '../.maestro');

export interface Command {
  readonly name: string;
  /** After the colon: a text, or keys with values. */
  readonly value: string | Readonly<Record<string, string>>;
}

export interface Flow {
  readonly file: string;
  readonly title: string;
  readonly appId: string;
  readonly commands: readonly Command[];
}

const unquoted = (text: string) => text.trim().replace(/^(['"])(.*)\1$/, '$2');

function parseValue(text: string): Command['value'] {
  const inBraces = /^\{(.*)\}$/.exec(text.trim())?.[1];
  if (inBraces === undefined) return unquoted(text);
  const pairs = inBraces.split(',').map((pair) => {
    const [key = '', ...rest] = pair.split(':');
    return [key.trim(), unquoted(rest.join(':'))] as const;
  });
  return Object.fromEntries(pairs);
}

export function parseFlow(file: string, source: string): Flow {
  const [head = '', body = ''] = source.split(/^---$/m);
  const title = /^# (.+)$/m.exec(head)?.[1];
  const appId = /^appId: (.+)$/m.exec(head)?.[1];
  if (title === undefined || appId === undefined) throw new Error(`${file} has no title or app`);
  const commands = body
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const found = /^- (\w+)(?:: (.+))?$/.exec(line);
      if (found === null) throw new Error(`${file} has a line that is no command: ${line}`);
      return { name: found[1] ?? '', value: parseValue(found[2] ?? '') };
    });
  return { file, title, appId, commands };
}

export const readFlows = (): Flow[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => parseFlow(file, readFileSync(join(FOLDER, file), 'utf8')));

type Phone = App<'rotate' | 'turnTo'>;
type Act = (app: Phone, key: (name: string) => string, text: string, state: State) => Promise<void>;

interface State {
  /** The field tapped last. */
  field: string;
  away: boolean;
}

const SETTLES = 1_000;

const ACTS: Readonly<Record<string, Act>> = {
  launchApp: async (app, key, _, state) => {
    const back = state.away && key('stopApp') === 'false';
    state.away = false;
    if (back) return app.turnTo('active');
    await (key('clearState') === 'true' ? app.launch() : app.relaunch());
  },
  killApp: (app) => app.kill(),
  openLink: (app, _, link) => app.relaunch(link.replace(/^\w+:\//, '')),
  tapOn: async (app, key, _, state) => {
    state.field = key('id');
    await app.tap(key('id'));
  },
  inputText: (app, _, text, state) => app.type(state.field, text),
  hideKeyboard: async () => undefined,
  assertVisible: (app, key) => app.see(key('id')),
  assertNotVisible: (app, key) => app.notSee(key('id')),
  waitForAnimationToEnd: () => pause(SETTLES),
  pressKey: async (app, _, name, state) => {
    if (name !== 'Home') throw new Error(`Nothing is known of the key ${name}`);
    state.away = true;
    await app.turnTo('background');
  },
  setOrientation: (app, _, to) => app.rotate(to.startsWith('LANDSCAPE') ? 'landscape' : 'portrait'),
};

export async function runFlow(app: Phone, { commands, file }: Flow): Promise<void> {
  const state: State = { field: '', away: false };
  for (const { name, value } of commands) {
    const act = ACTS[name];
    if (act === undefined) throw new Error(`${file}: nothing is known of ${name}`);
    const key = (of: string) => (typeof value === 'string' ? '' : (value[of] ?? ''));
    await act(app, key, typeof value === 'string' ? value : '', state);
  }
}

/** Only for the native host: on a device Maestro runs them itself. */
export const maestroScenarios = (): Scenario[] =>
  readFlows().map((flow) =>
    scenario({
      name: `Maestro ${flow.file}: ${flow.title}`,
      needs: ['rotate', 'turnTo', 'scrolled'],
      async run(app) {
        await runFlow(app, flow);
        const [first] = await app.scrolled();
        expect(
          first === undefined,
          `Maestro does not scroll by itself, and would not see ${first}`,
        );
      },
    }),
  );
