import { useIsFocused, useRouter } from 'expo-router';
import { useEffect, useRef, useState } from 'react';
import { AppState } from 'react-native';

import { GameScreen, type TableHandle } from '@/components/screens/game';
import { useAskBack } from '@/components/ui/use-ask-back';
import { useGame } from '@/store/game';
import { useLearn } from '@/store/learn';

export default function Game() {
  const router = useRouter();
  const taught = useLearn((s) => s.table !== null);
  const status = useGame((s) => s.status);
  const table = useRef<TableHandle>(null);
  useAskBack(() => {
    table.current?.back();
    return table.current !== null;
  });

  const focused = useIsFocused();
  const [awake, setAwake] = useState(true);

  // The next person to pick up the device, or to come forward again in a browser, may be another player.
  useEffect(() => {
    const cover = () => useGame.getState().lowerCurtain();
    const watch = AppState.addEventListener('change', (state) => {
      setAwake(state === 'active');
      // Already when inactive: that is when iOS takes its picture for the app switcher.
      if (state === 'active') useGame.getState().comeForward();
      else cover();
    });
    return () => {
      watch.remove();
      cover();
    };
  }, []);

  // Opened by its address there is no game yet: go to the start, which lists the saved ones.
  useEffect(() => {
    if (!taught && (status === 'none' || status === 'error')) router.dismissTo('/');
  }, [status, taught, router]);

  const rematch = () => {
    const { game, startGame } = useGame.getState();
    if (game === null) return;
    const { extended, teams, morningOrder, roundLimit } = game.options;
    const variants = { extended, teams, morningOrder, roundLimit };
    void startGame({ participants: game.participants, variants, hints: game.hints });
  };

  const withGame = (pathname: '/review' | '/hand-over') => () => {
    const id = useGame.getState().game?.id;
    if (id !== undefined) router.push({ pathname, params: { id } });
  };

  // A lesson that the rulebook led to has the table now; the game waits below.
  if (taught) return null;
  return (
    <GameScreen
      ref={table}
      inView={focused && awake}
      onLeave={() => {
        router.dismissTo('/');
        void useGame.getState().leave();
      }}
      onSettings={() => router.push('/settings')}
      onRules={(at) => router.push({ pathname: '/rules', params: at === undefined ? {} : { at } })}
      onCards={() => router.push('/cards')}
      onRematch={rematch}
      onReview={withGame('/review')}
      onHandOver={withGame('/hand-over')}
    />
  );
}
