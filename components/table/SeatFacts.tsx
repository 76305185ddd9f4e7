/** What a panel counts: works, helpers, sales, cards in hand and cards that wait. */
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/card';
import { useGround } from '@/components/theme';
import { Icon, Text } from '@/components/ui';
import type { PlayerView } from '@/engine';
import { materialOf } from '@/engine';
import { t } from '@/locales';

/** Of a wide panel, the same in every line, so that what belongs together stands together. */
export const COLUMNS = [{ flex: 40 }, { flex: 36 }, { flex: 25 }] as const;

interface Of {
  readonly p: PlayerView;
}

function Fact({
  icon,
  n,
}: {
  readonly icon: 'hand' | 'hourglass' | 'person' | 'tag';
  readonly n: number;
}) {
  const ground = useGround();
  return (
    <View style={styles.fact}>
      <Icon name={icon} size={13} color={ground.quiet} />
      <Text allowFontScaling={false} tone="quiet" style={styles.number}>
        {n}
      </Text>
    </View>
  );
}

function Words({ children }: { readonly children: string }) {
  return (
    <Text allowFontScaling={false} tone="quiet" numberOfLines={1} style={styles.number}>
      {children}
    </Text>
  );
}

export function Works({ p, end }: { readonly p: PlayerView; readonly end: number }) {
  const wing = (name: 'gallery' | 'giftShop') =>
    t('wing.count', { wing: t(`zone.${name}`), works: p[name].length, end });
  return (
    <>
      <View style={COLUMNS[1]}>
        <Words>{wing('gallery')}</Words>
      </View>
      <View style={COLUMNS[2]}>
        <Words>{wing('giftShop')}</Words>
      </View>
    </>
  );
}

const Hand = ({ p }: Of) => <Fact icon="hand" n={p.hand.count} />;

const Waiting = ({ p }: Of) => p.waiting.count > 0 && <Fact icon="hourglass" n={p.waiting.count} />;

/** How many cards in hand, and how many wait. */
export function Hidden({ p }: Of) {
  return (
    <>
      <Hand p={p} />
      <Waiting p={p} />
    </>
  );
}

const worksOf = (p: PlayerView) => `${p.gallery.length}|${p.giftShop.length}`;

function Tucked({ p }: Of) {
  return (
    <>
      <Fact icon="person" n={p.helpers.length} />
      <Fact icon="tag" n={p.sales.length} />
    </>
  );
}

export function WorksAndHand({ p }: Of) {
  return (
    <>
      <Words>{worksOf(p)}</Words>
      <Hand p={p} />
    </>
  );
}

/** The line below the task, in words, each fact under the one above. */
export function WideRest({ p }: Of) {
  return (
    <View style={styles.row}>
      <View style={COLUMNS[0]}>
        <Groups label={t('zone.helpers')} cards={p.helpers} />
      </View>
      <View style={COLUMNS[1]}>
        <Groups label={t('zone.sales')} cards={p.sales} />
      </View>
      <View style={COLUMNS[2]}>
        <Words>{`${t('zone.bench')} ${p.bench.length}`}</Words>
      </View>
    </View>
  );
}

/** The same in icons. */
export function Rest({ p }: Of) {
  return (
    <View style={[styles.row, styles.apart]}>
      <Words>{worksOf(p)}</Words>
      <Tucked p={p} />
      <Hidden p={p} />
    </View>
  );
}

/**
 * The same where three icons and their numbers fill a line: the works would be cut if what waits stood
 * beside them. `brief`: works and hand are told beside the task already.
 */
export function TwoRows(props: Of & { readonly rows: number; readonly brief: boolean }) {
  const { p, rows, brief } = props;
  return (
    <>
      {!brief && (
        <View style={[styles.row, styles.apart]}>
          <WorksAndHand p={p} />
        </View>
      )}
      {(brief || rows >= 4) && (
        <View style={[styles.row, styles.apart]}>
          <Tucked p={p} />
          <Waiting p={p} />
        </View>
      )}
    </>
  );
}

/** So many glyphs have room beside a word on the smallest phone. */
const MOST = 5;

/** "Helpers" and a glyph for each, up to a handful. */
function Groups({ label, cards }: { readonly label: string; readonly cards: readonly number[] }) {
  const shown = cards.length > MOST ? cards.slice(0, MOST - 1) : cards;
  return (
    <View style={styles.row}>
      <Words>{label}</Words>
      {shown.map((card) => (
        <Glyph key={card} material={materialOf(card)} size={11} />
      ))}
      {cards.length === 0 && <Words>0</Words>}
      {cards.length > shown.length && <Words>{`+${cards.length - shown.length}`}</Words>}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  apart: { justifyContent: 'space-between' },
  fact: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  number: { fontFamily: 'NotoSans-Regular', fontSize: 12, lineHeight: 13 },
});
