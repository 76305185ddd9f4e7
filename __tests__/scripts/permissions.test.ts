import { allowed } from '@/plugins/permissions.json';
import {
  askedFor,
  keysOf,
  permissionTroubles,
  privacyReasons,
  type Asked,
} from '@/scripts/prebuild/permissions';

const asks = (...names: string[]) =>
  `<manifest>${names.map((name) => `<uses-permission android:name="${name}"/>`).join('\n')}</manifest>`;
const dict = (inner = '') => `<plist version="1.0"><dict>${inner}</dict></plist>`;
const reason = (category: string, ...codes: string[]) =>
  `<dict><key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategory${category}</string>
   <key>NSPrivacyAccessedAPITypeReasons</key><array>${codes.map((code) => `<string>${code}</string>`).join('')}</array></dict>`;

const PRIVACY = dict(
  `<key>NSPrivacyAccessedAPITypes</key><array>${reason('FileTimestamp', 'C617.1')}</array>
   <key>NSPrivacyCollectedDataTypes</key><array/>
   <key>NSPrivacyTracking</key><false/>`,
);

const FINE: Asked = {
  main: asks('android.permission.VIBRATE'),
  release: `${asks(...Object.keys(allowed))}<uses-permission tools:node="removeAll"/>`,
  debug: asks('android.permission.INTERNET', 'android.permission.SYSTEM_ALERT_WINDOW'),
  libraries: { 'expo-file-system': asks('android.permission.INTERNET') },
  info: dict('<key>CFBundleName</key><string>Mottainai</string>'),
  entitlements: '<plist version="1.0"><dict/></plist>',
  privacy: PRIVACY,
  privacyOfLibraries: { 'react-native': dict(reason('FileTimestamp', 'C617.1')) },
};

test('a store build may vibrate, and a debug build may talk to Metro', () => {
  expect(permissionTroubles(FINE)).toEqual([]);
});

const REFUSED: [what: string, change: Partial<Asked>, trouble: RegExp][] = [
  ['the network', { main: asks('android.permission.INTERNET') }, /INTERNET \(main\)/],
  [
    'the network in a release',
    { release: FINE.release + asks('android.permission.INTERNET') },
    /INTERNET \(release\)/,
  ],
  ['a camera in a debug build', { debug: asks('android.permission.CAMERA') }, /CAMERA \(debug\)/],
  ['what libraries ask for', { release: asks(...Object.keys(allowed)) }, /take away/],
  [
    'a release that cannot vibrate',
    { release: FINE.release.replace('permission.VIBRATE', 'permission.NONE') },
    /lacks android.permission.VIBRATE/,
  ],
  [
    'a library with a wish of its own',
    { libraries: { 'expo-new': asks('android.permission.BLUETOOTH') } },
    /expo-new asks for android.permission.BLUETOOTH/,
  ],
  [
    'a usage description',
    { info: dict('<key>NSMicrophoneUsageDescription</key><string>Hear</string>') },
    /Info.plist has NSMicrophoneUsageDescription/,
  ],
  [
    'an entitlement',
    { entitlements: dict('<key>aps-environment</key><string>production</string>') },
    /entitlement aps-environment/,
  ],
  ['tracking', { privacy: PRIVACY.replace('<false/>', '<true/>') }, /tracked/],
  [
    'collected data',
    { privacy: PRIVACY.replace('<array/>', '<array><dict/></array>') },
    /collected/,
  ],
  [
    'a reason that a library needs',
    { privacyOfLibraries: { 'expo-new': dict(reason('DiskSpace', 'E174.1')) } },
    /lacks DiskSpace E174.1, which expo-new needs/,
  ],
];

test.each(REFUSED)('refuses %s', (_, change, trouble) => {
  const troubles = permissionTroubles({ ...FINE, ...change });
  expect(troubles).toContainEqual(expect.stringMatching(trouble));
});

test('what a manifest takes away it does not ask for', () => {
  const manifest = `<uses-permission android:name="a.RECORD" tools:node="remove"/>
    <uses-permission tools:node="removeAll"/>
    <uses-permission-sdk-23 android:name="a.CAMERA" />`;
  expect(askedFor(manifest)).toEqual(['a.CAMERA']);
});

test('only the outermost keys of a property list count', () => {
  expect(keysOf(dict('<key>A</key><dict><key>B</key><true/></dict><key>C</key><dict/>'))).toEqual([
    'A',
    'C',
  ]);
});

test('reasons belong to the category before them', () => {
  const manifest = dict(reason('DiskSpace', 'E174.1', '85F4.1') + reason('UserDefaults', 'CA92.1'));
  expect(privacyReasons(manifest)).toEqual([
    'DiskSpace E174.1',
    'DiskSpace 85F4.1',
    'UserDefaults CA92.1',
  ]);
});
