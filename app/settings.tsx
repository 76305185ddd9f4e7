import { SettingsScreen } from '@/components/screens/settings';
import { useBack } from '@/components/ui/use-back';

export default function Settings() {
  const back = useBack();
  return <SettingsScreen onBack={back} />;
}
