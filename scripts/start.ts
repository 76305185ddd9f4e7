/** `npm start`: Expo's development server, with telemetry off. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { passedOn } from './lib/args';

const cli = join(__dirname, '../node_modules/expo/bin/cli');
const child = spawn(process.execPath, [cli, 'start', ...passedOn()], {
  stdio: 'inherit',
  env: { ...process.env, EXPO_NO_TELEMETRY: '1' },
});
child.on('close', (code) => process.exit(code ?? 1));
