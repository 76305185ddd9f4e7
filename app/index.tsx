import { useFocusEffect, useRouter } from 'expo-router';
import { useCallback, useState } from 'react';

import { quickSetup } from '@/components/screens/new/setup';
import { SavedGames } from '@/components/screens/saved';
import { shownTitle } from '@/components/screens/saved/shown';
import { StartScreen } from '@/components/screens/start';
import { t } from '@/locales';
import { useGame } from '@/store/game';
import { isPuzzleLesson, startFirstGame, useLearn } from '@/store/learn';
import { useSaves } from '@/store/saves';

export default function Start() {
  const router = useRouter();
  const latest = useSaves((s) => s.games.find((game) => !game.over && !game.damaged));
  const total = useSaves((s) => s.total);
  const learned = useLearn((s) => s.done.some((id) => !isPuzzleLesson(id)));
  const finished = useLearn((s) => s.finished);
  const ready = useSaves((s) => s.status === 'ready');
  const failed = useSaves((s) => s.status === 'failed');
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
        continues={
          latest === undefined
            ? null
            : t('home.continueLine', { name: shownTitle(latest.name), round: latest.round })
        }
        saved={total}
        ready={ready}
        known={ready || failed}
        onContinue={() => latest && void play(game().resumeGame(latest.id))}
        onQuick={() => void play(game().startGame(quickSetup()))}
        onNew={() => router.push('/new')}
        onSaved={() => setSaved(true)}
        newcomer={ready && !finished}
        learned={learned}
        onDaily={() => router.push('/daily')}
        onPuzzles={() => router.push('/puzzles')}
        onFirst={() => void play(startFirstGame())}
        onLearn={() => router.push('/learn')}
        onRules={() => router.push('/rules')}
        onCards={() => router.push('/cards')}
        onStatistics={() => router.push('/statistics')}
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
        onHandOver={(id) => {
          setSaved(false);
          router.push({ pathname: '/hand-over', params: { id } });
        }}
        onClose={() => setSaved(false)}
      />
    </>
  );
}
