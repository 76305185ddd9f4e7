/** Every card that scores, or narrowly does not, with its points and the reason, by category. */
import { memo, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { CARD_RATIO, FullFace } from '@/components/card';
import { SPACE, TOUCH } from '@/components/theme';
import { Tap, Text } from '@/components/ui';
import type { CardId, PlayerScore, ScoreLine, View as GameView } from '@/engine';
import { t } from '@/locales';
import type { RulePlace } from '@/locales/rulebook';

import { RULE_OF_CATEGORY, RULE_OF_LINE } from '../model/rule-links';
import {
  CATEGORIES,
  categoryWords,
  countedBefore,
  lineWords,
  reasonWords,
} from '../model/score-words';
import { copyOf } from '../model/where';

const CARD_W = 52;

interface ScoreCardsProps {
  readonly view: GameView;
  readonly score: PlayerScore;
  /** Number of categories revealed so far, all if left out; the others already take up their space. */
  readonly counted?: number;
  /** The score to compare with: what has come since is marked. */
  readonly earlier?: PlayerScore | null;
  readonly testID: string;
  /** To the rule that counts a category; left out where it is told beside it. */
  readonly onRules?: (at: RulePlace) => void;
  /** Opens a card; `rule` counts it. Left out where cards are only pictures. */
  readonly onCard?: (counted: CountedRule) => void;
}

/** A card, and the rule by which it counts or does not. */
export interface CountedRule {
  readonly card: CardId;
  readonly rule: RulePlace;
}

function CountedCard(props: ScoreCardsProps & { readonly line: ScoreLine }) {
  const { view, score, line, earlier = null, onCard } = props;
  const { category, card, points } = line;
  const isNew = earlier !== null && points !== 0 && !countedBefore(earlier, line);
  const words = lineWords(view, score, line);
  const said = isNew ? `${words}, ${t('points.new')}` : words;
  return (
    <Pressed
      testID={`counted-${category}-${card}`}
      label={said}
      hint={t('act.read')}
      onPress={onCard && (() => onCard({ card, rule: RULE_OF_LINE[line.reason] }))}
      style={styles.card}
    >
      {/* One sentence for screen readers; the picture and number are visual only. */}
      <View
        {...(onCard === undefined && { accessible: true, role: 'img', 'aria-label': said })}
        style={points === 0 && styles.faint}
      >
        <FullFace
          card={card}
          w={CARD_W}
          h={CARD_W * CARD_RATIO}
          copyOf={category === 'works' ? copyOf(view, card) : undefined}
          silent={onCard !== undefined}
        />
      </View>
      <Text variant="fact" aria-hidden style={styles.points}>
        {t('end.plus', { points })}
      </Text>
      {category !== 'works' && category !== 'bonuses' && (
        <Text variant="small" tone="quiet" aria-hidden style={styles.reason}>
          {reasonWords(view, score, line)}
        </Text>
      )}
      {isNew && (
        <Text variant="small" aria-hidden style={[styles.reason, styles.points]}>
          {t('points.new')}
        </Text>
      )}
    </Pressed>
  );
}

/** Leads on, where there is a way. */
function Pressed(props: {
  readonly testID: string;
  readonly role?: 'link';
  readonly label: string;
  readonly hint: string;
  readonly onPress: (() => void) | undefined;
  readonly style: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}) {
  const { onPress, style, children, ...rest } = props;
  if (onPress === undefined) return <View style={style}>{children}</View>;
  return (
    <Tap {...rest} onPress={onPress} style={style}>
      {children}
    </Tap>
  );
}

export const ScoreCards = memo(function ScoreCards(props: ScoreCardsProps) {
  const { score, counted = CATEGORIES.length, earlier, testID, onRules } = props;
  return (
    <View testID={testID} style={styles.all}>
      {CATEGORIES.map((category, i) => {
        const lines = score.lines.filter((line) => line.category === category);
        return lines.length === 0 ? null : (
          <View
            key={category}
            aria-hidden={i >= counted}
            style={i < counted ? styles.category : [styles.category, styles.still]}
          >
            <Pressed
              testID={`rule-of-${category}`}
              role="link"
              label={categoryWords(score, category, earlier)}
              hint={t('prompt.whyRule')}
              onPress={onRules && (() => onRules(RULE_OF_CATEGORY[category]))}
              style={onRules && styles.linked}
            >
              <Text variant="small" style={[styles.head, onRules && styles.link]}>
                {categoryWords(score, category, earlier)}
              </Text>
            </Pressed>
            <View style={styles.cards}>
              {lines.map((line, j) => (
                <CountedCard key={j} {...props} line={line} />
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
  linked: { minHeight: TOUCH, justifyContent: 'center', marginVertical: -8 },
  link: { textDecorationLine: 'underline' },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  card: { width: CARD_W + 10, alignItems: 'center' },
  faint: { opacity: 0.5 },
  points: { fontFamily: 'NotoSans-SemiBold' },
  reason: { fontSize: 11, lineHeight: 13, textAlign: 'center' },
});
