import { AppState } from 'react-native';

/** True while the app is in the background: no sound or vibration then. */
export function isAway(): boolean {
  return AppState.currentState === 'background' || AppState.currentState === 'inactive';
}
