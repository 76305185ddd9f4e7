/** The puzzles by their grade: which are solved, and one tap to each. */
import { StyleSheet, View } from 'react-native';

import { RADIUS, SPACE, TOUCH, useGround } from '@/components/theme';
import { Icon, Panel, Tap, Text, TitledPage } from '@/components/ui';
import { t } from '@/locales';

export interface ListedPuzzle {
  readonly id: string;
  readonly grade: 1 | 2 | 3;
  readonly kind: 'win' | 'score' | 'stop';
  /** "Score 7 more this turn." */
  readonly goal: string;
  readonly solved: boolean;
}

interface PuzzlesScreenProps {
  /** Null until they are loaded. */
  readonly puzzles: readonly ListedPuzzle[] | null;
  readonly onOpen: (id: string) => void;
  readonly onBack: () => void;
}

const GRADES = [1, 2, 3] as const;
const KINDS = ['score', 'win', 'stop'] as const;

interface ChipProps {
  readonly puzzle: ListedPuzzle;
  readonly number: number;
  readonly isNext: boolean;
  readonly onOpen: (id: string) => void;
}

function Chip({ puzzle, number, isNext, onOpen }: ChipProps) {
  const ground = useGround();
  const { id, goal, solved } = puzzle;
  return (
    <Tap
      testID={`puzzle-${id}`}
      label={t('puzzles.chip', { number, goal, solved })}
      onPress={() => onOpen(id)}
      style={[
        styles.chip,
        { borderColor: isNext ? ground.action : ground.control },
        isNext && styles.next,
      ]}
      pressedStyle={{ backgroundColor: `${ground.control}33` }}
    >
      {solved ? <Icon name="tick" /> : <Text variant="label">{number}</Text>}
    </Tap>
  );
}

function Grade({ grade, puzzles, onOpen }: PuzzlesScreenProps & { readonly grade: 1 | 2 | 3 }) {
  const ofGrade = (puzzles ?? []).filter((puzzle) => puzzle.grade === grade);
  const mine = KINDS.flatMap((kind) => ofGrade.filter((puzzle) => puzzle.kind === kind));
  const solved = mine.filter((puzzle) => puzzle.solved).length;
  const next = mine.find((puzzle) => !puzzle.solved)?.id;
  return (
    <Panel style={styles.panel}>
      <View style={styles.head}>
        <Text variant="question" style={styles.grow}>
          {t(`puzzles.grade${grade}`)}
        </Text>
        <Text variant="fact" tone="quiet" testID={`grade-${grade}-solved`}>
          {t('puzzles.solvedOf', { solved, all: mine.length })}
        </Text>
      </View>
      {KINDS.filter((kind) => mine.some((puzzle) => puzzle.kind === kind)).map((kind) => (
        <View key={kind} style={styles.kind}>
          <Text variant="fact" tone="quiet">
            {t(`puzzles.${kind}`)}
          </Text>
          <View style={styles.chips}>
            {mine
              .map((puzzle, i) => ({ puzzle, number: i + 1 }))
              .filter(({ puzzle }) => puzzle.kind === kind)
              .map(({ puzzle, number }) => (
                <Chip
                  key={puzzle.id}
                  puzzle={puzzle}
                  number={number}
                  isNext={puzzle.id === next}
                  onOpen={onOpen}
                />
              ))}
          </View>
        </View>
      ))}
    </Panel>
  );
}

export function PuzzlesScreen(props: PuzzlesScreenProps) {
  return (
    <TitledPage
      testID="puzzles"
      title={t('puzzles.title')}
      lead={t('puzzles.lead')}
      back={t('puzzles.back')}
      onBack={props.onBack}
      maxWidth={680}
    >
      {props.puzzles === null ? (
        <Text variant="fact">{t('puzzles.loading')}</Text>
      ) : (
        GRADES.map((grade) => <Grade key={grade} grade={grade} {...props} />)
      )}
    </TitledPage>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  panel: { padding: SPACE.m, gap: SPACE.s },
  kind: { gap: SPACE.xs },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  chip: {
    width: TOUCH,
    height: TOUCH,
    borderRadius: RADIUS.m,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
  next: { borderWidth: 2 },
  grow: { flex: 1 },
});
