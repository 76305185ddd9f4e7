/** The strongest player's look at a finished game: the chances over the turns, and the turning points. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { castFor, playerName } from '@/components/table/model/cast';
import { RADIUS, SPACE, TOUCH, useGround } from '@/components/theme';
import { Button, Icon, Progress, Sheet, Tap, Text } from '@/components/ui';
import type { Choice } from '@/engine';
import { t } from '@/locales';
import { say } from '@/locales/insight';
import type { Participant } from '@/store/game';
import { useInsight, type JudgedMove } from '@/store/insight';
import { useReview } from '@/store/review';

import { usePlayOn } from './bar';
import { Chart } from './chart';
import { TurningPoint, verdictOf } from './turning-point';

interface InsightProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onPlayOn: (id: string) => void;
}

/** Before it is done: an offer, or how far it is. */
function Looking() {
  const status = useInsight((s) => s.status);
  const part = useInsight((s) => s.part);
  const isLost = useInsight((s) => s.isLost);
  const { look, cancel } = useInsight.getState();
  const percent = Math.floor(part * 100);
  if (status === 'looking') {
    return (
      <>
        <Progress percent={percent} label={say('looking', { percent })} testID="insight-progress" />
        <Button
          testID="insight-cancel"
          label={say('cancel')}
          detail={say('cancelHelp')}
          onPress={cancel}
        />
      </>
    );
  }
  return (
    <>
      <Text>{say('offer')}</Text>
      {isLost && (
        <Text aria-live="polite" testID="insight-lost">
          {t('fault.notLoaded')}
        </Text>
      )}
      <Button
        kind="primary"
        testID="insight-begin"
        label={part === 0 ? say('begin') : say('goOn', { percent })}
        onPress={() => void look()}
      />
    </>
  );
}

interface ListProps {
  readonly participants: readonly Participant[];
  readonly answers: ReadonlyMap<number, Choice>;
  readonly onPoint: (move: JudgedMove) => void;
}

function List({ participants, answers, onPoint }: ListProps) {
  const points = useInsight((s) => s.points);
  const ground = useGround();
  const cast = castFor(participants, -1);
  return (
    <View style={styles.list}>
      <Text testID="insight-points">{say('points', { n: points.length })}</Text>
      {points.map((move) => {
        const title = say('point', { turn: move.turn, name: playerName(cast, move.player) });
        const under = answers.has(move.at) ? verdictOf(move) : say('pointAsk');
        return (
          <Tap
            key={move.at}
            testID={`insight-point-${move.at}`}
            label={`${title}. ${under}`}
            onPress={() => onPoint(move)}
            style={[styles.point, { borderColor: ground.control }]}
            pressedStyle={{ backgroundColor: `${ground.control}33` }}
          >
            <View style={styles.grow}>
              <Text variant="label">{title}</Text>
              <Text variant="fact" tone="quiet">
                {under}
              </Text>
            </View>
            <Icon name={answers.has(move.at) ? 'tick' : 'next'} />
          </Tap>
        );
      })}
    </View>
  );
}

/** The table shows the moment before the choice, as its player saw it. */
function showOnTable({ at, player }: JudgedMove): void {
  const { go, lookAs } = useReview.getState();
  go(at);
  lookAs(player);
}

export function InsightSheet({ open, onClose, onPlayOn }: InsightProps) {
  const status = useInsight((s) => s.status);
  const course = useInsight((s) => s.course);
  const points = useInsight((s) => s.points);
  const at = useReview((s) => s.at);
  const participants = useReview((s) => s.game?.participants) ?? [];
  const teams = useReview((s) => s.game?.options.teams) === true;
  const [chosen, setChosen] = useState<JudgedMove | null>(null);
  const [answers, setAnswers] = useState<ReadonlyMap<number, Choice>>(new Map());
  const playOn = usePlayOn(onPlayOn);
  const made = chosen === null ? null : useReview.getState().choiceAt(chosen.at);
  return (
    <Sheet open={open} title={say('title')} onClose={onClose} testID="insight">
      {status !== 'ready' && <Looking />}
      {status === 'ready' && chosen !== null && made !== null && (
        <TurningPoint
          move={chosen}
          made={made}
          participants={participants}
          answer={answers.get(chosen.at) ?? null}
          onAnswer={(choice) => setAnswers(new Map([...answers, [chosen.at, choice]]))}
          onTable={onClose}
          onPlayOn={() => {
            showOnTable(chosen);
            void playOn();
          }}
          onList={() => setChosen(null)}
        />
      )}
      {status === 'ready' && chosen === null && (
        <>
          <Chart
            course={course}
            points={points}
            cast={castFor(participants, -1)}
            teams={teams}
            at={at}
            onGo={(to) => useReview.getState().go(to)}
          />
          <List
            participants={participants}
            answers={answers}
            onPoint={(move) => {
              setChosen(move);
              showOnTable(move);
            }}
          />
        </>
      )}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.s },
  point: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    minHeight: TOUCH,
    padding: SPACE.s,
    borderWidth: 1,
    borderRadius: RADIUS.m,
  },
  grow: { flex: 1 },
});
