import { useRouter } from 'expo-router';

import { RulesScreen } from '@/components/screens/rules';

export default function Rules() {
  const router = useRouter();
  return <RulesScreen onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))} />;
}
