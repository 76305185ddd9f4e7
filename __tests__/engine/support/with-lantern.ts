/** Puts a 55th work into the deck. Imported first, because esbuild does not hoist `jest.mock`. */
jest.mock('../../../engine/cards', () => {
  const { WORKS } = jest.requireActual('../../../engine/cards') as {
    WORKS: readonly { name: string }[];
  };
  const { lantern } = jest.requireActual('../../fixtures/lantern/work') as {
    lantern: { name: string };
  };
  const all = [...WORKS];
  all.splice(WORKS.findIndex(({ name }) => name === 'Lampshade') + 1, 0, lantern);
  return { WORKS: all, WORK_NAMES: all.map(({ name }) => name) };
});

export {};
