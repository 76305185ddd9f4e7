/** What a panel counts: works, helpers, sales, cards in hand and waiting cards. */
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/card';
import { useGround } from '@/components/theme';
import { Icon, Text } from '@/components/ui';
import type { PlayerView } from '@/engine';
import { materialOf } from '@/engine';
import { t } from '@/locales';

import type { WorksCount } from '../model/cover';
import {
  columnWidth,
  FACT,
  GAP,
  GLYPH,
  glyphsBeside,
  ICON_GAP,
  USUAL,
  wingWords,
  worksInFigures,
  worksInShort,
  type FactSizes,
} from './seat-widths';

interface Of {
  readonly p: PlayerView;
}

interface OfWorks extends Of {
  readonly works: WorksCount;
}

/** Columns of a panel in words, the same in every row so that related facts line up. */
interface InColumns {
  /** The width of the panel. */
  readonly panel: number;
}

interface FactProps {
  readonly icon: 'hand' | 'hourglass' | 'person' | 'tag';
  readonly n: number;
  readonly sizes?: FactSizes;
}

function Fact({ icon, n, sizes = USUAL }: FactProps) {
  const ground = useGround();
  return (
    <View style={styles.fact}>
      <Icon name={icon} size={sizes.icon} color={ground.quiet} />
      <Text
        allowFontScaling={false}
        tone="quiet"
        style={[styles.number, { fontSize: sizes.figures }]}
      >
        {n}
      </Text>
    </View>
  );
}

function Words({ children, size }: { readonly children: string; readonly size?: number }) {
  const style = /[a-z]/i.test(children) ? styles.words : styles.number;
  return (
    <Text
      allowFontScaling={false}
      tone="quiet"
      numberOfLines={1}
      style={[style, size !== undefined && { fontSize: size }]}
    >
      {children}
    </Text>
  );
}

export function Works({ works, panel }: InColumns & { readonly works: WorksCount }) {
  return (
    <>
      <View style={{ width: columnWidth(panel, 1) }}>
        <Words>{wingWords('gallery', works)}</Words>
      </View>
      <View style={{ width: columnWidth(panel, 2) }}>
        <Words>{wingWords('giftShop', works)}</Words>
      </View>
    </>
  );
}

const Hand = ({ p, sizes }: Of & { readonly sizes?: FactSizes }) => (
  <Fact icon="hand" n={p.hand.count} sizes={sizes} />
);

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

export const Counts = ({ works }: { readonly works: WorksCount }) => (
  <Words>{worksInFigures(works)}</Words>
);

function Tucked({ p }: Of) {
  return (
    <>
      <Fact icon="person" n={p.helpers.length} />
      <Fact icon="tag" n={p.sales.length} />
    </>
  );
}

export function WorksAndHand(
  props: OfWorks & { readonly short: boolean; readonly sizes?: FactSizes },
) {
  const { p, works, short, sizes } = props;
  return (
    <>
      {short ? (
        <Words size={sizes?.figures}>{worksInShort(works)}</Words>
      ) : (
        <Counts works={works} />
      )}
      <Hand p={p} sizes={sizes} />
    </>
  );
}

/** The line below the task in words, aligned with the columns above. */
export function WideRest({ p, panel }: Of & InColumns) {
  const [first, second, third] = ([0, 1, 2] as const).map((column) => columnWidth(panel, column));
  return (
    <View style={styles.row}>
      <View style={{ width: first }}>
        <Groups label={t('zone.helpers')} cards={p.helpers} room={first ?? 0} />
      </View>
      <View style={{ width: second }}>
        <Groups label={t('zone.sales')} cards={p.sales} room={second ?? 0} />
      </View>
      <View style={{ width: third }}>
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

interface GroupsProps {
  readonly label: string;
  readonly cards: readonly number[];
  readonly room: number;
}

/** "Helpers" and a glyph for each, or a number for those that do not fit. */
function Groups({ label, cards, room }: GroupsProps) {
  const shown = cards.slice(0, glyphsBeside(label, cards.length, room));
  return (
    <View style={styles.row}>
      <Words>{label}</Words>
      {shown.map((card) => (
        <Glyph key={card} material={materialOf(card)} size={GLYPH} />
      ))}
      {cards.length === 0 && <Words>0</Words>}
      {cards.length > shown.length && <Words>{`+${cards.length - shown.length}`}</Words>}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: GAP },
  apart: { justifyContent: 'space-between' },
  fact: { flexDirection: 'row', alignItems: 'center', gap: ICON_GAP },
  number: { ...FACT, lineHeight: 13 },
  // Letters need more height than figures.
  words: { ...FACT, lineHeight: 16 },
});
