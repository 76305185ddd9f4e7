/** Scrolls to a part of the page once it has been drawn. */
import { useEffect, useRef } from 'react';
import type { ScrollView, View } from 'react-native';

/** `target`: whatever changes when there is another part to scroll to; null: nothing. */
export function useScrollTo(target: unknown) {
  const scroll = useRef<ScrollView>(null);
  /** What the page consists of, and the part in it. */
  const page = useRef<View>(null);
  const part = useRef<View>(null);
  useEffect(() => {
    if (target === null || page.current === null) return;
    part.current?.measureLayout(
      page.current,
      (_x, y) => scroll.current?.scrollTo({ y, animated: false }),
      () => undefined,
    );
  }, [target]);
  return { scroll, page, part };
}
