import { useFocusEffect, useRouter } from 'expo-router';
import { useCallback, useState } from 'react';

import { quickSetup } from '@/components/screens/new/setup';
import { SavedGames } from '@/components/screens/saved';
import { shownTitle } from '@/components/screens/saved/shown';
import { StartScreen } from '@/components/screens/start';
import { t } from '@/locales';
import { useGame } from '@/store/game';
import { useAfterwards } from '@/store/hook';
import { isPuzzleLesson, startFirstGame, useLearn } from '@/store/learn';
import { useSaves } from '@/store/saves';

const STORES = [useSaves, useLearn];

function known() {
  const { games, total, status } = useSaves.getState();
  const { done, finished } = useLearn.getState();
  return {
    latest: games.find((game) => !game.over && !game.damaged),
    total,
    learned: done.some((id) => !isPuzzleLesson(id)),
    finished,
    ready: status === 'ready',
    failed: status === 'failed',
  };
}

export default function Start() {
  const router = useRouter();
  const { latest, total, learned, finished, ready, failed } = useAfterwards(STORES, known);
  /** Null until the list is opened for the first time: it is not part of the start. */
  const [saved, setSaved] = useState<boolean | null>(null);

  useFocusEffect(
    useCallback(() => {
      if (useSaves.getState().status === 'ready') void useSaves.getState().refresh();
    }, []),
  );

  const play = async (begun: Promise<unknown>) => {
    setSaved((was) => (was === null ? null : false));
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
      {saved !== null && (
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
      )}
    </>
  );
}
