/** A scroll area whose fields stay in sight while one types, and whose buttons act at the first tap. */
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  type Ref,
  type RefObject,
} from 'react';
import { Platform, ScrollView, TextInput, type ScrollViewProps, type View } from 'react-native';

import { useKeyboard } from './use-keyboard';

/** Between the field and the edge. */
const MARGIN = 16;

const RevealContext = createContext<() => void>(() => undefined);

/** Scrolls to the field that has the focus. */
export const useReveal = (): (() => void) => use(RevealContext);

function reveal(scroll: ScrollView, content: View): void {
  const field = TextInput.State.currentlyFocusedInput();
  const frame = scroll.getNativeScrollRef();
  if (field === null || frame === null) return;
  frame.measureInWindow((_fx, top, _fw, height) => {
    content.measureInWindow((_cx, contentTop) => {
      field.measureInWindow((_x, y, _w, h) => {
        const offset = top - contentTop;
        const below = y + h + MARGIN - (top + height);
        const above = top + MARGIN - y;
        if (below > 0) scroll.scrollTo({ y: offset + below });
        else if (above > 0) scroll.scrollTo({ y: Math.max(0, offset - above) });
      });
    });
  });
}

interface ScrollProps extends ScrollViewProps {
  readonly ref?: Ref<ScrollView>;
}

export function Scroll({ ref, children, ...props }: ScrollProps) {
  const own = useRef<ScrollView>(null);
  const content = useRef<View>(null);
  const keyboard = useKeyboard();
  const inSight = useCallback(() => {
    if (Platform.OS === 'web' || own.current === null || content.current === null) return;
    reveal(own.current, content.current);
  }, []);
  // The keyboard has made this area smaller: the field may be out of sight.
  useEffect(() => {
    if (keyboard > 0) inSight();
  }, [keyboard, inSight]);
  const both = useCallback(
    (view: ScrollView | null) => {
      own.current = view;
      if (typeof ref === 'function') ref(view);
      else if (ref !== undefined && ref !== null) ref.current = view;
    },
    [ref],
  );
  return (
    <ScrollView
      ref={both}
      innerViewRef={content as RefObject<View>}
      keyboardShouldPersistTaps="handled"
      {...props}
    >
      <RevealContext value={inSight}>{children}</RevealContext>
    </ScrollView>
  );
}
