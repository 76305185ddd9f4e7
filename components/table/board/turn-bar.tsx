/** Turn bar: time of day, whose task, which action of how many, and why. */
import { memo } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';

import { SPACE, TOUCH, useGround, useTheme } from '@/components/theme';
import { atSize, boxWidth, fitText, linesOf, roomIn, type Fits } from '@/components/theme/measure';
import { TYPE } from '@/components/theme/type';
import { Icon, IconButton, Tap, Text } from '@/components/ui';
import type { IconName } from '@/components/ui/icons';
import type { View as GameView } from '@/engine';
import { TASK_OF } from '@/engine';
import { t } from '@/locales';

import { PAD, type Rect } from '../layout';
import { actionSum } from '../model/arithmetic';
import type { Cast } from '../model/cast';
import { isYou, playerName, whose } from '../model/cast';

interface TurnBarProps {
  readonly at: Rect;
  readonly view: GameView;
  readonly cast: Cast;
  readonly undoLabel: string;
  readonly canUndo: boolean;
  /** Label of the choice that can be redone; null if there is none. */
  readonly redoLabel: string | null;
  readonly showLog: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Announces what an icon-only button would do. */
  readonly onSay: (text: string) => void;
  readonly onLog: () => void;
  readonly onMenu: () => void;
  /** Opens the game on one page. */
  readonly onPage: () => void;
}

const PHASE_ICON = { morning: 'dawn', noon: 'sun', night: 'moon' } as const;
/** A taller bar has room for a second line. */
const ONE_LINE = 56;
const MOST_DOTS = 8;

/** Possible titles, longest first. Short ones may drop facts that the icon, a panel or the question also shows. */
function barTitles(view: GameView, cast: Cast): readonly [string, ...string[]] {
  if (view.end !== null) return [t('bar.over')];
  const phase = t(`phase.${view.phase}`);
  const mine = isYou(cast, view.current);
  const player = playerName(cast, view.current);
  if (view.task === null) {
    return mine
      ? [t('bar.phaseYou', { phase }), t('bar.yourTurn')]
      : [t('bar.phaseOf', { phase, name: player }), t('bar.turnOf', { name: player })];
  }
  const { owner } = view.task;
  const task = t(`task.${TASK_OF[view.task.material]}`);
  const name = playerName(cast, owner);
  const short = isYou(cast, owner)
    ? t('bar.yourTaskShort', { task })
    : t('bar.taskOfShort', { name, task });
  if (!mine && owner !== view.current) {
    const blanks = { player, owner: whose(cast, owner), task };
    return [t('bar.someonesTask', blanks), t('bar.someonesTaskShort', blanks), short];
  }
  return isYou(cast, owner)
    ? [t('bar.yourTask', { phase, task }), short]
    : [t('bar.taskOf', { phase, name, task }), short];
}

/** The longest title that fits, or else the shortest. */
export function barTitle(view: GameView, cast: Cast, fits: Fits = () => true): string {
  const titles = barTitles(view, cast);
  return titles.find(fits) ?? titles.at(-1) ?? titles[0];
}

function Dots({ index, total }: { readonly index: number; readonly total: number }) {
  const ground = useGround();
  if (total > MOST_DOTS) return null;
  return (
    <View style={styles.dots} aria-hidden>
      {Array.from({ length: total }, (_, i) => (
        <View
          key={i}
          style={[
            styles.dot,
            { borderColor: ground.text },
            i < index - 1 && { backgroundColor: ground.text },
            i === index - 1 && { backgroundColor: ground.choosable, borderColor: ground.choosable },
          ]}
        />
      ))}
    </View>
  );
}

export const TITLE = { fontFamily: 'ShipporiMincho-Bold', fontSize: 16, lineHeight: 21 } as const;
const ICON = 26;
/** Width of the day icon and the gaps beside the title. */
const AROUND = 42;
/** Width of a dot and its gap. */
const DOT = 12;
/** Limit on how much small text grows with the text size. */
const MOST_SMALL = 1.3;
/** On phones the buttons are icons, however short their words are. */
const OF_A_TABLET = 620;
/** Between the icon of a button and its words. */
const GAP = 6;

