import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { Trouble } from './say';

const ROOT = join(__dirname, '..');

/** Runs the Expo CLI offline; its output is shown only if it fails. */
export function runExpo(
  args: readonly string[],
  cwd = ROOT,
  env: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules/expo/bin/cli'), ...args], {
      cwd,
      env: {
        ...process.env,
        EXPO_OFFLINE: '1',
        EXPO_NO_TELEMETRY: '1',
        CI: '1',
        NODE_ENV: 'production',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', (error) =>
      reject(new Trouble(`Expo could not be started: ${error.message}.`)),
    );
    child.on('close', (code) => {
      if (code === 0) return resolve(said);
      process.stderr.write(said);
      reject(new Trouble(`\`expo ${args[0]}\` failed (its messages are above).`));
    });
  });
}
