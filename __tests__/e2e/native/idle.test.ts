/** How much of a device's time a thinking computer gets, in frames. */
import { idleCallbacks } from '../../../e2e/native/modules/idle';
import { FRAME, Loop } from '../../../e2e/native/runtime/loop';
import { Realm } from '../../../e2e/native/runtime/realm';
import type { AiSearch } from '@/store/game/deps';
import { pause as pauseOnDevice } from '@/store/game/pause';
import { thinkThrough } from '@/store/game/slices';

const fail = (error: unknown) => {
  throw error;
};

/** A thought that takes this many milliseconds of the device's time. */
const THOUGHT = 300;

function searchOn(loop: Loop): AiSearch {
  let left = THOUGHT;
  return {
    step: (ms) => {
      const start = loop.look();
      while (loop.look() - start < ms);
      left -= loop.now() - start;
      return left <= 0;
    },
    best: () => ({ do: 'pass' }) as never,
  };
}

/** Frames until the thought ends, with a timer due in each. */
async function framesOf(loop: Loop, pause: () => Promise<void>) {
  let done = false;
  let ticks = 0;
  const tick = () => {
    ticks++;
    loop.addTimer(tick, 0, false);
  };
  tick();
  void thinkThrough(searchOn(loop), { pause }, () => true).then(() => (done = true));
  while (!done && loop.frames < 200) await loop.frame();
  return { frames: loop.frames, ticks, missed: loop.missed };
}

test('by timeouts a thought gets five milliseconds of a frame', async () => {
  const loop = new Loop(fail);
  const pause = () => new Promise<void>((go) => void loop.addTimer(go, 0, false));
  const { frames } = await framesOf(loop, pause);
  expect(frames).toBeGreaterThan(50);
});

test('in idle time it gets the whole frame, and no frame comes late', async () => {
  const loop = new Loop(fail);
  const realm = new Realm(
    () => 0,
    () => 0,
  );
  const { requestIdleCallback } = idleCallbacks({ realm, loop });
  const global = globalThis as { requestIdleCallback?: unknown };
  global.requestIdleCallback = requestIdleCallback;
  const { frames, ticks, missed } = await framesOf(loop, pauseOnDevice);
  delete global.requestIdleCallback;
  expect(frames).toBeLessThanOrEqual(Math.ceil(THOUGHT / FRAME) + 2);
  expect(ticks).toBeGreaterThanOrEqual(frames);
  expect(missed).toBe(0);
});

test('what is more urgent goes before the next slice', async () => {
  const loop = new Loop(fail);
  const realm = new Realm(
    () => 0,
    () => 0,
  );
  const { requestIdleCallback, cancelIdleCallback } = idleCallbacks({ realm, loop });
  const done: string[] = [];
  requestIdleCallback(() => done.push('idle'));
  cancelIdleCallback(requestIdleCallback(() => done.push('cancelled')));
  loop.post(() => done.push('a touch'), 2);
  await loop.settle();
  expect(done).toEqual(['a touch', 'idle']);
});
