/** A temple mat: wood, the two wings, and labels for whatever is empty. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { EmblemDrawing } from '@/components/card';
import { OnGround, useTheme } from '@/components/theme';
import { atSize, boxWidth } from '@/components/theme/measure';
import { stacked } from '@/components/theme/stacked';
import { Text } from '@/components/ui';
import type { PlayerView } from '@/engine';
import { t } from '@/locales';

import type { MatLayout, Rect } from '../layout';
import type { WorksCount } from '../model/cover';

interface MatProps {
  readonly m: MatLayout;
  readonly p: PlayerView;
  readonly works: WorksCount;
}

const box = (r: Rect) => ({
  position: 'absolute' as const,
  left: r.x,
  top: r.y,
  width: r.w,
  height: r.h,
});

const EMPTY = { fontFamily: 'NotoSans-Regular', fontSize: 11, lineHeight: 14 } as const;
const MOST_EMPTY = 1.05;
/** Space between the label of an empty edge and its dashed border. */
const RIM = 8;
/** Both sides of a mat are labelled the same way: across, or upright if the longer name does not fit. */
const longestName = (): number =>
  RIM +
  Math.max(
    ...[t('zone.helpers'), t('zone.sales')].map((name) =>
      boxWidth(name, atSize(EMPTY, MOST_EMPTY)),
    ),
  );

/** A label in one line across or upright; a long one on the smallest phones is set narrower, as on a card. */
function lineStyle(label: string, r: Rect, upright: boolean) {
  const wide = boxWidth(label, atSize(EMPTY, MOST_EMPTY));
  const along = upright ? r.h : r.w;
  const narrow = Math.min(1, (along - RIM / 2) / wide);
  if (!upright && narrow === 1) return null;
  const width = Math.max(along, wide);
  const turn = r.x < 0 ? '90deg' : '-90deg';
  const transform = [{ rotate: upright ? turn : '0deg' }, { scaleX: narrow }];
  return { width, maxWidth: width, transform };
}

function EmptyEdge({ r, label }: { readonly r: Rect; readonly label: string }) {
  const { tokens } = useTheme();
  const upright = r.h > r.w * 1.4 || (r.w < longestName() && r.h > r.w);
  const signs = upright ? stacked(label) : null;
  if (r.w < 30 || r.h < 24) return null;
  return (
    <View style={[box(r), styles.centre]}>
      <View style={[styles.empty, { borderColor: `${tokens.table.control}66` }]} />
      <Text
        variant="small"
        tone="quiet"
        numberOfLines={signs?.length ?? 1}
        maxFontSizeMultiplier={MOST_EMPTY}
        style={[styles.emptyText, signs === null && lineStyle(label, r, upright)]}
      >
        {signs?.join('\n') ?? label}
      </Text>
    </View>
  );
}

const WING_LABEL = {
  fontFamily: 'NotoSans-SemiBold',
  fontSize: 11,
  lineHeight: 15,
  letterSpacing: 0.2,
} as const;

/** `named`: both wing names fit; otherwise only the count is shown. */
function Wing(props: { r: Rect; label: Rect | null; text: string; named: boolean }) {
  const { r, label, text, named } = props;
  const { tokens } = useTheme();
  return (
    <>
      <View
        style={[
          box({ x: r.x - 2, y: r.y - 2, w: r.w + 4, h: r.h + 4 }),
          styles.wing,
          { borderColor: `${tokens.mat.ornament}44` },
        ]}
      />
      {label !== null && (
        <Text
          allowFontScaling={false}
          numberOfLines={1}
          style={[box(label), styles.label, { color: tokens.mat.quiet }]}
        >
          {named ? text : text.replace(/^\D+/, '')}
        </Text>
      )}
    </>
  );
}

/** How faint the emblem is on the wood. */
const BURNT = 0.26;

export const Mat = memo(function Mat({ m, p, works }: MatProps) {
  const { tokens, scheme } = useTheme();
  const noTask = p.task.length === 0 && !p.taskFaceDown;
  const wingWords = (wing: 'gallery' | 'giftShop') =>
    t('wing.count', { wing: t(`zone.${wing}`), works: works[wing], end: works.end });
  const words = { gallery: wingWords('gallery'), giftShop: wingWords('giftShop') };
  const longest = Math.max(...Object.values(words).map((text) => boxWidth(text, WING_LABEL)));
  const named = longest <= (m.galleryLabel?.w ?? 0);
  return (
    <>
      <View style={styles.below} aria-hidden>
        {noTask && <EmptyEdge r={m.task} label={t('seat.noTask')} />}
        {p.helpers.length === 0 && <EmptyEdge r={m.helpers} label={t('zone.helpers')} />}
        {p.bench.length === 0 && <EmptyEdge r={m.bench} label={t('zone.bench')} />}
        {p.sales.length === 0 && <EmptyEdge r={m.sales} label={t('zone.sales')} />}
      </View>
      <View style={[styles.layer, { zIndex: m.z }]} aria-hidden>
        <OnGround name="mat">
          <View
            style={[
              box(m.mat),
              styles.mat,
              {
                backgroundColor: tokens.mat.fill,
                borderColor: tokens.mat.edge,
                boxShadow: `0px 2px 8px ${tokens.shadow}55`,
              },
            ]}
          >
            <View style={[styles.inner, { borderColor: `${tokens.mat.ornament}33` }]}>
              <EmblemDrawing
                size={Math.min(m.mat.w * 0.42, m.mat.h * 0.62)}
                scheme={scheme}
                opacity={BURNT}
              />
            </View>
          </View>
          <Wing r={m.gallery} label={m.galleryLabel} text={words.gallery} named={named} />
          <Wing r={m.giftShop} label={m.giftShopLabel} text={words.giftShop} named={named} />
        </OnGround>
      </View>
    </>
  );
});

const styles = StyleSheet.create({
  below: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    zIndex: 1,
    pointerEvents: 'none',
  },
  layer: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0, pointerEvents: 'none' },
  mat: { borderWidth: 2, borderRadius: 10, padding: 3 },
  inner: {
    flex: 1,
    borderWidth: 1,
    borderRadius: 7,
    alignItems: 'center',
    justifyContent: 'center',
  },
  wing: { borderWidth: 1, borderRadius: 6, borderStyle: 'dashed' },
  label: { ...WING_LABEL, textAlign: 'center' },
  centre: { alignItems: 'center', justifyContent: 'center' },
  empty: {
    position: 'absolute',
    left: 3,
    right: 3,
    top: 3,
    bottom: 3,
    borderWidth: 1,
    borderStyle: 'dashed',
    borderRadius: 8,
  },
  emptyText: { ...EMPTY, textAlign: 'center' },
});
