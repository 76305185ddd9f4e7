import { useEffect, useState } from 'react';
import { Keyboard, Platform, useWindowDimensions, type KeyboardEvent } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

const ON_IOS = Platform.OS === 'ios';
const SHOWN = ON_IOS ? 'keyboardWillShow' : 'keyboardDidShow';
const HIDDEN = ON_IOS ? 'keyboardWillHide' : 'keyboardDidHide';

/** How much of the window the on-screen keyboard covers; edge to edge, no window makes room. */
export function useKeyboard(): number {
  const { height } = useWindowDimensions();
  const { bottom } = useSafeAreaInsets();
  const [shown, setShown] = useState<KeyboardEvent['endCoordinates'] | null>(null);
  useEffect(() => {
    const watches = [
      Keyboard.addListener(SHOWN, (event) => setShown(event.endCoordinates)),
      Keyboard.addListener(HIDDEN, () => setShown(null)),
    ];
    return () => watches.forEach((watch) => watch.remove());
  }, []);
  if (shown === null) return 0;
  // Android counts from the navigation bar up, iOS from the bottom of the screen.
  return Math.max(0, ON_IOS ? height - shown.screenY : shown.height + bottom);
}
