/** Announcements for screen readers. Invisible, because the table shows the same. */
import { useEffect, useRef } from 'react';
import { AccessibilityInfo, Platform, StyleSheet, Text, View } from 'react-native';

export interface Saying {
  readonly id: number;
  readonly text: string;
}

function say(text: string): void {
  AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true });
}

/** Each line is announced once. */
export function Said({
  lines,
  label,
}: {
  readonly lines: readonly Saying[];
  readonly label: string;
}) {
  const heard = useRef(-1);
  useEffect(() => {
    const fresh = lines.filter((line) => line.id > heard.current);
    heard.current = lines.at(-1)?.id ?? -1;
    if (Platform.OS !== 'web' && fresh.length > 0) say(fresh.map((line) => line.text).join(' '));
  }, [lines]);
  if (Platform.OS !== 'web') return null;
  return (
    <View testID="said" role="log" aria-live="polite" aria-label={label} style={styles.unseen}>
      {lines.map((line) => (
        <Text key={line.id}>{line.text}</Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  unseen: {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    overflow: 'hidden',
    pointerEvents: 'none',
  },
});
