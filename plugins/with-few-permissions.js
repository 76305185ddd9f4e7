/**
 * A store build of the Android app may vibrate and nothing else. Only a debug build may use the
 * network, because it loads its code from Metro, and a Detox build, because it talks to the tests.
 */
const { mkdirSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { AndroidConfig, withAndroidManifest, withDangerousMod } = require('expo/config-plugins');

const { allowed } = require('./permissions.json');

const ALLOWED = Object.keys(allowed);
const NETWORK = 'android.permission.INTERNET';

/**
 * The manifest of a build type outranks main's and the libraries': `removeAll` drops what they ask
 * for, so a library that is added later cannot ask for anything either.
 */
const releaseManifest = (
  permissions,
) => `<manifest xmlns:android="http://schemas.android.com/apk/res/android"
    xmlns:tools="http://schemas.android.com/tools">
${permissions.map((name) => `    <uses-permission android:name="${name}"/>`).join('\n')}
    <uses-permission tools:node="removeAll"/>
    <uses-permission-sdk-23 tools:node="removeAll"/>
</manifest>
`;

const withReleaseManifest = (config) =>
  withDangerousMod(config, [
    'android',
    (mod) => {
      const file = join(mod.modRequest.platformProjectRoot, 'app/src/release/AndroidManifest.xml');
      mkdirSync(dirname(file), { recursive: true });
      const forTests = process.env.DETOX === '1' ? [NETWORK] : [];
      writeFileSync(file, releaseManifest([...ALLOWED, ...forTests]));
      return mod;
    },
  ]);

const withNetworkForDevelopment = (config) =>
  withDangerousMod(config, [
    'android',
    async (mod) => {
      for (const buildType of ['debug', 'debugOptimized']) {
        const root = mod.modRequest.platformProjectRoot;
        const file = join(root, 'app/src', buildType, 'AndroidManifest.xml');
        const manifest = await AndroidConfig.Manifest.readAndroidManifestAsync(file);
        AndroidConfig.Permissions.addPermission(manifest, NETWORK);
        await AndroidConfig.Manifest.writeAndroidManifestAsync(file, manifest);
      }
      return mod;
    },
  ]);

const withMainManifest = (config) =>
  withAndroidManifest(config, (mod) => {
    const { manifest } = mod.modResults;
    const asked = manifest['uses-permission'] ?? [];
    manifest['uses-permission'] = asked.filter(({ $ }) => ALLOWED.includes($['android:name']));
    return mod;
  });

/** First in app.json's list of plugins, because its changes must come after those of all others. */
module.exports = (config) =>
  [withMainManifest, withReleaseManifest, withNetworkForDevelopment].reduce(
    (c, plugin) => plugin(c),
    config,
  );
