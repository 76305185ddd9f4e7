const path = require('node:path');

const ROOT = path.join(__dirname, '..');

/**
 * The one-way rule of ARCHITECTURE.md: what each room of the house may import from.
 * A room that is not named here (scripts, __tests__) may import anything.
 */
const MAY_IMPORT = {
  app: ['app', 'components', 'store', 'engine', 'engine/ai', 'locales', 'assets'],
  components: ['components', 'store', 'engine', 'engine/ai', 'locales', 'assets'],
  store: ['store', 'engine', 'engine/ai', 'locales'],
  locales: ['locales'],
  'engine/ai': ['engine/ai', 'engine'],
  engine: ['engine'],
  e2e: ['e2e', 'scripts', 'locales', 'engine'],
};
/** Words may be keyed by the engine's names, but only as types: locales stay a leaf at run time. */
const MAY_IMPORT_TYPES = { locales: ['engine'] };
const NO_PACKAGES = ['engine', 'engine/ai', 'locales'];

/**
 * What a thinking player may use of the engine: what a simulation of an imagined world needs. The rest
 * (verbs, flow, cards, saves) belongs to the real game, and so do the names that make or open a real state.
 */
const FOR_THINKING = ['index', 'knowledge', 'rng', 'setup', 'types'];
const NOT_FOR_THINKING = [
  'newGame',
  'replay',
  'apply',
  'deserialize',
  'serialize',
  'viewFor',
  'setUp',
];

function isForThinking(target, node) {
  const file = path.relative(path.join(ROOT, 'engine'), target) || 'index';
  if (!FOR_THINKING.includes(file)) return false;
  const names = (node.specifiers ?? []).map((s) => (s.imported ?? s.local)?.name);
  // `import * as` and `export *` would bring everything.
  const all = (node.specifiers ?? []).some((s) => s.type === 'ImportNamespaceSpecifier');
  return (
    !all && node.type !== 'ExportAllDeclaration' && !names.some((n) => NOT_FOR_THINKING.includes(n))
  );
}

function roomOf(file) {
  const [top, next] = path.relative(ROOT, file).split(path.sep);
  return top === 'engine' && next === 'ai' ? 'engine/ai' : top;
}

function isTypeOnly(node) {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const names = node.specifiers ?? [];
  return names.length > 0 && names.every((s) => s.importKind === 'type' || s.exportKind === 'type');
}

const oneWayImports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wrongWay: '{{from}} must not import from {{to}}: imports go one way (see ARCHITECTURE.md).',
      noPackage: '{{from}} must not import the package "{{source}}": it depends on nothing.',
      sqlite: 'Only store/saves/ may import expo-sqlite.',
      peeking: 'engine/ai plays from views, in worlds that it imagines: this is for the real game.',
      relative: 'engine/ is used outside the app too, where "@/" is unknown: import relatively.',
    },
  },
  create(context) {
    const file = context.filename;
    const from = roomOf(file);

    function check(node, sourceNode) {
      const source = sourceNode?.value;
      if (typeof source !== 'string') return;
      const report = (messageId, data) => context.report({ node: sourceNode, messageId, data });

      if (source.startsWith('.') || source.startsWith('@/')) {
        const target = source.startsWith('@/')
          ? path.join(ROOT, source.slice(2))
          : path.resolve(path.dirname(file), source);
        const to = roomOf(target);
        if (from.startsWith('engine') && source.startsWith('@/')) report('relative');
        const allowed = [
          ...(MAY_IMPORT[from] ?? [to]),
          ...(isTypeOnly(node) ? (MAY_IMPORT_TYPES[from] ?? []) : []),
        ];
        if (!allowed.includes(to)) report('wrongWay', { from, to });
        else if (from === 'engine/ai' && to === 'engine' && !isForThinking(target, node)) {
          report('peeking');
        }
        return;
      }
      if (NO_PACKAGES.includes(from)) report('noPackage', { from, source });
      const inSaves = path.relative(ROOT, file).startsWith(path.join('store', 'saves'));
      const inTests = from === '__tests__' || from === 'scripts';
      if (/^expo-sqlite(\/|$)/.test(source) && !inSaves && !inTests) report('sqlite');
    }

    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check({ importKind: 'type' }, node.source ?? node.argument?.literal),
      'CallExpression[callee.name="require"]': (node) => check(node, node.arguments[0]),
    };
  },
};

module.exports = { rules: { 'one-way-imports': oneWayImports } };
