import { useRouter } from 'expo-router';

import { SettingsScreen } from '@/components/screens/settings';

export default function Settings() {
  const router = useRouter();
  return (
    <SettingsScreen onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))} />
  );
}
