import { useIsFocused, useRouter } from 'expo-router';
import { useEffect, useRef } from 'react';

import { LessonScreen } from '@/components/screens/lesson';
import type { TableHandle } from '@/components/table/screen';
import { useAskBack } from '@/components/ui/use-ask-back';
import { goOnFirstGame, isPuzzleLesson, useLearn } from '@/store/learn';

export default function Lesson() {
  const router = useRouter();
  const now = useLearn((s) => s.now);
  const table = useRef<TableHandle>(null);
  const focused = useIsFocused();
  useAskBack(() => {
    table.current?.back();
    return table.current !== null;
  });

  // Finished, left, or opened by its address: go to the list of lessons.
  const id = now?.lesson.id;
  const list = useRef<'/learn' | '/puzzles'>('/learn');
  useEffect(() => {
    if (id === undefined) router.dismissTo(list.current);
    else list.current = isPuzzleLesson(id) ? '/puzzles' : '/learn';
  }, [id, router]);
  useEffect(() => () => useLearn.getState().leave(), []);

  // The lesson is over, so that its list lies below the game.
  const play = async () => {
    await useLearn.getState().goOn();
    if (await goOnFirstGame()) router.push('/game');
  };

  if (now === null) return null;
  return (
    <LessonScreen
      ref={table}
      now={now}
      inView={focused}
      onLeave={() => router.dismissTo(list.current)}
      onSettings={() => router.push('/settings')}
      onRules={(at) => router.push({ pathname: '/rules', params: at === undefined ? {} : { at } })}
      onCards={() => router.push('/cards')}
      onFirstGame={() => void play()}
    />
  );
}
