/** SQLite's worker in a browser may die, or be slow, before it has opened anything. */
import type { Answer, Call } from '@/store/saves/calls';

type ExpoWeb = typeof import('@/store/saves/expo.web');
type Listener = (event: { readonly data: readonly Answer[] }) => void;

/** Opens nothing until it may, and answers nothing at all once it is dead. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  static isDead = false;
  private readonly listeners: Listener[] = [];
  private readonly mourners: ((event: object) => void)[] = [];
  private readonly held: Call[] = [];
  readonly asked: string[] = [];
  isEnded = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  addEventListener(type: string, listener: Listener & ((event: object) => void)): void {
    if (type === 'message') this.listeners.push(listener);
    else this.mourners.push(listener);
  }

  /** As a browser tells of it. */
  crashes(): void {
    for (const tell of this.mourners) tell({ preventDefault: () => undefined });
  }

  postMessage(calls: readonly Call[]): void {
    if (this.isEnded || FakeWorker.isDead) return;
    this.asked.push(...calls.map(({ type }) => type));
    this.held.push(...calls.filter(({ type }) => type === 'open'));
    this.answer(calls.filter(({ type }) => type !== 'open'));
  }

  /** The files are open now. */
  opens(): void {
    this.answer(this.held.splice(0));
  }

  terminate(): void {
    this.isEnded = true;
  }

  private answer(calls: readonly Call[]): void {
    for (const listener of this.listeners) listener({ data: calls.map(({ id }) => ({ id })) });
  }
}

function newPage(): ExpoWeb {
  FakeWorker.all.length = 0;
  FakeWorker.isDead = false;
  for (const [name, value] of Object.entries({
    Worker: FakeWorker,
    window: { location: { href: 'https://play.example/' } },
  })) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  jest.resetModules();
  return jest.requireActual<ExpoWeb>('@/store/saves/expo.web');
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const secondsPass = () => jest.advanceTimersByTimeAsync(5_000);
const NAME = 'mottainai.db';

test('a worker that died while it opened is replaced with the next try', async () => {
  const { openExpoDatabase } = newPage();
  FakeWorker.isDead = true;
  const first = openExpoDatabase(NAME).catch((error: Error) => error.message);
  await secondsPass();
  FakeWorker.isDead = false;
  FakeWorker.all[0]?.terminate();
  const second = openExpoDatabase(NAME);
  await secondsPass();
  const [dead, alive] = FakeWorker.all;
  expect(dead?.isEnded).toBe(true);
  alive?.opens();
  await expect(second).resolves.toBeTruthy();
  await expect(first).resolves.toBe('dead');
});

test('after a crash nobody waits for an answer, and the next try has a new worker', async () => {
  const { openExpoDatabase } = newPage();
  const opening = openExpoDatabase(NAME);
  await secondsPass();
  FakeWorker.all[0]?.opens();
  const database = await opening;
  const asked = database.all('SELECT 1');
  FakeWorker.all[0]?.crashes();
  await expect(asked).rejects.toMatchObject({ code: 'noAnswer' });
  await expect(database.run('SELECT 1')).rejects.toMatchObject({ code: 'noAnswer' });
  const next = openExpoDatabase(NAME);
  await secondsPass();
  FakeWorker.all[1]?.opens();
  await expect(next).resolves.toBeTruthy();
});

test('one that is only slow is waited for, and opens the file once', async () => {
  const { openExpoDatabase } = newPage();
  const first = openExpoDatabase(NAME);
  await secondsPass();
  const second = openExpoDatabase(NAME);
  await secondsPass();
  expect(FakeWorker.all).toHaveLength(1);
  const [slow] = FakeWorker.all;
  slow?.opens();
  expect(await second).toBe(await first);
  expect(slow?.asked.filter((type) => type === 'open')).toHaveLength(1);
  // Later another file: the worker goes on.
  const other = openExpoDatabase('other.db');
  await secondsPass();
  slow?.opens();
  await expect(other).resolves.not.toBe(await first);
  expect(FakeWorker.all).toHaveLength(1);
});
