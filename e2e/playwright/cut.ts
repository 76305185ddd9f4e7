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
