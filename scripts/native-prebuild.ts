/**
 * Proves that `expo prebuild` makes both native projects. It works in a throw-away copy, because
 * prebuild rewrites package.json and app.json and the generated folders are not kept.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runExpo } from './expo-cli';
import { readArgs } from './lib/args';
import { Trouble, runCommand, seconds } from './say';

const ROOT = join(__dirname, '..');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};
const COPIED = ['package.json', 'app.json', 'tsconfig.json', 'assets', 'app', 'e2e/detox'];

/** What each generated project must say, file by file. */
const EXPECTED: readonly [file: string, text: string][] = [
  ['android/app/build.gradle', "applicationId 'app.mottainai.fan'"],
  ['android/app/build.gradle', `versionName "${version}"`],
  ['android/app/build.gradle', 'androidTestImplementation'],
  ['android/app/src/main/AndroidManifest.xml', 'android:scheme="mottainai"'],
  ['android/app/src/main/AndroidManifest.xml', 'network_security_config'],
  ['android/app/src/androidTest/java/app/mottainai/fan/DetoxTest.java', 'Detox.runTests'],
  ['android/app/src/main/res/mipmap-anydpi-v26/ic_launcher.xml', 'monochrome'],
  ['ios/Mottainai/Info.plist', '<string>mottainai</string>'],
  ['ios/Mottainai/Info.plist', `<string>${version}</string>`],
  ['ios/Mottainai.xcodeproj/project.pbxproj', 'app.mottainai.fan'],
];

/** What no project may ask for: the app never records, and plays nothing in the background. */
const FORBIDDEN: readonly [file: string, text: RegExp][] = [
  ['ios/Mottainai/Info.plist', /NSMicrophoneUsageDescription|UIBackgroundModes/],
  [
    'android/app/src/main/AndroidManifest.xml',
    /RECORD_AUDIO"(?! tools:node="remove")|FOREGROUND_SERVICE/,
  ],
];

runCommand(async () => {
  readArgs({});
  const started = Date.now();
  const copy = mkdtempSync(join(tmpdir(), 'mottainai-prebuild-'));
  try {
    for (const path of COPIED) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
    await runExpo(['prebuild', '--no-install', '--platform', 'all'], copy, { DETOX: '1' });
    for (const [file, text] of EXPECTED) {
      const path = join(copy, file);
      if (!existsSync(path)) throw new Trouble(`prebuild made no ${file}.`);
      if (!readFileSync(path, 'utf8').includes(text)) throw new Trouble(`${file} lacks ${text}.`);
    }
    for (const [file, text] of FORBIDDEN) {
      const found = text.exec(readFileSync(join(copy, file), 'utf8'));
      if (found !== null) throw new Trouble(`${file} asks for ${found[0]}.`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  console.log(`Both native projects generated in ${seconds(started)}.`);
});
