/** React Native's shadow nodes: never changed, only cloned; a commit hands over a whole new tree. */
import type { Bag, Callback } from '../runtime/realm';

export interface ShadowNode {
  readonly tag: number;
  /** The native component: RCTView, RCTParagraph … */
  readonly name: string;
  readonly surface: number;
  readonly props: Readonly<Bag>;
  /** What React wants to get back with an event. */
  readonly instance: unknown;
  readonly children: readonly ShadowNode[];
}

/** An update that says null takes a prop away. */
export function mergeProps(before: Readonly<Bag>, update: Readonly<Bag>): Bag {
  const merged: Bag = { ...before, ...update };
  for (const [key, value] of Object.entries(update)) {
    if (value === null || value === undefined) delete merged[key];
  }
  return merged;
}

export function* walk(nodes: readonly ShadowNode[]): Generator<ShadowNode> {
  for (const node of nodes) {
    yield node;
    yield* walk(node.children);
  }
}

export function textOf(node: ShadowNode): string {
  if (node.name === 'RCTRawText') return String(node.props.text ?? '');
  return node.children.map(textOf).join('');
}

/**
 * The native part behind an object that JavaScript holds: JavaScript sees an empty object. It is kept on the object
 * under a name that nobody else knows, since a table of them all would cost more than everything else together.
 */
export class NativeState {
  private readonly key = Symbol('native state');

  set(holder: object, state: unknown): void {
    (holder as Record<symbol, unknown>)[this.key] = state;
  }

  get(holder: unknown): unknown {
    const can = (typeof holder === 'object' && holder !== null) || typeof holder === 'function';
    return can ? (holder as Record<symbol, unknown>)[this.key] : undefined;
  }
}

export type EventHandler = (instance: unknown, type: string, payload: unknown) => void;
export type { Bag, Callback };
