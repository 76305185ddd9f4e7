/** The committed tree, laid out by Yoga. Only changed parts are laid out again. */
import { MeasureMode, type Config, type Node as YogaNode, type Yoga } from 'yoga-layout/load';

import { textOf, type Bag, type ShadowNode } from '../fabric/node';
import type { Rect } from '../fabric/ui-manager';
import { applyStyle, isLayoutProp } from './style';
import { measureText, runsOf, type TextSetting } from './text';

export interface LayoutNode {
  readonly tag: number;
  shadow: ShadowNode;
  /** Including the values set by animations. */
  props: Readonly<Bag>;
  parent: LayoutNode | null;
  children: readonly LayoutNode[];
  /** Relative to its parent. */
  box: Rect;
  readonly yoga: YogaNode;
  /**
   * Whether it becomes a view and a stacking context; null until computed or after a prop change.
   */
  traits: { readonly context: boolean; readonly view: boolean } | null;
  /** Changes whenever the node or anything in it changes. */
  changed: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Position set by an animation, which overrides Yoga's. */
export const ORIGIN_X = 'animated origin x';
export const ORIGIN_Y = 'animated origin y';

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** Asked of every node in every frame, so the answer for a name is remembered. */
function named(pattern: RegExp): (name: string) => boolean {
  const known = new Map<string, boolean>();
  return (name) => {
    let fits = known.get(name);
    if (fits === undefined) known.set(name, (fits = pattern.test(name)));
    return fits;
  };
}

export const isText = (name: string) => name === 'RCTText';
export const isTextInput = named(/^(AndroidTextInput|RCT\w*TextInputView)$/);
export const isSvg = named(/^RNSVGSvgView/);
export const isModal = named(/ModalHostView$/);
export const isScroll = named(/ScrollView$/);
const isLeaf = (name: string) => isText(name) || isTextInput(name) || isSvg(name);

const sameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function sameLayoutProps(a: Readonly<Bag>, b: Readonly<Bag>): boolean {
  if (a === b) return true;
  const differs = (name: string) =>
    a[name] !== b[name] && isLayoutProp(name) && !sameValue(a[name], b[name]);
  for (const name of Object.keys(a)) if (differs(name)) return false;
  for (const name of Object.keys(b)) if (differs(name)) return false;
  return true;
}

export class LayoutTree {
  private readonly nodes = new Map<number, LayoutNode>();
  private readonly overlays = new Map<number, Bag>();
  private readonly config: Config;
  private readonly blank: YogaNode;
  private readonly root: YogaNode;
  private tops: LayoutNode[] = [];
  private made: LayoutNode[] = [];
  private readonly modals = new Set<LayoutNode>();
  private changes = 0;

  constructor(
    private readonly yoga: Yoga,
    private screen: Screen,
    private readonly text: () => TextSetting,
    /** Called when a node with a layout listener has moved or changed size. */
    private readonly onLayout: (node: LayoutNode) => void,
  ) {
    this.config = yoga.Config.create();
    this.config.setPointScaleFactor(screen.scale);
    this.blank = yoga.Node.create(this.config);
    this.root = yoga.Node.create(this.config);
  }

  get surface(): readonly LayoutNode[] {
    return this.tops;
  }

  get(tag: number): LayoutNode | undefined {
    return this.nodes.get(tag);
  }

  /** Returns the nodes that are new, in document order. */
  commit(children: readonly ShadowNode[]): readonly LayoutNode[] {
    this.made = [];
    this.tops = this.arrange(this.root, this.tops, children, null);
    this.calculate();
    return this.made;
  }

  get modalHosts(): readonly LayoutNode[] {
    return [...this.modals];
  }

  /** Values set by an animation, until it sets others. */
  overlay(tag: number, props: Readonly<Bag>): void {
    this.overlays.set(tag, { ...this.overlays.get(tag), ...props });
    const node = this.nodes.get(tag);
    if (node !== undefined) this.dress(node, node.shadow);
  }

  /** The animation no longer controls these props. */
  release(tag: number, names: readonly string[]): void {
    const over = this.overlays.get(tag);
    if (over === undefined) return;
    for (const name of names) delete over[name];
    const node = this.nodes.get(tag);
    if (node !== undefined) this.dress(node, node.shadow);
  }

  /** Marks a node and its ancestors as changed, for whoever caches what they made of them. */
  touch(node: LayoutNode): void {
    const now = ++this.changes;
    for (let each: LayoutNode | null = node; each !== null; each = each.parent) each.changed = now;
  }

  resize(screen: Screen): void {
    this.screen = screen;
    for (const node of this.modals) this.style(node);
    this.calculate();
  }

  /** The text size has changed. */
  measureAnew(): void {
    for (const node of this.nodes.values()) if (isText(node.shadow.name)) node.yoga.markDirty();
    this.calculate();
  }

