/** A game: the table, and the result when it is over. */
import { EndScreen } from '@/components/screens/end';
import { GameTable, type GameTableProps } from '@/components/table/screen';

export type { TableHandle } from '@/components/table/screen';

interface GameScreenProps extends Omit<GameTableProps, 'renderEnd'> {
  readonly onRematch: () => void;
  readonly onReview: () => void;
  readonly onHandOver: () => void;
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
          onHandOver={table.onHandOver}
          onHome={table.onLeave}
          onRules={table.onRules}
        />
      )}
    />
  );
}
