/**
 * The views a device would really have: React Native flattens views that draw nothing, and lifts
 * the children of a view that is no stacking context, ordered by z. What is painted last is on top.
 */
import {
  isModal,
  isScroll,
  isSvg,
  isText,
  isTextInput,
  ORIGIN_X,
  ORIGIN_Y,
  type LayoutNode,
} from '../layout/tree';
import type { Rect } from '../fabric/ui-manager';
import { boundsOf, IDENTITY, multiply, shifted, transformOf, type Matrix } from './matrix';

export interface MountedView {
  readonly node: LayoutNode;
  /** From local space to the window. */
  readonly matrix: Matrix;
  readonly frame: Rect;
  /** The visible part of the window. */
  readonly clip: Rect;
  /** Effective opacity, including all ancestors. */
  readonly opacity: number;
  readonly children: readonly MountedView[];
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== false;

/** A colour that is not fully transparent; devices receive it as a number. */
const isColour = (value: unknown) =>
  isSet(value) && (typeof value !== 'number' || value >>> 24 > 0);

const HANDLERS = /^on(Start|Move)ShouldSet|^onTouch|^onPointer|^onClick|^onResponder/;

const isHiddenFromReaders = (props: LayoutNode['props']) =>
  props.accessibilityElementsHidden === true ||
  props.accessibilityViewIsModal === true ||
  (isSet(props.importantForAccessibility) && props.importantForAccessibility !== 'auto');

const isOutOfFlow = ({ transform, zIndex, position, elevation }: LayoutNode['props']) =>
  (Array.isArray(transform) && transform.length > 0) ||
  (isSet(zIndex) && position !== 'static') ||
  Number(elevation ?? 0) !== 0;

const isDrawnApart = ({ opacity, display, overflow, shadowColor }: LayoutNode['props']) =>
  (opacity !== undefined && opacity !== 1) ||
  display === 'none' ||
  overflow === 'hidden' ||
  overflow === 'scroll' ||
  isColour(shadowColor);

function formsStackingContext({ shadow, props }: LayoutNode): boolean {
  if (shadow.name !== 'RCTView') return true;
  return (
    props.collapsable === false ||
    props.pointerEvents === 'none' ||
    props.pointerEvents === 'box-only' ||
    isSet(props.nativeID) ||
    props.accessible === true ||
    isHiddenFromReaders(props) ||
    isOutOfFlow(props) ||
    isDrawnApart(props) ||
    Object.keys(props).some((name) => HANDLERS.test(name))
  );
}

function formsView(node: LayoutNode, context = formsStackingContext(node)): boolean {
  const { props } = node;
  return (
    context ||
    isColour(props.backgroundColor) ||
    Object.keys(props).some((name) => /^border\w*Width$/.test(name)) ||
    isSet(props.testID) ||
    isSet(props.boxShadow) ||
    props.focusable === true ||
    Number(props.outlineWidth ?? 0) > 0
  );
}

function traitsOf(node: LayoutNode): NonNullable<LayoutNode['traits']> {
  if (node.traits === null) {
    const context = formsStackingContext(node);
    node.traits = { context, view: formsView(node, context) };
  }
  return node.traits;
}

const intersect = (a: Rect, b: Rect): Rect => {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const right = Math.min(a.x + a.width, b.x + b.width);
  const bottom = Math.min(a.y + a.height, b.y + b.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
};

const NO_VIEWS: readonly MountedView[] = [];

interface Around {
  readonly matrix: Matrix;
  readonly clip: Rect;
  readonly opacity: number;
}

export interface Scrolled {
  /** Scroll offset of a scroll view's content. */
  offsetOf(tag: number): { readonly x: number; readonly y: number };
}

const clips = ({ shadow, props }: LayoutNode) =>
  props.overflow === 'hidden' || props.overflow === 'scroll' || isScroll(shadow.name);

export interface Windows {
  readonly main: readonly MountedView[];
  /** Each has its own window over the main one, the last on top. */
  readonly modals: readonly MountedView[];
}

interface Placed {
  readonly view: MountedView;
  readonly z: number;
}

/** The views made of a node and everything below it; valid until one of them changes or moves. */
interface Made {
  readonly node: LayoutNode;
  readonly changed: number;
  readonly around: Around;
  readonly views: readonly Placed[];
  readonly modals: readonly MountedView[];
}

const sameRect = (a: Rect, b: Rect) =>
  a === b || (a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height);

const sameAround = (a: Around, b: Around) =>
  a === b ||
  (a.opacity === b.opacity &&
    sameRect(a.clip, b.clip) &&
    (a.matrix === b.matrix || a.matrix.every((part, i) => part === b.matrix[i])));

/** Several times what the largest screen has: then most are of nodes that are gone. */
const MOST_KEPT = 10_000;

export class Mounter {
  private window: Rect = { x: 0, y: 0, width: 0, height: 0 };
  /** By tag: a weak map of all nodes would cost at every collection of garbage. */
  private kept = new Map<number, Made>();
  private modals: MountedView[] = [];

  constructor(private readonly scrolled: Scrolled) {}

  mount(tops: readonly LayoutNode[], width: number, height: number): Windows {
    const window = { x: 0, y: 0, width, height };
    if (!sameRect(window, this.window) || this.kept.size > MOST_KEPT) {
      this.window = window;
      this.kept = new Map();
    }
    this.modals = [];
    const main = this.siblings(tops, { matrix: IDENTITY, clip: this.window, opacity: 1 });
    return { main, modals: this.modals };
  }

  /** The native children of a view in paint order. */
  private siblings(nodes: readonly LayoutNode[], around: Around): MountedView[] {
    const found: Placed[] = [];
    for (const node of nodes) this.add(node, around, found);
    // The sort is stable: views of one height stay in document order.
    return found.sort((a, b) => a.z - b.z).map(({ view }) => view);
  }

  private add(node: LayoutNode, around: Around, into: Placed[]): void {
    let made = this.kept.get(node.tag);
    const holds =
      made?.node === node && made.changed === node.changed && sameAround(made.around, around);
    if (made === undefined || !holds) {
      made = this.make(node, around);
      this.kept.set(node.tag, made);
    }
    for (const view of made.views) into.push(view);
    for (const modal of made.modals) this.modals.push(modal);
  }

  private make(node: LayoutNode, around: Around): Made {
    const before = this.modals;
    const modals: MountedView[] = [];
    const views: Placed[] = [];
    this.modals = modals;
    const here = this.place(node, around);
    if (here !== null && isModal(node.shadow.name)) {
      modals.push(this.viewOf(node, here, true));
    } else if (here !== null) {
      const { context, view: forms } = traitsOf(node);
      if (forms) {
        const view = this.viewOf(node, here, context);
        views.push({ view, z: context ? Number(node.props.zIndex ?? 0) : 0 });
      }
      if (!context) {
        const inside = this.inside(node, here);
        for (const child of shown(node)) this.add(child, inside, views);
      }
    }
    this.modals = before;
    return { node, changed: node.changed, around, views, modals };
  }

  private viewOf(node: LayoutNode, here: Around, context: boolean): MountedView {
    const { width, height } = node.box;
    const frame = boundsOf(here.matrix, width, height);
    const { name } = node.shadow;
    const whole = isText(name) || isTextInput(name) || isSvg(name);
    const children =
      context && !whole ? this.siblings(shown(node), this.inside(node, here)) : NO_VIEWS;
    return { node, ...here, frame, children };
  }

  private place(node: LayoutNode, around: Around): Around | null {
    const { props, box, shadow } = node;
    if (props.display === 'none' || (isModal(shadow.name) && props.visible === false)) return null;
    const opacity = around.opacity * Number(props.opacity ?? 1);
    // A modal has its own window.
    if (isModal(shadow.name)) return { matrix: IDENTITY, clip: this.window, opacity: 1 };
    const x = Number(props[ORIGIN_X] ?? box.x);
    const y = Number(props[ORIGIN_Y] ?? box.y);
    const moved = shifted(around.matrix, x, y);
    const own = transformOf(props, box.width, box.height);
    const matrix = own === IDENTITY ? moved : multiply(moved, own);
    return { matrix, clip: around.clip, opacity };
  }

  private inside(node: LayoutNode, here: Around): Around {
    const { x, y } = this.scrolled.offsetOf(node.tag);
    const matrix = x === 0 && y === 0 ? here.matrix : shifted(here.matrix, -x, -y);
    const { width, height } = node.box;
    if (!clips(node)) return matrix === here.matrix ? here : { ...here, matrix };
    return { ...here, matrix, clip: intersect(here.clip, boundsOf(here.matrix, width, height)) };
  }
}

/** Of a stack of screens only the topmost is in the window. */
function shown(node: LayoutNode): readonly LayoutNode[] {
  if (node.shadow.name !== 'RNSScreenStack') return node.children;
  const screens = node.children.filter((child) => /^RNS(Modal)?Screen$/.test(child.shadow.name));
  return screens.slice(-1);
}

const indexed = new WeakMap<Windows, ReadonlyMap<number, MountedView>>();

/** Every view in all windows, by its tag. */
export function viewsByTag(windows: Windows): ReadonlyMap<number, MountedView> {
  const known = indexed.get(windows);
  if (known !== undefined) return known;
  const byTag = new Map<number, MountedView>();
  const add = (views: readonly MountedView[]) => {
    for (const view of views) {
      byTag.set(view.node.tag, view);
      add(view.children);
    }
  };
  add(windows.main);
  add(windows.modals);
  indexed.set(windows, byTag);
  return byTag;
}
