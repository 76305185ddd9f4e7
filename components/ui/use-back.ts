import { useRouter } from 'expo-router';

/** Back to the previous screen, or to the start if the app was opened here. */
export function useBack(): () => void {
  const router = useRouter();
  return () => (router.canGoBack() ? router.back() : router.replace('/'));
}
