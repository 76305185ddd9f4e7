import { useLocalSearchParams, useRouter } from 'expo-router';

import { SettingsScreen } from '@/components/screens/settings';
import { useBack } from '@/components/ui/use-back';

export default function Settings() {
  const back = useBack();
  const router = useRouter();
  const { language } = useLocalSearchParams();
  return (
    <SettingsScreen
      onBack={back}
      onBackup={() => router.push('/backup')}
      pseudo={language === 'pseudo'}
    />
  );
}
