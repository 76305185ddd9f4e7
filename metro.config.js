const { readdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');
const { isIndex, writeLazyIndex } = require('./scripts/lazy-react-native');

const config = getDefaultConfig(__dirname);

// On the web, expo-sqlite loads SQLite itself as a wasm asset.
config.resolver.assetExts.push('wasm');

// On the web, drawings are the browser's own SVG (the file says why).
const WEB_SVG = path.join(__dirname, 'components/ui/svg.web.tsx');

// Android's toolbars and tab icons of expo-router bring @expo/ui and a symbol font of 967 KB, and no
// screen here has either (expo/expo#43614). Its own files for other platforms draw nothing instead.
const UNUSED_ON_ANDROID =
  /expo-router[\\/]build[\\/].*(toolbar[\\/].*|materialIconConverter)\.android\.js$/;

const LAZY_INDEX = writeLazyIndex(path.join(__dirname, '.cache'));

// Our worker (store/saves/worker.web.ts) is made of files that the package does not export.
const SQLITE_WEB = /^expo-sqlite\/web\//;

// In a browser the start is not loaded page by page (the file says why).
const WEB_ROUTES = path.join(__dirname, 'scripts/expo-router/_ctx.js');

function resolve(context, name, platform) {
  if (platform === 'web' && name === 'expo-router/_ctx') {
    return { type: 'sourceFile', filePath: WEB_ROUTES };
  }
  if (SQLITE_WEB.test(name) && !name.endsWith('.wasm')) {
    return { type: 'sourceFile', filePath: path.join(__dirname, 'node_modules', name) };
  }
  if (platform === 'web' && name === 'react-native-svg') {
    return { type: 'sourceFile', filePath: WEB_SVG };
  }
  const found = context.resolveRequest(context, name, platform);
  if (found.type === 'sourceFile' && isIndex(found.filePath)) {
    return { ...found, filePath: LAZY_INDEX };
  }
  return found.type === 'sourceFile' && UNUSED_ON_ANDROID.test(found.filePath)
    ? { ...found, filePath: found.filePath.replace(/\.android\.js$/, '.js') }
    : found;
}
config.resolver.resolveRequest = resolve;

// A module is evaluated when something of it is first used: a start uses half of what it loads. That
// looks the module up at each use, so the engine, where a search spends its time, is evaluated as a whole.
const ENGINE = path.join(__dirname, 'engine');
const blockList = Object.fromEntries(
  readdirSync(ENGINE, { recursive: true }).map((name) => [path.join(ENGINE, name), true]),
);
const { getTransformOptions } = config.transformer;
config.transformer.getTransformOptions = async (entries, options, dependenciesOf) => {
  const { transform, ...rest } = await getTransformOptions(entries, options, dependenciesOf);
  return { ...rest, transform: { ...transform, inlineRequires: { blockList } } };
};

// Modules have only numbers in a build; whoever asks gets to know whose (scripts/web-build.ts).
const NUMBERS_FILE = process.env.MODULE_NUMBERS_FILE;
if (NUMBERS_FILE) {
  const { createModuleIdFactory } = config.serializer;
  const numbers = {};
  config.serializer.createModuleIdFactory = () => {
    const numberOf = createModuleIdFactory();
    return (file, ...about) => {
      const number = numberOf(file, ...about);
      numbers[number] = path.relative(__dirname, file).split(path.sep).join('/');
      return number;
    };
  };
  process.on('exit', () => writeFileSync(NUMBERS_FILE, JSON.stringify(numbers)));
}

module.exports = config;
