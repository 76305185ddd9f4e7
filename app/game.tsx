import { useRouter } from 'expo-router';
import { useEffect } from 'react';
import { AppState } from 'react-native';

import { GameScreen } from '@/components/screens/game';
import { useGame } from '@/store/game';

export default function Game() {
  const router = useRouter();
  const status = useGame((s) => s.status);

  // The next person to pick up the device may be another player.
  useEffect(() => {
    const watch = AppState.addEventListener('change', (state) => {
      if (state === 'background') useGame.getState().lowerCurtain();
    });
    return () => watch.remove();
  }, []);

  // Opened by its address there is no game yet: go to the start, which lists the saved ones.
  useEffect(() => {
    if (status === 'none' || status === 'error') router.replace('/');
  }, [status, router]);

  const rematch = () => {
    const { game, startGame } = useGame.getState();
    if (game === null) return;
    const { extended, teams, morningOrder, roundLimit } = game.options;
    const variants = { extended, teams, morningOrder, roundLimit };
    void startGame({ participants: game.participants, variants });
  };

  return (
    <GameScreen
      onLeave={() => {
        router.replace('/');
        void useGame.getState().leave();
      }}
      onSettings={() => router.push('/settings')}
      onRules={() => router.push('/rules')}
      onRematch={rematch}
      onReview={() => {
        const id = useGame.getState().game?.id;
        if (id !== undefined) router.push({ pathname: '/review', params: { id } });
      }}
    />
  );
}
