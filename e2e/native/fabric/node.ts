/**
 * React Native's shadow nodes. They are immutable: updates clone them, and a commit passes a new
 * tree.
 */
import type { Bag, Callback } from '../runtime/realm';

export interface ShadowNode {
  readonly tag: number;
  /** The native component, such as RCTView or RCTParagraph. */
  readonly name: string;
  readonly surface: number;
  readonly props: Readonly<Bag>;
  /** Passed back to React with each event. */
  readonly instance: unknown;
  readonly children: readonly ShadowNode[];
}

/** A null in an update removes the prop. Nothing is deleted: an object that lost a key is slow to read. */
export function mergeProps(before: Readonly<Bag>, update: Readonly<Bag>): Bag {
  const merged: Bag = {};
  for (const key of Object.keys(before)) {
    const value = key in update ? update[key] : before[key];
    if (value !== null && value !== undefined) merged[key] = value;
  }
  for (const key of Object.keys(update)) {
    const value = update[key];
    if (value !== null && value !== undefined) merged[key] = value;
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
 * Native state behind an object that JavaScript sees as empty. Stored on the object under a private
 * key, since one table for all was far too slow.
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
