/** What a screen reader finds, in the device's order. */
import type { Spoken } from '../driver';
import type { App } from './app';
import { textOf } from './fabric/node';
import { isText, isTextInput, type LayoutNode } from './layout/tree';
import { anyAround, isHidden, roleOf, wordsIn } from './look';
import type { MountedView } from './view/mounted';

const GROUPS = ['group', 'radiogroup', 'toolbar', 'list'];

/** Android orders siblings in rows: whatever is entirely above comes first, then left to right. */
function inStripes(a: MountedView, b: MountedView): number {
  if (a.frame.y + a.frame.height <= b.frame.y) return -1;
  if (a.frame.y >= b.frame.y + b.frame.height) return 1;
  return a.frame.x - b.frame.x || a.frame.y - b.frame.y;
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
  const inside = GROUPS.includes(roleOf(props)) ? String(props.accessibilityLabel ?? '') : group;
  for (const child of [...view.children].sort(inStripes)) hear(child, inside, into);
}

/** Views that hide their siblings from a screen reader. */
function modalWithin(views: readonly MountedView[]): MountedView | undefined {
  for (const view of [...views].reverse()) {
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
  const inside = modalWithin(top === undefined ? main : [top]);
  const roots = inside !== undefined ? [inside] : top !== undefined ? [top] : main;
  for (const view of [...roots].sort(inStripes)) {
    if (!anyAround(view.node, (node) => isHidden(node.props))) hear(view, '', heard);
  }
  return heard;
}
