/** The saved games: continue one, or delete it and think better of it. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { RADIUS, SPACE, TOUCH, useGround } from '@/components/theme';
import { Button, IconButton, Sheet, Tap, Text } from '@/components/ui';
import { t } from '@/locales';
import type { GameSummary } from '@/store/saves';
import { useSaves } from '@/store/saves';

import { Deleted } from './Deleted';
import { GameSheet } from './GameSheet';
import { OpenShared } from './OpenShared';
import { whenPlayed } from './when';

interface SavedGamesProps {
  readonly open: boolean;
  readonly onResume: (id: string) => void;
  readonly onReview: (id: string) => void;
  readonly onClose: () => void;
}

function lineOf(game: GameSummary): string {
  if (game.damaged) return t('game.unreadable');
  // A name and its points never stand on two lines.
  const players = game.seats
    .map((seat, i) => `${seat.name}\u00a0${game.scores[i] ?? 0}`)
    .join(', ');
  return game.over
    ? t('home.over', { players })
    : t('home.savedLine', { round: game.round, players });
}

export function SavedGames({ open, onResume, onReview, onClose }: SavedGamesProps) {
  const games = useSaves((s) => s.games);
  const total = useSaves((s) => s.total);
  const listedAt = useSaves((s) => s.listedAt);
  const opening = useSaves((s) => s.status === 'opening' || s.status === 'closed');
  const ground = useGround();
  const [removed, setRemoved] = useState<GameSummary | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const more = games.find((game) => game.id === chosen);
  const none = !opening && games.length === 0 && removed === null;
  // One sheet at a time: two would lie over each other.
  if (open && more !== undefined) {
    return (
      <GameSheet
        game={more}
        onReview={(id) => {
          // Whoever comes back from the review finds the list again.
          setChosen(null);
          onReview(id);
        }}
        onClose={() => setChosen(null)}
      />
    );
  }
  return (
    <Sheet
      open={open}
      title={t(none ? 'game.openShared' : 'home.saved')}
      onClose={onClose}
      testID="saved"
    >
      {removed !== null && (
        <View style={styles.row}>
          <Text variant="fact" style={styles.grow} aria-live="polite">
            {t('home.deleted', { name: removed.name })}
          </Text>
          <Button
            testID="saved-restore"
            label={t('home.undelete')}
            onPress={() => {
              void useSaves.getState().restore(removed.id);
              setRemoved(null);
            }}
          />
        </View>
      )}
      {opening && (
        <Text variant="fact" tone="quiet" aria-live="polite">
          {t('game.opening')}
        </Text>
      )}
      {games.map((game) => (
        <View key={game.id} style={styles.row} testID="saved-row">
          <Tap
            testID={`saved-${game.id}`}
            label={[game.name, lineOf(game), whenPlayed(game.playedAt, listedAt)]
              .filter((part) => part !== null)
              .join('. ')}
            disabled={game.damaged}
            onPress={() => onResume(game.id)}
            style={[styles.game, { borderColor: ground.control }]}
            pressedStyle={{ backgroundColor: `${ground.control}22` }}
          >
            <Text variant="label" numberOfLines={2}>
              {game.name}
            </Text>
            <Text variant="fact" tone="quiet">
              {lineOf(game)}
            </Text>
            <Text variant="small" tone="quiet">
              {whenPlayed(game.playedAt, listedAt) ?? ''}
            </Text>
          </Tap>
          <IconButton
            icon="menu"
            label={t('game.more', { name: game.name })}
            testID={`saved-more-${game.id}`}
            onPress={() => setChosen(game.id)}
          />
          <IconButton
            icon="bin"
            label={t('home.delete', { name: game.name })}
            testID={`saved-delete-${game.id}`}
            onPress={() => {
              setRemoved(game);
              void useSaves.getState().remove(game.id);
            }}
          />
        </View>
      ))}
      {games.length < total && (
        <Button
          testID="saved-more"
          label={t('home.more')}
          onPress={() => void useSaves.getState().more()}
        />
      )}
      <OpenShared titled={!none} onResume={onResume} />
      <Deleted />
    </Sheet>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  grow: { flex: 1 },
  game: {
    flex: 1,
    minHeight: TOUCH,
    borderWidth: 1,
    borderRadius: RADIUS.m,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.s,
  },
});
