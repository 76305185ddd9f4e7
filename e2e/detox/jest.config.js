/** Without a device the suite is only loaded and listed; `npm test` does that to catch breakage. */
const listOnly = process.env.DETOX_LIST === '1';

const onDevice = {
  globalSetup: 'detox/runners/jest/globalSetup',
  globalTeardown: 'detox/runners/jest/globalTeardown',
  reporters: ['detox/runners/jest/reporter'],
  testEnvironment: 'detox/runners/jest/testEnvironment',
};

module.exports = {
  rootDir: '../..',
  testMatch: ['<rootDir>/e2e/detox/scenarios.device.ts'],
  transform: { '\\.[jt]s$': '<rootDir>/scripts/jest-esbuild.js' },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testTimeout: 240_000,
  maxWorkers: 1,
  ...(listOnly ? { testEnvironment: 'node' } : onDevice),
};
