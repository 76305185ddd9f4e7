import { useRouter } from 'expo-router';

import { NewGameScreen } from '@/components/screens/new';
import { useGame } from '@/store/game';

export default function NewGame() {
  const router = useRouter();
  return (
    <NewGameScreen
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
      onStart={(setup) => {
        void useGame
          .getState()
          .startGame(setup)
          .then((id) => {
            if (id !== null) router.replace('/game');
          });
      }}
    />
  );
}
