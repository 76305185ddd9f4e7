import { useIsFocused, useNavigation } from 'expo-router';
import { usePreventRemove } from 'expo-router/react-navigation';

import { useBackKey } from './use-back-key';

const BACK = ['GO_BACK', 'POP'];

/**
 * Asks instead of leaving this page by Android's Back or an iPhone's edge swipe; `ask` returns
 * whether it did. Every other way out stays open. In a browser it is its own Back
 * (use-ask-back.web.ts).
 */
export function useAskBack(ask: () => boolean): void {
  const navigation = useNavigation();
  // Back would leave the app if there is no page before this one, and nobody would be asked.
  useBackKey(useIsFocused(), ask);
  usePreventRemove(true, ({ data: { action } }) => {
    if (!BACK.includes(action.type) || !ask()) navigation.dispatch(action);
  });
}
