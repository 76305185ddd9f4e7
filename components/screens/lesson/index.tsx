/** A lesson: the app's own table, with the lesson's words in the panel. */
import { GameTable, type GameTableProps } from '@/components/table/screen';
import type { StageState } from '@/store/learn';

interface LessonScreenProps extends Omit<GameTableProps, 'renderEnd'> {
  readonly now: StageState;
}

export function LessonScreen({ now, ...table }: LessonScreenProps) {
  // Every stage has a table of its own: no card glides from one to the next.
  return <GameTable key={now.tries} {...table} renderEnd={() => null} />;
}
