import { useIsFocused, useNavigation } from 'expo-router';
import { usePreventRemove } from 'expo-router/react-navigation';
import { useEffect, useRef } from 'react';

import { useCloseTop } from './overlay';

/** Marks a second entry of the same page in the browser's history: Back from it stays on the page. */
const STAYS = 'stays';

interface Entry {
  readonly id?: unknown;
  readonly [STAYS]?: true;
}

const entry = (): Entry => (window.history.state ?? {}) as Entry;

/** Goes back to the page's own entry before it is left, so that the history has no double page in it. */
function leaveEntry(then: () => void): void {
  const left = (event: PopStateEvent) => {
    // Hidden from the router, for which nothing has changed yet.
    event.stopImmediatePropagation();
    then();
  };
  window.addEventListener('popstate', left, { capture: true, once: true });
  window.history.back();
}

/**
 * A browser's Back does what Android's does: it closes a sheet, then asks. Browsers pass over an entry that was made
 * without a gesture, so the page gets its second one with the first press on it.
 */
export function useAskBack(ask: () => boolean): void {
  const navigation = useNavigation();
  const focused = useIsFocused();
  const closeTop = useCloseTop();
  const isLeaving = useRef(false);
  const back = useRef<() => boolean>(() => false);
  useEffect(() => {
    back.current = () => closeTop() || ask();
  });
  useEffect(() => {
    if (!focused) return;
    let page: unknown;
    let isReturning = false;
    const stay = () => {
      const { id, [STAYS]: stays } = entry();
      page = id;
      if (stays !== true) {
        window.history.pushState({ id, [STAYS]: true }, '', window.location.href);
      }
    };
    const gone = (event: PopStateEvent) => {
      const { id, [STAYS]: stays } = entry();
      if (isLeaving.current || id === undefined || id !== page) return;
      event.stopImmediatePropagation();
      const isBack = !isReturning && stays !== true;
      isReturning = isBack;
      if (!isBack) return;
      window.history.forward();
      back.current();
    };
    window.addEventListener('click', stay, true);
    window.addEventListener('keydown', stay, true);
    window.addEventListener('popstate', gone, true);
    return () => {
      window.removeEventListener('click', stay, true);
      window.removeEventListener('keydown', stay, true);
      window.removeEventListener('popstate', gone, true);
    };
  }, [focused]);
  usePreventRemove(true, ({ data: { action } }) => {
    if (isLeaving.current) return;
    if (entry()[STAYS] !== true) return navigation.dispatch(action);
    isLeaving.current = true;
    leaveEntry(() => {
      isLeaving.current = false;
      navigation.dispatch(action);
    });
  });
}
