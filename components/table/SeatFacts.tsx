/** What a panel counts: works, helpers, sales, cards in hand and cards that wait. */
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/card';
import { useGround } from '@/components/theme';
import { Icon, Text } from '@/components/ui';
import type { PlayerView } from '@/engine';
import { materialOf } from '@/engine';
import { t } from '@/locales';

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
  return <Words>{`${wing('gallery')} · ${wing('giftShop')}`}</Words>;
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

/** The line below the task: with words where there is room. */
export function Rest({ p, wide }: Of & { readonly wide: boolean }) {
  if (wide) {
    return (
      <View style={styles.row}>
        <Groups label={t('zone.helpers')} cards={p.helpers} />
        <Groups label={t('zone.sales')} cards={p.sales} />
      </View>
    );
  }
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
export function NarrowRest(props: Of & { readonly rows: number; readonly brief: boolean }) {
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

/** "Helpers" and a glyph for each, up to a handful. */
function Groups({ label, cards }: { readonly label: string; readonly cards: readonly number[] }) {
  return (
    <View style={[styles.row, styles.grow]}>
      <Words>{label}</Words>
      {cards.slice(0, 7).map((card) => (
        <Glyph key={card} material={materialOf(card)} size={11} />
      ))}
      {cards.length === 0 && <Words>0</Words>}
      {cards.length > 7 && <Words>{`+${cards.length - 7}`}</Words>}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  apart: { justifyContent: 'space-between' },
  grow: { flex: 1 },
  fact: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  number: { fontFamily: 'NotoSans-Regular', fontSize: 12, lineHeight: 13 },
});
