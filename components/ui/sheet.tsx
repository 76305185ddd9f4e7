import { memo, useEffect, useState, type ReactNode } from 'react';
import { Modal, ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native';
import Animated, { SlideInDown } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { OnGround, RADIUS, SPACE, useTheme } from '@/components/theme';
import { t } from '@/locales';

import { FOCUS_HOME } from './focus';
import { IconButton } from './icon-button';
import { useStillness } from './motion';
import { Text } from './text';

interface SheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly testID: string;
  readonly children: ReactNode;
}

const PHONE = 600;
/** Below this height (a phone in landscape) the sheet is full height, with the table beside it. */
const LOW = 480;

/** Milliseconds until a closed sheet has faded and can be unmounted. */
const FADE = 400;

function useLinger(open: boolean): boolean {
  const [there, setThere] = useState(open);
  if (open && !there) setThere(true);
  useEffect(() => {
    if (open || !there) return;
    const timer = setTimeout(() => setThere(false), FADE);
    return () => clearTimeout(timer);
  }, [open, there]);
  return open || there;
}

/** Keeps the title while closing, when the owner may have cleared it. */
function useLastTitle({ open, title }: SheetProps): string {
  const [last, setLast] = useState(title);
  if (open && last !== title) setLast(title);
  return open ? title : last;
}

export function Sheet(props: SheetProps) {
  const title = useLastTitle(props);
  return useLinger(props.open) ? <OpenSheet {...props} title={title} /> : null;
}

/** Frozen once the sheet closes, so that it does not fade out empty. */
const Body = memo(
  function Body({ children }: { readonly open: boolean; readonly children: ReactNode }) {
    return children;
  },
  (_, { open }) => !open,
);

/** Slides up over the table and leaves its upper part visible; a centred card on tablets. */
function OpenSheet({ open, title, onClose, testID, children }: SheetProps) {
  const { surface, scrim } = useTheme().tokens;
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const still = useStillness();
  const onPhone = width < PHONE;

  return (
    <Modal
      aria-label={title}
      visible={open}
      transparent
      animationType={still ? 'none' : 'fade'}
      onRequestClose={onClose}
      supportedOrientations={['portrait', 'landscape']}
    >
      <View
        style={[
          styles.frame,
          onPhone ? styles.bottom : styles.middle,
          height < LOW && styles.lowFrame,
        ]}
      >
        {/* Closes by touch; others have the button and Escape. */}
        <View
          testID={`${testID}-outside`}
          aria-hidden
          onStartShouldSetResponder={() => true}
          onResponderRelease={onClose}
          style={[StyleSheet.absoluteFill, { backgroundColor: scrim }]}
        />
        <Animated.View
          entering={still ? undefined : SlideInDown.duration(280)}
          testID={testID}
          aria-modal
          onAccessibilityEscape={onClose}
          style={[
            styles.sheet,
            onPhone ? styles.phone : styles.tablet,
            height < LOW && styles.low,
            { backgroundColor: surface.fill, borderColor: surface.rule },
          ]}
        >
          <OnGround name="surface">
            <View style={styles.head}>
              {/* Opening a sheet focuses its title, so that it is read from the start. */}
              <Text variant="question" {...FOCUS_HOME} style={styles.title}>
                {title}
              </Text>
              <IconButton
                icon="close"
                label={t('sheet.close')}
                onPress={onClose}
                testID={`${testID}-close`}
              />
            </View>
            {/* Labelled, because browsers make scroll areas keyboard stops. */}
            <ScrollView
              role="group"
              aria-label={title}
              contentContainerStyle={[styles.body, { paddingBottom: insets.bottom + SPACE.l }]}
            >
              <Body open={open}>{children}</Body>
            </ScrollView>
          </OnGround>
        </Animated.View>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  frame: { flex: 1 },
  bottom: { justifyContent: 'flex-end' },
  middle: { justifyContent: 'center', alignItems: 'center', padding: SPACE.l },
  sheet: { borderWidth: 1, maxHeight: '78%' },
  low: { maxHeight: '100%' },
  lowFrame: { paddingVertical: SPACE.s },
  phone: { borderTopLeftRadius: RADIUS.l, borderTopRightRadius: RADIUS.l },
  tablet: { borderRadius: RADIUS.l, width: '100%', maxWidth: 560 },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    paddingLeft: SPACE.l,
    paddingRight: SPACE.s,
    paddingTop: SPACE.s,
  },
  title: { flex: 1 },
  body: { paddingHorizontal: SPACE.l, gap: SPACE.m },
});
