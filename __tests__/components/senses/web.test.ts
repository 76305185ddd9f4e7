/** The browser's side with a mocked browser; a real one plays in e2e/scenarios/senses.ts. */
import type { Sound } from '@/components/senses/sound-of';

jest.mock('expo-asset', () => ({ Asset: { fromModule: () => ({ uri: '/sound.wav' }) } }));

interface Started {
  volume: number;
}

/** A browser whose page has or has not been touched. */
function browser({ touched = true, vibrate = jest.fn() as jest.Mock | undefined } = {}) {
  const started: Started[] = [];
  const made: FakeContext[] = [];
  class FakeContext {
    state = 'suspended';
    destination = {};
    constructor() {
      made.push(this);
    }
    resume = jest.fn(async () => {
      this.state = 'running';
    });
    suspend = jest.fn(async () => {
      this.state = 'suspended';
    });
    decodeAudioData = jest.fn(async () => ({}));
    createGain = () => ({ gain: { value: 1 }, connect: (next: object) => next });
    createBufferSource() {
      let volume = 0;
      return {
        buffer: null,
        connect: (gain: { gain: { value: number } }) => {
          volume = gain.gain.value;
          return gain;
        },
        start: () => started.push({ volume }),
      };
    }
  }
  const hidden = { hidden: false, addEventListener: jest.fn() };
  const fetch = jest.fn(async () => ({ arrayBuffer: async () => new ArrayBuffer(4) }));
  const navigator = { userActivation: { hasBeenActive: touched }, vibrate };
  Object.assign(globalThis, { AudioContext: FakeContext, document: hidden, fetch });
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
  return { started, made, page: hidden, fetch, navigator };
}

function freshPlayer() {
  let player: { load: (sound: Sound) => void; play: (sound: Sound, volume: number) => void };
  jest.isolateModules(() => {
    player = jest.requireActual('@/components/senses/player.web');
  });
  return player!;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
});

afterEach(() => {
  jest.useRealTimers();
});

test('before the page is touched nothing is opened, fetched or played', async () => {
  const { made, fetch, started, navigator } = browser({ touched: false });
  const { load, play } = freshPlayer();
  load('slide');
  play('slide', 1);
  await settle();
  expect([made.length, fetch.mock.calls.length, started.length]).toEqual([0, 0, 0]);
  navigator.userActivation.hasBeenActive = true;
  play('slide', 0.5);
  await settle();
  expect(started).toEqual([{ volume: 0.5 }]);
});

test('each sound is fetched once and can overlap itself', async () => {
  const { made, fetch, started } = browser();
  const { load, play } = freshPlayer();
  load('tuck');
  play('tuck', 1);
  play('tuck', 1);
  await settle();
  expect([made.length, fetch.mock.calls.length, started.length]).toEqual([1, 1, 2]);
});

test('after a long silence the sound hardware sleeps, and the next sound wakes it', async () => {
  const { made, started } = browser();
  const { play } = freshPlayer();
  play('clay', 1);
  await settle();
  jest.advanceTimersByTime(60_000);
  expect(made[0]?.state).toBe('suspended');
  play('clay', 1);
  await settle();
  expect(made[0]?.state).toBe('running');
  expect(started).toHaveLength(2);
});

test('a sound that could not be had is tried again, and nothing is thrown', async () => {
  const { fetch, started } = browser();
  fetch.mockRejectedValueOnce(new Error('gone'));
  const { play } = freshPlayer();
  play('clack', 1);
  await settle();
  expect(started).toEqual([]);
  play('clack', 1);
  await settle();
  expect(started).toHaveLength(1);
});

test('a page out of sight is silent, and what comes too late is not played', async () => {
  const { page, started, fetch } = browser();
  const { play } = freshPlayer();
  page.hidden = true;
  play('turn', 1);
  await settle();
  expect(started).toEqual([]);
  page.hidden = false;
  fetch.mockImplementationOnce(async () => {
    jest.advanceTimersByTime(1000);
    return { arrayBuffer: async () => new ArrayBuffer(4) };
  });
  play('end', 1);
  await settle();
  expect(started).toEqual([]);
});

test('a browser without a motor, or a page not yet touched, is left alone', () => {
  const { move } = jest.requireActual('@/components/senses/motor.web');
  browser({ vibrate: undefined });
  expect(() => move('act')).not.toThrow();
  const untouched = browser({ touched: false });
  move('act');
  expect(untouched.navigator.vibrate).not.toHaveBeenCalled();
  const touched = browser();
  move('act');
  move('refuse');
  expect(touched.navigator.vibrate).toHaveBeenCalledTimes(2);
});
