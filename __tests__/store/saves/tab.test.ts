/** What a tab asks of its browser before it opens the games. */
type Tab = typeof import('@/store/saves/tab.web');

interface Browser {
  /** Another tab has the games open. */
  taken: boolean;
  persisted: boolean;
  userAgent: string;
  /** A new version was fetched and waits. */
  waiting: boolean;
}

const CHROME = 'Mozilla/5.0 Chrome/140.0';
const PLAIN: Browser = { taken: false, persisted: false, userAgent: CHROME, waiting: false };

/** A tab in its own browser, and what it asked for. */
function newTab(part: Partial<Browser> = {}) {
  const browser = { ...PLAIN, ...part };
  const asked: string[] = [];
  let takesOver = () => {};
  const waiting = {
    postMessage: ({ type }: { type: string }) => {
      asked.push(type);
      setImmediate(() => takesOver());
    },
  };
  const navigator = {
    userAgent: browser.userAgent,
    locks: {
      request: async (name: string, _: object, held: (lock: object | null) => unknown) => {
        asked.push(`lock ${name}`);
        await held(browser.taken ? null : {});
      },
    },
    storage: {
      persisted: async () => browser.persisted,
      persist: async () => asked.push('persist'),
    },
    serviceWorker: {
      getRegistration: async () => ({ waiting: browser.waiting ? waiting : null }),
      addEventListener: (_: string, listener: () => void) => (takesOver = listener),
    },
  };
  const location = { reload: () => asked.push('reload') };
  for (const [name, value] of Object.entries({ navigator, location })) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  jest.resetModules();
  const tab = jest.requireActual<Tab>('@/store/saves/tab.web');
  return { tab, browser, asked };
}

// No real waiting for a new version.
beforeAll(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterAll(() => jest.useRealTimers());

const quiet = () => new Promise((resolve) => setImmediate(resolve));

test('has the games alone, and asks the browser not to clear them away', async () => {
  const { tab, asked } = newTab();
  expect(await tab.claimTab()).toBe(true);
  await quiet();
  expect(asked).toEqual(['lock mottainai-saves', 'persist']);
  // The lock is held now, and not asked for again.
  expect(await tab.claimTab()).toBe(true);
  expect(asked.filter((what) => what.startsWith('lock'))).toHaveLength(1);
});

test.each([
  ['where it has been promised already', { persisted: true }],
  ['where the player would be bothered with it', { userAgent: 'Mozilla/5.0 Firefox/140.0' }],
])('does not ask for that %s', async (_, browser) => {
  const { tab, asked } = newTab(browser);
  expect(await tab.claimTab()).toBe(true);
  await quiet();
  expect(asked).not.toContain('persist');
});

test('keeps away while another tab has them, a new version included, and tries again', async () => {
  const { tab, browser, asked } = newTab({ taken: true, waiting: true });
  expect(await tab.claimTab()).toBe(false);
  await quiet();
  expect(asked).toEqual(['lock mottainai-saves']);
  browser.taken = false;
  expect(await tab.claimTab()).toBe(true);
  expect(asked).toContain('SKIP_WAITING');
});

test('a new version takes over before the games are open', async () => {
  const { tab, asked } = newTab({ waiting: true });
  expect(await tab.claimTab()).toBe(true);
  expect(asked.slice(0, 3)).toEqual(['lock mottainai-saves', 'SKIP_WAITING', 'reload']);
});

test('a window without a place for files keeps nothing', async () => {
  const { tab } = newTab();
  expect(await tab.canKeep()).toBe(false);
});
