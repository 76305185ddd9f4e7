/** Replaces expo-status-bar: React Native's waits for a timer and hangs with fake timers. */
import type { StatusBarProps } from 'expo-status-bar';

export function StatusBar(_: StatusBarProps) {
  return null;
}
