const { defineConfig, globalIgnores } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const house = require('./scripts/eslint-house');

const RAW_PRIMITIVES = [
  'Text',
  'Pressable',
  'Button',
  'TouchableOpacity',
  'TouchableHighlight',
  'TouchableNativeFeedback',
  'TouchableWithoutFeedback',
];
const NO_MODAL = {
  name: 'react-native',
  importNames: ['Modal'],
  message: 'iOS shows neither of two modals in one commit: use Sheet, or Overlay in components/ui.',
};
const useOurs = 'Use the wrapper in components/ui/, which carries theme, size and accessibility.';

/** A Turkish phone makes "SMİTH" of "Smith", and Hermes sorts by locale in its own way. */
const BY_DEVICE = ['toLocaleUpperCase', 'toLocaleLowerCase', 'localeCompare'].map((property) => ({
  property,
  message: "It depends on the device's language: use what is the same everywhere.",
}));

const IMPURE_GLOBALS = [
  'Date',
  'Intl',
  'console',
  'process',
  'performance',
  'crypto',
  'globalThis',
  'window',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'fetch',
];

module.exports = defineConfig([
  globalIgnores(['node_modules', 'dist', '.expo', '.cache', 'android', 'ios', 'e2e/artifacts']),
  expo,
  {
    // What packages export is the compiler's to know: reading them all took half of the time.
    settings: { 'import/ignore': ['node_modules'] },
    plugins: { house },
    rules: {
      'house/one-way-imports': 'error',
      'house/no-cycles': 'error',
      'house/file-names': 'error',
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: { '@typescript-eslint/no-explicit-any': 'error' },
  },
  {
    files: ['engine/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...IMPURE_GLOBALS.map((name) => ({
          name,
          message: 'The engine is pure: same state and choice, same result.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'Draw from a seeded generator: engine/rng.',
        },
        ...BY_DEVICE,
      ],
    },
  },
  {
    files: ['app/**', 'components/**', 'store/**', 'locales/**'],
    rules: { 'no-console': 'error', 'no-restricted-properties': ['error', ...BY_DEVICE] },
  },
  {
    files: ['app/**', 'components/**', 'store/**'],
    ignores: ['components/ui/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'react-native', importNames: RAW_PRIMITIVES, message: useOurs },
        NO_MODAL,
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXMemberExpression[object.name="Animated"][property.name="Text"]',
          message: useOurs,
        },
      ],
    },
  },
  { files: ['components/ui/**'], rules: { 'no-restricted-imports': ['error', NO_MODAL] } },
  {
    files: [
      'app/**',
      'components/**',
      'store/**',
      'engine/**',
      'locales/**',
      'scripts/**',
      'plugins/**',
      'e2e/**',
    ],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 15],
    },
  },
  {
    files: ['__tests__/**', 'e2e/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(skip|only|todo)$/]',
          message: 'Every test runs, or is not there.',
        },
        {
          selector: 'Identifier[name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
          message: 'Every test runs, or is not there.',
        },
      ],
    },
  },
  {
    files: ['*.js', 'scripts/**/*.js', 'e2e/**/*.js', 'plugins/*.js'],
    languageOptions: {
      globals: {
        __dirname: 'readonly',
        module: 'writable',
        require: 'readonly',
        process: 'readonly',
      },
    },
  },
]);
