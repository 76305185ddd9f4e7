/** The one-way rule of ARCHITECTURE.md: what each room of the house may import from. */
const { below, onImports, targetOf } = require('./paths');

const KIT = ['components/ui', 'components/theme', 'components/card', 'components/senses'];
/** Each may import those before it, and never one after it. */
const TABLE = ['model', 'layout', 'board', 'prompt', 'sheets', 'screen'].map(
  (room) => `components/table/${room}`,
);
const LEAVES = ['engine', 'engine/ai', 'locales', 'assets'];
const UNDER_COMPONENTS = ['store', ...LEAVES];

/** A room that is not named here (scripts, __tests__) may import anything. */
const MAY_IMPORT = {
  app: ['app', ...KIT, ...TABLE, 'components/screens', ...UNDER_COMPONENTS],
  'components/screens': ['components/screens', ...KIT, ...TABLE, ...UNDER_COMPONENTS],
  ...Object.fromEntries(
    TABLE.map((room, i) => [room, [...TABLE.slice(0, i + 1), ...KIT, ...UNDER_COMPONENTS]]),
  ),
  // The kit knows no game in progress: of the store it sees the settings alone.
  ...Object.fromEntries(KIT.map((room) => [room, [...KIT, 'store/settings', ...LEAVES]])),
  store: ['store', 'engine', 'engine/ai', 'locales'],
  locales: ['locales'],
  'engine/ai': ['engine/ai', 'engine'],
  engine: ['engine'],
  e2e: ['e2e', 'scripts', 'locales', 'engine'],
};
/** Words may be keyed by the engine's names, but only as types: locales stay a leaf at run time. */
const MAY_IMPORT_TYPES = { locales: ['engine'] };
const NO_PACKAGES = ['engine', 'engine/ai', 'locales'];
const ROOMS = [...KIT, ...TABLE, 'components/screens', 'store/settings', 'engine/ai'];

/** The engine has two doors; whoever lives elsewhere in the app uses them. */
const DOORS = ['engine', 'engine/index', 'engine/ai', 'engine/ai/index'];
const USES_DOORS = /^(app|components|store|locales)(\/|$)/;

/**
 * What the AI may use of the engine: what simulating an imagined game needs. Everything else, and
 * whatever makes or opens a real state, belongs to the real game.
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
  const file = target.slice('engine/'.length) || 'index';
  if (!FOR_THINKING.includes(file)) return false;
  const names = (node.specifiers ?? []).map((s) => (s.imported ?? s.local)?.name);
  // `import * as` and `export *` would bring everything.
  const all = (node.specifiers ?? []).some((s) => s.type === 'ImportNamespaceSpecifier');
  return (
    !all && node.type !== 'ExportAllDeclaration' && !names.some((n) => NOT_FOR_THINKING.includes(n))
  );
}

function roomOf(place) {
  const room = ROOMS.find((name) => place === name || place.startsWith(`${name}/`));
  return room ?? place.split('/')[0];
}

function isTypeOnly(node) {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const names = node.specifiers ?? [];
  return names.length > 0 && names.every((s) => s.importKind === 'type' || s.exportKind === 'type');
}

function isAllowed(from, to, node) {
  const allowed = [
    ...(MAY_IMPORT[from === 'store/settings' ? 'store' : from] ?? [to]),
    ...(isTypeOnly(node) ? (MAY_IMPORT_TYPES[from] ?? []) : []),
  ];
  return allowed.includes(to) || (to === 'store/settings' && allowed.includes('store'));
}

module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wrongWay: '{{from}} must not import from {{to}}: imports go one way (see ARCHITECTURE.md).',
      sideDoor: 'Import from "@/engine" or "@/engine/ai": what lies behind them is their own.',
      noPackage: '{{from}} must not import the package "{{source}}": it depends on nothing.',
      sqlite: 'Only store/saves/ may import expo-sqlite.',
      peeking: 'engine/ai plays from views, in worlds that it imagines: this is for the real game.',
      relative: 'engine/ is used outside the app too, where "@/" is unknown: import relatively.',
    },
  },
  create(context) {
    const place = below(context.filename);
    const from = roomOf(place);

    function checkOurs(node, source, target, report) {
      const to = roomOf(target);
      if (from.startsWith('engine') && source.startsWith('@/')) report('relative');
      if (!isAllowed(from, to, node)) report('wrongWay', { from, to });
      else if (USES_DOORS.test(place) && /^engine(\/|$)/.test(to) && !DOORS.includes(target)) {
        report('sideDoor');
      } else if (from === 'engine/ai' && to === 'engine' && !isForThinking(target, node)) {
        report('peeking');
      }
    }

    return onImports((node, sourceNode) => {
      const source = sourceNode?.value;
      if (typeof source !== 'string') return;
      const report = (messageId, data) => context.report({ node: sourceNode, messageId, data });
      const target = targetOf(context.filename, source);
      if (target !== null) return checkOurs(node, source, target, report);
      if (NO_PACKAGES.includes(from)) report('noPackage', { from, source });
      const mayUseSqlite = /^(store\/saves|__tests__|scripts|e2e)\//.test(place);
      if (/^expo-sqlite(\/|$)/.test(source) && !mayUseSqlite) report('sqlite');
    });
  },
};
