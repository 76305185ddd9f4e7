import { memo, useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { OnGround, RADIUS, SPACE, useTheme } from '@/components/theme';
import { t } from '@/locales';

import { Fade } from './fade';
import { FADE } from './fade-props';
import { FOCUS_HOME, FOCUS_STOP } from './focus';
import { IconButton } from './icon-button';
import { Overlay } from './overlay';
import { Scroll } from './scroll';
import { SlideUp } from './slide-up';
import { Text } from './text';
import { useEndInSight } from './use-end-in-sight';
import { useKeyboard } from './use-keyboard';
import { useReadFirst } from './use-read-first';

interface SheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly testID: string;
  /** Stays in sight under the title while the rest scrolls. */
  readonly pinned?: ReactNode;
  /** The end is what matters: the sheet opens there, and stays there as it grows. */
  readonly fromEnd?: boolean;
  /** Only text, nothing to press: then the text itself is a keyboard stop, so that it can be scrolled. */
  readonly onlyText?: boolean;
  /** The children scroll by themselves: a long list that draws only what is in sight. */
  readonly ownScroll?: boolean;
  readonly children: ReactNode;
}

const PHONE = 600;
/** Below this height (a phone in landscape) the sheet is full height, with the table beside it. */
const LOW = 480;

/** Stays until it has faded. */
function useLinger(open: boolean): boolean {
  const [there, setThere] = useState(open);
  if (open && !there) setThere(true);
  useEffect(() => {
    if (open || !there) return;
    const timer = setTimeout(() => setThere(false), 1.5 * FADE);
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

/** The space around a sheet, above an on-screen keyboard. */
function useRoom() {
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const keyboard = useKeyboard();
  const onPhone = width < PHONE;
  const low = height < LOW;
  /** Then it may take up all the space left. */
  const tight = low || keyboard > 0;
  const edge = low ? SPACE.s : SPACE.l;
  const around = {
    paddingTop: tight ? Math.max(SPACE.s, insets.top) : edge,
    paddingBottom: onPhone ? keyboard : Math.max(edge, keyboard),
    paddingLeft: onPhone ? insets.left : SPACE.l,
    paddingRight: onPhone ? insets.right : SPACE.l,
  };
  return {
    onPhone,
    tight,
    // Beside title, search and keyboard a phone in landscape has no room for a field.
    titled: !(low && keyboard > 0),
    around,
    end: (keyboard > 0 ? 0 : insets.bottom) + SPACE.l,
  };
}

interface HeadProps extends Pick<SheetProps, 'title' | 'onClose' | 'testID'> {
  readonly first: ReturnType<typeof useReadFirst>;
}

function Head({ title, first, onClose, testID }: HeadProps) {
  return (
    <View style={styles.head}>
      {/* Opening a sheet focuses its title, so that it is read from the start. */}
      <Text ref={first} variant="question" numberOfLines={3} {...FOCUS_HOME} style={styles.title}>
        {title}
      </Text>
      <IconButton
        icon="close"
        label={t('sheet.close')}
        onPress={onClose}
        testID={`${testID}-close`}
      />
    </View>
  );
}

/** Slides up over the table and leaves its upper part visible; a centred card on tablets. */
function OpenSheet(props: SheetProps) {
  const { open, title, onClose, testID, pinned, fromEnd, onlyText, ownScroll, children } = props;
  const atEnd = useEndInSight(fromEnd === true);
  const { surface, scrim } = useTheme().tokens;
  const { onPhone, tight, titled, around, end } = useRoom();
  const first = useReadFirst(open);

  return (
    <Overlay open={open} onClose={onClose}>
      <Fade shown={open} style={[styles.frame, onPhone ? styles.bottom : styles.middle, around]}>
        {/* Closes by touch; others have the button and Escape. */}
        <View
          testID={`${testID}-outside`}
          aria-hidden
          onStartShouldSetResponder={() => true}
          onResponderRelease={onClose}
          style={[StyleSheet.absoluteFill, { backgroundColor: scrim }]}
        />
        <SlideUp
          testID={testID}
          role="dialog"
          aria-modal
          aria-label={title}
          onAccessibilityEscape={onClose}
          style={[
            styles.sheet,
            onPhone ? styles.phone : styles.tablet,
            tight && styles.all,
            { backgroundColor: surface.fill, borderColor: surface.rule },
          ]}
        >
          <OnGround name="surface">
            {titled && <Head title={title} first={first} onClose={onClose} testID={testID} />}
            {pinned !== undefined && <View style={styles.pinned}>{pinned}</View>}
            {ownScroll ? (
              <Body open={open}>{children}</Body>
            ) : (
              // Labelled, because some browsers make scroll areas keyboard stops by themselves.
              <Scroll
                {...atEnd}
                {...(onlyText && FOCUS_STOP)}
                role="group"
                aria-label={title}
                contentContainerStyle={[styles.body, { paddingBottom: end }]}
              >
                <Body open={open}>{children}</Body>
              </Scroll>
            )}
          </OnGround>
        </SlideUp>
      </Fade>
    </Overlay>
  );
}

const styles = StyleSheet.create({
  frame: { flex: 1 },
  bottom: { justifyContent: 'flex-end' },
  middle: { justifyContent: 'center', alignItems: 'center' },
  sheet: { borderWidth: 1, maxHeight: '78%' },
  all: { maxHeight: '100%' },
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
  // In a browser a long word would otherwise push the button off the sheet.
  title: { flex: 1, minWidth: 0 },
  pinned: { paddingHorizontal: SPACE.l, paddingBottom: SPACE.s },
  body: { paddingHorizontal: SPACE.l, gap: SPACE.m },
});
