/** No file imports itself by way of others. Types count: a circle of types is a circle for a reader. */
const fs = require('node:fs');

const { below, fileOf, onImports, targetOf } = require('./paths');

const SOURCE = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)['"]((?:\.|@\/)[^'"]*)['"]/g;

/** Read once per run: what each file imports. */
const imports = new Map();

function importsOf(file) {
  let found = imports.get(file);
  if (found === undefined) {
    const text = fs.readFileSync(file, 'utf8');
    found = [...text.matchAll(SOURCE)]
      .map(([, source]) => fileOf(targetOf(file, source)))
      .filter((target) => target !== null);
    imports.set(file, found);
  }
  return found;
}

/** The way from one file to another along imports, or null. */
function wayTo(from, goal, seen) {
  if (from === goal) return [goal];
  if (seen.has(from)) return null;
  seen.add(from);
  for (const next of importsOf(from)) {
    const way = wayTo(next, goal, seen);
    if (way !== null) return [from, ...way];
  }
  return null;
}

module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { circle: 'This import closes a circle: {{way}}.' },
  },
  create(context) {
    const file = context.filename;
    return onImports((_node, sourceNode) => {
      const source = sourceNode?.value;
      const target = typeof source === 'string' ? targetOf(file, source) : null;
      const next = target === null ? null : fileOf(target);
      const way = next === null ? null : wayTo(next, file, new Set());
      if (way === null) return;
      const data = { way: [file, ...way].map(below).join(' → ') };
      context.report({ node: sourceNode, messageId: 'circle', data });
    });
  },
};
