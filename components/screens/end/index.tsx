/** Why the game ended, how the points add up, and finally who won. */
import { useState } from 'react';
import { StyleSheet, View, useWindowDimensions, type ViewStyle } from 'react-native';

import type { Cast } from '@/components/table/model/cast';
import { whyWords } from '@/components/table/model/end-words';
import { CATEGORIES } from '@/components/table/model/score-words';
import { InspectorSheet } from '@/components/table/sheets/inspector';
import type { CountedRule } from '@/components/table/sheets/score-cards';
import { SPACE } from '@/components/theme';
import { Button, Text } from '@/components/ui';
import type { End, Score, View as GameView } from '@/engine';
import { t } from '@/locales';
import type { RulePlace } from '@/locales/rulebook';

import { Page } from './page';
import { Scores } from './scores';
import { ShareCode } from './share-code';
import { useBuildUp } from './use-build-up';
import { decidedWords, titleWords, toldAtOnce } from './words';

interface EndScreenProps {
  readonly result: Score;
  readonly end: End;
  /** The table as it was when the game ended. */
  readonly view: GameView;
  readonly cast: Cast;
  readonly worksToEnd: number;
  readonly glide: number;
  readonly onRematch: () => void;
  readonly onTable: () => void;
  readonly onReview: () => void;
  readonly onHandOver: () => void;
  readonly onHome: () => void;
  readonly onRules: (at: RulePlace) => void;
}

/** From this width the scores and the next actions are side by side. */
const WIDE = 700;
/** Up to this height only half of the buttons would be in sight below each other: the ways on share rows. */
const LOW = 560;
/** With more players than this, each player's cards are opened separately. */
const FEW = 2;

/** The winner is shown when the count is complete; screen readers get it at once. */
function Heading(props: EndScreenProps & { readonly complete: boolean }) {
  const { result, end, view, cast, worksToEnd, complete } = props;
  const decided = decidedWords(result, cast, view.current);
  return (
    <View style={styles.heading}>
      <Text
        variant="title"
        testID="end-title"
        accessibilityLabel={complete ? undefined : toldAtOnce(result, cast, view.current)}
        style={styles.centre}
      >
        {complete ? titleWords(result, cast) : t('end.counting')}
      </Text>
      <Text variant="lead" tone="quiet" testID="end-why" style={styles.centre}>
        {whyWords(end, cast, worksToEnd)}
      </Text>
      {decided !== null && (
        <Text
          variant="fact"
          testID="end-decided"
          aria-hidden={!complete}
          style={[styles.centre, !complete && styles.still]}
        >
          {decided}
        </Text>
      )}
    </View>
  );
}

/** Two buttons share a row, with shorter labels. */
interface InRow {
  readonly style?: ViewStyle;
}

function Again({ onRematch, style }: EndScreenProps & InRow) {
  return (
    <Button
      kind="primary"
      testID="end-rematch"
      label={t('end.rematch')}
      onPress={onRematch}
      style={style}
    />
  );
}

function LookBack({ onReview, style }: EndScreenProps & InRow) {
  return (
    <Button
      testID="end-review"
      label={t(style === undefined ? 'end.review' : 'end.reviewShort')}
      hint={t('end.reviewHint')}
      onPress={onReview}
      style={style}
    />
  );
}

function Away({ onTable, onHome }: EndScreenProps) {
  return (
    <>
      <Button testID="end-table" label={t('end.table')} onPress={onTable} style={styles.half} />
      <Button testID="end-home" label={t('end.home')} onPress={onHome} style={styles.half} />
    </>
  );
}

/** On a phone they must be in sight: not below the scores, and in landscape not below everything else. */
function MainButtons(props: EndScreenProps) {
  return (
    <View style={[styles.pair, styles.buttons]}>
      <Again {...props} style={styles.half} />
      <LookBack {...props} style={styles.half} />
      <Away {...props} />
    </View>
  );
}

function OtherButtons({ onHandOver }: EndScreenProps) {
  return (
    <>
      <ShareCode />
      <Button testID="end-hand-over" label={t('handOver.act')} onPress={onHandOver} />
    </>
  );
}

export function EndScreen(props: EndScreenProps) {
  const { result, view, cast, glide } = props;
  const { width, height } = useWindowDimensions();
  const { counted, complete, skip } = useBuildUp(result, CATEGORIES.length, glide);
  const wide = width >= WIDE;
  const [read, setRead] = useState<CountedRule | null>(null);
  const heading = <Heading {...props} complete={complete} />;
  const scores = (
    <Scores
      result={result}
      view={view}
      cast={cast}
      counted={counted}
      complete={complete}
      glide={glide}
      openAtFirst={wide && cast.participants.length <= FEW}
      onSkip={skip}
      onRules={props.onRules}
      onCard={setRead}
    />
  );
  return (
    <Page complete={complete} onSkip={skip} footer={wide ? null : <MainButtons {...props} />}>
      {wide ? (
        <View style={styles.columns}>
          <View style={styles.left}>{scores}</View>
          <View style={styles.right}>
            {heading}
            {height < LOW ? (
              <View style={styles.buttons}>
                <MainButtons {...props} />
                <OtherButtons {...props} />
              </View>
            ) : (
              <View style={styles.buttons}>
                <Again {...props} />
                <LookBack {...props} />
                <OtherButtons {...props} />
                <View style={styles.pair}>
                  <Away {...props} />
                </View>
              </View>
            )}
          </View>
        </View>
      ) : (
        <>
          {heading}
          {scores}
          <View style={styles.buttons}>
            <OtherButtons {...props} />
          </View>
        </>
      )}
      <InspectorSheet
        card={read?.card ?? null}
        view={view}
        cast={cast}
        now={null}
        width={Math.min(560, width) - 2 * SPACE.l}
        rule={read?.rule}
        onRules={(at) => {
          setRead(null);
          props.onRules(at);
        }}
        onClose={() => setRead(null)}
      />
    </Page>
  );
}

const styles = StyleSheet.create({
  columns: {
    flexDirection: 'row',
    gap: SPACE.l,
    width: '100%',
    maxWidth: 1000,
  },
  left: { flex: 3 },
  right: { flex: 2, gap: SPACE.l },
  heading: { gap: SPACE.s, alignItems: 'center' },
  centre: { textAlign: 'center', maxWidth: 520 },
  // Keeps its space, so that nothing jumps when it appears.
  still: { opacity: 0 },
  buttons: { width: '100%', maxWidth: 620, gap: SPACE.s },
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  // Two side by side on a phone, each on one line.
  half: { flexGrow: 1, flexBasis: 124, paddingHorizontal: SPACE.s },
});
