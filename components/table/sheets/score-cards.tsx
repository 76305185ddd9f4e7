/** Every card that scores, or narrowly does not, with its points and the reason, by category. */
import { memo, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { CARD_RATIO, FullFace } from '@/components/card';
import { SPACE, TOUCH } from '@/components/theme';
import { Tap, Text } from '@/components/ui';
import type { PlayerScore, ScoreLine, View as GameView } from '@/engine';
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
  /** To the rule that counts a card; left out where it is told beside it. */
  readonly onRules?: (at: RulePlace) => void;
}

function CountedCard(props: ScoreCardsProps & { readonly line: ScoreLine }) {
  const { view, score, line, earlier = null } = props;
  const { category, card, points } = line;
  const isNew = earlier !== null && points !== 0 && !countedBefore(earlier, line);
  const said = lineWords(view, score, line);
  return (
    <Linked
      {...props}
      testID={`rule-of-${category}-${card}`}
      label={isNew ? `${said}, ${t('points.new')}` : said}
      rule={RULE_OF_LINE[line.reason]}
      style={styles.card}
    >
      {/* One sentence for screen readers; the picture and number are visual only. */}
      <View
        {...(props.onRules === undefined && {
          accessible: true,
          role: 'img',
          'aria-label': isNew ? `${said}, ${t('points.new')}` : said,
        })}
        style={points === 0 && styles.faint}
      >
        <FullFace
          card={card}
          w={CARD_W}
          h={CARD_W * CARD_RATIO}
          copyOf={category === 'works' ? copyOf(view, card) : undefined}
          silent={props.onRules !== undefined}
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
    </Linked>
  );
}

/** Leads to a rule, where there is a way to it. */
function Linked(
  props: Pick<ScoreCardsProps, 'onRules' | 'testID'> & {
    readonly label: string;
    readonly rule: RulePlace;
    readonly style: StyleProp<ViewStyle>;
    readonly children: ReactNode;
  },
) {
  const { onRules, testID, label, rule, style, children } = props;
  if (onRules === undefined) return <View style={style}>{children}</View>;
  return (
    <Tap
      testID={testID}
      role="link"
      label={label}
      hint={t('prompt.whyRule')}
      onPress={() => onRules(rule)}
      style={style}
    >
      {children}
    </Tap>
  );
}

export const ScoreCards = memo(function ScoreCards(props: ScoreCardsProps) {
  const { score, counted = CATEGORIES.length, earlier, testID } = props;
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
            <Linked
              {...props}
              testID={`rule-of-${category}`}
              label={categoryWords(score, category, earlier)}
              rule={RULE_OF_CATEGORY[category]}
              style={props.onRules === undefined ? undefined : styles.linked}
            >
              <Text variant="small" style={[styles.head, props.onRules && styles.link]}>
                {categoryWords(score, category, earlier)}
              </Text>
            </Linked>
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
