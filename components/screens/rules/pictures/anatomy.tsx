/** What stands on a card, and the card in each of its places. */
import { StyleSheet, View } from 'react-native';

import { CARD_RATIO, CardFace, FullFace, nameOf } from '@/components/card';
import { faceGeometry } from '@/components/card/geometry';
import { SPACE, useTextSize } from '@/components/theme';
import { Text } from '@/components/ui';
import { cardNamed, materialOf, TASK_OF, VALUE_OF } from '@/engine';
import { t } from '@/locales';

import { Dots, Legend, Picture, usePictureWidth, type Spot } from './frame';

const FACE = 150;
const WORK = 66;
/** Half a dot stands over the card's edge. */
const RIM = 12;
/** With larger text the legend stands below the card. */
const LARGE = 1.3;

const LIVES = [
  { face: 'task', words: 'picture.lives.task', w: 110, h: 46 },
  { face: 'helper', words: 'zone.helpers', w: 62, h: 56 },
  { face: 'bench', words: 'zone.bench', w: 70, h: 46 },
  { face: 'sale', words: 'zone.sales', w: 62, h: 56 },
  { face: 'full', words: 'picture.lives.work', w: WORK, h: WORK * CARD_RATIO },
] as const;

function spotsOn(h: number, name: string): Spot[] {
  const g = faceGeometry(FACE, h, name);
  const facts = g.factsY + g.factsH / 2;
  return [
    { x: FACE - RIM, y: 0 },
    { x: 0, y: h - 2 * RIM },
    { x: g.artX, y: g.factsY + g.factsH },
    { x: FACE, y: facts },
    { x: FACE - RIM, y: h - RIM },
  ];
}

export function CardAnatomy() {
  const card = cardNamed('Bell');
  const name = nameOf(card);
  const material = materialOf(card);
  const h = FACE * CARD_RATIO;
  const text = useTextSize();
  const isNarrow = usePictureWidth() < 2 * FACE;
  const parts = [
    t('picture.card.name'),
    t('picture.card.task', { task: t(`task.${TASK_OF[material]}`) }),
    t('picture.card.material', { material: t(`material.${material}`) }),
    t('picture.card.value', { value: VALUE_OF[material] }),
    t('picture.card.art'),
  ];
  const label = t('picture.numbered', { title: t('picture.card', { name }), parts });
  return (
    <Picture testID="picture-card" label={label}>
      <View style={text > LARGE || isNarrow ? styles.column : styles.row}>
        <View style={styles.card}>
          <FullFace card={card} w={FACE} h={h} silent />
          <Dots spots={spotsOn(h, name)} />
        </View>
        <View style={styles.legend}>
          <Legend parts={parts} />
        </View>
      </View>
    </Picture>
  );
}

/** One card as task, helper, material, sale and work. */
export function CardLives() {
  const card = cardNamed('Bell');
  const name = nameOf(card);
  const places = LIVES.map(({ words }) => t(words));
  return (
    <Picture testID="picture-lives" label={t('picture.lives', { name, places })}>
      <View style={styles.lives}>
        {LIVES.map(({ face, words, w, h }) => (
          <View key={face} style={styles.life}>
            <CardFace card={card} face={face} w={w} h={h} />
            <Text variant="small">{t(words)}</Text>
          </View>
        ))}
      </View>
    </Picture>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  column: { gap: SPACE.m },
  card: { margin: RIM, width: FACE },
  legend: { flexShrink: 1 },
  lives: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', gap: SPACE.m },
  life: { alignItems: 'center', gap: SPACE.xs },
});
