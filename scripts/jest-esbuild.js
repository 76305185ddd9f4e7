const { createHash } = require('node:crypto');
const { transformSync, version } = require('esbuild');

const options = { format: 'cjs', target: 'node20', sourcemap: 'inline' };
const salt = JSON.stringify([options, version]);

module.exports = {
  getCacheKey: (source, path) =>
    createHash('sha1').update(salt).update(path).update(source).digest('hex'),
  process: (source, path) => {
    const loader = path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js';
    return { code: transformSync(source, { ...options, loader, sourcefile: path }).code };
  },
};
