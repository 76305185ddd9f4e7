/** What the generated projects may ask of a phone. Anything else fails the prebuild step. */
import { allowed, refused } from '../../plugins/permissions.json';

const ALLOWED = Object.keys(allowed);
const REFUSED = Object.keys(refused);

/** A debug build also loads code from Metro and draws the error overlay. */
const FOR_DEVELOPMENT = ['android.permission.INTERNET', 'android.permission.SYSTEM_ALERT_WINDOW'];

/** Every key of Info.plist; a usage description or background mode would be a new one. */
const INFO_KEYS = [
  'CADisableMinimumFrameDurationOnPhone',
  'CFBundleDevelopmentRegion',
  'CFBundleDisplayName',
  'CFBundleExecutable',
  'CFBundleIdentifier',
  'CFBundleInfoDictionaryVersion',
  'CFBundleLocalizations',
  'CFBundleName',
  'CFBundlePackageType',
  'CFBundleShortVersionString',
  'CFBundleSignature',
  'CFBundleURLTypes',
  'CFBundleVersion',
  'ITSAppUsesNonExemptEncryption',
  'LSMinimumSystemVersion',
  'LSRequiresIPhoneOS',
  'NSAppTransportSecurity',
  'NSUserActivityTypes',
  'RCTMetroPort',
  'RCTRootViewBackgroundColor',
  'UILaunchStoryboardName',
  'UIRequiredDeviceCapabilities',
  'UIRequiresFullScreen',
  'UIStatusBarStyle',
  'UISupportedInterfaceOrientations',
  'UISupportedInterfaceOrientations~ipad',
  'UIUserInterfaceStyle',
  'UIViewControllerBasedStatusBarAppearance',
];

/** The permissions a manifest asks for, without those it removes. */
export function askedFor(manifest: string): string[] {
  const elements = manifest.match(/<uses-permission(-sdk-23)?\s[^>]*>/g) ?? [];
  return elements
    .filter((element) => !/tools:node="remove(All)?"/.test(element))
    .map((element) => /android:name="([^"]*)"/.exec(element)?.[1] ?? element);
}

/** The keys of a property list's outermost dictionary. */
export function keysOf(plist: string): string[] {
  const keys: string[] = [];
  let depth = 0;
  for (const [tag, key] of plist.matchAll(/<dict\/>|<dict>|<\/dict>|<key>([^<]*)<\/key>/g)) {
    if (tag === '<dict>') depth++;
    else if (tag === '</dict>') depth--;
    else if (key !== undefined && depth === 1) keys.push(key);
  }
  return keys;
}

/** The APIs of a privacy manifest with their reasons: "FileTimestamp C617.1". */
export function privacyReasons(manifest: string): string[] {
  const reasons: string[] = [];
  let category = '';
  for (const [, text = ''] of manifest.matchAll(/<string>([^<]*)<\/string>/g)) {
    const named = /^NSPrivacyAccessedAPICategory(.+)$/.exec(text)?.[1];
    if (named === undefined) reasons.push(`${category} ${text}`);
    else category = named;
  }
  return reasons;
}

const beyond = (found: readonly string[], allowed: readonly string[]) =>
  found.filter((each) => !allowed.includes(each));

export interface Asked {
  /** The manifests of the app, by source set. */
  readonly main: string;
  readonly release: string;
  readonly debug: string;
  /** The manifests of the linked libraries, by package. */
  readonly libraries: Readonly<Record<string, string>>;
  readonly info: string;
  readonly entitlements: string;
  readonly privacy: string;
  /** The privacy manifests of the linked libraries, by path. */
  readonly privacyOfLibraries: Readonly<Record<string, string>>;
}

function androidTroubles({ main, release, debug, libraries }: Asked): string[] {
  const sets: [name: string, manifest: string, allowed: readonly string[]][] = [
    ['main', main, ALLOWED],
    ['release', release, ALLOWED],
    ['debug', debug, [...ALLOWED, ...FOR_DEVELOPMENT]],
  ];
  const troubles = sets.flatMap(([name, manifest, allowed]) =>
    beyond(askedFor(manifest), allowed).map((it) => `The Android app asks for ${it} (${name}).`),
  );
  if (!release.includes('<uses-permission tools:node="removeAll"/>')) {
    troubles.push('The release manifest does not take away what libraries ask for.');
  }
  for (const each of beyond(ALLOWED, askedFor(release))) {
    troubles.push(`A release build lacks ${each}.`);
  }
  // A release would lack it; whether the library then works, a person must find out.
  for (const [library, manifest] of Object.entries(libraries)) {
    for (const each of beyond(askedFor(manifest), [...ALLOWED, ...REFUSED])) {
      troubles.push(`${library} asks for ${each}, which is neither allowed nor refused.`);
    }
  }
  return troubles;
}

function iosTroubles({ info, entitlements, privacy, privacyOfLibraries }: Asked): string[] {
  const troubles = [
    ...beyond(keysOf(info), INFO_KEYS).map((key) => `Info.plist has ${key}.`),
    ...keysOf(entitlements).map((key) => `The iOS app has the entitlement ${key}.`),
  ];
  if (!/<key>NSPrivacyTracking<\/key>\s*<false\/>/.test(privacy)) {
    troubles.push('The privacy manifest does not say that nobody is tracked.');
  }
  if (!/<key>NSPrivacyCollectedDataTypes<\/key>\s*<array\/>/.test(privacy)) {
    troubles.push('The privacy manifest does not say that nothing is collected.');
  }
  const reasons = privacyReasons(privacy);
  for (const [path, manifest] of Object.entries(privacyOfLibraries)) {
    for (const reason of beyond(privacyReasons(manifest), reasons)) {
      troubles.push(`The privacy manifest lacks ${reason}, which ${path} needs.`);
    }
  }
  return troubles;
}

export const permissionTroubles = (asked: Asked) => [
  ...androidTroubles(asked),
  ...iosTroubles(asked),
];
