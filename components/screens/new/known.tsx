/** People from earlier games, one tap each. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button, Text } from '@/components/ui';
import { SPACE } from '@/components/theme';
import { t } from '@/locales';
import type { KnownPerson, Seat } from '@/store/people';
import { usePeople } from '@/store/people';
import { isolated, legible, shortened } from '@/store/people/names';

import { isSeated } from './setup';

interface KnownProps {
  readonly seats: readonly Seat[];
  readonly full: boolean;
  readonly onSeat: (person: KnownPerson) => void;
}

const shown = (name: string): string => isolated(shortened(legible(name)));

function Forgotten(props: { readonly person: KnownPerson; readonly onBack: () => void }) {
  const name = shown(props.person.name);
  return (
    <View style={styles.all}>
      <Text variant="fact" aria-live="polite" testID="new-forgot">
        {t('new.forgot', { name })}
      </Text>
      <Button
        kind="plain"
        icon="undo"
        testID="new-unforget"
        label={t('new.unforget', { name })}
        onPress={props.onBack}
      />
    </View>
  );
}

export function Known({ seats, full, onSeat }: KnownProps) {
  const known = usePeople((s) => s.known);
  const [forgetting, setForgetting] = useState(false);
  const [forgotten, setForgotten] = useState<KnownPerson | null>(null);
  const standing = known.filter(({ name }) => forgetting || !isSeated(seats, name));
  const { forget, meet } = usePeople.getState();
  if (known.length === 0 && forgotten === null) return null;
  return (
    <View style={styles.all} testID="new-known">
      {standing.length > 0 && <Text variant="label">{t('new.known')}</Text>}
      {full && !forgetting && standing.length > 0 && (
        <Text variant="fact" tone="quiet">
          {t('new.tableFull')}
        </Text>
      )}
      <View style={styles.wrap}>
        {standing.map((person, i) => (
          <Button
            key={person.name}
            icon={forgetting ? 'close' : 'plus'}
            testID={`new-known-${i}`}
            label={shown(person.name)}
            hint={t(forgetting ? 'new.forget' : 'new.seatKnown', { name: shown(person.name) })}
            disabled={full && !forgetting}
            onPress={() => {
              if (!forgetting) return onSeat(person);
              setForgotten(person);
              forget(person.name);
            }}
          />
        ))}
      </View>
      {forgotten !== null && (
        <Forgotten
          person={forgotten}
          onBack={() => {
            meet([forgotten]);
            setForgotten(null);
          }}
        />
      )}
      {known.length > 0 && (
        <Button
          kind="plain"
          testID="new-forgetting"
          label={t(forgetting ? 'new.forgetDone' : 'new.forgetSomebody')}
          onPress={() => {
            setForgetting(!forgetting);
            setForgotten(null);
          }}
          style={styles.left}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: SPACE.s },
  wrap: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  left: { alignSelf: 'flex-start' },
});
