/** The way back and the title, at the top of a page. */
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';

import { IconButton } from './icon-button';
import { Text } from './text';

export interface PageHeadProps {
  /** The page's own; the way back is called after it. */
  readonly testID: string;
  readonly title: string;
  /** Where the way back leads. */
  readonly back: string;
  readonly onBack: () => void;
}

export function PageHead({ testID, title, back, onBack }: PageHeadProps) {
  return (
    <View style={styles.head}>
      <IconButton icon="back" label={back} onPress={onBack} testID={`${testID}-back`} />
      <Text variant="title" style={styles.title}>
        {title}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  // The icon itself, not its wide button, is level with what stands below.
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s, marginLeft: -SPACE.s },
  // On a device a text keeps its width in a row unless it may shrink.
  title: { flexShrink: 1 },
});
