import { useRouter } from 'expo-router';

import { StartScreen } from '@/components/start';

export default function Start() {
  const router = useRouter();
  return <StartScreen onAbout={() => router.push('/about')} />;
}
