/** Runs inside the page. Only its text gets there, so each function stands alone. */

/** Puts a SQLite file where expo-sqlite keeps the app's: after a header of one sector. */
export async function replaceSaves(base64: string): Promise<void> {
  const SECTOR = 4096;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('expo-sqlite');
  let replaced = false;
  for await (const handle of folder.values()) {
    if (handle.kind !== 'file') continue;
    const name = await (await handle.getFile()).slice(0, 64).text();
    const isLog = name.startsWith('/mottainai.db-wal\0');
    if (!isLog && !name.startsWith('/mottainai.db\0')) continue;
    // The log would be written over the new file.
    const content = isLog ? new Uint8Array() : bytes;
    const stream = await handle.createWritable({ keepExistingData: true });
    await stream.write({ type: 'write', position: SECTOR, data: content });
    await stream.truncate(SECTOR + content.length);
    await stream.close();
    replaced ||= !isLog;
  }
  if (!replaced) throw new Error('The app has not made its file yet.');
}

interface Step {
  readonly press: string;
  /** Done as soon as this is there, … */
  readonly until: string;
  /** … and says this. */
  readonly says?: string;
}

/** Milliseconds from a press until the page shows what it leads to. */
export function timePress({ press, until, says = '' }: Step): Promise<number> {
  return new Promise((tell, fail) => {
    const isDone = () => document.querySelector(until)?.textContent?.includes(says) === true;
    const started = performance.now();
    const watch = new MutationObserver(() => {
      if (!isDone()) return;
      watch.disconnect();
      // Until it is drawn, not only there.
      requestAnimationFrame(() => setTimeout(() => tell(performance.now() - started)));
    });
    watch.observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
    setTimeout(() => fail(new Error(`${until} does not come after ${press}.`)), 20_000);
    document.querySelector<HTMLElement>(press)?.click();
  });
}

/** As if typed: React notices a value only through the browser's own setter. */
export function timeTyping({ text, says }: { text: string; says: string }): Promise<number> {
  return new Promise((tell, fail) => {
    const field = document.querySelector<HTMLInputElement>('[data-testid="saved-search"]');
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (field === null || setter === undefined) return fail(new Error('There is no search field.'));
    const started = performance.now();
    const watch = new MutationObserver(() => {
      const found = document.querySelector('[data-testid="saved-found"]')?.textContent ?? '';
      if (!found.startsWith(says)) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => tell(performance.now() - started)));
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true });
    setTimeout(() => fail(new Error(`"${text}" finds something else than ${says}.`)), 20_000);
    setter.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

interface Scrolling {
  readonly lasts: number;
  /** Points per frame. */
  readonly step: number;
}

/** Scrolls down for a while; returns the median and the longest frame in milliseconds. */
export function timeScrolling({
  lasts,
  step,
}: Scrolling): Promise<{ middle: number; longest: number }> {
  return new Promise((tell) => {
    const list = document.querySelector<HTMLElement>('[data-testid="saved-list"]');
    const frames: number[] = [];
    const started = performance.now();
    let last = started;
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      list?.scrollBy(0, step);
      if (now - started < lasts) return requestAnimationFrame(next);
      const sorted = frames.slice(1).sort((a, b) => a - b);
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
      return tell({ middle: at(0.5), longest: at(0.95) });
    };
    requestAnimationFrame(next);
  });
}
