/** A name on a narrow panel, condensed just enough to fit. */
import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/ui';

import { nameFit } from '../model/seat-words';

const LINE = 1.25;

interface NarrowNameProps {
  readonly name: string;
  readonly room: number;
  /** Type size, if it fits. */
  readonly size?: number;
}

export function NarrowName({ name, room, size: wanted }: NarrowNameProps) {
  const { text, size, narrow } = nameFit(name, room, wanted);
  const width = room / narrow;
  return (
    <View style={styles.room}>
      <Text
        allowFontScaling={false}
        numberOfLines={1}
        style={[
          styles.name,
          { fontSize: size, lineHeight: size * LINE },
          // In a browser a single line is limited to its parent's width unless maxWidth is set.
          narrow < 1 && { width, maxWidth: width, transform: [{ scaleX: narrow }] },
        ]}
      >
        {text}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  name: { fontFamily: 'NotoSans-SemiBold', transformOrigin: 'left' },
});
