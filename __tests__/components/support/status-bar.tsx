/** Stands in for expo-status-bar: React Native's own waits for a timer, and hangs where timers are fake. */
import type { StatusBarProps } from 'expo-status-bar';

export function StatusBar(_: StatusBarProps) {
  return null;
}
