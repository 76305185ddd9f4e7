/** Labels an empty floor or hand, so that nobody thinks it is still loading. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { useGround } from '@/components/theme';
import { Text } from '@/components/ui';
import type { PlayerId, View as GameView } from '@/engine';
import { t } from '@/locales';

import type { Rect, TableLayout } from '../layout';

function Note({ at, text, testID }: { at: Rect | null | undefined; text: string; testID: string }) {
  const ground = useGround();
  if (at === null || at === undefined) return null;
  return (
    <View
      testID={testID}
      style={[
        styles.note,
        { left: at.x, top: at.y, width: at.w, height: at.h, borderColor: `${ground.control}66` },
      ]}
    >
      <Text variant="fact" tone="quiet" maxFontSizeMultiplier={1.5}>
        {text}
      </Text>
    </View>
  );
}

export const Empty = memo(function Empty(props: {
  readonly layout: TableLayout;
  readonly view: GameView;
  readonly front: PlayerId;
}) {
  const { layout, view, front } = props;
  return (
    <>
      {view.floor.length === 0 && (
        <Note at={layout.anchors.get('floor')} text={t('floor.empty')} testID="floor-empty" />
      )}
      {view.players[front]?.hand.count === 0 && (
        <Note at={layout.bands.hand} text={t('hand.empty')} testID="hand-empty" />
      )}
    </>
  );
});

const styles = StyleSheet.create({
  note: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderStyle: 'dashed',
    borderRadius: 8,
    pointerEvents: 'none',
  },
});
