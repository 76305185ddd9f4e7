/** Chromium's accessibility tree: what a screen reader actually gets. */
import type { CDPSession, Page } from 'playwright-core';

import type { Spoken } from '../driver';

interface Told {
  readonly nodeId: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[];
}

const text = (of: { readonly value?: unknown } | undefined) => String(of?.value ?? '').trim();

const has = (node: Told, property: string) =>
  node.properties?.some((p) => p.name === property && p.value.value === true) ?? false;

/** The ends of a dialog's focus trap, which pass the focus on at once or when the dialog closes. */
const isBracket = (node: Told) => text(node.role) === 'none';

export class Ears {
  private constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  static async at(page: Page): Promise<Ears> {
    const cdp = await page.context().newCDPSession(page);
    return new Ears(page, cdp);
  }

  /**
   * Read from the page, because it is needed at every Tab; `everything` checks it against the tree.
   */
  async focused(): Promise<Spoken | null> {
    return this.page.evaluate(() => {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement) || at === document.body) return null;
      // The end of a focus trap: see above.
      if (/^(none|presentation)$/.test(at.getAttribute('role') ?? '')) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      const implied: Record<string, string> = { INPUT: 'textbox', H1: 'heading', H2: 'heading' };
      return {
        role: at.getAttribute('role') ?? implied[at.tagName] ?? at.tagName.toLowerCase(),
        name: (at.getAttribute('aria-label') ?? at.innerText).trim(),
        focusable: true,
        group: at.closest('[role=group], [role=radiogroup]')?.getAttribute('aria-label') ?? '',
        ring: outlineStyle === 'auto' || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
      };
    });
  }

  async everything(): Promise<Spoken[]> {
    const { nodes } = await this.cdp.send('Accessibility.getFullAXTree');
    const all = nodes as Told[];
    const byId = new Map(all.map((node) => [node.nodeId, node]));
    const open = all.filter((node) => text(node.role) === 'dialog' && !node.ignored);
    const heard: Spoken[] = [];
    const hear = (node: Told, group: string) => {
      const role = text(node.role);
      const name = text(node.name);
      if (!node.ignored && !isBracket(node)) {
        heard.push({ role, name, focusable: has(node, 'focusable'), group, ring: false });
      }
      const inside = role === 'group' || role === 'radiogroup' ? name : group;
      for (const id of node.childIds ?? []) {
        const child = byId.get(id);
        if (child !== undefined) hear(child, inside);
      }
    };
    const root = open.at(-1) ?? all[0];
    if (root !== undefined) hear(root, '');
    return heard;
  }
}
