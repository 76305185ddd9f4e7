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
import { boundsOf, IDENTITY, multiply, transformOf, translate, type Matrix } from './matrix';

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
  readonly parent: MountedView | null;
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

export class Mounter {
  private readonly window: Rect;
  private modals: MountedView[] = [];

  constructor(
    width: number,
    height: number,
    private readonly scrolled: Scrolled,
  ) {
    this.window = { x: 0, y: 0, width, height };
  }

  mount(tops: readonly LayoutNode[]): Windows {
    this.modals = [];
    const main = this.siblings(tops, { matrix: IDENTITY, clip: this.window, opacity: 1 }, null);
    return { main, modals: this.modals };
  }

  /** The native children of a view in paint order. */
  private siblings(
    nodes: readonly LayoutNode[],
    around: Around,
    parent: MountedView | null,
  ): MountedView[] {
    const found: { view: MountedView; z: number }[] = [];
    const add = (node: LayoutNode, space: Around) => {
      const here = this.place(node, space);
      if (here === null) return;
      const { context, view: forms } = traitsOf(node);
      if (isModal(node.shadow.name)) {
        this.modals.push(this.viewOf(node, here, null, true));
        return;
      }
      if (forms) {
        const view = this.viewOf(node, here, parent, context);
        found.push({ view, z: context ? Number(node.props.zIndex ?? 0) : 0 });
      }
      if (!context) for (const child of shown(node)) add(child, this.inside(node, here));
    };
    for (const node of nodes) add(node, around);
    // The sort is stable: views of one height stay in document order.
    return found.sort((a, b) => a.z - b.z).map(({ view }) => view);
  }

  private viewOf(
    node: LayoutNode,
    here: Around,
    parent: MountedView | null,
    context: boolean,
  ): MountedView {
    const { width, height } = node.box;
    const view: { -readonly [K in keyof MountedView]: MountedView[K] } = {
      node,
      ...here,
      frame: boundsOf(here.matrix, width, height),
      children: [],
      parent,
    };
    const whole =
      isText(node.shadow.name) || isTextInput(node.shadow.name) || isSvg(node.shadow.name);
    if (context && !whole)
      view.children = this.siblings(shown(node), this.inside(node, here), view);
    return view;
  }

  private place(node: LayoutNode, around: Around): Around | null {
    const { props, box, shadow } = node;
    if (props.display === 'none' || (isModal(shadow.name) && props.visible === false)) return null;
    const opacity = around.opacity * Number(props.opacity ?? 1);
    // A modal has its own window.
    if (isModal(shadow.name)) return { matrix: IDENTITY, clip: this.window, opacity: 1 };
    const x = Number(props[ORIGIN_X] ?? box.x);
    const y = Number(props[ORIGIN_Y] ?? box.y);
    const moved = multiply(around.matrix, translate(x, y));
    const own = transformOf(props, box.width, box.height);
    const matrix = own === IDENTITY ? moved : multiply(moved, own);
    return { matrix, clip: around.clip, opacity };
  }

  private inside(node: LayoutNode, here: Around): Around {
    const { x, y } = this.scrolled.offsetOf(node.tag);
    const matrix = x === 0 && y === 0 ? here.matrix : multiply(here.matrix, translate(-x, -y));
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
