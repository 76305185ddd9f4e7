/** A temple mat: wood, the two wings, and labels for whatever is empty. */
import { memo } from 'react';
import { StyleSheet, View, type TextStyle } from 'react-native';

import { EmblemDrawing } from '@/components/card';
import { OnGround, useTheme } from '@/components/theme';
import { atSize, boxWidth, roomIn, textWidth, type Lettering } from '@/components/theme/measure';
import { stacked } from '@/components/theme/stacked';
import { Text } from '@/components/ui';
import type { PlayerView } from '@/engine';
import { t } from '@/locales';

import type { MatLayout, Rect } from '../layout';
import type { WorksCount } from '../model/cover';
import { useTextSize } from './seat-large';

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
/** Slightly larger than the smallest text; the labels must not stand out more than the cards. */
const USUAL_EMPTY = 1.05;
const MOST_EMPTY = 1.5;
/** Space between the label of an empty edge and its dashed border. */
const RIM = 8;
/** Both sides of a mat are labelled the same way: across, or upright if the longer name does not fit. */
const longestName = (): number =>
  RIM +
  Math.max(
    ...[t('zone.helpers'), t('zone.sales')].map((name) =>
      boxWidth(name, atSize(EMPTY, USUAL_EMPTY)),
    ),
  );

/** A label in one line across or upright; a long one on the smallest phones is set narrower, as on a card. */
function lineStyle(label: string, r: Rect, upright: boolean, by: number) {
  const wide = boxWidth(label, atSize(EMPTY, by));
  const along = upright ? r.h : r.w;
  const narrow = Math.min(1, (along - RIM / 2) / wide);
  if (!upright && narrow === 1) return null;
  const width = Math.max(along, wide);
  const turn = r.x < 0 ? '90deg' : '-90deg';
  const transform = [{ rotate: upright ? turn : '0deg' }, { scaleX: narrow }];
  return { width, maxWidth: width, transform };
}

/** How much a line grows with the reader's text within its box; never below its own size. */
function grownTo(
  line: string,
  style: Lettering & { readonly lineHeight: number },
  text: number,
  room: { readonly w: number; readonly h: number },
): number {
  const across = roomIn(room.w) / textWidth(line, style);
  return Math.max(1, Math.min(text, across, room.h / style.lineHeight));
}

function EmptyEdge({ r, label }: { readonly r: Rect; readonly label: string }) {
  const { tokens } = useTheme();
  const text = useTextSize();
  const upright = r.h > r.w * 1.4 || (r.w < longestName() && r.h > r.w);
  const signs = upright ? stacked(label) : null;
  if (r.w < 30 || r.h < 24) return null;
  const [along, across] = upright ? [r.h, r.w] : [r.w, r.h];
  const wanted = Math.min(USUAL_EMPTY * text, MOST_EMPTY);
  // Stacked signs take a line each.
  const room = signs === null ? across - RIM : (along - RIM) / signs.length;
  const by = grownTo(signs?.[0] ?? label, EMPTY, wanted, { w: along - RIM, h: room });
  return (
    <View style={[box(r), styles.centre]}>
      <View style={[styles.empty, { borderColor: `${tokens.table.control}66` }]} />
      <Text
        variant="small"
        tone="quiet"
        numberOfLines={signs?.length ?? 1}
        allowFontScaling={false}
        style={[
          styles.emptyText,
          atSize(EMPTY, by),
          signs === null && lineStyle(label, r, upright, by),
        ]}
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

const countAlone = (words: string) => words.replace(/^\D+/, '');

/** What stands above both wings, in one size: name and count, or the count alone if a name does not fit. */
function wingLines(words: readonly [string, string], label: Rect | null, text: number) {
  const room = { w: label?.w ?? 0, h: label?.h ?? 0 };
  const named = words.every((line) => boxWidth(line, WING_LABEL) <= room.w);
  const lines = named ? words : (words.map(countAlone) as [string, string]);
  const by = Math.min(...lines.map((line) => grownTo(line, WING_LABEL, text, room)));
  return { lines, style: atSize(WING_LABEL, by) };
}

function Wing(props: { r: Rect; label: Rect | null; text: string; style: TextStyle }) {
  const { r, label, text, style } = props;
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
          style={[box(label), styles.label, style, { color: tokens.mat.quiet }]}
        >
          {text}
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
  const words = [wingWords('gallery'), wingWords('giftShop')] as const;
  const { lines, style } = wingLines(words, m.galleryLabel, useTextSize());
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
          <Wing r={m.gallery} label={m.galleryLabel} text={lines[0]} style={style} />
          <Wing r={m.giftShop} label={m.giftShopLabel} text={lines[1]} style={style} />
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
  label: { textAlign: 'center' },
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
  emptyText: { textAlign: 'center' },
});
