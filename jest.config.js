/** Tests of what does not render (the engine, the stores) run in plain node through esbuild, so that thousands of them stay fast. */
const engine = {
  displayName: 'engine',
  testEnvironment: '<rootDir>/scripts/jest-environment.js',
  testMatch: ['<rootDir>/__tests__/{e2e,engine,scripts,locales,store}/**/*.test.ts'],
  transform: { '\\.[jt]sx?$': '<rootDir>/scripts/jest-esbuild.js' },
  // Yoga comes as modules that node alone would not take by require.
  transformIgnorePatterns: ['/node_modules/(?!yoga-layout/)'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

/** What renders runs under jest-expo, with the files that Metro would choose for a platform. */
const rendered = (displayName, platform, testMatch) => ({
  displayName,
  preset: 'jest-expo',
  testMatch,
  globals: { platformUnderTest: platform },
  resolver: 'react-native-worklets/jest/resolver.js',
  haste: { defaultPlatform: platform, platforms: ['android', 'ios', 'native'] },
  transform: { '\\.[jt]sx?$': ['<rootDir>/scripts/jest-app.js', { platform }] },
  // Metro chooses among the densities of a picture; jest would look for a file without one.
  moduleNameMapper: {
    '^@/assets/faces/(.*)\\.webp$': '<rootDir>/assets/faces/$1@3x.webp',
    '^expo-status-bar$': '<rootDir>/__tests__/components/support/status-bar.tsx',
  },
});
const app = rendered('app', 'ios', ['<rootDir>/__tests__/{app,components}/**/*.test.{ts,tsx}']);

/** Again for Android: every suite that renders. The others are of plain functions, which know no platform. */
const android = rendered('android', 'android', [
  '<rootDir>/__tests__/{app,components}/**/*.test.tsx',
]);

/** A test that waits this long hangs; a busy machine may need a good part of it. */
const testTimeout = 60_000;

module.exports = { projects: [engine, app, android], testTimeout };
