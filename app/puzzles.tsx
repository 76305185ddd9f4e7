import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';

import { PuzzlesScreen } from '@/components/screens/puzzles';
import { useBack } from '@/components/ui/use-back';
import { puzzleLessonId, useLearn } from '@/store/learn';
import { loadPuzzles } from '@/store/puzzles/load';

type Book = Awaited<ReturnType<typeof loadPuzzles>>;

export default function Puzzles() {
  const router = useRouter();
  const back = useBack();
  const done = useLearn((s) => s.done);
  const [book, setBook] = useState<Book | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  useEffect(() => {
    loadPuzzles().then(setBook, setTrouble);
  }, []);
  // Loading failed, as for any page: throw, so that the crash screen is shown.
  if (trouble !== null) throw trouble;

  const open = async (id: string) => {
    if (await useLearn.getState().begin(puzzleLessonId(id))) router.push('/lesson');
  };
  const puzzles =
    book?.PUZZLES.map(({ id, grade, goal }) => ({
      id,
      grade,
      kind: goal.type,
      goal: book.goalWords(goal),
      solved: done.includes(puzzleLessonId(id)),
    })) ?? null;
  return <PuzzlesScreen puzzles={puzzles} onOpen={(id) => void open(id)} onBack={back} />;
}
