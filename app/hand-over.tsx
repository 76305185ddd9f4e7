import { useLocalSearchParams } from 'expo-router';

import { HandOver } from '@/components/screens/saved/hand-over';
import { useBack } from '@/components/ui/use-back';

export default function HandOverPage() {
  const back = useBack();
  // An address may name the game twice.
  const { id } = useLocalSearchParams<{ id?: string | string[] }>();
  return <HandOver id={(Array.isArray(id) ? id[0] : id) ?? ''} onBack={back} />;
}
