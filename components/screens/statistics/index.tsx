/** Figures of finished games: per person, against each level, and between the same people. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { RADIUS, SPACE, useGround } from '@/components/theme';
import { Button, Choices, PageHead, Panel, Progress, Screen, Text } from '@/components/ui';
import { t } from '@/locales';
import { say } from '@/locales/statistics';
import { isolated, legible, shortened, withShownNames } from '@/store/people/names';
import { KINDS, useStatistics, type Kind, type Series, type Statistics } from '@/store/statistics';

import { Person } from './person';

/** Names may come from anywhere. */
const shown = (name: string) => isolated(shortened(legible(name.slice(0, 200))));

function Which({ statistics }: { readonly statistics: Statistics }) {
  const which = useStatistics((s) => s.which);
  const { kinds } = statistics;
  const own = kinds.played + kinds.hinted;
  // If no hint was ever taken, "played here" is enough.
  const isWorth = (kind: Kind) => kinds[kind] > 0 && (kind !== 'played' || kinds.hinted > 0);
  const options = [
    { value: 'own' as const, n: own },
    ...KINDS.map((value) => ({ value, n: kinds[value] })),
  ].filter(({ value }) => value === which || value === 'own' || isWorth(value));
  if (options.length < 2) return null;
  return (
    <Choices
      testID="which"
      label={say('which')}
      value={which}
      options={options.map(({ value, n }) => ({ value, label: say(`which.${value}`, { n }) }))}
      onChange={(value) => useStatistics.getState().show(value)}
    />
  );
}

/** Set apart from the names beside it, which may end in a figure themselves. */
function Wins({ children }: { readonly children: string }) {
  const { control } = useGround();
  return (
    <View style={[styles.wins, { borderColor: control }]}>
      <Text variant="lead">{children}</Text>
    </View>
  );
}

function SeriesLine({ series }: { readonly series: Series }) {
  const parts = series.sides.map(({ names, wins }) => ({
    names: names.map(shown).join(' & '),
    wins,
  }));
  const under = say('seriesGames', { n: series.games, computers: series.computers });
  const [left, right] = parts;
  const duel = parts.length === 2 && left !== undefined && right !== undefined;
  return (
    <View accessible aria-label={`${say('seriesLine', { parts })}. ${under}`} style={styles.series}>
      <View style={styles.score}>
        {duel ? (
          <>
            <Text variant="lead">{left.names}</Text>
            <Wins>{`${left.wins} : ${right.wins}`}</Wins>
            <Text variant="lead">{right.names}</Text>
          </>
        ) : (
          parts.map(({ names, wins }, i) => (
            <View key={i} style={styles.part}>
              <Text variant="lead">{names}</Text>
              <Wins>{`${wins}`}</Wins>
            </View>
          ))
        )}
      </View>
      <Text variant="small" tone="quiet">
        {under}
      </Text>
    </View>
  );
}

function AllSeries({ statistics }: { readonly statistics: Statistics }) {
  const { series } = statistics;
  if (series.length === 0) return null;
  return (
    <Panel>
      <Text variant="question">{say('series')}</Text>
      <View testID="series" style={styles.gap}>
        {series.map((each) => (
          <SeriesLine key={each.key} series={each} />
        ))}
      </View>
    </Panel>
  );
}

function People({ statistics }: { readonly statistics: Statistics }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const people = withShownNames(statistics.people, (n) => t('new.playerName', { n: n + 1 }));
  const at = Math.max(
    0,
    people.findIndex(({ key }) => key === chosen),
  );
  const person = people[at];
  if (person === undefined) return <Text testID="statistics-none">{say('emptyKind')}</Text>;
  return (
    <>
      {people.length > 1 && (
        <Choices
          testID="person"
          label={say('person')}
          value={at}
          options={people.map(({ name }, value) => ({ value, label: name }))}
          onChange={(to) => setChosen(people[to]?.key ?? null)}
        />
      )}
      <Person person={person} />
    </>
  );
}

/** Starting anew takes one tap, because one tap takes it back. */
function Clearing() {
  const before = useStatistics((s) => s.before);
  const since = useStatistics((s) => s.since);
  const { clear, unclear } = useStatistics.getState();
  return (
    <View style={styles.gap}>
      {since > 0 && before > 0 && (
        <>
          <Text testID="statistics-cleared" aria-live="polite">
            {say('cleared', { n: before })}
          </Text>
          <Button
            testID="statistics-unclear"
            label={say('unclear')}
            onPress={() => void unclear()}
          />
        </>
      )}
      {since === 0 && (
        <Button
          kind="plain"
          testID="statistics-clear"
          label={say('clear')}
          detail={say('clearHelp')}
          onPress={() => void clear()}
        />
      )}
    </View>
  );
}

function Counted({ statistics }: { readonly statistics: Statistics }) {
  const before = useStatistics((s) => s.before);
  const any = Object.values(statistics.kinds).some((n) => n > 0);
  return (
    <>
      {any ? (
        <>
          <Which statistics={statistics} />
          <AllSeries statistics={statistics} />
          <People statistics={statistics} />
        </>
      ) : (
        // Games that are not counted are still games: do not say that there are none.
        before === 0 && (
          <Text variant="lead" testID="statistics-empty">
            {say('empty')}
          </Text>
        )
      )}
      {(any || before > 0) && <Clearing />}
      <Text variant="fact" tone="quiet">
        {say('footnote')}
      </Text>
    </>
  );
}

export function StatisticsScreen({ onBack }: { readonly onBack: () => void }) {
  const status = useStatistics((s) => s.status);
  const part = useStatistics((s) => s.part);
  const statistics = useStatistics((s) => s.statistics);
  const percent = Math.round(part * 100);
  return (
    <Screen testID="statistics">
      <View style={styles.column}>
        <PageHead testID="statistics" title={say('title')} back={say('back')} onBack={onBack} />
        {status === 'counting' && (
          <Progress percent={percent} label={say('counting', { percent })} testID="counting" />
        )}
        {status === 'failed' && (
          <>
            <Text>{say('failed')}</Text>
            <Button
              testID="statistics-retry"
              label={say('retry')}
              onPress={() => void useStatistics.getState().open()}
            />
          </>
        )}
        {status === 'ready' && statistics !== null && <Counted statistics={statistics} />}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  column: { width: '100%', maxWidth: 900, alignSelf: 'center', gap: SPACE.m },
  gap: { gap: SPACE.s },
  series: { gap: 2 },
  score: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s },
  part: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  wins: { borderWidth: 1, borderRadius: RADIUS.s, paddingHorizontal: SPACE.s },
});
