/** Why the game ended, who won, and how every point came about, built up before the eyes. */
import { ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Hills } from '@/components/start';
import type { Cast } from '@/components/table/model/cast';
import { OnGround, SPACE, useTheme } from '@/components/theme';
import { Button, Panel, Text } from '@/components/ui';
import { TableLight } from '@/components/ui/TableLight';
import type { End, Score } from '@/engine';
import { t } from '@/locales';

import { CATEGORIES, Player } from './Player';
import { ShareCode } from './ShareCode';
import { useBuildUp } from './useBuildUp';
import { decidedWords, sideWords, titleWords, whyWords } from './words';

interface EndScreenProps {
  readonly result: Score;
  readonly end: End;
  readonly cast: Cast;
  readonly worksToEnd: number;
  readonly glide: number;
  readonly onRematch: () => void;
  readonly onTable: () => void;
  readonly onReview: () => void;
  readonly onHome: () => void;
}

/** From here on the scores and what to do next stand beside each other. */
const WIDE = 700;
/** With more players than this the cards of each are opened one by one. */
const FEW = 2;

function Heading({ result, end, cast, worksToEnd }: EndScreenProps) {
  const decided = decidedWords(result, cast);
  return (
    <View style={styles.heading}>
      <Text variant="title" testID="end-title" style={styles.centre}>
        {titleWords(result, cast)}
      </Text>
      <Text variant="lead" tone="quiet" testID="end-why" style={styles.centre}>
        {whyWords(end, cast, worksToEnd)}
      </Text>
      {decided !== null && (
        <Text variant="fact" testID="end-decided" style={styles.centre}>
          {decided}
        </Text>
      )}
    </View>
  );
}

function Acts({ onRematch, onTable, onReview, onHome }: EndScreenProps) {
  return (
    <View style={styles.acts}>
      <Button kind="primary" testID="end-rematch" label={t('end.rematch')} onPress={onRematch} />
      <Button
        testID="end-review"
        label={t('end.review')}
        hint={t('end.reviewHint')}
        onPress={onReview}
      />
      <ShareCode />
      <View style={styles.pair}>
        <Button testID="end-table" label={t('end.table')} onPress={onTable} style={styles.half} />
        <Button testID="end-home" label={t('end.home')} onPress={onHome} style={styles.half} />
      </View>
    </View>
  );
}

export function EndScreen(props: EndScreenProps) {
  const { result, cast, glide } = props;
  const insets = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  const { tokens } = useTheme();
  const { counted, skip } = useBuildUp(CATEGORIES.length, glide);
  const most = Math.max(1, ...result.players.map((p) => p.total));
  const wide = width >= WIDE;
  const scores = (
    <Panel style={styles.panel}>
      {result.ranking.map((side) => (
        <View key={side.players.join()} style={styles.side}>
          {side.players.length > 1 && counted >= CATEGORIES.length && (
            <Text variant="label" testID={`end-side-${side.players.join('-')}`}>
              {sideWords(side, cast)}
            </Text>
          )}
          {side.players.map((player) => {
            const score = result.players[player];
            return score === undefined ? null : (
              <Player
                key={player}
                player={score}
                cast={cast}
                most={most}
                winner={result.winners.includes(player)}
                counted={counted}
                glide={glide}
                openAtFirst={wide && cast.seats.length <= FEW}
                onSkip={skip}
              />
            );
          })}
        </View>
      ))}
    </Panel>
  );
  return (
    <OnGround name="table">
      <View testID="end" style={[styles.page, { backgroundColor: tokens.table.fill }]}>
        <TableLight />
        <Hills />
        <ScrollView
          contentContainerStyle={[
            styles.content,
            {
              paddingTop: insets.top + SPACE.l,
              paddingBottom: insets.bottom + SPACE.l,
              paddingLeft: insets.left + SPACE.m,
              paddingRight: insets.right + SPACE.m,
            },
          ]}
        >
          {wide ? (
            <View style={styles.columns}>
              <View style={styles.left}>{scores}</View>
              <View style={styles.right}>
                <Heading {...props} />
                <Acts {...props} />
              </View>
            </View>
          ) : (
            <>
              <Heading {...props} />
              {scores}
              <Acts {...props} />
            </>
          )}
        </ScrollView>
      </View>
    </OnGround>
  );
}

const styles = StyleSheet.create({
  side: { gap: SPACE.m },
  page: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0, zIndex: 2500 },
  content: { flexGrow: 1, alignItems: 'center', gap: SPACE.m },
  columns: { flexDirection: 'row', gap: SPACE.l, width: '100%', maxWidth: 1000 },
  left: { flex: 3 },
  right: { flex: 2, gap: SPACE.l },
  heading: { gap: SPACE.s, alignItems: 'center' },
  centre: { textAlign: 'center', maxWidth: 520 },
  panel: { width: '100%', maxWidth: 620, padding: SPACE.m, gap: SPACE.m, alignSelf: 'center' },
  acts: { width: '100%', maxWidth: 620, gap: SPACE.s },
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  // Two side by side on a phone, each on one line.
  half: { flexGrow: 1, flexBasis: 140, paddingHorizontal: SPACE.s },
});
