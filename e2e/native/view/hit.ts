/** Hit testing: the topmost view under a finger that accepts touches. */
import type { Bag } from '../runtime/realm';
import { isScroll } from '../layout/tree';
import { apply, invert, type Matrix } from './matrix';
import type { MountedView, Windows } from './mounted';

interface Slop {
  readonly left?: number;
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
}

const NONE = { left: 0, top: 0, right: 0, bottom: 0 };

function slopOf(props: Readonly<Bag>): Required<Slop> {
  if (props.hitSlop === undefined) return NONE;
  const { left = 0, top = 0, right = 0, bottom = 0 } = (props.hitSlop ?? {}) as Slop;
  return { left, top, right, bottom };
}

function contains(view: MountedView, x: number, y: number, slop: Required<Slop>): boolean {
  const at = inside(view.matrix, x, y);
  if (at === null) return false;
  const { width, height } = view.node.box;
  return (
    at.x >= -slop.left &&
    at.x < width + slop.right &&
    at.y >= -slop.top &&
    at.y < height + slop.bottom
  );
}

/** A point of the window in the view's own space. Most views are only moved, which needs no inverse. */
function inside(matrix: Matrix, x: number, y: number) {
  const moved = matrix[0] === 1 && matrix[1] === 0 && matrix[2] === 0 && matrix[3] === 1;
  if (moved) return { x: x - matrix[4], y: y - matrix[5] };
  const inverse = invert(matrix);
  return inverse === null ? null : apply(inverse, x, y);
}

/** iOS ignores nearly transparent views for touches. */
const BARELY_SEEN = 0.01;

function hit(view: MountedView, x: number, y: number, platform: string): MountedView | null {
  const { props, shadow } = view.node;
  const takes = props.pointerEvents ?? 'auto';
  if (takes === 'none' || (platform === 'ios' && view.opacity < BARELY_SEEN)) return null;
  const clips = props.overflow === 'hidden' || isScroll(shadow.name);
  if (clips && !contains(view, x, y, NONE)) return null;
  if (takes !== 'box-only') {
    for (let i = view.children.length - 1; i >= 0; i--) {
      const found = hit(view.children[i] as MountedView, x, y, platform);
      if (found !== null) return found;
    }
  }
  return takes !== 'box-none' && contains(view, x, y, slopOf(props)) ? view : null;
}

export function touched(
  { main, modals }: Windows,
  x: number,
  y: number,
  platform: string,
): MountedView | null {
  const top = modals.at(-1);
  // A modal's window takes every touch, even where it is empty.
  if (top !== undefined) return hit(top, x, y, platform) ?? top;
  for (const view of [...main].reverse()) {
    const found = hit(view, x, y, platform);
    if (found !== null) return found;
  }
  return null;
}

export function isWithin(view: MountedView | null, tag: number): boolean {
  for (let node = view?.node ?? null; node !== null; node = node.parent) {
    if (node.tag === tag) return true;
  }
  return false;
}