  calculate(): void {
    const { width, height } = this.screen;
    this.root.setWidth(width);
    this.root.setHeight(height);
    if (!this.root.isDirty()) return;
    this.root.calculateLayout(width, height);
    for (const top of this.tops) this.collect(top);
  }

  free(): void {
    for (const top of this.tops) this.forget(top);
    this.root.free();
    this.blank.free();
  }

  private sync(shadow: ShadowNode, parent: LayoutNode | null): LayoutNode {
    const known = this.nodes.get(shadow.tag);
    if (known?.shadow === shadow) {
      known.parent = parent;
      return known;
    }
    const node = known ?? this.make(shadow);
    node.parent = parent;
    this.dress(node, shadow);
    if (!isLeaf(shadow.name)) {
      node.children = this.arrange(node.yoga, node.children, shadow.children, node);
    }
    return node;
  }

  private make(shadow: ShadowNode): LayoutNode {
    const yoga = this.yoga.Node.create(this.config);
    const node: LayoutNode = {
      tag: shadow.tag,
      shadow: { ...shadow, props: {}, children: [] },
      props: {},
      parent: null,
      children: [],
      box: NOWHERE,
      yoga,
      traits: null,
      changed: 0,
    };
    this.nodes.set(shadow.tag, node);
    this.made.push(node);
    if (isModal(shadow.name)) this.modals.add(node);
    this.style(node);
    if (isText(shadow.name)) yoga.setMeasureFunc((w, mode) => this.measureText(node, w, mode));
    if (isTextInput(shadow.name))
      yoga.setMeasureFunc((w, mode) => this.measureInput(node, w, mode));
    return node;
  }

  private dress(node: LayoutNode, shadow: ShadowNode): void {
    const before = node.props;
    const shadowBefore = node.shadow;
    node.shadow = shadow;
    const over = this.overlays.get(shadow.tag);
    node.props = over === undefined ? shadow.props : { ...shadow.props, ...over };
    node.traits = null;
    this.touch(node);
    if (!sameLayoutProps(before, node.props)) this.style(node);
    if (isText(shadow.name) && shadowBefore !== shadow) node.yoga.markDirty();
  }

  private style(node: LayoutNode): void {
    node.yoga.copyStyle(this.blank);
    applyStyle(node.yoga, node.props);
    if (isModal(node.shadow.name)) {
      const { width, height } = this.screen;
      applyStyle(node.yoga, { position: 'absolute', left: 0, top: 0, width, height });
    }
  }

  private arrange(
    parent: YogaNode,
    before: readonly LayoutNode[],
    children: readonly ShadowNode[],
    owner: LayoutNode | null,
  ): LayoutNode[] {
    const after: LayoutNode[] = [];
    for (const child of children) {
      if (child.name !== 'RCTRawText') after.push(this.sync(child, owner));
    }
    const same = after.length === before.length && after.every((node, i) => node === before[i]);
    if (same) return after;
    for (const node of before) parent.removeChild(node.yoga);
    after.forEach((node, i) => parent.insertChild(node.yoga, i));
    for (const node of before) if (!after.includes(node)) this.forget(node);
    return after;
  }

  private forget(node: LayoutNode): void {
    for (const child of node.children) {
      node.yoga.removeChild(child.yoga);
      this.forget(child);
    }
    this.nodes.delete(node.tag);
    this.modals.delete(node);
    this.overlays.delete(node.tag);
    node.yoga.free();
  }

  /** Yoga has not changed anything below a node that it has not visited. */
  private collect(node: LayoutNode): void {
    if (!node.yoga.hasNewLayout()) return;
    node.yoga.markLayoutSeen();
    const { left: x, top: y, width, height } = node.yoga.getComputedLayout();
    const { box } = node;
    if (x !== box.x || y !== box.y || width !== box.width || height !== box.height) {
      node.box = { x, y, width, height };
      this.touch(node);
      this.onLayout(node);
    }
    for (const child of node.children) this.collect(child);
  }

  private measureText(node: LayoutNode, width: number, mode: MeasureMode) {
    const room = mode === MeasureMode.Undefined ? Infinity : width;
    const most = Number(node.props.numberOfLines ?? 0);
    const box = measureText(runsOf(node.shadow, this.text()), room, most);
    const up = (length: number) => Math.ceil(length * this.screen.scale) / this.screen.scale;
    return { width: mode === MeasureMode.Exactly ? width : up(box.width), height: up(box.height) };
  }

  private measureInput(node: LayoutNode, width: number, mode: MeasureMode) {
    const text = String(node.props.text ?? node.props.placeholder ?? textOf(node.shadow));
    const raw = { ...node.shadow, name: 'RCTRawText', props: { text: text || ' ' } };
    const shown = { ...node.shadow, name: 'RCTText', props: node.props, children: [raw] };
    const room = mode === MeasureMode.Undefined ? Infinity : width;
    const box = measureText(runsOf(shown, this.text()), room, 1);
    return { width: mode === MeasureMode.Exactly ? width : box.width, height: box.height };
  }
}
