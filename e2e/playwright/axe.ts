import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

import { isNamed, type Control } from './control-names';

interface Node {
  readonly html: string;
  readonly target: readonly string[];
  readonly failureSummary?: string;
  /** Only for the rule that a control's name holds what stands on it. */
  control?: Control;
}

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly Node[];
}

const source = () => readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Runs in the page, so it has no functions of its own. */
async function violationsInPage(): Promise<Violation[]> {
  const { axe } = window as unknown as {
    axe: { run(options: object): Promise<{ violations: Violation[] }> };
  };
  const { violations } = await axe.run({ resultTypes: ['violations'] });
  for (const { id, nodes } of violations) {
    if (id !== 'label-content-name-mismatch') continue;
    for (const node of nodes) {
      const element = document.querySelector(node.target[0] ?? '');
      if (element === null) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lines: string[] = [];
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        if (parentElement === null || parentElement.closest('[aria-hidden="true"]')) continue;
        if (parentElement.checkVisibility({ opacityProperty: true })) lines.push(textContent ?? '');
      }
      node.control = {
        testID: element.getAttribute('data-testid') ?? '',
        name: element.getAttribute('aria-label') ?? '',
        lines,
      };
    }
  }
  return violations;
}

/** What breaks a rule of axe-core, each with its rule and its first element. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source());
  const violations = await page.evaluate(violationsInPage);
  return violations.flatMap(({ id, help, nodes }) => {
    const broken = nodes.filter(({ control }) => control === undefined || !isNamed(control));
    const [first] = broken;
    if (first === undefined) return [];
    const why = first.failureSummary?.split('\n').slice(1).join(' ').trim() ?? '';
    return [`${id} (${help}) ×${broken.length}: ${first.html.slice(0, 200)} ${why}`];
  });
}
