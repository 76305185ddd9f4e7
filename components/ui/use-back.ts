import { useRouter } from 'expo-router';

/** Back to the screen before; to the start where the app was opened here. */
export function useBack(): () => void {
  const router = useRouter();
  return () => (router.canGoBack() ? router.back() : router.replace('/'));
}
