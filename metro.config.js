const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// On the web, expo-sqlite loads SQLite itself as a wasm asset.
config.resolver.assetExts.push('wasm');

// On the web, drawings are the browser's own SVG (the file says why).
const WEB_SVG = path.join(__dirname, 'components/ui/svg.web.tsx');

// Android's toolbars and tab icons of expo-router bring @expo/ui and a symbol font of 967 KB, and no
// screen here has either (expo/expo#43614). Its own files for other platforms draw nothing instead.
const UNUSED_ON_ANDROID =
  /expo-router[\\/]build[\\/].*(toolbar[\\/].*|materialIconConverter)\.android\.js$/;

function resolve(context, name, platform) {
  if (platform === 'web' && name === 'react-native-svg') {
    return { type: 'sourceFile', filePath: WEB_SVG };
  }
  const found = context.resolveRequest(context, name, platform);
  return found.type === 'sourceFile' && UNUSED_ON_ANDROID.test(found.filePath)
    ? { ...found, filePath: found.filePath.replace(/\.android\.js$/, '.js') }
    : found;
}
config.resolver.resolveRequest = resolve;

module.exports = config;
