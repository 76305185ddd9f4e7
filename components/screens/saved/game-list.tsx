/** The games, of which only those in sight are drawn: there may be thousands. */
import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { FlatList, StyleSheet, View, type ScrollViewProps } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { SPACE } from '@/components/theme';
import { Scroll } from '@/components/ui/scroll';
import { t } from '@/locales';
import type { GameSummary } from '@/store/saves';
import { useSaves } from '@/store/saves';

import { GameRow } from './game-row';
import type { Removed, useRemoved } from './removed';
import { Undelete } from './removed';
import { whenPlayed } from './when';

type Item = GameSummary | Removed;

const isRemoved = (item: Item): item is Removed => 'going' in item;
const keyOf = (item: Item): string => (isRemoved(item) ? 'removed' : item.id);

/** The way back stands where the deleted game was. */
function withRemoved(games: readonly GameSummary[], removed: Removed | null): Item[] {
  if (removed === null) return [...games];
  const left = removed.going ? games.filter(({ id }) => id !== removed.game.id) : games;
  return [...left.slice(0, removed.at), removed, ...left.slice(removed.at)];
}

interface GameListProps extends ReturnType<typeof useRemoved> {
  readonly games: readonly GameSummary[];
  readonly header: ReactElement;
  readonly onResume: (id: string) => void;
  readonly onMore: (id: string) => void;
  /** Near the end of what has been read. */
  readonly onEnd: () => void;
}

/** Its fields stay above the keyboard. */
const scroller = (props: ScrollViewProps) => <Scroll {...props} />;
const Gap = () => <View style={styles.gap} />;

export function GameList(props: GameListProps) {
  const { games, removed, remove, forget, header, onResume, onMore, onEnd } = props;
  const listedAt = useSaves((s) => s.listedAt);
  const insets = useSafeAreaInsets();
  const items = useMemo(() => withRemoved(games, removed), [games, removed]);
  // Rows are drawn anew only if their game changes, so what they call must not.
  const now = useRef({ games, remove, forget, onResume, onMore });
  useEffect(() => {
    now.current = { games, remove, forget, onResume, onMore };
  });
  const renderItem = useMemo(() => {
    const handlers = {
      onResume: (id: string) => now.current.onResume(id),
      onMore: (id: string) => now.current.onMore(id),
      onDelete: (game: GameSummary) =>
        void now.current.remove(game, now.current.games.indexOf(game)),
    };
    return function ListItem({ item }: { readonly item: Item }) {
      return isRemoved(item) ? (
        <Undelete removed={item} onDone={() => now.current.forget()} />
      ) : (
        <GameRow game={item} when={whenPlayed(item.playedAt, listedAt)} {...handlers} />
      );
    };
  }, [listedAt]);
  return (
    <FlatList
      testID="saved-list"
      role="group"
      aria-label={t('home.saved')}
      data={items}
      keyExtractor={keyOf}
      renderItem={renderItem}
      ItemSeparatorComponent={Gap}
      ListHeaderComponent={header}
      ListHeaderComponentStyle={styles.header}
      renderScrollComponent={scroller}
      initialNumToRender={6}
      maxToRenderPerBatch={6}
      windowSize={3}
      onEndReached={onEnd}
      onEndReachedThreshold={2}
      contentContainerStyle={[styles.body, { paddingBottom: insets.bottom + SPACE.l }]}
    />
  );
}

const styles = StyleSheet.create({
  body: { paddingHorizontal: SPACE.l },
  header: { gap: SPACE.m, paddingBottom: SPACE.m },
  gap: { height: SPACE.m },
});
