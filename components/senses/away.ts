import { AppState } from 'react-native';

/** Nobody looks at the screen: nothing is heard or felt. */
export function isAway(): boolean {
  return AppState.currentState === 'background' || AppState.currentState === 'inactive';
}
