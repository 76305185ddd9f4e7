/** While a card is dragged, a dashed line marks every zone where it may be dropped. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme';

import { Z } from '../layout';
import type { DragRules } from './use-drag';
import { useDragged, type Holding } from './held';

interface DropZonesProps {
  readonly rules: DragRules;
  readonly holding: Holding;
}

export const DropZones = memo(function DropZones({ rules, holding }: DropZonesProps) {
  const { surface } = useTheme().tokens;
  const dragged = useDragged(holding);
  const open = dragged === null ? null : rules.zonesOf(Number(dragged.slice(1)));
  return (
    <View style={styles.all} aria-hidden>
      {[...rules.zones].map(([zone, r]) => (
        <View
          key={zone}
          testID={`drop-${zone}`}
          style={[
            styles.zone,
            { left: r.x - 3, top: r.y - 3, width: r.w + 6, height: r.h + 6 },
            open?.has(zone) && {
              borderWidth: 3,
              borderColor: surface.choosable,
              backgroundColor: `${surface.choosable}22`,
            },
          ]}
        />
      ))}
    </View>
  );
});

const styles = StyleSheet.create({
  all: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    zIndex: Z.flying - 1,
    pointerEvents: 'none',
  },
  zone: { position: 'absolute', borderStyle: 'dashed', borderRadius: 9 },
});
