/** A game: the table, and the result when it is over. */
import { EndScreen } from '@/components/screens/end';
import { GameTable, type GameTableProps } from '@/components/table/screen';

interface GameScreenProps extends Omit<GameTableProps, 'renderEnd'> {
  readonly onRematch: () => void;
  readonly onReview: () => void;
}

export function GameScreen({ onRematch, onReview, ...table }: GameScreenProps) {
  return (
    <GameTable
      {...table}
      renderEnd={(end, showTable) => (
        <EndScreen
          {...end}
          onRematch={onRematch}
          onTable={showTable}
          onReview={onReview}
          onHome={table.onLeave}
        />
      )}
    />
  );
}
