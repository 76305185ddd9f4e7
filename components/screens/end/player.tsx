/** One player's points: a bar that grows by category, with all cards behind a tap. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Crest } from '@/components/card';
import type { Cast } from '@/components/table/model/cast';
import { CATEGORIES, categoryWords } from '@/components/table/model/score-words';
import { ScoreBar } from '@/components/table/sheets/score-bar';
import { ScoreCards, type CountedRule } from '@/components/table/sheets/score-cards';
import { playerName, spokenName } from '@/components/table/model/cast';
import { RADIUS, SPACE, TOUCH, useGround, useTheme } from '@/components/theme';
import { Icon, Tap, Text } from '@/components/ui';
import type { PlayerScore, View as GameView } from '@/engine';
import { t } from '@/locales';
import type { RulePlace } from '@/locales/rulebook';

const PAD = SPACE.s + 4;

export interface PlayerProps {
  readonly player: PlayerScore;
  readonly view: GameView;
  readonly cast: Cast;
  /** The highest score, which fills the bar. */
  readonly most: number;
  readonly winner: boolean;
  /** Number of categories counted so far. */
  readonly counted: number;
  /** Everything is counted and the winner may be shown. */
  readonly complete: boolean;
  readonly glide: number;
  readonly openAtFirst: boolean;
  /** A tap during the count finishes it. */
  readonly onSkip: () => void;
  readonly onRules: (at: RulePlace) => void;
  readonly onCard: (counted: CountedRule) => void;
}

/** All numbers of the bar in one sentence, so that a screen reader needs no extra step. */
function spokenScore(player: PlayerScore, name: string): string {
  const parts = CATEGORIES.map((category) => categoryWords(player, category));
  return t('end.spoken', { name, points: player.total, parts: t('list.items', { items: parts }) });
}

export function Player(props: PlayerProps) {
  const { player, view, cast, most, winner, counted, complete, glide, openAtFirst, onSkip } = props;
  const ground = useGround();
  const { scheme, tokens } = useTheme();
  const [open, setOpen] = useState(openAtFirst);
  const participant = cast.participants[player.player];
  const name = playerName(cast, player.player);
  const isComputer = participant?.kind === 'ai';
  const sofar = CATEGORIES.slice(0, counted).reduce((sum, c) => sum + player[c], 0);
  return (
    <View
      style={[
        styles.player,
        { backgroundColor: tokens.surface.fill },
        { borderColor: winner ? ground.choosable : ground.control },
        winner && styles.winner,
      ]}
    >
      <Tap
        testID={`end-player-${player.player}`}
        label={spokenScore(player, participant === undefined ? name : spokenName(participant))}
        hint={t(open ? 'end.less' : 'end.details', { name })}
        onPress={() => (complete ? setOpen(!open) : onSkip())}
        style={styles.head}
      >
        <View style={styles.row}>
          <Crest colour={participant?.colour ?? 0} size={26} onDark={scheme === 'dark'} />
          <Text variant="question" heading={false} numberOfLines={1} style={styles.grow}>
            {name}
          </Text>
          {isComputer && <Icon name="machine" size={20} />}
          {winner && <Icon name="tick" color={ground.choosable} />}
          <Text variant="title" heading={false} testID={`end-total-${player.player}`}>
            {sofar}
          </Text>
        </View>
        <ScoreBar score={player} most={most} counted={counted} glide={glide} />
        <Text variant="small" tone="quiet" aria-hidden style={styles.more}>
          {t(open ? 'end.lessShort' : 'end.moreShort')}
        </Text>
      </Tap>
      {open && (
        <ScoreCards
          view={view}
          score={player}
          counted={counted}
          testID={`end-cards-${player.player}`}
          onRules={complete ? props.onRules : undefined}
          onCard={complete ? props.onCard : undefined}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  player: { borderWidth: 1, borderRadius: RADIUS.m, padding: PAD, gap: SPACE.s },
  // A thicker border with less padding, so that the content does not move.
  winner: { borderWidth: 2.5, padding: PAD - 1.5 },
  head: { gap: 6, borderRadius: RADIUS.s, minHeight: TOUCH },
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  grow: { flex: 1 },
  more: { textDecorationLine: 'underline' },
});
