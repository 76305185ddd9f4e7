/**
 * On the web every part of expo-router asks for all of react-native, and would have a hundred modules
 * evaluated of which a start uses twenty. This makes an index of the same names that evaluates each when used,
 * and makes styles when they are used.
 */
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const INDEX = require.resolve('react-native-web/dist/index.js');
/** This export is handed on by `lazyStyles`. */
const STYLES = 'StyleSheet';
const EXPORT = /^export \{ default as (\w+) \} from '\.\/([\w/]+)';$/;

/**
 * react-native-web makes rules of every style where it is created. A start creates 160 and draws 30, so
 * each is made when it is first asked for. Runs in the page, as it is.
 */
function lazyStyles(original) {
  const create = (styles) => {
    const lazy = {};
    for (const name of Object.keys(styles)) {
      Object.defineProperty(lazy, name, {
        enumerable: true,
        configurable: true,
        get() {
          const { [name]: value } = original.create({ [name]: styles[name] });
          Object.defineProperty(lazy, name, { value, enumerable: true });
          return value;
        },
      });
    }
    return lazy;
  };
  return Object.assign((...all) => original(...all), original, { create });
}

/** The text of the lazy index; fails if the package has another form of export by now. */
function lazyIndex(index) {
  const lines = index.split('\n').filter((line) => line !== '' && !line.startsWith('//'));
  const getters = lines.map((line) => {
    const [, name, file] = EXPORT.exec(line) ?? [];
    if (name === undefined) throw new Error(`react-native-web exports in a new way: ${line}`);
    const original = `require('react-native-web/dist/${file}').default`;
    const value = name === STYLES ? `(styles ??= (${lazyStyles})(${original}))` : original;
    return `  get ${name}() { return ${value}; },`;
  });
  return `let styles;\nmodule.exports = {\n  __esModule: true,\n${getters.join('\n')}\n};\n`;
}

/** Writes it, and says where; `isIndex` tells the file that it stands for. */
function writeLazyIndex(folder) {
  const file = path.join(folder, 'react-native-web.js');
  mkdirSync(folder, { recursive: true });
  const text = lazyIndex(readFileSync(INDEX, 'utf8'));
  // Written only if it differs, or Metro would take it for changed.
  let old = null;
  try {
    old = readFileSync(file, 'utf8');
  } catch {
    // It is the first time.
  }
  if (old !== text) writeFileSync(file, text);
  return file;
}

const isIndex = (file) => file.replace(/\\/g, '/').endsWith('/react-native-web/dist/index.js');

module.exports = { isIndex, lazyIndex, lazyStyles, writeLazyIndex };
