import { useRouter } from 'expo-router';

import { LearnScreen } from '@/components/screens/learn';
import { useBack } from '@/components/ui/use-back';
import { FIRST_GAME, goOnFirstGame, LESSONS, useLearn } from '@/store/learn';

export default function Learn() {
  const router = useRouter();
  const back = useBack();
  const done = useLearn((s) => s.done);
  const open = useLearn((s) => s.open);
  const coached = useLearn((s) => s.coached);

  const begin = async (id: string) => {
    if (await useLearn.getState().begin(id)) router.push('/lesson');
  };
  const play = async () => {
    if (await goOnFirstGame()) router.push('/game');
  };

  return (
    <LearnScreen
      ids={LESSONS.map(({ id }) => id)}
      done={done}
      open={open?.lesson ?? null}
      game={{ isDone: done.includes(FIRST_GAME), isOpen: coached !== null }}
      onBegin={(id) => void begin(id)}
      onFirstGame={() => void play()}
      onRules={() => router.push('/rules')}
      onBack={back}
    />
  );
}
