/** A saved game in the list: continue it, see more, or delete it. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { RADIUS, SPACE, TOUCH, useGround } from '@/components/theme';
import { TYPE } from '@/components/theme/type';
import { Icon, IconButton, Tap, Text } from '@/components/ui';
import { t } from '@/locales';
import type { GameSummary } from '@/store/saves';

import { playersOf, shownTitle, spokenLine } from './shown';

/** Who plays, with their points; a name and its points stay on one line. */
function Players({ game }: { readonly game: GameSummary }) {
  const players = playersOf(game);
  return (
    <View style={styles.players}>
      <Text variant="fact" tone="quiet">
        {game.over ? t('saved.over') : t('saved.round', { round: game.round })}
      </Text>
      {players.map(({ participant, points }, i) => (
        <View key={i} style={styles.player}>
          <Text variant="fact" tone="quiet" style={styles.shrink}>
            {participant.name}
          </Text>
          {participant.kind === 'ai' && <Icon name="machine" size={14} />}
          <Text variant="fact" style={styles.points}>
            {points}
          </Text>
        </View>
      ))}
    </View>
  );
}

interface GameRowProps {
  readonly game: GameSummary;
  /** When it was last played, in words: rows of a list that is read again stay as they are. */
  readonly when: string | null;
  readonly onResume: (id: string) => void;
  readonly onMore: (id: string) => void;
  readonly onDelete: (game: GameSummary) => void;
}

export const GameRow = memo(function GameRow(props: GameRowProps) {
  const { game, when, onResume, onMore, onDelete } = props;
  const ground = useGround();
  const title = shownTitle(game.name);
  return (
    <View style={styles.row} testID="saved-row">
      <Tap
        testID={`saved-${game.id}`}
        label={[title, spokenLine(game), when].filter((part) => part !== null).join('. ')}
        disabled={game.damaged}
        onPress={() => onResume(game.id)}
        style={[styles.game, { borderColor: ground.control }]}
        pressedStyle={{ backgroundColor: `${ground.control}22` }}
      >
        <Text variant="label" numberOfLines={2}>
          {title}
        </Text>
        {game.damaged ? (
          <Text variant="fact" tone="quiet">
            {t('game.unreadable')}
          </Text>
        ) : (
          <Players game={game} />
        )}
        <Text variant="small" tone="quiet">
          {when ?? ''}
        </Text>
      </Tap>
      <IconButton
        icon="menu"
        label={t('game.more', { name: title })}
        testID={`saved-more-${game.id}`}
        onPress={() => onMore(game.id)}
      />
      <IconButton
        icon="bin"
        label={t('home.delete', { name: title })}
        testID={`saved-delete-${game.id}`}
        onPress={() => onDelete(game)}
      />
    </View>
  );
});

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  game: {
    flex: 1,
    minHeight: TOUCH,
    borderWidth: 1,
    borderRadius: RADIUS.m,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.s,
  },
  players: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m },
  player: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, maxWidth: '100%' },
  shrink: { flexShrink: 1 },
  /** Stands out from a name that ends in a figure itself. */
  points: { fontFamily: TYPE.label.fontFamily },
});
