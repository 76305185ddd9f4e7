/**
 * Checks that `expo prebuild` makes both native projects, and that they ask for nothing but what is
 * allowed. In throw-away copies, because prebuild rewrites package.json and app.json.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { languageCodes } from '../locales/languages';
import { runExpo } from './expo-cli';
import { readArgs } from './lib/args';
import { librariesOf } from './prebuild/libraries';
import { permissionTroubles } from './prebuild/permissions';
import { Trouble, runCommand, seconds } from './say';

const ROOT = join(__dirname, '..');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};
const COPIED = ['package.json', 'app.json', 'tsconfig.json', 'assets', 'app', 'plugins'];
const MANIFEST = 'android/app/src/main/AndroidManifest.xml';

type Expected = readonly [file: string, text: string];

/** What each generated file must contain. */
const FOR_STORES: readonly Expected[] = [
  ['android/app/build.gradle', "applicationId 'app.mottainai.fan'"],
  ['android/app/build.gradle', `versionName "${version}"`],
  [MANIFEST, 'android:scheme="mottainai"'],
  // Otherwise neither camera nor browser opens such a link.
  [MANIFEST, 'android.intent.category.BROWSABLE'],
  // The languages of system dialogs, and of the choice of language in the system's settings.
  [MANIFEST, 'android:localeConfig="@xml/locales_config"'],
  ...languageCodes.map((code): Expected => [
    'android/app/src/main/res/xml/locales_config.xml',
    `<locale android:name="${code}"/>`,
  ]),
  ['ios/Mottainai/Info.plist', '<key>CFBundleLocalizations</key>'],
  ...languageCodes.map((code): Expected => [
    'ios/Mottainai/Info.plist',
    `<string>${code}</string>`,
  ]),
  [MANIFEST, 'android:allowBackup="true"'],
  [MANIFEST, 'android:dataExtractionRules="@xml/data_extraction_rules"'],
  [MANIFEST, 'android:fullBackupContent="@xml/backup_rules"'],
  ['android/app/src/main/res/xml/data_extraction_rules.xml', 'path="SQLite"'],
  ['android/app/src/main/res/xml/backup_rules.xml', 'path="SQLite"'],
  ['android/app/src/main/res/values/colors.xml', 'name="activityBackground">#F3EAD7'],
  ['android/app/src/main/res/values-night/colors.xml', 'name="activityBackground">#1F1C24'],
  ['android/app/src/main/res/mipmap-anydpi-v26/ic_launcher.xml', 'monochrome'],
  ['ios/Mottainai/Info.plist', '<key>CFBundleURLSchemes</key>'],
  ['ios/Mottainai/Info.plist', '<string>mottainai</string>'],
  ['ios/Mottainai/Info.plist', `<string>${version}</string>`],
  ['ios/Mottainai.xcodeproj/project.pbxproj', 'app.mottainai.fan'],
  ['ios/Mottainai.xcodeproj/project.pbxproj', 'PrivacyInfo.xcprivacy in Resources'],
];
const FOR_DETOX: readonly Expected[] = [
  ['android/app/build.gradle', 'androidTestImplementation'],
  [MANIFEST, 'network_security_config'],
  ['android/app/src/release/AndroidManifest.xml', 'android.permission.INTERNET'],
  ['android/app/src/androidTest/java/app/mottainai/fan/DetoxTest.java', 'Detox.runTests'],
];

function expectIn(project: string, expected: readonly Expected[]): void {
  for (const [file, text] of expected) {
    const path = join(project, file);
    if (!existsSync(path)) throw new Trouble(`prebuild made no ${file}.`);
    if (!readFileSync(path, 'utf8').includes(text)) throw new Trouble(`${file} lacks ${text}.`);
  }
}

function expectFewPermissions(project: string): void {
  const read = (file: string) => readFileSync(join(project, file), 'utf8');
  const troubles = permissionTroubles({
    main: read(MANIFEST),
    release: read('android/app/src/release/AndroidManifest.xml'),
    debug: read('android/app/src/debug/AndroidManifest.xml'),
    info: read('ios/Mottainai/Info.plist'),
    entitlements: read('ios/Mottainai/Mottainai.entitlements'),
    privacy: read('ios/Mottainai/PrivacyInfo.xcprivacy'),
    ...librariesOf(ROOT),
  });
  if (troubles.length > 0) throw new Trouble(troubles.join('\n'));
}

async function inCopy(
  platform: 'all' | 'android',
  detox: boolean,
  check: (project: string) => void,
): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'mottainai-prebuild-'));
  try {
    for (const path of [...COPIED, 'e2e/detox']) {
      cpSync(join(ROOT, path), join(copy, path), { recursive: true });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
    const env = { DETOX: detox ? '1' : '' };
    await runExpo(['prebuild', '--no-install', '--platform', platform], copy, env);
    check(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

runCommand(async () => {
  readArgs({});
  const started = Date.now();
  await inCopy('all', false, (project) => {
    expectIn(project, FOR_STORES);
    expectFewPermissions(project);
  });
  await inCopy('android', true, (project) => expectIn(project, FOR_DETOX));
  console.log(`Both native projects generated in ${seconds(started)}.`);
});
