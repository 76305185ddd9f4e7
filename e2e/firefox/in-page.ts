/** Functions that run in the page. */

/** Where the visible element of this testID can be tapped; null while it is not there, moves or is covered. */
export async function tapPoint(testID: string): Promise<{ x: number; y: number } | null> {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-testid="${testID}"]`)];
  const element = all.find(
    (each) =>
      each.getBoundingClientRect().width > 0 && each.checkVisibility({ visibilityProperty: true }),
  );
  if (element === undefined || element.closest('[aria-disabled="true"]')) return null;
  // An element that takes no touches yet lets them through to what lies below.
  if (getComputedStyle(element).pointerEvents === 'none') return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { x, y, width, height } = element.getBoundingClientRect();
  if (before.x !== x || before.y !== y) return null;
  const middle = { x: Math.floor(x + width / 2), y: Math.floor(y + height / 2) };
  const top = document.elementFromPoint(middle.x, middle.y);
  if (top === null || !(element.contains(top) || top.contains(element))) return null;
  return middle;
}

/** The text of the visible element of this testID; null while there is none. */
export function visibleText(testID: string): string | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-testid="${testID}"]`)];
  const element = all.find(
    (each) =>
      each.getBoundingClientRect().width > 0 && each.checkVisibility({ visibilityProperty: true }),
  );
  return element === undefined ? null : element.innerText.trim();
}

export async function workerReady(): Promise<boolean> {
  await navigator.serviceWorker.ready;
  return true;
}

/** Whether our own server can be reached, for a file that nothing has kept. */
export async function isOnline(): Promise<boolean> {
  return fetch('/is-there-a-network').then(
    () => true,
    () => false,
  );
}
