import { useLocalSearchParams, useRouter } from 'expo-router';

import { RulesScreen } from '@/components/screens/rules';
import { useBack } from '@/components/ui/use-back';
import { useGame } from '@/store/game';
import { useLearn } from '@/store/learn';

export default function Rules() {
  const router = useRouter();
  const back = useBack();
  const { section, at } = useLocalSearchParams<{
    section?: string | string[];
    at?: string | string[];
  }>();
  return (
    <RulesScreen
      onBack={back}
      onCards={() => router.push('/cards')}
      onLesson={(id) => {
        // Meanwhile nobody guards the hand on the table below.
        useGame.getState().lowerCurtain();
        void useLearn
          .getState()
          .begin(id)
          .then((begun) => begun && router.push('/lesson'));
      }}
      at={[at ?? section].flat()[0]}
    />
  );
}
