/** Finds what is visible in the app, for the driver. */
import type { Tappable } from '../driver';
import type { App } from './app';
import { textOf } from './fabric/node';
import { isScroll, isText, type LayoutNode } from './layout/tree';
import type { Bag } from './runtime/realm';
import { isWithin, touched } from './view/hit';
import { viewsByTag, type MountedView, type Windows } from './view/mounted';

const CONTROLS = ['button', 'radio'];

/** In document order, not paint order. */
export function allViews(app: App): readonly MountedView[] {
  const windows = app.windows();
  let sorted = inOrder.get(windows);
  if (sorted === undefined) {
    sorted = [];
    collect(app.layout.surface, viewsByTag(windows), sorted);
    inOrder.set(windows, sorted);
  }
  return sorted;
}

const inOrder = new WeakMap<Windows, MountedView[]>();

function collect(
  nodes: readonly LayoutNode[],
  byTag: ReadonlyMap<number, MountedView>,
  into: MountedView[],
): void {
  for (const node of nodes) {
    const view = byTag.get(node.tag);
    if (view !== undefined) into.push(view);
    collect(node.children, byTag, into);
  }
}

/** Visible: it has a size and is not fully transparent. */
const isVisible = ({ frame, opacity }: MountedView) =>
  frame.width > 0 && frame.height > 0 && opacity > 0;

/** At least a part of it is neither cut off nor beyond an edge. */
export function isInWindow({ frame, clip }: MountedView): boolean {
  return (
    Math.min(frame.x + frame.width, clip.x + clip.width) > Math.max(frame.x, clip.x) &&
    Math.min(frame.y + frame.height, clip.y + clip.height) > Math.max(frame.y, clip.y)
  );
}

export function findVisible(app: App, testID: string): MountedView | undefined {
  for (const view of allViews(app)) {
    if (view.node.props.testID === testID && isVisible(view)) return view;
  }
  return undefined;
}

export function middleOf({ frame }: MountedView) {
  return { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
}

/** The texts in a view, one per line. */
export function wordsIn(node: LayoutNode): string {
  if (isText(node.shadow.name)) return textOf(node.shadow);
  return node.children
    .map(wordsIn)
    .filter((words) => words !== '')
    .join('\n');
}

export function isHidden(props: Readonly<Bag>): boolean {
  return (
    props.accessibilityElementsHidden === true ||
    props.importantForAccessibility === 'no-hide-descendants'
  );
}

export function anyAround(node: LayoutNode, holds: (node: LayoutNode) => boolean): boolean {
  for (let each: LayoutNode | null = node; each !== null; each = each.parent) {
    if (holds(each)) return true;
  }
  return false;
}

export const roleOf = (props: Readonly<Bag>) => String(props.role ?? props.accessibilityRole ?? '');

export const isDisabled = (props: Readonly<Bag>) =>
  (props.accessibilityState as Bag | undefined)?.disabled === true;

/** Every control on the screen that has a test id. */
export function tappablesOf(app: App): Tappable[] {
  const windows = app.windows();
  const found: Tappable[] = [];
  for (const view of allViews(app)) {
    const { props, tag } = view.node;
    const { testID } = props;
    if (typeof testID !== 'string' || !CONTROLS.includes(roleOf(props)) || !isVisible(view))
      continue;
    if (anyAround(view.node, (node) => isHidden(node.props) || isDisabled(node.props))) continue;
    const { x, y } = middleOf(view);
    const top = touched(windows, x, y, app.device.platform);
    const free = isWithin(top, tag) || (top !== null && isWithin(view, top.node.tag));
    found.push({ testID, label: String(props.accessibilityLabel ?? ''), ...view.frame, free });
  }
  return found;
}

/** Scrolls until the middle of a view is visible; false if it already was. */
export function scrollIntoView(app: App, view: MountedView): boolean {
  let moved = false;
  for (let around = view.node.parent; around !== null; around = around.parent) {
    if (!isScroll(around.shadow.name)) continue;
    const outer = allViews(app).find((each) => each.node.tag === around.tag);
    if (outer === undefined) continue;
    const { x, y } = middleOf(view);
    const { frame } = outer;
    const inside =
      x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height;
    if (inside) continue;
    const offset = app.components.offsetOf(around.tag);
    app.components.scrollTo(around, {
      x: offset.x + (x - (frame.x + frame.width / 2)),
      y: offset.y + (y - (frame.y + frame.height / 2)),
    });
    moved = true;
  }
  return moved;
}

/** A card's picture glides separately from its tap target, which is at the destination at once. */
export function cardsApart(app: App): string[] {
  const pictures = allViews(app).filter(
    ({ node, opacity }) =>
      opacity > 0 && node.props.pointerEvents === 'none' && Array.isArray(node.props.transform),
  );
  const near = (a: number, b: number) => Math.abs(a - b) <= 1.5;
  /** Tolerance: a choosable card is raised slightly. */
  const level = (a: number, b: number) => Math.abs(a - b) <= 12;
  return tappablesOf(app)
    .filter((c) => /^card-\d+$/.test(c.testID) && c.label.includes('can be chosen'))
    .filter(
      (c) =>
        !pictures.some(
          ({ frame }) => near(frame.x, c.x) && near(frame.width, c.width) && level(frame.y, c.y),
        ),
    )
    .map((c) => `No picture has come to ${c.testID} at ${Math.round(c.x)},${Math.round(c.y)}`);
}
