/**
 * Runs in the page: finds texts that are cut off. Texts on cards are pictures here. It contains no
 * named functions, since the compiler would add a helper for their names.
 */
export function textsCutOff(): string[] {
  // A trailing space overhangs the line and hides nothing.
  const HANGING = 14;
  const HIDDEN = 'style, script, svg, [aria-hidden="true"], [inert], [role="log"]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) nodes.push(node);
  const shown = nodes
    .map((node) => ({
      node,
      element: node.parentElement ?? document.body,
      text: (node.textContent ?? '').trim(),
    }))
    .filter(({ element, text }) => text !== '' && element.closest(HIDDEN) === null)
    .filter(({ element }) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .map(({ node, element, text }) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const around: HTMLElement[] = [];
      for (let one = element.parentElement; one !== null; one = one.parentElement) around.push(one);
      const scroller = around.findIndex((one) => {
        const { overflowX, overflowY } = getComputedStyle(one);
        return /auto|scroll/.test(overflowX + overflowY);
      });
      // What can be scrolled to is not cut off.
      const within = scroller < 0 ? around : around.slice(0, scroller + 1);
      return { element, text, box: range.getBoundingClientRect(), within, scrolls: scroller >= 0 };
    })
    // Keyboard-only buttons are one point in size until they are focused.
    .filter(({ element, box }) => {
      const button = element.closest('[role="button"]');
      return box.width > 0 && (button === null || button.getBoundingClientRect().width > 1);
    });

  const ofItself = shown.flatMap(({ element, text }) => {
    const { overflowX, fontSize } = getComputedStyle(element);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const clips = overflowX !== 'visible' && clientWidth > 0;
    return [
      ...(clips && scrollWidth > clientWidth + 1 ? [`"${text}" has an end missing`] : []),
      ...(clips && scrollHeight > clientHeight + 3 ? [`"${text}" has lines missing`] : []),
      ...(parseFloat(fontSize) < 11 ? [`"${text}" is under 11 points`] : []),
    ];
  });
  const ofItsPlace = shown.flatMap(({ text, box, within }) =>
    within.flatMap((one) => {
      const { overflowX, overflowY } = getComputedStyle(one);
      const edge = one.getBoundingClientRect();
      const beside = box.left < edge.left - 2 || box.right > edge.right + HANGING;
      const above = box.top < edge.top - 3 || box.bottom > edge.bottom + 3;
      return [
        ...(overflowX === 'hidden' && beside ? [`"${text}" goes over the side`] : []),
        ...(overflowY === 'hidden' && above ? [`"${text}" goes over the edge`] : []),
      ];
    }),
  );
  const ofTheScreen = shown
    .filter(({ scrolls }) => !scrolls)
    .filter(
      ({ box: { left, right, bottom } }) =>
        left < -1 || right > innerWidth + HANGING || bottom > innerHeight + 1,
    )
    .map(({ text }) => `"${text}" leaves the screen`);
  return [...new Set([...ofItself, ...ofItsPlace, ...ofTheScreen])];
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
  // `elementFromPoint` finds nothing that takes no touches.
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
