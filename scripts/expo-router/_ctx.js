/**
 * The routes of the web app, in place of expo-router's own list (metro.config.js). The start is there with
 * the first script, so that React draws it in one go; every other page is loaded when it is needed.
 * Expo tells only files of this name that routes are loaded so.
 */
const START = {
  './_layout.tsx': () => require('../../app/_layout'),
  './index.tsx': () => require('../../app/index'),
};

const later = require.context(
  '../../app',
  true,
  /^\.\/(?!(?:_layout|index)\.tsx$).*\.tsx$/,
  process.env.EXPO_ROUTER_IMPORT_MODE,
);

const route = (key) => START[key]?.() ?? later(key);

export const ctx = Object.assign(route, {
  keys: () => [...Object.keys(START), ...later.keys()],
  resolve: later.resolve,
  id: later.id,
});
