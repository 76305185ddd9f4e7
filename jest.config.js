/** Tests of what does not render (the engine, the stores) run in plain node through esbuild, so that thousands of them stay fast. */
const engine = {
  displayName: 'engine',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/{e2e,engine,scripts,locales,store}/**/*.test.ts'],
  transform: { '\\.[jt]sx?$': '<rootDir>/scripts/jest-esbuild.js' },
  // Yoga comes as modules that node alone would not take by require.
  transformIgnorePatterns: ['/node_modules/(?!yoga-layout/)'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

/** Everything that renders runs under jest-expo. */
const app = {
  displayName: 'app',
  preset: 'jest-expo',
  testMatch: ['<rootDir>/__tests__/{app,components}/**/*.test.{ts,tsx}'],
  resolver: 'react-native-worklets/jest/resolver.js',
  transform: { '\\.[jt]sx?$': '<rootDir>/scripts/jest-app.js' },
};

/** A test that waits this long hangs; a busy machine may need a good part of it. */
const testTimeout = 60_000;

module.exports = { projects: [engine, app], testTimeout };
