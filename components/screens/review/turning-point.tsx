/** A choice that mattered: asked again, and then told what was better, why and by how much. */
import { StyleSheet, View } from 'react-native';

import { nameOf } from '@/components/card/identity';
import { castFor, playerName } from '@/components/table/model/cast';
import { reasonFor } from '@/components/table/model/hint-idea';
import type { Asking } from '@/components/table/prompt/model';
import { labelOf, yieldOf } from '@/components/table/prompt/model/labels';
import { questionOf } from '@/components/table/prompt/model/question';
import { SPACE } from '@/components/theme';
import { Button, Text } from '@/components/ui';
import type { Choice } from '@/engine';
import { sameChoice } from '@/engine';
import { t } from '@/locales';
import { say } from '@/locales/insight';
import type { Participant } from '@/store/game';
import { lossOf, useInsight, type JudgedMove } from '@/store/insight';

interface PointProps {
  readonly move: JudgedMove;
  /** What was chosen in the game. */
  readonly made: Choice;
  readonly participants: readonly Participant[];
  readonly answer: Choice | null;
  readonly onAnswer: (choice: Choice) => void;
  readonly onTable: () => void;
  readonly onPlayOn: () => void;
  readonly onList: () => void;
}

/** The button's words, with the card where they do not name it: two cards may make the same task. */
function choiceWords(asking: Asking, choice: Choice): string {
  const label = labelOf(asking, choice);
  const card = choice.card === undefined ? '' : nameOf(choice.card);
  return label.includes(card) ? label : `${label} · ${card}`;
}

function Told({
  move,
  made,
  asking,
  name,
  answer,
}: Pick<PointProps, 'move' | 'made'> & {
  readonly asking: Asking;
  readonly name: string;
  readonly answer: Choice;
}) {
  const best = move.better ?? made;
  const isFound = sameChoice(answer, best);
  const isSame = sameChoice(answer, made);
  const what = choiceWords(asking, best);
  const reasons = t('list.sentences', {
    items: move.reasons.map((key) => reasonFor(asking, best, { key, direction: 'up' })),
  });
  return (
    <View testID="insight-told" aria-live="polite" style={styles.gap}>
      <Text variant="lead">
        {say(isFound ? 'told.found' : isSame ? 'told.same' : 'told.other')}
      </Text>
      {move.better !== null && (
        <Text>{say('played', { name, what: choiceWords(asking, made) })}</Text>
      )}
      <Text testID="insight-better">
        {move.better === null
          ? say('best', { name, what, by: move.lead })
          : say('better', { what, with: move.best, instead: move.chance })}
      </Text>
      {reasons !== '' && <Text testID="insight-why">{say('why', { reasons })}</Text>}
      <View>
        {[...move.options]
          .sort((a, b) => b.chance - a.chance)
          .map(({ choice, chance }, i) => (
            <Text key={i} variant="fact" tone="quiet">
              {say('option', { what: choiceWords(asking, choice), chance })}
            </Text>
          ))}
      </View>
    </View>
  );
}

export function TurningPoint(props: PointProps) {
  const { move, made, participants, answer, onAnswer, onTable, onPlayOn, onList } = props;
  const asked = useInsight.getState().questionAt(move.at);
  if (asked === null) return null;
  const cast = castFor(participants, move.player);
  const asking: Asking = { ...asked, cast };
  const name = playerName(cast, move.player);
  return (
    <View style={styles.gap}>
      <Text variant="question">{say('point', { turn: move.turn, name })}</Text>
      <Text>{say('asked', { question: questionOf(asking).question })}</Text>
      {answer === null ? (
        <>
          <Text variant="lead">{say('ask', { name })}</Text>
          {move.options.map(({ choice }, i) => (
            <Button
              key={i}
              testID={`insight-option-${i}`}
              label={choiceWords(asking, choice)}
              detail={yieldOf(asking, choice) ?? undefined}
              onPress={() => onAnswer(choice)}
            />
          ))}
        </>
      ) : (
        <>
          <Told move={move} made={made} asking={asking} name={name} answer={answer} />
          <Button
            testID="insight-play"
            label={say('playOn')}
            detail={say('playOnAs')}
            onPress={onPlayOn}
          />
        </>
      )}
      <View style={styles.row}>
        <Button kind="plain" testID="insight-table" label={say('seeTable')} onPress={onTable} />
        <Button kind="plain" testID="insight-list" label={say('toList')} onPress={onList} />
      </View>
    </View>
  );
}

/** What a turning point was, once it has been asked. */
export const verdictOf = (move: JudgedMove): string =>
  move.better === null
    ? say('answered.find', { by: move.lead })
    : say('answered.loss', { by: lossOf(move) });

const styles = StyleSheet.create({
  gap: { gap: SPACE.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
});
