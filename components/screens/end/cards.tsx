/** Every card that scores, or narrowly does not, with its points and the reason, by category. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { CARD_RATIO, FullFace } from '@/components/card';
import { nameOf } from '@/components/card/identity';
import { SPACE } from '@/components/theme';
import { Text } from '@/components/ui';
import type { PlayerScore, ScoreCategory, ScoreLine } from '@/engine';
import { t } from '@/locales';

const CARD_W = 52;

function lineWords({ card, points, reason }: ScoreLine): string {
  return t('end.line', { name: nameOf(card), points, reason: t(`end.reason.${reason}`) });
}

function CountedCard({ line, category }: { line: ScoreLine; category: ScoreCategory }) {
  return (
    <View style={styles.card}>
      {/* One sentence for screen readers; the picture and number are visual only. */}
      <View
        accessible
        role="img"
        aria-label={lineWords(line)}
        style={line.points === 0 && styles.faint}
      >
        <FullFace card={line.card} w={CARD_W} h={CARD_W * CARD_RATIO} />
      </View>
      <Text variant="fact" aria-hidden style={styles.points}>
        {t('end.plus', { points: line.points })}
      </Text>
      {category !== 'works' && category !== 'bonuses' && (
        <Text variant="small" tone="quiet" aria-hidden style={styles.reason}>
          {t(`end.reason.${line.reason}`)}
        </Text>
      )}
    </View>
  );
}

export const Cards = memo(function Cards(props: {
  readonly player: PlayerScore;
  readonly categories: readonly ScoreCategory[];
  /** Number of categories revealed so far; the others already take up their space. */
  readonly counted: number;
}) {
  const { player, categories, counted } = props;
  return (
    <View testID={`end-cards-${player.player}`} style={styles.all}>
      {categories.map((category, i) => {
        const lines = player.lines.filter((line) => line.category === category);
        return lines.length === 0 ? null : (
          <View
            key={category}
            style={i < counted ? styles.category : [styles.category, styles.still]}
          >
            <Text variant="small" style={styles.head}>
              {t('end.category', { category: t(`end.${category}`), points: player[category] })}
            </Text>
            <View style={styles.cards}>
              {lines.map((line, j) => (
                <CountedCard key={j} line={line} category={category} />
              ))}
            </View>
          </View>
        );
      })}
    </View>
  );
});

const styles = StyleSheet.create({
  all: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l, rowGap: SPACE.s },
  // Without a limit its cards would overflow the frame in one line.
  category: { gap: 4, maxWidth: '100%' },
  still: { opacity: 0 },
  head: { fontFamily: 'NotoSans-SemiBold' },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  card: { width: CARD_W + 6, alignItems: 'center' },
  faint: { opacity: 0.5 },
  points: { fontFamily: 'NotoSans-SemiBold' },
  reason: { fontSize: 11, lineHeight: 13, textAlign: 'center' },
});
