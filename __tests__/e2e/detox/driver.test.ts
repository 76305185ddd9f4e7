/** The Detox driver on a page that scrolls, since no device is at hand: what a device would do is played by `detox`. */
import type { DetoxDriver } from '../../../e2e/detox/driver';

const WINDOW = 600;

/** Where things lie on the page, and what is hidden though it exists. */
const page = {
  places: new Map<string, number>(),
  hidden: new Set<string>(),
  offset: 0,
  tapped: [] as string[],
};
const isVisible = (id: string) => {
  const y = (page.places.get(id) ?? NaN) - page.offset;
  return !page.hidden.has(id) && y >= 0 && y < WINDOW;
};
const demand = async (holds: boolean) => {
  if (!holds) throw new Error('Detox waited in vain');
};
const end = () => Math.max(...page.places.values()) - WINDOW + 1;

interface Match {
  readonly id: string;
  readonly scrolls: boolean;
}
const matches = ({ id, scrolls }: Match) => ({
  id,
  atIndex: () => matches({ id, scrolls }),
  tap: async () => {
    await demand(isVisible(id));
    page.tapped.push(id);
  },
  scrollTo: async (edge: string) => {
    await demand(scrolls && page.places.has(id) && edge === 'top');
    page.offset = 0;
  },
});

const condition = (holds: () => boolean) => ({
  withTimeout: () => demand(holds()),
  whileElement: () => ({
    scroll: async (by: number, way: string) => {
      while (!holds()) {
        await demand(way === 'down' && page.offset < end());
        page.offset += by;
      }
    },
  }),
});

jest.doMock('detox', () => ({
  by: {
    id: (id: string): Match => ({ id, scrolls: false }),
    type: () => ({ withDescendant: ({ id }: Match): Match => ({ id, scrolls: true }) }),
  },
  device: { getPlatform: () => 'ios' },
  element: matches,
  waitFor: ({ id }: Match) => ({
    toExist: () => condition(() => page.places.has(id)),
    toBeVisible: () => condition(() => isVisible(id)),
  }),
}));

let app: DetoxDriver;
beforeEach(async () => {
  page.places = new Map([
    ['back', 10],
    ['marks', 900],
    ['language', 2000],
  ]);
  page.hidden = new Set();
  page.offset = 0;
  page.tapped = [];
  const { DetoxDriver: Driver } = await import('../../../e2e/detox/driver');
  app = new Driver();
});

test('what lies below the edge is scrolled to, and so is what lies above it by then', async () => {
  await app.tap('language');
  expect(page.offset).toBeGreaterThan(0);
  await app.tap('back');
  await app.see('marks');
  expect(page.tapped).toEqual(['language', 'back']);
});

test('nothing is scrolled for what is in sight', async () => {
  page.offset = 800;
  await app.tap('marks');
  expect(page.offset).toBe(800);
});

test('what is not there, or stays hidden, is not seen', async () => {
  await expect(app.see('nowhere')).rejects.toThrow('in vain');
  page.hidden.add('marks');
  await expect(app.see('marks')).rejects.toThrow('in vain');
});
