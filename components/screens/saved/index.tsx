/** The saved games: find, continue, delete, undo a deletion, or open a shared one. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, Sheet, Text } from '@/components/ui';
import { t } from '@/locales';
import type { GameSummary } from '@/store/saves';
import { isSearch, NO_SEARCH, useSaves } from '@/store/saves';

import { Deleted } from './deleted';
import { Filters, Found, SearchBar } from './filters';
import { GameList } from './game-list';
import { GameSheet } from './game-sheet';
import { NotOpened } from './not-opened';
import { OpenShared } from './open-shared';
import { useRemoved } from './removed';

interface SavedGamesProps {
  readonly open: boolean;
  readonly onResume: (id: string) => void;
  readonly onReview: (id: string) => void;
  readonly onHandOver: (id: string) => void;
  readonly onClose: () => void;
}

/** Fewer games are found faster by looking. */
const WORTH_SEARCHING = 4;

/** Above the games, where it is in reach however long the list is. */
function Header(props: {
  readonly opening: boolean;
  readonly none: boolean;
  readonly sharing: boolean;
  readonly filtering: boolean;
  readonly onSharing: () => void;
  readonly onResume: (id: string) => void;
}) {
  const { opening, none, sharing, filtering, onSharing, onResume } = props;
  return (
    <>
      {opening && (
        <Text variant="fact" tone="quiet" aria-live="polite">
          {t('game.opening')}
        </Text>
      )}
      <NotOpened />
      {filtering && <Filters />}
      <Found />
      {sharing ? (
        <OpenShared titled={!none} onResume={onResume} />
      ) : (
        <View style={styles.row}>
          <Button
            kind="plain"
            icon="plus"
            testID="saved-shared"
            label={t('game.openShared')}
            onPress={onSharing}
          />
        </View>
      )}
      <Deleted />
    </>
  );
}

/** What is open on the sheet; it begins anew whenever the sheet does. */
function useSheetState(open: boolean, none: boolean) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [sharing, setSharing] = useState(false);
  if (!open && chosen !== null) setChosen(null);
  const [filtering, setFiltering] = useState(false);
  if (!open && sharing) setSharing(false);
  if (!open && filtering) setFiltering(false);
  // A new player may have nothing but a code from a friend.
  if (open && none && !sharing) setSharing(true);
  return { chosen, setChosen, sharing, setSharing, filtering, setFiltering };
}

const more = () => {
  const { status, found, games, total, more: readMore } = useSaves.getState();
  // A search finds everything at once, and scrolling must not retry a failed opening.
  if (status === 'ready' && found === null && games.length < total) void readMore();
};

export function SavedGames(props: SavedGamesProps) {
  const { open, onResume, onReview, onHandOver, onClose } = props;
  const listed = useSaves((s) => s.games);
  const found = useSaves((s) => s.found);
  const total = useSaves((s) => s.total);
  const opening = useSaves((s) => s.status === 'opening' || s.status === 'closed');
  const ready = useSaves((s) => s.status === 'ready');
  const searching = useSaves((s) => isSearch(s.search));
  const games: readonly GameSummary[] = found ?? listed;
  const removing = useRemoved(games);
  const none = ready && listed.length === 0 && removing.removed === null;
  const { chosen, setChosen, sharing, setSharing, filtering, setFiltering } = useSheetState(
    open,
    none,
  );
  const looked = games.find((game) => game.id === chosen);
  // When reopened, the sheet shows the plain list; deleted games are above it.
  if (!open && removing.removed !== null) removing.forget();
  const close = () => {
    if (searching) void useSaves.getState().seek(NO_SEARCH);
    onClose();
  };
  // One sheet at a time, so that they do not overlap.
  if (open && looked !== undefined) {
    return (
      <GameSheet
        game={looked}
        onReview={(id) => {
          // So that returning from the review shows the list again.
          setChosen(null);
          onReview(id);
        }}
        onHandOver={(id) => {
          setChosen(null);
          onHandOver(id);
        }}
        onClose={() => setChosen(null)}
      />
    );
  }
  return (
    <Sheet
      open={open}
      title={t(none ? 'game.openShared' : 'home.saved')}
      onClose={close}
      testID="saved"
      pinned={
        total >= WORTH_SEARCHING || searching ? (
          <SearchBar filtering={filtering} onFilter={() => setFiltering(!filtering)} />
        ) : undefined
      }
      ownScroll
    >
      <GameList
        games={games}
        {...removing}
        header={
          <Header
            opening={opening}
            none={none}
            sharing={sharing}
            filtering={filtering}
            onSharing={() => setSharing(true)}
            onResume={onResume}
          />
        }
        onResume={onResume}
        onMore={setChosen}
        onEnd={more}
      />
    </Sheet>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', marginLeft: -SPACE.m } });
