/** Two players have been dealt their cards. */
import { StyleSheet, View } from 'react-native';

import { BackFace, CARD_RATIO, CardFace, alphabeticName } from '@/components/card';
import { TemplePicture, useTemple } from '@/components/table/board/temple-picture';
import { SPACE } from '@/components/theme';
import { Text } from '@/components/ui';
import type { CardId } from '@/engine';
import { t } from '@/locales';

import { Picture, usePictureWidth } from './frame';
import { setupTable } from './tables';

const YOU = 0;
const THEM = 1;
const MOST = 460;
const HEIGHT = 200;
const BACK = 36;
const FLOOR = 62;
const GAP = 6;

const Faces = ({ cards, w }: { readonly cards: readonly CardId[]; readonly w: number }) =>
  cards.map((card) => <CardFace key={card} card={card} face="full" w={w} h={w * CARD_RATIO} />);

const Backs = ({ n, w }: { readonly n: number; readonly w: number }) =>
  Array.from({ length: n }, (_, i) => <BackFace key={i} w={w} h={w * CARD_RATIO} />);

export function Setup() {
  const width = Math.min(MOST, usePictureWidth());
  const view = setupTable();
  const temple = useTemple(view, YOU, width, HEIGHT);
  const hand = view.players[YOU]?.hand.known ?? [];
  const theirs = view.players[THEM]?.hand.count ?? 0;
  const [mine = 0, other = 0] = view.floor;
  const shared = t('picture.setup.shared', {
    deck: view.deck.length,
    mine: alphabeticName(mine),
    theirs: alphabeticName(other),
  });
  const yours = t('picture.setup.yours', { n: hand.length });
  const their = t('picture.setup.theirs', { n: theirs });
  const title = t('picture.setup');
  const label = t('picture.list', { title, parts: [`${their}.`, shared, `${yours}.`] });
  return (
    <Picture testID="picture-setup" label={label}>
      <Text variant="fact">{their}</Text>
      <View style={styles.row}>
        <Backs n={theirs} w={BACK} />
      </View>
      <Text variant="fact">{shared}</Text>
      <View style={styles.row}>
        <BackFace w={FLOOR} h={FLOOR * CARD_RATIO} />
        <View style={styles.apart} />
        <Faces cards={view.floor} w={FLOOR} />
      </View>
      <Text variant="fact">{yours}</Text>
      <View style={{ width, height: HEIGHT }}>
        <TemplePicture view={view} player={YOU} temple={temple} />
      </View>
      <View style={styles.row}>
        <Faces cards={hand} w={Math.min(FLOOR, (width - 4 * GAP) / 5)} />
      </View>
    </Picture>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: GAP },
  apart: { width: SPACE.m },
});
