/** Runs in the page: finds texts that are cut off. Texts on cards are pictures here. */
export function textsCutOff(): string[] {
  const found = new Set<string>();
  // A trailing space overhangs the line and hides nothing.
  const HANGING = 14;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (element === null || text === '' || ['STYLE', 'SCRIPT'].includes(element.tagName)) continue;
    if (element.closest('[aria-hidden="true"], [inert], svg, [role="log"]') !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const button = element.closest('[role="button"]');
    // Keyboard-only buttons are one point in size until they are focused.
    if (box.width === 0 || (button !== null && button.getBoundingClientRect().width <= 1)) continue;
    const style = getComputedStyle(element);
    const clips = style.overflowX !== 'visible' && element.clientWidth > 0;
    if (clips && element.scrollWidth > element.clientWidth + 1)
      found.add(`"${text}" has an end missing`);
    if (clips && element.scrollHeight > element.clientHeight + 3)
      found.add(`"${text}" has lines missing`);
    if (parseFloat(style.fontSize) < 11) found.add(`"${text}" is under 11 points`);
    let scrolls = false;
    for (let around = element.parentElement; around && !scrolls; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      scrolls = /auto|scroll/.test(overflowX + overflowY);
      const beside = box.left < edge.left - 2 || box.right > edge.right + HANGING;
      const above = box.top < edge.top - 3 || box.bottom > edge.bottom + 3;
      if (overflowX === 'hidden' && beside) found.add(`"${text}" goes over the side`);
      if (overflowY === 'hidden' && above) found.add(`"${text}" goes over the edge`);
    }
    const out = box.left < -1 || box.right > innerWidth + HANGING || box.bottom > innerHeight + 1;
    if (!scrolls && out) found.add(`"${text}" leaves the screen`);
  }
  return [...found];
}

/** Runs in the page: finds texts that are drawn over each other. A card or sheet may lie on a text and hide it. */
export function textsOverlapping(): string[] {
  /** Points by which lines may reach into each other: letters fill less than their line. */
  const TOUCHING = 4;
  interface Line {
    readonly element: Element;
    readonly text: string;
    readonly box: DOMRect;
  }
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (element === null || text === '' || ['STYLE', 'SCRIPT'].includes(element.tagName)) continue;
    if (element.closest('[inert], svg') !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > TOUCHING && box.height > TOUCHING) lines.push({ element, text, box });
    }
  }
  // What cannot be pressed is found by no point of the page.
  const all = new CSSStyleSheet();
  all.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(all);
  // Methods: a function with a name of its own would need a helper that the page does not have.
  const over = {
    isOpaque(element: Element): boolean {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? '1';
      const filled = Number(alpha) > 0.9 || backgroundImage !== 'none';
      return /^(IMG|CANVAS)$/.test(element.tagName) || (filled && opacity === '1');
    },
    /** Whether a text shows at a point: nothing that hides it lies above. */
    shows(element: Element, stack: readonly Element[]): boolean {
      const at = stack.indexOf(element);
      const above = stack.slice(0, Math.max(0, at));
      return at >= 0 && !above.some((each) => this.isOpaque(each) && !each.contains(element));
    },
  };
  const found = new Set<string>();
  lines.forEach((a, i) => {
    for (const b of lines.slice(i + 1)) {
      if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element))
        continue;
      const left = Math.max(a.box.left, b.box.left);
      const right = Math.min(a.box.right, b.box.right);
      const top = Math.max(a.box.top, b.box.top);
      const bottom = Math.min(a.box.bottom, b.box.bottom);
      if (right - left <= TOUCHING || bottom - top <= TOUCHING) continue;
      const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      if (over.shows(a.element, stack) && over.shows(b.element, stack))
        found.add(`"${a.text}" and "${b.text}" lie on each other`);
    }
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== all);
  return [...found];
}