/** Which of undo and redo have words: as many as leave the whole title its room. */
function spelledOut(
  { at, canUndo, undoLabel, redoLabel }: TurnBarProps,
  room: number,
  text: number,
  fits: (room: number) => boolean,
): { readonly undo: number; readonly redo: number } {
  const style = atSize(TYPE.fact, Math.min(text, MOST_SMALL));
  const widthOf = (label: string) => GAP + boxWidth(label, style);
  const undo = canUndo ? widthOf(undoLabel) : 0;
  const redo = redoLabel === null ? 0 : widthOf(redoLabel);
  if (at.w < OF_A_TABLET) return { undo: 0, redo: 0 };
  if (fits(room - undo - redo)) return { undo, redo };
  return { undo: fits(room - undo) ? undo : 0, redo: 0 };
}

/** Undo or redo, with words where they fit; elsewhere a long press announces them. */
const BackButton = memo(function BackButton(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly words: boolean;
  readonly faint?: boolean;
  readonly testID: string;
  readonly onPress: () => void;
  readonly onSay: (text: string) => void;
}) {
  const { icon, label, words, faint = false, testID, onPress, onSay } = props;
  const ground = useGround();
  return (
    <Tap
      testID={testID}
      label={label}
      onPress={onPress}
      onHold={() => onSay(label)}
      holdLabel={t('bar.say')}
      style={[styles.back, faint && styles.faint]}
      pressedStyle={{ backgroundColor: `${ground.control}33` }}
    >
      <Icon name={icon} />
      {words && (
        <Text
          variant="fact"
          numberOfLines={1}
          maxFontSizeMultiplier={MOST_SMALL}
          style={styles.shrink}
        >
          {label}
        </Text>
      )}
    </Tap>
  );
});

/** Redo, undo, the log if it is not beside the table, and the menu. */
function BarButtons(props: TurnBarProps & { readonly spelled: { undo: boolean; redo: boolean } }) {
  const { spelled } = props;
  return (
    <View style={styles.buttons}>
      {props.redoLabel !== null && (
        <BackButton
          icon="redo"
          label={props.redoLabel}
          words={spelled.redo}
          testID="redo"
          onPress={props.onRedo}
          onSay={props.onSay}
        />
      )}
      {/* Undo keeps its place when redo appears, so that two taps undo two choices. */}
      <BackButton
        icon="undo"
        label={props.undoLabel}
        words={spelled.undo}
        faint={!props.canUndo}
        testID="undo"
        onPress={props.onUndo}
        onSay={props.onSay}
      />
      {props.showLog && (
        <IconButton icon="scroll" label={t('bar.log')} onPress={props.onLog} testID="open-log" />
      )}
      <IconButton icon="menu" label={t('bar.menu')} onPress={props.onMenu} testID="open-menu" />
    </View>
  );
}

/** The time of day, and behind it the game on one page. */
function PageButton(props: {
  readonly phase: keyof typeof PHASE_ICON;
  readonly onPress: () => void;
}) {
  const { tokens } = useTheme();
  const ground = useGround();
  return (
    <Tap
      testID="open-page"
      label={t('page.title')}
      onPress={props.onPress}
      style={styles.page}
      pressedStyle={{ backgroundColor: `${ground.control}33` }}
    >
      <Icon name={PHASE_ICON[props.phase]} size={ICON} color={tokens.table.text} />
      <View style={[styles.badge, { backgroundColor: ground.text }]} aria-hidden>
        <Text allowFontScaling={false} style={[styles.ask, { color: tokens.table.fill }]}>
          ?
        </Text>
      </View>
    </Tap>
  );
}

