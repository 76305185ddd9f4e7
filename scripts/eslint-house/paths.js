/** Where an import leads, and which room of the house a file stands in. */
const fs = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '../..');

/** The path below the root that a source names, without its ending; null for a package. */
function targetOf(file, source) {
  if (source.startsWith('@/')) return source.slice(2);
  if (!source.startsWith('.')) return null;
  return path.relative(ROOT, path.resolve(path.dirname(file), source));
}

/** The file that a target stands for, if it is source code of ours. */
function fileOf(target) {
  const base = path.join(ROOT, target);
  for (const ending of ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx']) {
    if (!/\.(ts|tsx|js)$/.test(base + ending)) continue;
    if (fs.existsSync(base + ending)) return base + ending;
  }
  return null;
}

const below = (file) => path.relative(ROOT, file).split(path.sep).join('/');

/** The kinds of nodes that import, each with its source. */
function onImports(check) {
  return {
    ImportDeclaration: (node) => check(node, node.source),
    ExportNamedDeclaration: (node) => check(node, node.source),
    ExportAllDeclaration: (node) => check(node, node.source),
    ImportExpression: (node) => check(node, node.source),
    TSImportType: (node) => check({ importKind: 'type' }, node.source ?? node.argument?.literal),
    'CallExpression[callee.name="require"]': (node) => check(node, node.arguments[0]),
  };
}

module.exports = { below, fileOf, onImports, targetOf };
