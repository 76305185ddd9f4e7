/**
 * When the focused element disappears, a browser drops the focus and keyboard users lose their
 * place. This moves it to the page's `FOCUS_HOME`.
 */
import { useEffect } from 'react';

/** Milliseconds; the browser drops the focus of a hidden element only in its next frame. */
const SETTLED = 60;

function inReach(element: HTMLElement): boolean {
  return element.closest('[inert], [aria-hidden="true"]') === null && element.checkVisibility();
}

/** The topmost one: overlays come later in the document. */
function home(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-home]')].filter(inReach).at(-1);
}

export function KeepFocus(): null {
  useEffect(() => {
    let byKeyboard = false;
    let lastKey = '';
    let last: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLost = () =>
      document.activeElement === null || document.activeElement === document.body;
    const look = () => {
      timer = undefined;
      // Someone who tabbed out of the page has lost nothing: the element still exists.
      const walkedOut = lastKey === 'Tab' && last?.isConnected === true && inReach(last);
      if (byKeyboard && isLost() && !walkedOut) home()?.focus({ preventScroll: true });
    };
    const soon = () => {
      if (byKeyboard && timer === undefined) timer = setTimeout(look, SETTLED);
    };
    const key = (event: KeyboardEvent) => {
      byKeyboard = true;
      lastKey = event.key;
    };
    const focus = (event: FocusEvent) => {
      last = event.target instanceof HTMLElement ? event.target : null;
    };
    const pointer = () => {
      byKeyboard = false;
    };
    // Runs before the change is announced: focus must not be inside something hidden from screen
    // readers.
    const letGo = () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement)) return;
      if (activeElement.closest('[aria-hidden="true"]') !== null) activeElement.blur();
    };
    const watch = new MutationObserver(() => {
      letGo();
      soon();
    });
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['inert', 'aria-hidden', 'style'],
    });
    document.addEventListener('keydown', key, true);
    document.addEventListener('pointerdown', pointer, true);
    document.addEventListener('focusin', focus, true);
    document.addEventListener('focusout', soon, true);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('pointerdown', pointer, true);
      document.removeEventListener('focusin', focus, true);
      document.removeEventListener('focusout', soon, true);
    };
  }, []);
  return null;
}
