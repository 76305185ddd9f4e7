/** Behaviour of native components: safe areas, scrolling, modals, text fields, screens. */
import type { Device } from '../device';
import type { Bag, ShadowNode } from '../fabric/node';
import type { EventPriority } from '../fabric/ui-manager';
import { isModal, isScroll, isTextInput, type LayoutNode, type LayoutTree } from '../layout/tree';
import { UnknownNativeCall } from '../runtime/loud';
import type { Scrolled } from './mounted';

interface Owner {
  readonly device: Device;
  readonly layout: LayoutTree;
  emit(node: ShadowNode, type: string, payload: Bag, priority?: EventPriority): void;
  changed(): void;
  mounted(node: LayoutNode): void;
  after(milliseconds: number, run: () => void): void;
  tell(event: string, body: unknown): void;
}

interface Offset {
  readonly x: number;
  readonly y: number;
}

const TOP: Offset = { x: 0, y: 0 };

/** Milliseconds until a closed modal is gone. */
const FADE = 300;

interface Typed {
  text: string;
  events: number;
}

export class Components implements Scrolled {
  /** The tag of the field with keyboard focus. */
  focused: number | null = null;
  /** The modals that shared a commit, as on their way in or out; there should never be more than one. */
  readonly modalsPerCommit: string[][] = [];
  private modals: readonly LayoutNode[] = [];
  private readonly offsets = new Map<number, Offset>();
  private readonly typed = new Map<number, Typed>();
  private readonly open = new Set<number>();

  constructor(private readonly app: Owner) {}

  offsetOf(tag: number): Offset {
    return this.offsets.get(tag) ?? TOP;
  }

  /** Called after each commit, with the nodes that it mounted. */
  committed(layout: LayoutTree, mounted: readonly LayoutNode[]): void {
    for (const node of mounted) this.appeared(node);
    const modals = layout.modalHosts;
    this.dismissClosed(modals);
    const together = [...new Set([...this.modals, ...modals])];
    if (together.length > 1) this.modalsPerCommit.push(together.map((node) => firstTestId(node)));
    this.modals = modals;
    if (this.focused !== null && layout.get(this.focused) === undefined) this.focused = null;
  }

  laidOut(node: LayoutNode): void {
    if (node.shadow.name === 'RNCSafeAreaProvider') this.tellInsets(node);
    // If the content has become shorter, scroll back into it.
    if (isScroll(node.shadow.name)) this.scrollTo(node, this.offsetOf(node.tag));
    if (node.parent !== null && isScroll(node.parent.shadow.name)) {
      this.scrollTo(node.parent, this.offsetOf(node.parent.tag));
    }
  }

  /** The window has another size: the keyboard takes its new place. */
  turned(): void {
    this.insetsChanged();
    if (this.focused !== null && this.app.device.glassKeyboard) this.tellKeyboard(true);
  }

  private insetsChanged(): void {
    const visit = (nodes: readonly LayoutNode[]) => {
      for (const node of nodes) {
        if (node.shadow.name === 'RNCSafeAreaProvider') this.tellInsets(node);
        visit(node.children);
      }
    };
    visit(this.app.layout.surface);
  }

  command(node: ShadowNode, command: string, args: readonly unknown[]): void {
    const placed = this.app.layout.get(node.tag);
    if (placed === undefined) return;
    if (isScroll(node.name)) {
      const [x, y] = args as readonly number[];
      if (command === 'scrollTo') return this.scrollTo(placed, { x: x ?? 0, y: y ?? 0 });
      if (command === 'scrollToEnd') return this.scrollTo(placed, { x: 0, y: Infinity });
      if (command === 'flashScrollIndicators') return;
    }
    if (isTextInput(node.name)) {
      if (command === 'focus') return this.focus(placed);
      if (command === 'blur') return this.blur();
      if (command === 'setTextAndSelection') {
        const [count, text] = args as readonly [number, string | null];
        const typed = this.typedIn(node);
        if (text !== null && count >= typed.events) typed.text = text;
        return;
      }
    }
    throw new UnknownNativeCall(`command ${command} of ${node.name}`);
  }

  nativeProps(node: ShadowNode, props: Bag): void {
    throw new UnknownNativeCall(`setNativeProps(${Object.keys(props).join()}) of ${node.name}`);
  }

  /** Maximum scroll offset. */
  reachOf(node: LayoutNode): Offset {
    const [content] = node.children;
    if (content === undefined) return TOP;
    return {
      x: Math.max(0, content.box.width - node.box.width),
      y: Math.max(0, content.box.height - node.box.height),
    };
  }

