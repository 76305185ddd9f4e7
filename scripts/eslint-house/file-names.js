/** File names are kebab-case; routes keep the marks that Expo Router reads. */
const path = require('node:path');

const KEBAB = /^[_+]?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*$/;

module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { kebab: 'Call this file {{wanted}}: file names are kebab-case.' },
  },
  create(context) {
    const name = path.basename(context.filename);
    if (KEBAB.test(name) || name.startsWith('.')) return {};
    const wanted = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
    return { Program: (node) => context.report({ node, messageId: 'kebab', data: { wanted } }) };
  },
};
