const { createHash } = require('node:crypto');
const { transformSync, version } = require('esbuild');

/** Jest's modules are CommonJS: `import()` becomes a promise of `require()`. */
const OPTIONS = {
  format: 'cjs',
  target: 'node20',
  sourcemap: 'inline',
  supported: { 'dynamic-import': false },
};

function createEsbuild(more) {
  const options = { ...OPTIONS, ...more };
  const salt = JSON.stringify([options, version]);
  return {
    getCacheKey: (source, path) =>
      createHash('sha1').update(salt).update(path).update(source).digest('hex'),
    process: (source, path) => {
      const loader = path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'jsx';
      return { code: transformSync(source, { ...options, loader, sourcefile: path }).code };
    },
  };
}

module.exports = { ...createEsbuild({}), createEsbuild };
