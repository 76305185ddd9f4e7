/** Lint rules of our own, for what ARCHITECTURE.md promises. */
module.exports = {
  rules: {
    'one-way-imports': require('./one-way-imports'),
    'no-cycles': require('./no-cycles'),
    'file-names': require('./file-names'),
  },
};
