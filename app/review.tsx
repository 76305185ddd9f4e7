import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect } from 'react';

import { Review } from '@/components/screens/review';
import { useBack } from '@/components/ui/use-back';
import { openApp } from '@/store/app';
import { useGame } from '@/store/game';
import { useInsight } from '@/store/insight';
import { useReview } from '@/store/review';

export default function ReviewPage() {
  const router = useRouter();
  const back = useBack();
  // An address may name the game twice.
  const { id: given } = useLocalSearchParams<{ id: string | string[] }>();
  const id = Array.isArray(given) ? given[0] : given;

  useEffect(() => {
    // Opened by its address, the storage may not be open yet.
    void openApp().then(async () => {
      if (await useReview.getState().open(id ?? '')) await useInsight.getState().open(id ?? '');
    });
    return () => {
      useReview.getState().close();
      useInsight.getState().close();
    };
  }, [id]);

  return (
    <Review
      onLeave={back}
      onPlayOn={(game) => {
        void useGame
          .getState()
          .resumeGame(game)
          .then((opened) => opened && router.dismissTo('/game'));
      }}
    />
  );
}
