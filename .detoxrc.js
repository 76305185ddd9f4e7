/** Runs the scenarios of e2e/ on a device; see "On a device" in the README. */
const prebuild = (platform) =>
  `DETOX=1 EXPO_NO_TELEMETRY=1 npx expo prebuild --clean --platform ${platform}`;

/** @type {import('detox').DetoxConfig} */
module.exports = {
  testRunner: {
    args: { $0: 'jest', config: 'e2e/detox/jest.config.js' },
    jest: { setupTimeout: 180_000 },
  },
  artifacts: {
    rootDir: 'e2e/artifacts',
    plugins: { screenshot: 'failing', log: 'failing' },
  },
  apps: {
    android: {
      type: 'android.apk',
      binaryPath: 'android/app/build/outputs/apk/release/app-release.apk',
      build: `${prebuild('android')} && cd android && ./gradlew assembleRelease assembleAndroidTest -DtestBuildType=release`,
    },
    ios: {
      type: 'ios.app',
      binaryPath: 'ios/build/Build/Products/Release-iphonesimulator/Mottainai.app',
      build: `${prebuild('ios')} && xcodebuild -workspace ios/Mottainai.xcworkspace -scheme Mottainai -configuration Release -sdk iphonesimulator -derivedDataPath ios/build`,
    },
  },
  devices: {
    emulator: {
      type: 'android.emulator',
      device: { avdName: process.env.DETOX_AVD ?? 'Pixel_API_35' },
    },
    attached: { type: 'android.attached', device: { adbName: '.*' } },
    simulator: { type: 'ios.simulator', device: { type: process.env.DETOX_IPHONE ?? 'iPhone 16' } },
  },
  configurations: {
    android: { device: 'emulator', app: 'android' },
    'android.attached': { device: 'attached', app: 'android' },
    ios: { device: 'simulator', app: 'ios' },
  },
};
