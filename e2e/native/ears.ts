/** What a screen reader finds, in the device's order. */
import type { Spoken } from '../driver';
import type { App } from './app';
import { textOf } from './fabric/node';
import { isText, isTextInput, type LayoutNode } from './layout/tree';
import { anyAround, isHidden, roleOf, wordsIn } from './look';
import type { MountedView } from './view/mounted';

const GROUPS = ['group', 'radiogroup', 'toolbar', 'list'];

/**
 * Android orders siblings in rows: whatever is entirely above comes first, then left to right, then
 * the larger (ViewGroup's ViewLocationHolder). iOS goes from top left to bottom right too, group by
 * group: every view of React Native is a group there (shouldGroupAccessibilityChildren).
 */
function inStripes({ frame: a, node: m }: MountedView, { frame: b, node: n }: MountedView): number {
  if (a.y + a.height <= b.y) return -1;
  if (a.y >= b.y + b.height) return 1;
  return a.x - b.x || a.y - b.y || b.height - a.height || b.width - a.width || m.tag - n.tag;
}

function nameOf(node: LayoutNode): string {
  const { accessibilityLabel, placeholder } = node.props;
  if (accessibilityLabel !== undefined) return String(accessibilityLabel);
  if (isTextInput(node.shadow.name)) return String(placeholder ?? '');
  return wordsIn(node).replace(/\n/g, ' ').trim();
}

function spokenOf(node: LayoutNode, group: string): Spoken {
  const { props, shadow } = node;
  const role =
    roleOf(props) || (isTextInput(shadow.name) ? 'textbox' : isText(shadow.name) ? 'text' : 'none');
  const focusable = props.accessible === true || isTextInput(shadow.name);
  return {
    role: role === 'header' ? 'heading' : role,
    name: nameOf(node),
    focusable,
    group,
    ring: false,
  };
}

/** One element for an accessible view; otherwise one for each text. */
function hear(view: MountedView, group: string, into: Spoken[]): void {
  const { node } = view;
  const { props, shadow } = node;
  if (isHidden(props) || view.opacity === 0) return;
  const alone = props.accessible === true || isTextInput(shadow.name);
  if (alone || (isText(shadow.name) && textOf(shadow) !== '')) {
    into.push(spokenOf(node, group));
    return;
  }
  const role = roleOf(props);
  if (role === 'dialog') into.push(spokenOf(node, group));
  const inside = GROUPS.includes(role) ? String(props.accessibilityLabel ?? '') : group;
  for (const child of [...view.children].sort(inStripes)) hear(child, inside, into);
}

/** A view that hides all others from VoiceOver; Android knows nothing of the kind. */
function modalWithin(views: readonly MountedView[]): MountedView | undefined {
  for (const view of [...views].reverse()) {
    if (isHidden(view.node.props)) continue;
    const found = modalWithin(view.children);
    if (found !== undefined) return found;
    if (view.node.props.accessibilityViewIsModal === true) return view;
  }
  return undefined;
}

export function everythingSpoken(app: App): Spoken[] {
  const { main, modals } = app.windows();
  const heard: Spoken[] = [];
  const top = modals.at(-1);
  if (top !== undefined) heard.push({ ...spokenOf(top.node, ''), role: 'dialog' });
  const window = top === undefined ? main : [top];
  const inside = app.device.platform === 'ios' ? modalWithin(window) : undefined;
  for (const view of [...(inside === undefined ? window : [inside])].sort(inStripes)) {
    if (!anyAround(view.node, (node) => isHidden(node.props))) hear(view, '', heard);
  }
  return heard;
}

/** Where the app has last sent the screen reader, if that is still there. */
export function focusedByReader(app: App): Spoken | null {
  const node = app.readerAt === null ? undefined : app.layout.get(app.readerAt);
  if (node === undefined || anyAround(node, ({ props }) => isHidden(props))) return null;
  return spokenOf(node, '');
}
