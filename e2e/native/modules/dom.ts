/** `NativeDOM`: React Native's DOM interface. Our app uses it only for measuring. */
import type { UiManager } from '../fabric/ui-manager';
import type { ShadowNode } from '../fabric/node';
import { textOf } from '../fabric/node';
import type { LayoutTree } from '../layout/tree';
import type { Bag, Callback } from '../runtime/realm';
import type { ModuleHost } from './host';

export function domModule(
  { realm }: ModuleHost,
  ui: UiManager,
  app: { readonly layout: LayoutTree },
): Bag {
  const fabric = () => realm.global.nativeFabricUIManager as Record<string, Callback>;
  const current = (holder: unknown): ShadowNode | undefined =>
    app.layout.get(ui.nodeOf(holder).tag)?.shadow;
  return {
    linkRootNode: () => realm.give({}),
    isConnected: (holder: unknown) => current(holder) !== undefined,
    measure: (holder: unknown, tell: unknown) => fabric().measure?.(holder, tell),
    measureInWindow: (holder: unknown, tell: unknown) => fabric().measureInWindow?.(holder, tell),
    measureLayout: (holder: unknown, other: unknown, fail: unknown, tell: unknown) =>
      fabric().measureLayout?.(holder, other, fail, tell),
    getBoundingClientRect: (holder: unknown) => fabric().getBoundingClientRect?.(holder),
    getParentNode: (holder: unknown) => {
      const parent = app.layout.get(ui.nodeOf(holder).tag)?.parent;
      return parent === undefined || parent === null ? null : ui.holderOf(parent.shadow);
    },
    getTagName: (holder: unknown) => `RN:${ui.nodeOf(holder).name}`,
    getTextContent: (holder: unknown) => textOf(current(holder) ?? ui.nodeOf(holder)),
    setNativeProps: (holder: unknown, props: unknown) => fabric().setNativeProps?.(holder, props),
  };
}
