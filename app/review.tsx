import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect } from 'react';

import { Review } from '@/components/screens/review';
import { useBack } from '@/components/ui/use-back';
import { openApp } from '@/store/app';
import { useGame } from '@/store/game';
import { useReview } from '@/store/review';

export default function ReviewPage() {
  const router = useRouter();
  const back = useBack();
  const { id } = useLocalSearchParams<{ id: string }>();

  useEffect(() => {
    // Opened by its address, the storage may not be open yet.
    void openApp().then(() => useReview.getState().open(id ?? ''));
    return () => useReview.getState().close();
  }, [id]);

  return (
    <Review
      onLeave={back}
      onPlayOn={(game) => {
        void useGame
          .getState()
          .resumeGame(game)
          .then((opened) => opened && router.replace('/game'));
      }}
    />
  );
}
