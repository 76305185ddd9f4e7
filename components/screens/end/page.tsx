/** Covers the whole table; the footer stays within reach of the thumb while the rest scrolls. */
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { OnGround, SPACE, useTheme } from '@/components/theme';
import { Hills } from '@/components/ui';
import { TableLight } from '@/components/ui/table-light';

interface PageProps {
  readonly complete: boolean;
  readonly onSkip: () => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

export function Page({ complete, onSkip, footer, children }: PageProps) {
  const insets = useSafeAreaInsets();
  const { table } = useTheme().tokens;
  const sides = { paddingLeft: insets.left + SPACE.m, paddingRight: insets.right + SPACE.m };
  const below = insets.bottom + SPACE.s;
  return (
    <OnGround name="table">
      <View
        testID="end"
        style={[styles.page, { backgroundColor: table.fill }]}
        onStartShouldSetResponder={() => !complete}
        onResponderRelease={onSkip}
      >
        <TableLight />
        <Hills />
        <ScrollView
          style={styles.fill}
          contentContainerStyle={[
            styles.content,
            sides,
            {
              paddingTop: insets.top + SPACE.m,
              paddingBottom: SPACE.m + (footer === null ? below : 0),
            },
          ]}
        >
          {children}
        </ScrollView>
        {footer !== null && (
          <View
            style={[
              styles.footer,
              sides,
              {
                paddingBottom: below,
                borderColor: table.control,
                backgroundColor: table.fillEnd,
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
  page: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0, zIndex: 2500 },
  fill: { flex: 1 },
  content: { flexGrow: 1, alignItems: 'center', gap: SPACE.m },
  footer: {
    alignItems: 'center',
    borderTopWidth: StyleSheet.hairlineWidth,
    paddingTop: SPACE.s,
  },
});
