/** A name on a narrow panel, condensed just enough to fit. */
import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/ui';

import { nameFit } from '../model/seat-words';

export function NarrowName({ name, room }: { readonly name: string; readonly room: number }) {
  const { text, size, narrow } = nameFit(name, room);
  const width = room / narrow;
  return (
    <View style={styles.room}>
      <Text
        allowFontScaling={false}
        numberOfLines={1}
        style={[
          styles.name,
          { fontSize: size },
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
  name: { fontFamily: 'NotoSans-SemiBold', lineHeight: 15, transformOrigin: 'left' },
});
