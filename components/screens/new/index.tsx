/** Choose who plays, and with which variants. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Crest } from '@/components/card';
import { SPACE, TOUCH, useTheme } from '@/components/theme';
import {
  Button,
  Choices,
  Field,
  Icon,
  IconButton,
  Panel,
  Screen,
  Tap,
  Text,
} from '@/components/ui';
import { t } from '@/locales';
import type { GameSetup, Participant } from '@/store/game';

import type { Draft, Manner, Plays } from './setup';
import {
  FEWEST_SEATS,
  firstDraft,
  freeColour,
  LEVELS,
  machine,
  mannerOf,
  MANNERS,
  MOST_SEATS,
  problem,
  seatAs,
  setupOf,
  tidied,
  withManner,
} from './setup';

const PLAYS: readonly Plays[] = ['person', ...LEVELS];

interface NewGameProps {
  readonly onStart: (setup: GameSetup) => void;
  readonly onBack: () => void;
}

/** Shows a computer's playing style; a tap lets you change it. */
function MannerRow(props: {
  readonly participant: Participant;
  readonly index: number;
  readonly onManner: (manner: Manner) => void;
}) {
  const { participant, index, onManner } = props;
  const [open, setOpen] = useState(false);
  const manner = mannerOf(participant);
  const words = t('new.manner', { manner: t(`manner.${manner}`) });
  if (!open) {
    return (
      <Tap
        testID={`new-manner-${index}`}
        label={words}
        hint={t('new.mannerHint')}
        onPress={() => setOpen(true)}
        style={styles.manner}
      >
        <Text variant="fact">{words}</Text>
        <Icon name="next" size={16} />
      </Tap>
    );
  }
  return (
    <Choices
      label={t('new.mannerOf', { name: participant.name })}
      help={t(`manner.${manner}.help`)}
      testID={`new-manner-${index}`}
      value={manner}
      options={MANNERS.map((value) => ({ value, label: t(`manner.${value}`) }))}
      onChange={onManner}
    />
  );
}

function SeatRow(props: {
  readonly participant: Participant;
  readonly index: number;
  readonly removable: boolean;
  readonly onName: (name: string) => void;
  readonly onPlays: (plays: Plays) => void;
  readonly onManner: (manner: Manner) => void;
  readonly onRemove: () => void;
}) {
  const { participant, index, removable } = props;
  const { scheme } = useTheme();
  return (
    <View style={styles.seat} testID={`new-seat-${index}`}>
      <View style={styles.row}>
        <Crest colour={participant.colour} size={28} onDark={scheme === 'dark'} />
        <Field
          testID={`new-name-${index}`}
          label={t('new.name', { n: index + 1 })}
          value={participant.name}
          onChange={props.onName}
        />
        {removable && (
          <IconButton
            icon="close"
            label={t('new.remove', { name: participant.name })}
            onPress={props.onRemove}
            testID={`new-remove-${index}`}
          />
        )}
      </View>
      <Choices
        label={t('new.who', { name: participant.name })}
        quiet
        testID={`new-plays-${index}`}
        value={participant.kind === 'person' ? 'person' : (participant.level ?? 'acolyte')}
        options={PLAYS.map((value) => ({
          value,
          label: value === 'person' ? t('new.person') : t(`level.${value}`),
        }))}
        onChange={props.onPlays}
      />
      {participant.kind === 'ai' && (
        <MannerRow participant={participant} index={index} onManner={props.onManner} />
      )}
    </View>
  );
}

