/** Choose who plays, and by which options. The table is as it was left the last time. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, PageHead, Screen, Text } from '@/components/ui';
import { t } from '@/locales';
import type { GameSetup } from '@/store/game';
import type { TableDraft } from '@/store/people';
import { usePeople } from '@/store/people';
import { useSaves } from '@/store/saves';

import { Options } from './options';
import { Seats } from './seats';
import type { Problem } from './setup';
import { firstTable, peopleOf, problemOf, setupOf, withName } from './setup';

interface NewGameProps {
  readonly onStart: (setup: GameSetup) => void;
  readonly onBack: () => void;
}

/** What is wrong, and a tap that mends it. */
function Wrong(props: {
  readonly problem: Problem;
  readonly onFix: (fixed: Problem['fix']) => void;
}) {
  const { text, fix } = props.problem;
  return (
    <View style={styles.wrong}>
      <Text variant="fact" testID="new-problem" aria-live="polite" style={styles.grow}>
        {text}
      </Text>
      {fix !== null && (
        <Button
          testID="new-fix"
          label={t('new.useName', { name: fix.name })}
          onPress={() => props.onFix(fix)}
        />
      )}
    </View>
  );
}

export function NewGameScreen({ onStart, onBack }: NewGameProps) {
  const kept = usePeople((s) => s.table);
  // Disabled until the last table is read, or a tap would replace it.
  const opening = useSaves((s) => s.status === 'opening');
  const [first] = useState(firstTable);
  const [seed, setSeed] = useState('');
  const draft = kept ?? first;
  const change = (part: Partial<TableDraft>) =>
    usePeople.getState().keepTable({ ...draft, ...part });
  const problem = problemOf(draft);
  const start = () => {
    const { keepTable, meet } = usePeople.getState();
    keepTable(draft);
    meet(peopleOf(draft));
    onStart(setupOf(draft, seed));
  };
  return (
    <Screen
      testID="new"
      footer={
        <View style={styles.column}>
          {problem !== null && (
            <Wrong
              problem={problem}
              onFix={(fix) => {
                if (fix !== null) change({ seats: withName(draft.seats, fix.at, fix.name) });
              }}
            />
          )}
          <Button
            kind="primary"
            testID="new-start"
            label={t('new.start')}
            disabled={problem !== null || opening}
            onPress={start}
          />
        </View>
      }
    >
      <View style={styles.column}>
        <PageHead testID="new" title={t('new.title')} back={t('new.back')} onBack={onBack} />
        {opening ? (
          <Text variant="fact" aria-live="polite">
            {t('game.opening')}
          </Text>
        ) : (
          <>
            <Seats draft={draft} change={change} />
            <Options draft={draft} change={change} seed={seed} onSeed={setSeed} />
          </>
        )}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  column: { gap: SPACE.m, width: '100%', maxWidth: 640, alignSelf: 'center' },
  wrong: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s },
  grow: { flexGrow: 1, flexShrink: 0, flexBasis: 160 },
});
