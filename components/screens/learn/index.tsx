/** The lessons: in order, each to be taken, gone on with, taken again or left out. */
import { StyleSheet, View } from 'react-native';

import { RADIUS, SPACE, TOUCH, useGround } from '@/components/theme';
import { Button, Icon, Panel, Tap, Text, TitledPage } from '@/components/ui';
import { t } from '@/locales';
import { lessonWords } from '@/locales/lessons';

export interface LearnScreenProps {
  /** The ids of the lessons, in their order. */
  readonly ids: readonly string[];
  readonly done: readonly string[];
  /** The lesson that was left half-way. */
  readonly open: string | null;
  /** The first game, which is the last lesson. */
  readonly game: { readonly isDone: boolean; readonly isOpen: boolean };
  readonly onBegin: (id: string) => void;
  readonly onFirstGame: () => void;
  readonly onRules: () => void;
  readonly onBack: () => void;
}

type Status = 'done' | 'open' | 'new';

interface RowProps {
  readonly testID: string;
  readonly number: number;
  readonly title: string;
  readonly about: string;
  readonly status: Status;
  readonly isNext: boolean;
  readonly onPress: () => void;
}

function Row({ testID, number, title, about, status, isNext, onPress }: RowProps) {
  const ground = useGround();
  const state = status === 'new' ? '' : t(`learn.${status}`);
  return (
    <Tap
      testID={testID}
      label={t('learn.row', { number, title, about, state })}
      onPress={onPress}
      style={[styles.row, isNext && { borderColor: ground.action, borderWidth: 2 }]}
      pressedStyle={{ backgroundColor: `${ground.control}33` }}
    >
      <View style={[styles.number, { borderColor: ground.control }]}>
        {status === 'done' ? <Icon name="tick" /> : <Text variant="label">{number}</Text>}
      </View>
      <View style={styles.grow}>
        <Text variant="question">{title}</Text>
        <Text variant="fact" tone="quiet">
          {status === 'open' ? `${about} ${state}` : about}
        </Text>
      </View>
      <Icon name="next" />
    </Tap>
  );
}

const statusOf = (isOpen: boolean, isDone: boolean): Status => {
  if (isOpen) return 'open';
  return isDone ? 'done' : 'new';
};

function Rows({ ids, done, open, game, onBegin, onFirstGame }: LearnScreenProps) {
  // A first game that was begun is continued.
  const next = game.isOpen ? null : (open ?? ids.find((id) => !done.includes(id)) ?? null);
  return (
    <Panel style={styles.panel}>
      {ids.map((id, i) => {
        const words = lessonWords(id);
        return words === undefined ? null : (
          <Row
            key={id}
            testID={`lesson-${id}`}
            number={i + 1}
            title={words.title}
            about={words.about}
            status={statusOf(id === open, done.includes(id))}
            isNext={id === next}
            onPress={() => onBegin(id)}
          />
        );
      })}
      <Row
        testID="learn-first-game"
        number={ids.length + 1}
        title={t('learn.firstGame')}
        about={t('learn.firstGameHelp')}
        status={statusOf(game.isOpen, game.isDone)}
        isNext={next === null && (game.isOpen || !game.isDone)}
        onPress={onFirstGame}
      />
    </Panel>
  );
}

export function LearnScreen(props: LearnScreenProps) {
  return (
    <TitledPage
      testID="learn"
      title={t('learn.title')}
      lead={t('learn.lead')}
      back={t('learn.back')}
      onBack={props.onBack}
      maxWidth={680}
    >
      <Rows {...props} />
      <Button kind="plain" testID="learn-rules" label={t('home.rules')} onPress={props.onRules} />
    </TitledPage>
  );
}

const styles = StyleSheet.create({
  panel: { padding: SPACE.s, gap: SPACE.xs },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    minHeight: TOUCH,
    padding: SPACE.s,
    borderRadius: RADIUS.m,
    borderWidth: 2,
    borderColor: 'transparent',
  },
  number: {
    width: 36,
    height: 36,
    borderRadius: 18,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  grow: { flex: 1 },
});