export const TurnBar = memo(function TurnBar(props: TurnBarProps) {
  const { at, view, cast } = props;
  const { text: size } = useTheme();
  const text = Math.max(1, useWindowDimensions().fontScale) * size;
  const { task } = view;
  const counting = task !== null && task.total > 0 && view.end === null;
  const lines = at.h > ONE_LINE ? 2 : 1;
  const mostTitle = lines > 1 ? 1.2 : 1.05;
  const buttons = 2 + Number(props.redoLabel !== null) + Number(props.showLog);
  const title = atSize(TITLE, Math.min(text, mostTitle));
  const fitsIn = (words: string, width: number) =>
    linesOf(words, title, roomIn(width)).length <= lines;
  const most = at.w - AROUND - buttons * TOUCH;
  const spelled = spelledOut(props, most, text, (left) => fitsIn(barTitle(view, cast), left));
  const room = most - spelled.undo - spelled.redo;
  const dots = counting && task.total <= MOST_DOTS ? task.total * DOT + 3 : 0;
  const sum = atSize(TYPE.small, Math.min(text, MOST_SMALL));
  const fits = (words: string) => fitsIn(words, room);
  const words = barTitle(view, cast, fits);
  // On the smallest phones even the shortest may be too long.
  const shrunk = lines > 1 || fits(words) ? title : fitText(words, title, roomIn(room));
  const smaller = shrunk.fontSize / title.fontSize;
  return (
    <View
      testID="turn-bar"
      style={[styles.bar, { left: at.x - PAD, top: at.y, width: at.w + PAD, height: at.h }]}
    >
      <PageButton phase={view.phase} onPress={props.onPage} />
      <View style={styles.words}>
        <Text
          testID="turn-title"
          role="heading"
          variant="lead"
          numberOfLines={lines}
          maxFontSizeMultiplier={mostTitle}
          style={[styles.title, { fontSize: TITLE.fontSize * smaller }]}
        >
          {words}
        </Text>
        <View style={styles.row}>
          {counting && <Dots index={task.begun} total={task.total} />}
          <Text
            testID="turn-sum"
            variant="small"
            tone="quiet"
            numberOfLines={1}
            maxFontSizeMultiplier={MOST_SMALL}
            accessibilityLabel={
              counting
                ? `${t('bar.action', { index: task.begun, total: task.total })}: ${actionSum(task)}`
                : undefined
            }
            style={styles.shrink}
          >
            {counting
              ? actionSum(task, (words) => boxWidth(words, sum) <= room - dots)
              : t('bar.round', { round: view.round })}
          </Text>
        </View>
      </View>
      <BarButtons {...props} spelled={{ undo: spelled.undo > 0, redo: spelled.redo > 0 }} />
    </View>
  );
});

const styles = StyleSheet.create({
  bar: { position: 'absolute', flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  words: { flex: 1, minWidth: 96 },
  title: TITLE,
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  shrink: { flexShrink: 1 },
  dots: { flexDirection: 'row', gap: 3 },
  dot: { width: 9, height: 9, borderRadius: 5, borderWidth: 1.5 },
  buttons: { flexDirection: 'row', flexShrink: 1 },
  back: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: GAP,
    flexShrink: 1,
    minWidth: TOUCH,
    height: TOUCH,
    borderRadius: TOUCH / 2,
    paddingHorizontal: 10,
  },
  faint: { opacity: 0.4 },
  // As wide as a finger: it takes the margin of the screen and the gap to the title, too.
  page: {
    width: TOUCH,
    height: TOUCH,
    marginRight: ICON + PAD - TOUCH,
    borderRadius: TOUCH / 2,
    paddingLeft: PAD,
    justifyContent: 'center',
  },
  badge: {
    position: 'absolute',
    // Within the icon: closer to the dots of the actions it would look like one of them.
    left: PAD + ICON - 14,
    bottom: 6,
    width: 14,
    height: 14,
    borderRadius: 7,
    alignItems: 'center',
    justifyContent: 'center',
  },
  ask: { fontFamily: 'NotoSans-SemiBold', fontSize: 10, lineHeight: 14 },
});
