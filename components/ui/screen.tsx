import { StatusBar } from 'expo-status-bar';
import type { ReactNode, Ref } from 'react';
import { StyleSheet, View, type ScrollView } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { OnGround, SPACE, useTheme } from '@/components/theme';

import { Scroll } from './scroll';
import { TableLight } from './table-light';
import { useKeyboard } from './use-keyboard';

interface ScreenProps {
  readonly testID: string;
  /** Drawn edge to edge between the table and the content. */
  readonly backdrop?: ReactNode;
  /** Stays at the bottom, within reach of the thumb, while the rest scrolls. */
  readonly footer?: ReactNode;
  /** To scroll to a part of it. */
  readonly scroll?: Ref<ScrollView>;
  /** The children scroll by themselves, and keep the safe areas: a list that draws only what is in sight. */
  readonly ownScroll?: boolean;
  readonly children: ReactNode;
}

/** A page on the table, with its light, the safe areas, and scrolling for large text. */
export function Screen(props: ScreenProps) {
  const { testID, backdrop, footer, scroll, ownScroll = false, children } = props;
  const insets = useSafeAreaInsets();
  const { tokens } = useTheme();
  const keyboard = useKeyboard();
  const bottom = keyboard > 0 ? 0 : insets.bottom;
  return (
    <OnGround name="table">
      <View
        testID={testID}
        style={[styles.fill, { backgroundColor: tokens.table.fill, paddingBottom: keyboard }]}
      >
        <StatusBar style={tokens.statusBar} />
        <TableLight />
        {backdrop}
        {ownScroll ? (
          children
        ) : (
          <Scroll
            ref={scroll}
            style={styles.fill}
            contentContainerStyle={[
              styles.content,
              {
                paddingTop: insets.top + SPACE.m,
                paddingBottom: (footer === undefined ? bottom : 0) + SPACE.l,
                paddingLeft: insets.left + SPACE.l,
                paddingRight: insets.right + SPACE.l,
              },
            ]}
          >
            {children}
          </Scroll>
        )}
        {footer !== undefined && (
          <View
            style={[
              styles.footer,
              {
                borderColor: tokens.table.control,
                backgroundColor: tokens.table.fillEnd,
                paddingBottom: bottom + SPACE.s,
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