interface DraftProps {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

function Seats({ draft: { participants }, change }: DraftProps) {
  const changeAt = (at: number, to: (participant: Participant) => Participant) =>
    participants.map((participant, i) => (i === at ? to(participant) : participant));
  const add = () => {
    const next = machine(participants.length - 1, freeColour(participants));
    change({ participants: [...participants, next] });
  };
  return (
    <Panel style={styles.panel}>
      <Text variant="question">{t('new.seats')}</Text>
      <Text variant="fact" tone="quiet">
        {t('new.seatsHelp')}
      </Text>
      {participants.map((participant, i) => (
        <SeatRow
          key={i}
          participant={participant}
          index={i}
          removable={participants.length > FEWEST_SEATS}
          onName={(name) => change({ participants: changeAt(i, (one) => ({ ...one, name })) })}
          onPlays={(plays) =>
            change({ participants: tidied(changeAt(i, (one) => seatAs(one, i, plays))) })
          }
          onManner={(manner) =>
            change({ participants: changeAt(i, (one) => withManner(one, manner)) })
          }
          onRemove={() => change({ participants: participants.filter((_, at) => at !== i) })}
        />
      ))}
      <View style={styles.wrap}>
        {participants.length < MOST_SEATS && (
          <Button testID="new-add" icon="plus" label={t('new.add')} onPress={add} />
        )}
        <Button
          testID="new-shuffle"
          icon="shuffle"
          label={t('new.shuffle')}
          onPress={() => change({ participants: shuffled(participants) })}
        />
      </View>
    </Panel>
  );
}

function Seed({ draft, change }: DraftProps) {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button
        kind="plain"
        testID="new-advanced"
        label={t('new.advanced')}
        onPress={() => setOpen(true)}
      />
    );
  }
  return (
    <>
      <Text variant="fact" tone="quiet">
        {t('new.seedHelp')}
      </Text>
      <Field
        testID="new-seed"
        label={t('new.seed')}
        value={draft.seed}
        most={40}
        onChange={(seed) => change({ seed })}
      />
    </>
  );
}

const VARIANTS = ['extended', 'teams', 'discardFirst'] as const;

function Variants({ draft, change }: DraftProps) {
  const onOff = [
    { value: false, label: t('settings.off') },
    { value: true, label: t('settings.on') },
  ];
  return (
    <Panel style={styles.panel}>
      <Text variant="question">{t('new.variants')}</Text>
      {VARIANTS.map((variant) => (
        <Choices
          key={variant}
          label={t(`new.${variant}`)}
          help={t(`new.${variant}Help`)}
          testID={`new-${variant}`}
          value={draft[variant]}
          options={onOff}
          onChange={(value) => change({ [variant]: value })}
        />
      ))}
      <Seed draft={draft} change={change} />
    </Panel>
  );
}

export function NewGameScreen({ onStart, onBack }: NewGameProps) {
  const [draft, setDraft] = useState<Draft>(firstDraft);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const wrong = problem(draft);
  return (
    <Screen
      testID="new"
      footer={
        <View style={styles.column}>
          {wrong !== null && (
            <Text variant="fact" testID="new-problem" aria-live="polite">
              {wrong}
            </Text>
          )}
          <Button
            kind="primary"
            testID="new-start"
            label={t('new.start')}
            disabled={wrong !== null}
            onPress={() => onStart(setupOf(draft))}
          />
        </View>
      }
    >
      <View style={styles.column}>
        <View style={styles.row}>
          <IconButton icon="back" label={t('new.back')} onPress={onBack} testID="new-back" />
          <Text variant="title">{t('new.title')}</Text>
        </View>
        <Seats draft={draft} change={change} />
        <Variants draft={draft} change={change} />
      </View>
    </Screen>
  );
}

function shuffled(participants: readonly Participant[]): Participant[] {
  const list = [...participants];
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    const [a, b] = [list[i] as Participant, list[j] as Participant];
    list[i] = b;
    list[j] = a;
  }
  return list;
}

const styles = StyleSheet.create({
  column: { gap: SPACE.m, width: '100%', maxWidth: 640, alignSelf: 'center' },
  panel: { padding: SPACE.m },
  seat: { gap: SPACE.s, paddingBottom: SPACE.s },
  manner: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: SPACE.xs,
    minHeight: TOUCH,
    paddingRight: SPACE.s,
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  wrap: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
});
