const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// On the web, expo-sqlite loads SQLite itself as a wasm asset.
config.resolver.assetExts.push('wasm');

module.exports = config;
