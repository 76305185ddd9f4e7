module.exports = {
  rootDir: '../..',
  testMatch: ['<rootDir>/e2e/detox/scenarios.device.ts'],
  transform: { '\\.[jt]s$': '<rootDir>/scripts/jest-esbuild.js' },
  testTimeout: 240_000,
  maxWorkers: 1,
  globalSetup: 'detox/runners/jest/globalSetup',
  globalTeardown: 'detox/runners/jest/globalTeardown',
  reporters: ['detox/runners/jest/reporter'],
  testEnvironment: 'detox/runners/jest/testEnvironment',
};
