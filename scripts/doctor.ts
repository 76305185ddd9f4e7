/**
 * `npm run doctor`: the checks of expo-doctor. One asks Expo's server for the schema of app.json;
 * without a network it is named as not run, and all others must pass.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { readDoctor } from './doctor/report';
import { readArgs } from './lib/args';
import { runCommand, Trouble } from './say';

const ROOT = join(__dirname, '..');

/** expo-doctor reads npm's output, so npm must not be told to be quiet. */
const env: NodeJS.ProcessEnv = { ...process.env };
for (const name of Object.keys(env)) if (/^npm_/i.test(name)) delete env[name];

runCommand(async () => {
  readArgs({});
  const doctor = spawnSync(
    process.execPath,
    [require.resolve('expo-doctor/bin/expo-doctor.js'), '--verbose'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      // The React Native Directory is a web page's opinion of packages, not a check of this project.
      env: { ...env, EXPO_DOCTOR_ENABLE_DIRECTORY_CHECK: '0', EXPO_NO_TELEMETRY: '1' },
    },
  );
  const said = doctor.stdout + doctor.stderr;
  const { passed, failed, notRun } = readDoctor(said);
  for (const check of notRun) console.log(`not run: ${check} (no network)`);
  if (failed.length > 0 || passed === 0) {
    console.error(said);
    throw new Trouble(
      passed === 0 ? 'expo-doctor checked nothing.' : `Failed: ${failed.join('; ')}.`,
    );
  }
  console.log(`${passed} checks of expo-doctor passed.`);
});
