const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// On the web, expo-sqlite loads SQLite itself as a wasm asset.
config.resolver.assetExts.push('wasm');

// On the web, drawings are the browser's own SVG (the file says why).
const WEB_SVG = path.join(__dirname, 'components/ui/svg.web.tsx');
config.resolver.resolveRequest = (context, name, platform) =>
  platform === 'web' && name === 'react-native-svg'
    ? { type: 'sourceFile', filePath: WEB_SVG }
    : context.resolveRequest(context, name, platform);

module.exports = config;
