/** On tablets the inspector and the log are always open, beside the table. */
import { memo } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { nameOf } from '@/components/card/identity';
import { OnGround, RADIUS, SPACE, useTheme } from '@/components/theme';
import { Text } from '@/components/ui';
import type { CardId, View as GameView } from '@/engine';
import { t } from '@/locales';
import type { LogEntry } from '@/store/game';

import type { Rect } from '../layout';
import type { Cast } from '../model/cast';
import { InspectorBody } from '../sheets/Inspector';
import { LogList } from '../sheets/Log';
import type { Told } from '../sheets/LogLine';
import { Reference } from './Reference';

function Side({
  at,
  title,
  testID,
  children,
}: {
  readonly at: Rect;
  readonly title: string;
  readonly testID: string;
  readonly children: React.ReactNode;
}) {
  const { surface } = useTheme().tokens;
  return (
    <View
      testID={testID}
      style={[
        styles.side,
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
        <Text variant="question" style={styles.title}>
          {title}
        </Text>
        <ScrollView role="group" aria-label={title} contentContainerStyle={styles.content}>
          {children}
        </ScrollView>
      </OnGround>
    </View>
  );
}

const LINES = 40;

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
}) {
  const { inspector, log, card, now, view, cast, entries, onMoment, onCard } = props;
  return (
    <>
      {inspector !== null && (
        <Side
          at={inspector}
          testID="inspector-side"
          title={card === null ? t('inspector.tasks') : nameOf(card)}
        >
          {card === null ? (
            <Reference now={view.task?.material ?? null} />
          ) : (
            <InspectorBody
              card={card}
              view={view}
              cast={cast}
              now={now}
              width={inspector.w - 2 * SPACE.m}
              height={inspector.h}
            />
          )}
        </Side>
      )}
      {log !== null && (
        <Side at={log} testID="log-side" title={t('log.title')}>
          <LogList
            entries={entries.slice(-4 * LINES)}
            cast={cast}
            onMoment={onMoment}
            onCard={onCard}
            most={LINES}
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
  title: { fontSize: 17, lineHeight: 22, marginBottom: SPACE.s },
  content: { paddingBottom: SPACE.m },
});
