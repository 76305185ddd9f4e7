/** What a panel counts: works, helpers, sales, cards in hand and waiting cards. */
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/card';
import { useGround } from '@/components/theme';
import { Icon, Text } from '@/components/ui';
import type { PlayerView } from '@/engine';
import { materialOf } from '@/engine';
import { t } from '@/locales';

import type { WorksCount } from '../model/cover';

/** Columns of a wide panel, the same in every row so that related facts line up. */
export const COLUMNS = [{ flex: 40 }, { flex: 36 }, { flex: 25 }] as const;

interface Of {
  readonly p: PlayerView;
}

interface OfWorks extends Of {
  readonly works: WorksCount;
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
  const style = /[a-z]/i.test(children) ? styles.words : styles.number;
  return (
    <Text allowFontScaling={false} tone="quiet" numberOfLines={1} style={style}>
      {children}
    </Text>
  );
}

export function Works({ works }: { readonly works: WorksCount }) {
  const wing = (name: 'gallery' | 'giftShop') =>
    t('wing.count', { wing: t(`zone.${name}`), works: works[name], end: works.end });
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

/** Number of cards in hand and of waiting cards. */
export function Hidden({ p }: Of) {
  return (
    <>
      <Hand p={p} />
      <Waiting p={p} />
    </>
  );
}

/** Progress of both wings. */
export const worksInFigures = ({ gallery, giftShop, end }: WorksCount): string =>
  `${gallery}/${end} · ${giftShop}/${end}`;

export const Counts = ({ works }: { readonly works: WorksCount }) => (
  <Words>{worksInFigures(works)}</Words>
);

/** Shorter form for narrow panels. */
const ShortCounts = ({ works }: { readonly works: WorksCount }) => (
  <Words>{`${works.gallery}|${works.giftShop}`}</Words>
);

function Tucked({ p }: Of) {
  return (
    <>
      <Fact icon="person" n={p.helpers.length} />
      <Fact icon="tag" n={p.sales.length} />
    </>
  );
}

export function WorksAndHand({ p, works, short }: OfWorks & { readonly short: boolean }) {
  return (
    <>
      {short ? <ShortCounts works={works} /> : <Counts works={works} />}
      <Hand p={p} />
    </>
  );
}

/** The line below the task in words, aligned with the columns above. */
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
        <Words>{t('seat.bench', { n: p.bench.length })}</Words>
      </View>
    </View>
  );
}

/** The same in icons; the works stand beside the task. */
export function Rest({ p }: Of) {
  return (
    <View style={[styles.row, styles.apart]}>
      <Tucked p={p} />
      <Hidden p={p} />
    </View>
  );
}

/**
 * The same in two rows, for panels where waiting cards beside the works would cut them off. `brief`: works and hand are
 * already shown beside the task.
 */
export function TwoRows(
  props: OfWorks & { readonly rows: number; readonly brief: boolean; readonly short: boolean },
) {
  const { p, works, rows, brief, short } = props;
  return (
    <>
      {!brief && (
        <View style={[styles.row, styles.apart]}>
          <WorksAndHand p={p} works={works} short={short} />
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

/** The number of glyphs that fit beside a word on the smallest phone. */
const MOST = 5;

/** "Helpers" and a glyph for each, up to MOST. */
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
  // Letters need more height than figures.
  words: { fontFamily: 'NotoSans-Regular', fontSize: 12, lineHeight: 16 },
});
