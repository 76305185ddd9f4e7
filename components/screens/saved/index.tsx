/** The saved games: continue, delete, or undo a deletion. */
import { Fragment, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { RADIUS, SPACE, TOUCH, useGround } from '@/components/theme';
import { Button, IconButton, Sheet, Tap, Text } from '@/components/ui';
import { t } from '@/locales';
import type { GameSummary } from '@/store/saves';
import { useSaves } from '@/store/saves';

import { Deleted } from './deleted';
import { lastFault } from './fault';
import { GameSheet } from './game-sheet';
import { OpenShared } from './open-shared';
import { whenPlayed } from './when';

/** The undo button takes the deleted game's place in the list. */
interface Removed {
  readonly game: GameSummary;
  readonly at: number;
  /** The deletion is still in progress. */
  readonly going: boolean;
  /** Why it could not be deleted; the game still exists. */
  readonly fault: string | null;
}

interface SavedGamesProps {
  readonly open: boolean;
  readonly onResume: (id: string) => void;
  readonly onReview: (id: string) => void;
  readonly onClose: () => void;
}

function lineOf(game: GameSummary): string {
  if (game.damaged) return t('game.unreadable');
  // Keeps a name and its points on one line.
  const players = game.participants
    .map((seat, i) => `${seat.name}\u00a0${game.scores[i] ?? 0}`)
    .join(', ');
  return game.over
    ? t('home.over', { players })
    : t('home.savedLine', { round: game.round, players });
}

interface GameRowProps {
  readonly game: GameSummary;
  readonly listedAt: number;
  readonly onResume: (id: string) => void;
  readonly onMore: (id: string) => void;
  readonly onDelete: () => void;
}

function GameRow({ game, listedAt, onResume, onMore, onDelete }: GameRowProps) {
  const ground = useGround();
  const when = whenPlayed(game.playedAt, listedAt);
  return (
    <View style={styles.row} testID="saved-row">
      <Tap
        testID={`saved-${game.id}`}
        label={[game.name, lineOf(game), when].filter((part) => part !== null).join('. ')}
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
          {when ?? ''}
        </Text>
      </Tap>
      <IconButton
        icon="menu"
        label={t('game.more', { name: game.name })}
        testID={`saved-more-${game.id}`}
        onPress={() => onMore(game.id)}
      />
      <IconButton
        icon="bin"
        label={t('home.delete', { name: game.name })}
        testID={`saved-delete-${game.id}`}
        onPress={onDelete}
      />
    </View>
  );
}

/** The last deleted game, which can be restored while the sheet is open. */
function useRemoved(games: readonly GameSummary[]) {
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

function Undelete(props: { readonly removed: Removed; readonly onDone: () => void }) {
  const { game, fault } = props.removed;
  return (
    <View style={styles.row} testID="saved-removed">
      <Text variant="fact" style={styles.grow} aria-live="polite">
        {fault ?? t('home.deleted', { name: game.name })}
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

interface GameListProps extends ReturnType<typeof useRemoved> {
  readonly games: readonly GameSummary[];
  readonly onResume: (id: string) => void;
  readonly onMore: (id: string) => void;
}

function GameList({ games, removed, remove, forget, onResume, onMore }: GameListProps) {
  const listedAt = useSaves((s) => s.listedAt);
  const isGoing = ({ id }: GameSummary) => removed?.going === true && removed.game.id === id;
  const undelete = removed !== null && <Undelete removed={removed} onDone={forget} />;
  return (
    <>
      {games.map((game, i) => (
        <Fragment key={game.id}>
          {removed?.at === i && undelete}
          {!isGoing(game) && (
            <GameRow
              game={game}
              listedAt={listedAt}
              onResume={onResume}
              onMore={onMore}
              onDelete={() => void remove(game, i)}
            />
          )}
        </Fragment>
      ))}
      {removed !== null && removed.at >= games.length && undelete}
    </>
  );
}

export function SavedGames({ open, onResume, onReview, onClose }: SavedGamesProps) {
  const games = useSaves((s) => s.games);
  const total = useSaves((s) => s.total);
  const opening = useSaves((s) => s.status === 'opening' || s.status === 'closed');
  const removing = useRemoved(games);
  const [chosen, setChosen] = useState<string | null>(null);
  const more = games.find((game) => game.id === chosen);
  const none = !opening && games.length === 0 && removing.removed === null;
  // When reopened, the sheet shows the plain list; deleted games are at its end.
  if (!open && removing.removed !== null) removing.forget();
  if (!open && chosen !== null) setChosen(null);
  // One sheet at a time, so that they do not overlap.
  if (open && more !== undefined) {
    return (
      <GameSheet
        game={more}
        onReview={(id) => {
          // So that returning from the review shows the list again.
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
      {opening && (
        <Text variant="fact" tone="quiet" aria-live="polite">
          {t('game.opening')}
        </Text>
      )}
      <GameList games={games} {...removing} onResume={onResume} onMore={setChosen} />
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
