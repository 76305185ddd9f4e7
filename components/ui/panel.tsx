import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { OnGround, RADIUS, SPACE, useTheme } from '@/components/theme';

interface PanelProps {
  readonly children: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

export function Panel({ children, style }: PanelProps) {
  const { surface } = useTheme().tokens;
  return (
    <View
      style={[styles.panel, { backgroundColor: surface.fill, borderColor: surface.rule }, style]}
    >
      <OnGround name="surface">{children}</OnGround>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { borderRadius: RADIUS.l, borderWidth: 1, padding: SPACE.l, gap: SPACE.m },
});
