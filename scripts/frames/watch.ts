/** What the page records while it is played: every frame, whether cards moved, every long task. */
import type { Page } from 'playwright-core';

/** A part of a long frame: a function, its caller, and for how long. */
export interface Share {
  readonly by: string;
  readonly ms: number;
}

export interface LongTask {
  readonly at: number;
  readonly ms: number;
  readonly shares: readonly Share[];
}

export interface Watched {
  /** Time since the frame before, where cards moved. */
  readonly moving: readonly number[];
  readonly frames: number;
  readonly tasks: readonly LongTask[];
}

/**
 * Runs inside the page. A frame counts if cards moved in it and in the one before, so that still
 * frames do not improve the figure.
 */
const WATCH = `(() => {
  const watched = { moving: [], frames: 0, tasks: [], stories: [] };
  let changed = false, before = false, last = performance.now();
  new MutationObserver(() => { changed = true; }).observe(
    document.querySelector('[data-testid="game"]'),
    { attributes: true, attributeFilter: ['style'], subtree: true },
  );
  const tick = (now) => {
    watched.frames++;
    changed ||= document.getAnimations().some((animation) => animation.playState === 'running');
    if (changed && before) watched.moving.push(now - last);
    before = changed;
    changed = false;
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      watched.tasks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask' });
  if (PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) {
    new PerformanceObserver((list) => {
      for (const frame of list.getEntries()) {
        const shares = frame.scripts.map((script) => ({
          by: (script.invoker || script.invokerType) + ' ' + script.sourceFunctionName,
          ms: script.duration,
        }));
        const forced = frame.scripts.reduce((sum, s) => sum + s.forcedStyleAndLayoutDuration, 0);
        if (forced > 1) shares.push({ by: 'layout asked for by scripts', ms: forced });
        const end = frame.startTime + frame.duration;
        if (frame.styleAndLayoutStart > 0)
          shares.push({ by: 'style, layout and paint', ms: end - frame.styleAndLayoutStart });
        watched.stories.push({ at: frame.startTime, end, shares });
      }
    }).observe({ type: 'long-animation-frame' });
  }
  window.watched = watched;
})()`;

export async function startWatching(page: Page): Promise<void> {
  await page.evaluate(WATCH);
}

interface Story {
  at: number;
  end: number;
  shares: Share[];
}

export async function whatWasSeen(page: Page): Promise<Watched> {
  // Observers are told a little late.
  await page.waitForTimeout(500);
  const seen = await page.evaluate(
    () => (window as unknown as { watched: Watched & { stories: Story[] } }).watched,
  );
  const tasks = seen.tasks.map((task) => {
    const story = seen.stories.find((s) => task.at >= s.at - 1 && task.at < s.end);
    return { ...task, shares: (story?.shares ?? []).filter(({ ms }) => ms >= 4) };
  });
  return { moving: seen.moving, frames: seen.frames, tasks };
}
