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
      // Beyond what scrolls, nothing is lost.
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
