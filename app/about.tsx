import Constants from 'expo-constants';
import { useRouter } from 'expo-router';

import { AboutScreen } from '@/components/screens/about';

export default function About() {
  const router = useRouter();
  return (
    <AboutScreen
      version={Constants.expoConfig?.version ?? ''}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
    />
  );
}
