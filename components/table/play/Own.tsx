/** The corners beside one's own task: points now, and what waits for the night. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Crest } from '@/components/card';
import { useTheme } from '@/components/theme';
import { Text } from '@/components/ui';
import type { PlayerView } from '@/engine';
import { t } from '@/locales';

import type { MatLayout } from '../layout';
import type { CastSeat } from '../model/cast';

/** A back in the waiting area, and how far each further one sticks out. */
const BACK = 36;
const STEP = 14;

export const Own = memo(function Own(props: {
  readonly m: MatLayout;
  readonly p: PlayerView;
  readonly seat: CastSeat;
  readonly points: number;
}) {
  const { m, p, seat, points } = props;
  const { tokens } = useTheme();
  return (
    <>
      <View
        testID="own-points"
        style={[
          styles.plaque,
          { left: m.plaque.x, top: m.plaque.y, width: m.plaque.w, height: m.plaque.h },
        ]}
      >
        <Crest colour={seat.colour} size={20} onDark={tokens.statusBar === 'light'} />
        <View style={styles.words}>
          <Text allowFontScaling={false} numberOfLines={1} style={styles.name}>
            {seat.name}
          </Text>
          <Text allowFontScaling={false} numberOfLines={1} tone="quiet" style={styles.points}>
            {t('seat.points', { points })}
          </Text>
        </View>
      </View>
      {p.waiting.count > 0 && (
        <Text
          aria-hidden
          allowFontScaling={false}
          tone="quiet"
          style={[
            styles.waiting,
            {
              left: m.waiting.x + 2,
              width: Math.max(26, m.waiting.w - BACK - (p.waiting.count - 1) * STEP),
              top: m.waiting.y + m.waiting.h / 2 - 8,
            },
          ]}
        >
          {`${p.waiting.count}×`}
        </Text>
      )}
    </>
  );
});

const styles = StyleSheet.create({
  plaque: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    paddingHorizontal: 2,
    overflow: 'hidden',
  },
  words: { flexShrink: 1 },
  name: { fontFamily: 'NotoSans-SemiBold', fontSize: 13, lineHeight: 17 },
  points: { fontFamily: 'NotoSans-Regular', fontSize: 12, lineHeight: 15 },
  // What waits is tapped below: its number must not be in the way.
  waiting: {
    position: 'absolute',
    pointerEvents: 'none',
    fontSize: 12,
    lineHeight: 16,
    textAlign: 'right',
  },
});
