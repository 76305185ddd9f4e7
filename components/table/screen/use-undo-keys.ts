import { useEffect } from 'react';
import { Platform } from 'react-native';

import { useGame } from '@/store/game';

/** Keyboard: Ctrl or Cmd+Z undoes, with Shift (or Y instead of Z) redoes; Escape deselects a card. */
export function useUndoKeys(active: boolean): void {
  useEffect(() => {
    if (Platform.OS !== 'web' || !active) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') useGame.getState().select(null);
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      const { undo, undoChoice, redoChoice, offerBack } = useGame.getState();
      if (key === 'y' || event.shiftKey) void redoChoice();
      else if (undo.can) void undoChoice();
      else offerBack();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);
}
