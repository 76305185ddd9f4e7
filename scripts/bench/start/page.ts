/** Runs in the page, and so uses nothing from outside. */

type Noted = typeof globalThis & { noted?: Record<string, number> };

/**
 * Runs before the app; notes when an element with each test id first appears, in milliseconds after
 * the navigation began.
 */
export function noteSights(sights: readonly string[]): void {
  const noted: Record<string, number> = ((globalThis as Noted).noted = {});
  new MutationObserver(() => {
    for (const sight of sights) {
      if (noted[sight] === undefined && document.querySelector(`[data-testid="${sight}"]`)) {
        noted[sight] = performance.now();
      }
    }
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Milliseconds from a tap to the first button of a question. */
export async function tapAndWait(testID: string): Promise<number> {
  const button = document.querySelector<HTMLElement>(`[data-testid="${testID}"]`);
  const from = performance.now();
  button?.click();
  for (;;) {
    const act = document.querySelector('[data-testid^="act-"]:not([data-testid="act-skip"])');
    if (act !== null && act.getAttribute('aria-disabled') !== 'true')
      return performance.now() - from;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
