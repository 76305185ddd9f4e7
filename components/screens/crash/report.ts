import Constants from 'expo-constants';
import { Platform } from 'react-native';

/** Text to paste into a bug report: what broke, where, and in which build. */
export function crashReport(error: Error, path: string): string {
  const app = Constants.expoConfig;
  return [
    `${app?.name ?? 'App'} ${app?.version ?? ''} on ${Platform.OS} ${Platform.Version ?? ''}`.trim(),
    `at ${path}`,
    `${error.name}: ${error.message}`,
    error.stack ?? '',
  ].join('\n');
}
