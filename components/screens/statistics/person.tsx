/** The figures of one person. */
import { StyleSheet, View } from 'react-native';

import { nameAt } from '@/components/card/identity';
import { Miniature } from '@/components/card/miniature';
import { SPACE } from '@/components/theme';
import { Panel, Text } from '@/components/ui';
import { endingWork } from '@/engine';
import { t, titleOfWork } from '@/locales';
import { say } from '@/locales/statistics';
import { CATEGORIES, levelsMet, mostFrequent, type PersonFigures } from '@/store/statistics';

import { Bars, Columns } from './charts';

const LAST_GAMES = 12;
const FAVOURITES = 5;

const percentOf = (part: number, whole: number) => Math.round((100 * part) / Math.max(1, whole));
const perGame = (points: number, games: number) =>
  say('decimal', { value: points / Math.max(1, games) });

function Figure({ value, label, id }: { readonly value: string; label: string; id: string }) {
  return (
    <View accessible aria-label={`${value} ${label}`} testID={`figure-${id}`} style={styles.figure}>
      <Text variant="title" heading={false}>
        {value}
      </Text>
      <Text variant="small" tone="quiet">
        {label}
      </Text>
    </View>
  );
}

function Figures({ person }: { readonly person: PersonFigures }) {
  const { games, wins, points, best, streak, longest } = person;
  return (
    <View style={styles.figures}>
      <Figure id="games" value={String(games)} label={say('games')} />
      <Figure
        id="wins"
        value={String(wins)}
        label={say('wins', { percent: percentOf(wins, games) })}
      />
      <Figure id="average" value={perGame(points, games)} label={say('average')} />
      <Figure id="best" value={String(best)} label={say('best')} />
      <Figure id="streak" value={String(streak)} label={say('streak')} />
      <Figure id="longest" value={String(longest)} label={say('longest')} />
    </View>
  );
}

function Levels({ person }: { readonly person: PersonFigures }) {
  const met = levelsMet(person);
  if (met.length === 0) return null;
  return (
    <Panel>
      <Text variant="question">{say('levels')}</Text>
      <Bars
        testID="levels"
        bars={met.map(({ level, tally }) => {
          const name = t(`level.${level}`);
          return {
            key: level,
            label: name,
            value: say('of', tally),
            share: tally.wins / tally.games,
            spoken: say('levelLine', { level: name, ...tally }),
          };
        })}
      />
    </Panel>
  );
}

function Course({ person }: { readonly person: PersonFigures }) {
  const last = person.course.slice(-LAST_GAMES);
  return (
    <Panel>
      <Text variant="question">{say('course', { n: last.length })}</Text>
      <Text variant="fact" tone="quiet">
        {say('courseHelp')}
      </Text>
      <Columns testID="course" columns={last} spoken={say('courseSpoken', { points: last })} />
    </Panel>
  );
}

function Parts({ person }: { readonly person: PersonFigures }) {
  const most = Math.max(1, ...person.parts);
  return (
    <Panel>
      <Text variant="question">{say('parts')}</Text>
      <Bars
        testID="parts"
        bars={CATEGORIES.map((category, i) => {
          const points = perGame(person.parts[i] ?? 0, person.games);
          const part = say(`parts.${category}`);
          return {
            key: category,
            label: part,
            value: points,
            share: (person.parts[i] ?? 0) / most,
            spoken: say('partLine', { part, points }),
          };
        })}
      />
    </Panel>
  );
}

function endName(reason: string): string {
  if (reason === 'works' || reason === 'deck' || reason === 'rounds') return say(`ends.${reason}`);
  const work = endingWork({ reason: reason as Lowercase<string>, player: 0 });
  return say('ends.work', { work: work === null ? reason : titleOfWork(work) });
}

function Ends({ person }: { readonly person: PersonFigures }) {
  const ends = mostFrequent(person.ends, person.ends.size);
  return (
    <Panel>
      <Text variant="question">{say('ends')}</Text>
      <Bars
        testID="ends"
        bars={ends.map(([reason, n]) => ({
          key: reason,
          label: endName(reason),
          value: String(n),
          share: n / person.games,
          spoken: say('endLine', { end: endName(reason), n }),
        }))}
      />
      <Text variant="fact" tone="quiet">
        {say('ended', { name: person.name, n: person.ended, of: person.games })}
      </Text>
    </Panel>
  );
}

function Works({ person }: { readonly person: PersonFigures }) {
  const works = mostFrequent(person.works, FAVOURITES);
  const most = works[0]?.[1] ?? 1;
  return (
    <Panel>
      <Text variant="question">{say('works')}</Text>
      {works.length === 0 && <Text>{say('noWorks')}</Text>}
      <Bars
        testID="works"
        bars={works.map(([workIndex, n]) => ({
          key: String(workIndex),
          label: nameAt(workIndex),
          value: String(n),
          share: n / most,
          spoken: say('workLine', { work: nameAt(workIndex), n }),
          picture: <Miniature card={workIndex} size={36} />,
        }))}
      />
    </Panel>
  );
}

export function Person({ person }: { readonly person: PersonFigures }) {
  return (
    <>
      <Panel>
        <Text variant="question" testID="person-summary">
          {say('summary', person)}
        </Text>
        <Figures person={person} />
      </Panel>
      <View style={styles.grid}>
        {[Course, Levels, Parts, Ends, Works].map((Part, i) => (
          <View key={i} style={styles.cell}>
            <Part person={person} />
          </View>
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  figures: { flexDirection: 'row', flexWrap: 'wrap', rowGap: SPACE.m, columnGap: SPACE.l },
  figure: { minWidth: 104, flexGrow: 1, flexBasis: '28%' },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m, alignItems: 'flex-start' },
  cell: { flexGrow: 1, flexBasis: 300, minWidth: '45%' },
});