  scrollTo(node: LayoutNode, wanted: Offset): void {
    const reach = this.reachOf(node);
    const within = (at: number, most: number) => Math.max(0, Math.min(at, most));
    const to = { x: within(wanted.x, reach.x), y: within(wanted.y, reach.y) };
    const before = this.offsetOf(node.tag);
    if (to.x === before.x && to.y === before.y) return;
    this.offsets.set(node.tag, to);
    this.app.layout.touch(node);
    this.app.changed();
    const [content] = node.children;
    const { width, height } = node.box;
    this.app.emit(
      node.shadow,
      'topScroll',
      {
        contentOffset: to,
        contentSize: { width: content?.box.width ?? 0, height: content?.box.height ?? 0 },
        layoutMeasurement: { width, height },
        contentInset: { top: 0, left: 0, bottom: 0, right: 0 },
        zoomScale: 1,
      },
      'continuous',
    );
  }

  focus(node: LayoutNode): void {
    if (this.focused === node.tag) return;
    this.blur();
    this.focused = node.tag;
    this.app.emit(node.shadow, 'topFocus', {}, 'discrete');
    if (this.app.device.glassKeyboard) this.tellKeyboard(true);
  }

  blur(): void {
    const node = this.focused === null ? undefined : this.app.layout.get(this.focused);
    this.focused = null;
    if (node === undefined) return;
    if (this.app.device.glassKeyboard) this.tellKeyboard(false);
    this.app.emit(node.shadow, 'topBlur', {}, 'discrete');
    this.app.emit(
      node.shadow,
      'topEndEditing',
      { text: this.typedIn(node.shadow).text },
      'discrete',
    );
  }

  /** Top of the keyboard, or the screen's bottom if there is none. */
  keyboardTop(): number {
    const { glassKeyboard, height, keyboardHeight } = this.app.device;
    return glassKeyboard && this.focused !== null ? height - keyboardHeight : Infinity;
  }

  /** Android says it afterwards and counts the height from its navigation bar up; iOS says it twice. */
  private tellKeyboard(up: boolean): void {
    const { platform, width, height, keyboardHeight, insets } = this.app.device;
    const covered = up ? keyboardHeight : 0;
    const counted = platform === 'android' && up ? covered - insets.bottom : covered;
    const endCoordinates = { screenX: 0, screenY: height - covered, width, height: counted };
    const body = { endCoordinates, duration: 250, easing: 'keyboard' };
    const shows = up ? 'Show' : 'Hide';
    if (platform === 'ios') this.app.tell(`keyboardWill${shows}`, body);
    this.app.tell(`keyboardDid${shows}`, body);
  }

  textIn(node: ShadowNode): string {
    return this.typedIn(node).text;
  }

  /** The keyboard entered this text in the field. */
  change(node: LayoutNode, text: string): void {
    const typed = this.typedIn(node.shadow);
    const most = Number(node.props.maxLength ?? Infinity);
    typed.text = text.slice(0, most);
    typed.events++;
    this.app.emit(
      node.shadow,
      'topChange',
      { text: typed.text, eventCount: typed.events },
      'discrete',
    );
  }

  submit(node: LayoutNode): void {
    this.app.emit(node.shadow, 'topSubmitEditing', { text: this.textIn(node.shadow) }, 'discrete');
  }

  /** Back on Android, a swipe down on iOS: asks the app to close the topmost modal. */
  askToClose(node: LayoutNode): void {
    this.app.emit(node.shadow, 'topRequestClose', {}, 'discrete');
  }

  private typedIn(node: ShadowNode): Typed {
    let typed = this.typed.get(node.tag);
    if (typed === undefined) {
      typed = { text: String(node.props.text ?? ''), events: 0 };
      this.typed.set(node.tag, typed);
    }
    return typed;
  }

  private appeared(node: LayoutNode): void {
    const { name } = node.shadow;
    this.app.mounted(node);
    if (isModal(name)) this.app.emit(node.shadow, 'topShow', {});
    if (isTextInput(name) && node.props.autoFocus === true) this.focus(node);
    if (name === 'RNSScreen') {
      for (const type of ['topWillAppear', 'topAppear']) this.app.emit(node.shadow, type, {});
    }
  }

  /** iOS reports when a closed modal has left the screen. */
  private dismissClosed(modals: readonly LayoutNode[]): void {
    for (const modal of modals) {
      const open = modal.props.visible !== false;
      const wasOpen = this.open.has(modal.tag);
      if (open) this.open.add(modal.tag);
      else this.open.delete(modal.tag);
      if (this.app.device.platform !== 'ios' || open || !wasOpen) continue;
      const fades = modal.props.animationType === 'none' ? 0 : FADE;
      this.app.after(fades, () => this.app.emit(modal.shadow, 'topDismiss', {}));
    }
  }

  private tellInsets(node: LayoutNode): void {
    const { insets, width, height } = this.app.device;
    const frame = { x: 0, y: 0, width, height };
    this.app.emit(node.shadow, 'topInsetsChange', { insets, frame });
  }
}

function firstTestId(node: LayoutNode): string {
  const own = node.props.testID;
  if (own !== undefined) return String(own);
  for (const child of node.children) {
    const found = firstTestId(child);
    if (found !== '') return found;
  }
  return '';
}
