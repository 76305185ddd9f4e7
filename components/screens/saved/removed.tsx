/** The game deleted last; the button to restore it takes its place in the list. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, Text } from '@/components/ui';
import { t } from '@/locales';
import type { GameSummary } from '@/store/saves';
import { useSaves } from '@/store/saves';

import { lastFault } from './fault';
import { shownTitle } from './shown';

export interface Removed {
  readonly game: GameSummary;
  readonly at: number;
  /** The deletion is still in progress. */
  readonly going: boolean;
  /** Why it could not be deleted; the game still exists. */
  readonly fault: string | null;
}

/** Can be restored while the sheet is open. */
export function useRemoved(games: readonly GameSummary[]) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  // It was restored in another way.
  const back = games.some((game) => game.id === removed?.game.id);
  if (back && removed?.going === false && removed.fault === null) setRemoved(null);
  const remove = async (game: GameSummary, at: number) => {
    setRemoved({ game, at, going: true, fault: null });
    const done = await useSaves.getState().remove(game.id);
    const fault = done ? null : lastFault();
    // Another game may have been deleted in the meantime.
    setRemoved((now) => (now?.game.id === game.id ? { game, at, going: false, fault } : now));
  };
  return { removed, remove, forget: () => setRemoved(null) };
}

export function Undelete(props: { readonly removed: Removed; readonly onDone: () => void }) {
  const { game, fault } = props.removed;
  return (
    <View style={styles.row} testID="saved-removed">
      <Text variant="fact" style={styles.grow} aria-live="polite">
        {fault ?? t('home.deleted', { name: shownTitle(game.name) })}
      </Text>
      {fault === null && (
        <Button
          testID="saved-restore"
          label={t('home.undelete')}
          onPress={() => {
            void useSaves.getState().restore(game.id);
            props.onDone();
          }}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  grow: { flex: 1 },
});
