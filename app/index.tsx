import { useFocusEffect, useRouter } from 'expo-router';
import { useCallback, useState } from 'react';

import { quickSetup } from '@/components/screens/new/setup';
import { SavedGames } from '@/components/screens/saved';
import { StartScreen } from '@/components/screens/start';
import { t } from '@/locales';
import { useGame } from '@/store/game';
import { useSaves } from '@/store/saves';

export default function Start() {
  const router = useRouter();
  const latest = useSaves((s) => s.games.find((game) => !game.over && !game.damaged));
  const total = useSaves((s) => s.total);
  const ready = useSaves((s) => s.status === 'ready');
  const [saved, setSaved] = useState(false);

  useFocusEffect(
    useCallback(() => {
      if (useSaves.getState().status === 'ready') void useSaves.getState().refresh();
    }, []),
  );

  const play = async (begun: Promise<unknown>) => {
    setSaved(false);
    if (await begun) router.push('/game');
  };
  const game = () => useGame.getState();

  return (
    <>
      <StartScreen
        continues={latest === undefined ? null : t('home.continueLine', latest)}
        saved={total}
        ready={ready}
        onContinue={() => latest && void play(game().resumeGame(latest.id))}
        onQuick={() => void play(game().startGame(quickSetup()))}
        onNew={() => router.push('/new')}
        onSaved={() => setSaved(true)}
        onRules={() => router.push('/rules')}
        onSettings={() => router.push('/settings')}
        onAbout={() => router.push('/about')}
      />
      <SavedGames
        open={saved}
        onResume={(id) => void play(game().resumeGame(id))}
        onReview={(id) => {
          setSaved(false);
          router.push({ pathname: '/review', params: { id } });
        }}
        onClose={() => setSaved(false)}
      />
    </>
  );
}
