import { FRAME, Loop } from '../../../e2e/native/runtime/loop';

const fail = (error: unknown) => {
  throw error;
};

describe('the time of a device', () => {
  test('stands still until it is let pass', async () => {
    const loop = new Loop(fail);
    await loop.settle();
    expect(loop.now()).toBe(0);
    await loop.advance(100);
    expect(loop.now()).toBeGreaterThanOrEqual(100);
    expect(loop.now()).toBeLessThan(100 + FRAME);
  });

  test('a timeout of nothing fires once a frame, as in the new architecture', async () => {
    const loop = new Loop(fail);
    let fired = 0;
    const again = () => {
      fired++;
      loop.addTimer(again, 0, false);
    };
    loop.addTimer(again, 0, false);
    await loop.frame();
    expect(fired).toBe(1);
    await loop.advance(FRAME * 3);
    expect(fired).toBe(4);
  });

  test('an interval goes on until it is cleared', async () => {
    const loop = new Loop(fail);
    let fired = 0;
    const id = loop.addTimer(() => fired++, 50, true);
    await loop.advance(200);
    expect(fired).toBeGreaterThanOrEqual(3);
    loop.removeTimer(id);
    const before = fired;
    await loop.advance(200);
    expect(fired).toBe(before);
  });

  test('work that watches the clock comes to its end, and has missed frames', async () => {
    const loop = new Loop(fail);
    loop.post(() => {
      const start = loop.look();
      while (loop.look() - start < 40);
    });
    await loop.frame();
    expect(loop.frames).toBe(1);
    expect(loop.now()).toBeGreaterThanOrEqual(40);
  });

  test('tasks take time where the processor is slower, and none where it is not', async () => {
    let slowness = 1;
    const loop = new Loop(fail, () => slowness);
    const fiveTasks = async () => {
      const before = loop.now();
      for (let i = 0; i < 5; i++) loop.post(() => undefined);
      await loop.settle();
      return loop.now() - before;
    };
    expect(await fiveTasks()).toBe(0);
    slowness = 60;
    expect(await fiveTasks()).toBeGreaterThan(FRAME);
  });

  test('the most urgent task comes first, and promises go on between tasks', async () => {
    const loop = new Loop(fail);
    const done: string[] = [];
    loop.post(() => {
      done.push('first');
      void Promise.resolve().then(() => done.push('its promise'));
    }, 3);
    loop.post(() => done.push('second'), 3);
    loop.post(() => done.push('urgent'), 1);
    await loop.settle();
    expect(done).toEqual(['urgent', 'first', 'its promise', 'second']);
  });

  test('an error is told, and the rest goes on', async () => {
    const errors: unknown[] = [];
    const loop = new Loop((error) => errors.push(error));
    let after = false;
    loop.post(() => {
      throw new Error('broken');
    });
    loop.post(() => (after = true));
    await loop.settle();
    expect(errors).toHaveLength(1);
    expect(after).toBe(true);
  });

  test('node has its turn while the device runs, to tell of promises that nobody waits for', async () => {
    const loop = new Loop(fail);
    await loop.frame();
    let turn = false;
    setImmediate(() => (turn = true));
    await loop.advance(FRAME * 20);
    expect(turn).toBe(true);
  });

  test('nothing happens any more when the app has ended', async () => {
    const loop = new Loop(fail);
    loop.addTimer(() => fail(new Error('a timer of the dead')), 0, false);
    loop.stop();
    await loop.advance(100);
  });
});
