/** The lessons: in order, each to be taken, gone on with, taken again or left out. */
import { StyleSheet, View } from 'react-native';

import { RADIUS, SPACE, TOUCH, useGround } from '@/components/theme';
import { Button, Icon, IconButton, Panel, Screen, Tap, Text } from '@/components/ui';
import { t } from '@/locales';
import { lessonWords } from '@/locales/lessons';

export interface LearnScreenProps {
  /** The ids of the lessons, in their order. */
  readonly ids: readonly string[];
  readonly done: readonly string[];
  /** The lesson that was left half-way. */
  readonly open: string | null;
  readonly onBegin: (id: string) => void;
  readonly onFirstGame: () => void;
  readonly onRules: () => void;
  readonly onBack: () => void;
}

interface RowProps {
  readonly number: number;
  readonly id: string;
  readonly status: 'done' | 'open' | 'new';
  readonly isNext: boolean;
  readonly onBegin: (id: string) => void;
}

function Row({ number, id, status, isNext, onBegin }: RowProps) {
  const ground = useGround();
  const words = lessonWords(id);
  if (words === undefined) return null;
  const { title, about } = words;
  const state = status === 'new' ? '' : t(`learn.${status}`);
  return (
    <Tap
      testID={`lesson-${id}`}
      label={t('learn.row', { number, title, about, state })}
      onPress={() => onBegin(id)}
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

export function LearnScreen(props: LearnScreenProps) {
  const { ids, done, open, onBegin } = props;
  const next = open ?? ids.find((id) => !done.includes(id)) ?? null;
  const statusOf = (id: string) => {
    if (id === open) return 'open';
    return done.includes(id) ? 'done' : 'new';
  };
  return (
    <Screen testID="learn">
      <View style={styles.column}>
        <View style={styles.head}>
          <IconButton
            icon="back"
            label={t('learn.back')}
            onPress={props.onBack}
            testID="learn-back"
          />
          <Text variant="title" style={styles.grow}>
            {t('learn.title')}
          </Text>
        </View>
        <Text variant="lead" tone="quiet">
          {t('learn.lead')}
        </Text>
        <Panel style={styles.panel}>
          {ids.map((id, i) => (
            <Row
              key={id}
              number={i + 1}
              id={id}
              status={statusOf(id)}
              isNext={id === next}
              onBegin={onBegin}
            />
          ))}
        </Panel>
        <Button
          kind={next === null ? 'primary' : 'secondary'}
          testID="learn-first-game"
          label={t('learn.firstGame')}
          detail={t('learn.firstGameHelp')}
          onPress={props.onFirstGame}
        />
        <Button kind="plain" testID="learn-rules" label={t('home.rules')} onPress={props.onRules} />
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  column: { gap: SPACE.m, width: '100%', maxWidth: 680, alignSelf: 'center' },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
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
