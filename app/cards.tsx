import { useLocalSearchParams, useRouter } from 'expo-router';

import { CardsScreen } from '@/components/screens/cards';
import { useBack } from '@/components/ui/use-back';

export default function Cards() {
  const router = useRouter();
  const back = useBack();
  const { work } = useLocalSearchParams<{ work?: string | string[] }>();
  return (
    <CardsScreen
      work={[work].flat()[0]}
      onBack={back}
      onRules={() => router.push({ pathname: '/rules', params: { section: 'effects' } })}
    />
  );
}
