import { useRef, type ReactNode } from 'react';
import { View, type GestureResponderEvent } from 'react-native';

/** Minimum distance of a swipe, which must also be clearly horizontal. */
const FAR = 36;
const SIDEWAYS = 1.6;

interface SwipeProps {
  /** 1: swiped left, to the next; -1: back. */
  readonly onSwipe: (step: 1 | -1) => void;
  readonly testID: string;
  readonly children: ReactNode;
}

/** A swipe area; there must always be buttons that do the same. */
export function Swipe({ onSwipe, testID, children }: SwipeProps) {
  const start = useRef({ x: 0, y: 0 });
  const moved = ({ nativeEvent }: GestureResponderEvent) => ({
    dx: nativeEvent.pageX - start.current.x,
    dy: nativeEvent.pageY - start.current.y,
  });
  return (
    <View
      testID={testID}
      onStartShouldSetResponderCapture={({ nativeEvent }) => {
        start.current = { x: nativeEvent.pageX, y: nativeEvent.pageY };
        return false;
      }}
      // Captured, so that a card under the finger is not tapped as well.
      onMoveShouldSetResponderCapture={(event) => {
        const { dx, dy } = moved(event);
        return Math.abs(dx) > FAR / 2 && Math.abs(dx) > SIDEWAYS * Math.abs(dy);
      }}
      onResponderTerminationRequest={() => false}
      onResponderRelease={(event) => {
        const { dx } = moved(event);
        if (Math.abs(dx) > FAR) onSwipe(dx < 0 ? 1 : -1);
      }}
    >
      {children}
    </View>
  );
}
