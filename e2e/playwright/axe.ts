import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

interface Violation {
  readonly id: string;
  readonly help: string;
  nodes: {
    readonly html: string;
    readonly target: readonly string[];
    readonly failureSummary?: string;
  }[];
}

const source = () => readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs in the page. One rule is read more narrowly than axe-core does: a name must hold the control's
 * label, its first text, but not also the figures under it, which the name tells in words.
 */
async function violationsInPage(): Promise<Violation[]> {
  const { axe } = window as unknown as {
    axe: { run(options: object): Promise<{ violations: Violation[] }> };
  };
  const { violations } = await axe.run({ resultTypes: ['violations'] });
  for (const violation of violations) {
    if (violation.id !== 'label-content-name-mismatch') continue;
    violation.nodes = violation.nodes.filter(({ target }) => {
      const element = document.querySelector(target[0] ?? '');
      if (element === null) return true;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let label = '';
      while (label === '' && texts.nextNode()) label = texts.currentNode.textContent?.trim() ?? '';
      const name = element.getAttribute('aria-label') ?? '';
      return !name.toLowerCase().includes(label.toLowerCase());
    });
  }
  return violations.filter(({ nodes }) => nodes.length > 0);
}

/** What breaks a rule of axe-core, each with its rule and its first element. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source());
  const violations = await page.evaluate(violationsInPage);
  return violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    const why = first?.failureSummary?.split('\n').slice(1).join(' ').trim() ?? '';
    return `${id} (${help}) ×${nodes.length}: ${first?.html.slice(0, 200) ?? ''} ${why}`;
  });
}
