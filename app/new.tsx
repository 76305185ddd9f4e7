import { useRouter } from 'expo-router';

import { NewGameScreen } from '@/components/screens/new';
import { useBack } from '@/components/ui/use-back';
import { useGame } from '@/store/game';

export default function NewGame() {
  const router = useRouter();
  const back = useBack();
  return (
    <NewGameScreen
      onBack={back}
      onStart={(setup) => {
        void useGame
          .getState()
          .startGame(setup)
          .then((id) => {
            if (id !== null) router.dismissTo('/game');
          });
      }}
    />
  );
}
