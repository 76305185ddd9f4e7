/**
 * Compiles for the tests that render. Babel with Expo's preset took most of a fresh run's time, so it compiles
 * only what needs it: our own components and stores, and Flow types. Everything else goes through esbuild.
 */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join, sep } = require('node:path');
const babelJest = require('babel-jest').default;
const { resolveBabelOptions } = require('jest-expo/src/resolveBabelOptions');

const { createEsbuild } = require('./jest-esbuild');

const PLAIN_FOLDERS = /^(engine|locales|__tests__\/engine)\//;
const FLOW = /^\s*(\/\*[^]*?@flow\b|\/\/ *@flow\b)/;

function needsBabel(source, path) {
  const inProject = path.slice(process.cwd().length + 1).replaceAll(sep, '/');
  if (!inProject.startsWith('node_modules/')) return !PLAIN_FOLDERS.test(inProject);
  return FLOW.test(source) || source.includes('jest.mock(');
}

/** The phones' engine knows modern JavaScript as node does: nothing is rewritten for older ones. */
function createBabel() {
  const options = resolveBabelOptions(process.cwd());
  const caller = { ...options.caller, engine: 'hermes' };
  return babelJest.createTransformer({ ...options, caller });
}

module.exports = {
  createTransformer() {
    const babel = createBabel();
    // Expo's preset writes the platform into the code.
    const esbuild = createEsbuild({
      jsx: 'automatic',
      define: { 'process.env.EXPO_OS': '"ios"' },
    });
    const chosen = (source, path) => (needsBabel(source, path) ? babel : esbuild);
    const rules = readFileSync(join(__dirname, 'jest-app.js'));
    return {
      canInstrument: true,
      getCacheKey(source, path, request) {
        const key = chosen(source, path).getCacheKey(source, path, request);
        return createHash('sha1').update(rules).update(key).digest('hex');
      },
      process: (source, path, request) => chosen(source, path).process(source, path, request),
    };
  },
};
