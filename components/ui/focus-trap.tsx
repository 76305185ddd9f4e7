/** Needed only in browsers; on a device, what is covered cannot be focused. */
import type { ReactNode } from 'react';

interface FocusTrapProps {
  readonly active: boolean;
  readonly children: ReactNode;
}

export function FocusTrap({ children }: FocusTrapProps) {
  return children;
}

export function useGivesFocusBack(_isOpen: boolean): void {}
