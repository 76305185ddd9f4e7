/**
 * Films a page frame by frame with its clock moved on by hand, so that a slow machine makes the
 * same film.
 */
import type { Page } from 'playwright-core';

export interface Frame {
  readonly png: Buffer;
  /** Shown for this long, in milliseconds. */
  ms: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: moves every animation on by this many milliseconds and stops it. */
function moveAnimations(ms: number): void {
  const holder = window as unknown as { filmed?: WeakSet<Animation> };
  const known = (holder.filmed ??= new WeakSet());
  for (const animation of document.getAnimations()) {
    const isNew = !known.has(animation);
    if (isNew) {
      known.add(animation);
      animation.pause();
    }
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    const next = isNew ? 0 : Number(animation.currentTime ?? 0) + ms;
    if (next >= end) animation.finish();
    else animation.currentTime = next;
  }
}

/** Real time without a change before the film goes on; and how often at most. */
const QUIET = 40;
const MOST_LOOKS = 200;

const TOUCH_ID = 'film-touch';

/** Runs in the page: a mark where a finger touches. */
function drawTouch({ x, y, id }: Spot & { id: string }): void {
  const mark = document.createElement('div');
  mark.id = id;
  mark.style.cssText =
    `position:fixed;left:${x - 18}px;top:${y - 18}px;width:36px;height:36px;border-radius:50%;` +
    'background:#1f1c2459;border:2px solid #ffffffb3;box-sizing:border-box;z-index:9999;pointer-events:none';
  document.body.appendChild(mark);
}

const TOUCH = 200;
const AHEAD = 60_000;

export class Camera {
  readonly frames: Frame[] = [];

  private constructor(
    private readonly page: Page,
    private readonly step: number,
  ) {}

  static async over(page: Page, framesPerSecond: number): Promise<Camera> {
    // Ahead of the clock, which runs on until the page is told.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD);
    return new Camera(page, 1000 / framesPerSecond);
  }

  async roll(ms: number): Promise<void> {
    for (let shown = 0; shown < ms; shown += this.step) {
      await this.page.clock.runFor(this.step);
      await this.page.evaluate(moveAnimations, this.step);
      await this.settle();
      const png = await this.page.screenshot();
      const last = this.frames.at(-1);
      if (last?.png.equals(png) === true) last.ms += this.step;
      else this.frames.push({ png, ms: this.step });
    }
  }

  /** What saving and drawing change belongs to this frame, not to a later one. */
  private async settle(): Promise<void> {
    let before = '';
    for (let looks = 0, same = 0; same < 2 && looks < MOST_LOOKS; looks++) {
      await this.page.waitForTimeout(QUIET);
      await this.page.evaluate(moveAnimations, 0);
      const now = await this.page.evaluate(() => document.body.innerHTML);
      same = now === before ? same + 1 : 0;
      before = now;
    }
  }

  async tap(spot: Spot): Promise<void> {
    await this.page.evaluate(drawTouch, { ...spot, id: TOUCH_ID });
    await this.roll(TOUCH);
    await this.page.mouse.click(spot.x, spot.y);
    await this.page.evaluate((id) => document.getElementById(id)?.remove(), TOUCH_ID);
  }
}
