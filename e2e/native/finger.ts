/** A finger: touches the topmost view, moves in steps, and lets go. */
import type { App } from './app';
import type { ShadowNode } from './fabric/node';
import { touched } from './view/hit';
import { apply, invert } from './view/matrix';
import type { MountedView } from './view/mounted';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const TAP = 50;
const STEPS = 12;

export class Finger {
  constructor(private readonly app: App) {}

  under({ x, y }: Point): MountedView | null {
    if (y >= this.app.components.keyboardTop()) return null;
    return touched(this.app.windows(), x, y, this.app.device.platform);
  }

  async tap(at: Point, lasts = TAP): Promise<void> {
    const target = this.under(at);
    if (target === null) return;
    this.send('topTouchStart', target, at, true);
    await this.app.loop.advance(lasts);
    this.send('topTouchEnd', target, at, false);
    await this.app.loop.frame();
  }

  /** Down and up at once, before any time passes. */
  flick(at: Point): boolean {
    const target = this.under(at);
    if (target === null) return false;
    this.send('topTouchStart', target, at, true);
    this.send('topTouchEnd', target, at, false);
    return true;
  }

  async drag(from: Point, to: Point): Promise<void> {
    const target = this.under(from);
    if (target === null) return;
    this.send('topTouchStart', target, from, true);
    await this.app.loop.frame();
    for (let step = 1; step <= STEPS; step++) {
      const part = step / STEPS;
      const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      this.send('topTouchMove', target, at, true);
      await this.app.loop.frame();
    }
    this.send('topTouchEnd', target, to, false);
    await this.app.loop.frame();
  }

  /** A touch stays with the view where it began, whatever is under the finger later. */
  private send(type: string, target: MountedView, at: Point, down: boolean): void {
    const node: ShadowNode = this.app.layout.get(target.node.tag)?.shadow ?? target.node.shadow;
    const inverse = invert(target.matrix);
    const local = inverse === null ? at : apply(inverse, at.x, at.y);
    const touch = {
      identifier: 0,
      target: node.tag,
      pageX: at.x,
      pageY: at.y,
      screenX: at.x,
      screenY: at.y,
      locationX: local.x,
      locationY: local.y,
      timestamp: this.app.loop.now(),
      force: 0,
    };
    const touches = down ? [touch] : [];
    this.app.emit(
      node,
      type,
      { ...touch, touches, targetTouches: touches, changedTouches: [touch] },
      'discrete',
    );
  }
}
