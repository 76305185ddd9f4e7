/** Panels beside the table: inspector and log on tablets, the log on a phone in landscape. */
import { memo } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { nameOf } from '@/components/card/identity';
import { OnGround, RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { IconButton, Text, useEndInSight } from '@/components/ui';
import type { CardId, View as GameView } from '@/engine';
import { t } from '@/locales';
import type { LogEntry } from '@/store/game';

import type { Rect } from '../layout';
import type { Cast } from '../model/cast';
import { InspectorBody } from '../sheets/inspector';
import { LogList } from '../sheets/log';
import type { Told } from '../sheets/log-line';
import { Reference } from '../sheets/reference';

function Side({
  at,
  title,
  testID,
  action,
  low = false,
  fromEnd = false,
  children,
}: {
  readonly at: Rect;
  readonly title: string;
  readonly testID: string;
  /** Stands beside the title. */
  readonly action?: React.ReactNode;
  /** Hides the title to save a line; screen readers still get it. */
  readonly low?: boolean;
  /** The newest is at the end and stays in sight. */
  readonly fromEnd?: boolean;
  readonly children: React.ReactNode;
}) {
  const { surface } = useTheme().tokens;
  const atEnd = useEndInSight(fromEnd);
  return (
    <View
      testID={testID}
      style={[
        styles.side,
        low && styles.low,
        {
          left: at.x,
          top: at.y,
          width: at.w,
          height: at.h,
          backgroundColor: surface.fill,
          borderColor: surface.rule,
        },
      ]}
    >
      <OnGround name="surface">
        {!low && (
          <View style={styles.head}>
            <Text variant="question" maxFontSizeMultiplier={MOST_TITLE} style={styles.title}>
              {title}
            </Text>
            {action !== undefined && <View style={styles.action}>{action}</View>}
          </View>
        )}
        <ScrollView
          {...atEnd}
          role="group"
          aria-label={title}
          contentContainerStyle={styles.content}
        >
          {children}
        </ScrollView>
      </OnGround>
    </View>
  );
}

/** A larger title would leave no room for the content. */
const MOST_TITLE = 1.25;

/** Height of a panel's title with the space around it. */
const HEAD = SPACE.m + 22 + SPACE.s + 2;
const SIDES = 2 * SPACE.m + 2;

/** Enough lines to fill the panel twice. */
const linesFor = (height: number) => Math.ceil((2 * height) / TOUCH);
/** Log entries read per shown line, because some entries have no line or are merged. */
const PER_LINE = 4;

export const Sides = memo(function Sides(props: {
  readonly inspector: Rect | null;
  readonly log: Rect | null;
  readonly card: CardId | null;
  readonly now: string | null;
  readonly view: GameView;
  readonly cast: Cast;
  readonly entries: readonly LogEntry[];
  readonly onMoment: (line: Told) => void;
  readonly onCard: (card: CardId) => void;
  /** Opens the whole log. */
  readonly onLog: () => void;
}) {
  const { inspector, log, card, now, view, cast, entries, onMoment, onCard, onLog } = props;
  return (
    <>
      {inspector !== null && (
        <Side
          at={inspector}
          testID="inspector-side"
          title={card === null ? t('inspector.tasks') : nameOf(card)}
        >
          {card === null ? (
            <Reference
              now={view.task?.material ?? null}
              height={inspector.h - HEAD}
              width={inspector.w - SIDES}
            />
          ) : (
            <InspectorBody
              card={card}
              view={view}
              cast={cast}
              now={now}
              width={inspector.w - SIDES}
              height={inspector.h - HEAD}
            />
          )}
        </Side>
      )}
      {log !== null && (
        <Side
          at={log}
          testID="log-side"
          title={t('log.title')}
          // A phone opens the whole log from its turn bar, which stays when this panel is hidden.
          low={inspector === null}
          fromEnd
          action={
            <IconButton icon="scroll" label={t('log.all')} onPress={onLog} testID="open-log" />
          }
        >
          <LogList
            entries={entries.slice(-PER_LINE * linesFor(log.h))}
            cast={cast}
            onMoment={onMoment}
            onCard={onCard}
            most={linesFor(log.h)}
          />
        </Side>
      )}
    </>
  );
});

const styles = StyleSheet.create({
  side: {
    position: 'absolute',
    zIndex: 1050,
    borderWidth: 1,
    borderRadius: RADIUS.m,
    padding: SPACE.m,
    paddingBottom: 0,
    overflow: 'hidden',
  },
  low: { paddingTop: SPACE.xs, paddingHorizontal: SPACE.s },
  head: { flexDirection: 'row', alignItems: 'center', marginBottom: SPACE.s },
  // The touch target is taller than its line.
  action: { marginVertical: -11 },
  title: { flex: 1, fontSize: 17, lineHeight: 22 },
  content: { paddingBottom: SPACE.m },
});
