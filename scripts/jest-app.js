/**
 * Compiles for the tests that render. Babel with Expo's preset took most of a fresh run's time, so it compiles
 * only what needs it: our own components and stores, and Flow types. Everything else goes through esbuild.
 */
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join, sep } = require('node:path');
const babelJest = require('babel-jest').default;
const { resolveBabelOptions } = require('jest-expo/src/resolveBabelOptions');

const { createEsbuild } = require('./jest-esbuild');

const PLAIN_FOLDERS = /^(engine|locales|store\/puzzles|__tests__\/engine)\//;
const FLOW = /^\s*(\/\*[^]*?@flow\b|\/\/ *@flow\b)/;

function needsBabel(source, path) {
  const inProject = path.slice(process.cwd().length + 1).replaceAll(sep, '/');
  if (!inProject.startsWith('node_modules/')) return !PLAIN_FOLDERS.test(inProject);
  return FLOW.test(source) || source.includes('jest.mock(');
}

/** The phones' engine knows modern JavaScript as node does: nothing is rewritten for older ones. */
function createBabel(platform) {
  const options = resolveBabelOptions(process.cwd());
  const caller = { ...options.caller, engine: 'hermes', platform };
  return babelJest.createTransformer({ ...options, caller });
}

/** Only where a file asks for the platform does the code differ between phones. */
const ASKS_PLATFORM = /EXPO_OS|\bPlatform\b/;

/**
 * Jest keeps what it compiles for each project apart; most is the same for both platforms, so it is also kept here. One
 * id for both would share it too, but then also the resolver, which chooses files by platform.
 */
function shared(folder, key, compile) {
  const file = join(folder, key);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const made = compile();
    mkdirSync(folder, { recursive: true });
    const part = `${file}.${process.pid}`;
    writeFileSync(part, JSON.stringify(made));
    renameSync(part, file);
    return made;
  }
}

module.exports = {
  createTransformer({ platform }) {
    const compilers = (target) => ({
      babel: createBabel(target),
      // Expo's preset writes the platform into the code.
      esbuild: createEsbuild({
        jsx: 'automatic',
        define: { 'process.env.EXPO_OS': JSON.stringify(target) },
      }),
    });
    const any = compilers('ios');
    const own = platform === 'ios' ? any : compilers(platform);
    const chosen = (source, path) => {
      const { babel, esbuild } = ASKS_PLATFORM.test(source) ? own : any;
      return needsBabel(source, path) ? babel : esbuild;
    };
    const rules = readFileSync(join(__dirname, 'jest-app.js'));
    const keyOf = (source, path, request) => {
      // Without the project's own settings, so that the platforms share what is the same for both.
      const key = chosen(source, path).getCacheKey(source, path, { ...request, configString: '' });
      return createHash('sha1').update(rules).update(key).digest('hex');
    };
    return {
      canInstrument: true,
      getCacheKey: keyOf,
      process: (source, path, request) =>
        shared(join(request.config.cacheDirectory, 'compiled'), keyOf(source, path, request), () =>
          chosen(source, path).process(source, path, request),
        ),
    };
  },
};
