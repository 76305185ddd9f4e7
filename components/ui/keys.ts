/** Extra keyboard behaviour in browsers. On a device the system handles it. */
import { useEffect, useRef } from 'react';
import { Platform, type View } from 'react-native';

interface KeyLike {
  readonly key: string;
  readonly preventDefault: () => void;
}

interface Keys {
  readonly role: string;
  readonly onPress: () => void;
  readonly onHold?: () => void;
}

/** Reads the focused card, like the menu key and the right mouse button. */
const READ_KEY = 'i';

export function webKeys({ role, onPress, onHold }: Keys): object {
  if (Platform.OS !== 'web') return {};
  return {
    ...(onHold !== undefined && {
      'aria-keyshortcuts': READ_KEY.toUpperCase(),
      onContextMenu: (event: KeyLike) => {
        event.preventDefault();
        onHold();
      },
    }),
    onKeyDown: (event: KeyLike) => {
      if (event.key === READ_KEY) onHold?.();
      // Browsers let Space press buttons, but not our radios and switches.
      if (event.key === ' ' && role !== 'button' && role !== 'link') {
        event.preventDefault();
        onPress();
      }
    },
  };
}

const STEP: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

interface ArrowLike extends KeyLike {
  readonly currentTarget: HTMLElement;
}

/** In a radio group the arrows select, and the focus follows. */
export function arrowKeys(at: number, length: number, onGo: (to: number) => void): object {
  if (Platform.OS !== 'web') return {};
  return {
    onKeyDown: (event: ArrowLike) => {
      const step = STEP[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const to = (Math.max(0, at) + step + length) % length;
      event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')[to]?.focus();
      onGo(to);
    },
  };
}

/** Devices read hints natively; a browser needs them as a description. */
export function useWebHint(hint: string | undefined) {
  const ref = useRef<View>(null);
  useEffect(() => {
    if (Platform.OS !== 'web') return;
    const element = ref.current as unknown as HTMLElement | null;
    if (hint === undefined) element?.removeAttribute('aria-description');
    else element?.setAttribute('aria-description', hint);
  }, [hint]);
  return ref;
}
