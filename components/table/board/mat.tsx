/** A temple mat: wood, the two wings laid into it, and names for whatever is empty. */
import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { BACK } from '@/components/card/art/back';
import type { Layer } from '@/components/card/layers';
import { Picture } from '@/components/card/picture';
import { OnGround, useTheme } from '@/components/theme';
import { Text } from '@/components/ui';
import type { PlayerView, TempleWorth } from '@/engine';
import { t } from '@/locales';

import type { MatLayout, Rect } from '../layout';

interface MatProps {
  readonly m: MatLayout;
  readonly p: PlayerView;
  readonly worth: TempleWorth;
}

const box = (r: Rect) => ({
  position: 'absolute' as const,
  left: r.x,
  top: r.y,
  width: r.w,
  height: r.h,
});

/** The longest name of an edge takes so much. */
const LONGEST_WORD = 54;

function EmptyEdge({ r, label }: { readonly r: Rect; readonly label: string }) {
  const { tokens } = useTheme();
  const upright = r.h > r.w * 1.4 || (r.w < LONGEST_WORD && r.h > r.w);
  if (r.w < 30 || r.h < 24) return null;
  return (
    <View style={[box(r), styles.centre]}>
      <View style={[styles.empty, { borderColor: `${tokens.table.control}66` }]} />
      <Text
        variant="small"
        tone="quiet"
        numberOfLines={1}
        maxFontSizeMultiplier={1.05}
        style={[
          styles.emptyText,
          upright && { width: r.h, transform: [{ rotate: r.x < 0 ? '90deg' : '-90deg' }] },
        ]}
      >
        {label}
      </Text>
    </View>
  );
}

/** A narrower wing shows its count alone. */
const ROOM_FOR_WORDS = 84;

function Wing({ r, label, text }: { r: Rect; label: Rect | null; text: string }) {
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
          {label.w < ROOM_FOR_WORDS ? text.replace(/^\D+/, '') : text}
        </Text>
      )}
    </>
  );
}

/** The temple's own mark, burnt faintly into the wood. */
const Emblem = memo(function Emblem({ size }: { readonly size: number }) {
  const { mat } = useTheme().tokens;
  const layers = useMemo((): Layer[] => {
    const tones = { ink: mat.fill, mid: mat.ornament, tint: mat.fill, washi: mat.edge };
    return [{ kind: 'art', art: BACK, tones, place: { x: 0, y: 0, scale: size / 100 } }];
  }, [mat, size]);
  return (
    <View style={styles.emblem}>
      <Picture name={`burnt ${mat.ornament}`} w={size} h={size} layers={layers} />
    </View>
  );
});

function MatView({ m, p, worth }: MatProps) {
  const { tokens } = useTheme();
  const noTask = p.task.length === 0 && !p.taskFaceDown;
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
              <Emblem size={Math.min(m.mat.w * 0.42, m.mat.h * 0.62)} />
            </View>
          </View>
          <Wing
            r={m.gallery}
            label={m.galleryLabel}
            text={t('wing.count', {
              wing: t('zone.gallery'),
              works: worth.gallery,
              end: worth.end,
            })}
          />
          <Wing
            r={m.giftShop}
            label={m.giftShopLabel}
            text={t('wing.count', {
              wing: t('zone.giftShop'),
              works: worth.giftShop,
              end: worth.end,
            })}
          />
        </OnGround>
      </View>
    </>
  );
}

/** Only these numbers of a temple's worth are written on it. */
export const Mat = memo(
  MatView,
  (a, b) =>
    a.m === b.m &&
    a.p === b.p &&
    a.worth.gallery === b.worth.gallery &&
    a.worth.giftShop === b.worth.giftShop &&
    a.worth.end === b.worth.end,
);

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
  emblem: { opacity: 0.26 },
  wing: { borderWidth: 1, borderRadius: 6, borderStyle: 'dashed' },
  label: {
    textAlign: 'center',
    fontFamily: 'NotoSans-SemiBold',
    fontSize: 11,
    lineHeight: 15,
    letterSpacing: 0.2,
  },
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
  emptyText: { textAlign: 'center', fontSize: 11, lineHeight: 14 },
});
