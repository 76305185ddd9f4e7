/** Recently deleted games, which can be restored even after a restart. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, Text } from '@/components/ui';
import { t } from '@/locales';
import { useSaves } from '@/store/saves';

import { shownTitle } from './shown';

export function Deleted() {
  const deleted = useSaves((s) => s.deleted);
  const [open, setOpen] = useState(false);
  if (deleted.length === 0) return null;
  if (!open) {
    return (
      <Button
        kind="plain"
        testID="saved-deleted"
        label={t('game.deletedList', { n: deleted.length })}
        onPress={() => setOpen(true)}
      />
    );
  }
  return (
    <View style={styles.all}>
      <Text variant="label">{t('game.deletedList', { n: deleted.length })}</Text>
      {deleted.map((game) => (
        <Button
          key={game.id}
          icon="undo"
          testID={`saved-bring-back-${game.id}`}
          label={t('game.bringBack', { name: shownTitle(game.name) })}
          onPress={() => void useSaves.getState().restore(game.id)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ all: { gap: SPACE.s } });
