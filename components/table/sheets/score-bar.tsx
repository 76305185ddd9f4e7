/** A player's points as a bar by category, and the categories in figures. */
import { StyleSheet, View } from 'react-native';

import { materialTone, SPACE, useTheme } from '@/components/theme';
import { Grow, Text } from '@/components/ui';
import type { PlayerScore, ScoreCategory } from '@/engine';

import { CATEGORIES, categoryWords } from '../model/score-words';

const STRIP = { works: 'cloth', sales: 'clay', backorders: 'stone', bonuses: 'paper' } as const;

/** A part of the bar that grows to its share when its category is counted. */
function Strip(props: {
  readonly category: ScoreCategory;
  readonly share: number;
  readonly grown: boolean;
  readonly glide: number;
}) {
  const { category, share, grown, glide } = props;
  const { scheme } = useTheme();
  const backgroundColor = materialTone(STRIP[category], scheme);
  return (
    <Grow
      grown={grown}
      duration={glide * 1.6}
      style={[styles.strip, { width: `${share}%`, backgroundColor }]}
    />
  );
}

interface ScoreBarProps {
  readonly score: PlayerScore;
  /** The highest score, which fills the bar. */
  readonly most: number;
  /** Number of categories counted so far; all if left out. */
  readonly counted?: number;
  readonly glide?: number;
  /** The score to compare with. */
  readonly earlier?: PlayerScore | null;
}

export function ScoreBar(props: ScoreBarProps) {
  const { score, most, counted = CATEGORIES.length, glide = 0, earlier } = props;
  const { scheme } = useTheme();
  return (
    <>
      <View style={styles.strips}>
        {CATEGORIES.map((category, i) => (
          <Strip
            key={category}
            category={category}
            share={(Math.max(0, score[category]) / Math.max(1, most)) * 100}
            grown={i < counted}
            glide={glide}
          />
        ))}
      </View>
      <View style={styles.legend}>
        {CATEGORIES.map((category, i) => (
          <View key={category} style={[styles.entry, i >= counted && styles.still]}>
            <View
              style={[styles.dot, { backgroundColor: materialTone(STRIP[category], scheme) }]}
            />
            <Text variant="small">{categoryWords(score, category, earlier)}</Text>
          </View>
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  strips: { flexDirection: 'row', height: 16, borderRadius: 4, overflow: 'hidden' },
  strip: { height: 16 },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m, rowGap: 2 },
  entry: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  still: { opacity: 0 },
  dot: { width: 9, height: 9, borderRadius: 2 },
});
