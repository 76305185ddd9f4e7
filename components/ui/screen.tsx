import { StatusBar } from 'expo-status-bar';
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { OnGround, SPACE, useTheme } from '@/components/theme';

import { TableLight } from './table-light';

interface ScreenProps {
  readonly testID: string;
  /** Drawn edge to edge between the table and the content. */
  readonly backdrop?: ReactNode;
  /** Stays at the bottom, within reach of the thumb, while the rest scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A page on the table, with its light, the safe areas, and scrolling for large text. */
export function Screen({ testID, backdrop, footer, children }: ScreenProps) {
  const insets = useSafeAreaInsets();
  const { tokens } = useTheme();
  return (
    <OnGround name="table">
      <View testID={testID} style={[styles.fill, { backgroundColor: tokens.table.fill }]}>
        <StatusBar style={tokens.statusBar} />
        <TableLight />
        {backdrop}
        <ScrollView
          style={styles.fill}
          contentContainerStyle={[
            styles.content,
            {
              paddingTop: insets.top + SPACE.m,
              paddingBottom: (footer === undefined ? insets.bottom : 0) + SPACE.l,
              paddingLeft: insets.left + SPACE.l,
              paddingRight: insets.right + SPACE.l,
            },
          ]}
        >
          {children}
        </ScrollView>
        {footer !== undefined && (
          <View
            style={[
              styles.footer,
              {
                borderColor: tokens.table.control,
                backgroundColor: tokens.table.fillEnd,
                paddingBottom: insets.bottom + SPACE.s,
                paddingLeft: insets.left + SPACE.l,
                paddingRight: insets.right + SPACE.l,
              },
            ]}
          >
            {footer}
          </View>
        )}
      </View>
    </OnGround>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  content: { flexGrow: 1 },
  footer: { borderTopWidth: StyleSheet.hairlineWidth, paddingTop: SPACE.s },
});
