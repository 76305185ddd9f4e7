const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

/**
 * Jest's own environment, but with an ordinary global object. Around Jest's sandbox every look at a global, such as
 * Math, is a call of node, which took a third of the engine's tests.
 */
module.exports = class extends TestEnvironment {
  constructor(...given) {
    const { createContext } = vm;
    // The environment has no option for it, and makes its context here.
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
  }
};
