/** Whatever lies over the table: one thing at a time, and the table stays in sight above it. */
import { StyleSheet, View, useWindowDimensions } from 'react-native';

import type { PromptModel } from '@/components/prompt/model';
import { SPACE } from '@/components/theme';
import { Button, Sheet, Text } from '@/components/ui';
import type { CardId, PlayerId, PlayerScore, View as GameView } from '@/engine';
import { t } from '@/locales';
import type { LogEntry } from '@/store/game';
import { useGame } from '@/store/game';

import type { Target } from '../layout';
import type { Cast } from '../model/cast';
import { describeTable } from '../play/describe';
import type { Open } from '../play/usePlay';
import { InspectorSheet } from './Inspector';
import { LogSheet } from './Log';
import { Picker } from './Picker';
import { TempleSheet } from './Temple';

interface SheetsProps {
  readonly open: Open | null;
  readonly setOpen: (open: Open | null) => void;
  readonly view: GameView;
  readonly cast: Cast;
  readonly scores: readonly PlayerScore[];
  readonly prompt: PromptModel | null;
  readonly log: readonly LogEntry[];
  readonly recap: readonly LogEntry[];
  readonly front: PlayerId;
  readonly nowOf: (card: CardId) => string | null;
  readonly onPick: (card: CardId) => void;
  readonly onLeave: () => void;
  readonly onSettings: () => void;
  readonly onRules: () => void;
}

const NONE: ReadonlySet<CardId> = new Set();

/** Clockwise among the others, past the one in front. */
function nextSeat(seat: PlayerId, step: number, front: PlayerId, n: number): PlayerId {
  let next = (seat + step + n) % n;
  if (next === front) next = (next + step + n) % n;
  return next;
}

export function Sheets(props: SheetsProps) {
  const { open, setOpen, view, cast, scores, prompt, log, front, nowOf, onPick } = props;
  const { width } = useWindowDimensions();
  const close = () => setOpen(null);
  const choosable = prompt?.choosable ?? NONE;
  const inspected = open?.type === 'inspect' ? open.card : null;
  const temple = open?.type === 'temple' ? open.seat : null;
  const read = (card: CardId) => setOpen({ type: 'inspect', card });
  const onTarget = (target: Target) => {
    const [only] = target.cards;
    if (target.cards.length > 1) setOpen({ type: 'pick', cards: target.cards });
    else if (only !== undefined && choosable.has(only)) onPick(only);
    else if (only !== undefined) read(only);
  };
  const go = (act: () => void) => () => {
    close();
    act();
  };

  return (
    <>
      <InspectorSheet
        card={inspected}
        view={view}
        cast={cast}
        now={inspected === null ? null : nowOf(inspected)}
        width={Math.min(560, width) - 2 * SPACE.l}
        onClose={close}
      />
      <TempleSheet
        seat={temple}
        question={prompt?.question ?? null}
        view={view}
        cast={cast}
        score={temple === null ? undefined : scores[temple]}
        choosable={choosable}
        selected={prompt?.selected ?? null}
        onTap={onTarget}
        onHold={onTarget}
        onNext={(step) => {
          if (temple === null) return;
          const seat = nextSeat(temple, step, front, view.players.length);
          setOpen({ type: 'temple', seat });
        }}
        onClose={close}
      />
      <Picker
        cards={open?.type === 'pick' ? open.cards : null}
        question={choosable.size > 0 ? (prompt?.question ?? null) : null}
        view={view}
        cast={cast}
        choosable={choosable}
        selected={prompt?.selected ?? null}
        onPick={onPick}
        onRead={read}
        onClose={close}
      />
      <LogSheet
        open={open?.type === 'log'}
        entries={log}
        recap={props.recap}
        cast={cast}
        onMoment={(choice) => useGame.getState().showMoment(choice)}
        onClose={close}
      />
      <Sheet open={open?.type === 'menu'} title={t('menu.title')} onClose={close} testID="menu">
        <Button kind="primary" testID="menu-resume" label={t('menu.resume')} onPress={close} />
        <Button testID="menu-rules" label={t('menu.rules')} onPress={go(props.onRules)} />
        <Button testID="menu-settings" label={t('menu.settings')} onPress={go(props.onSettings)} />
        <Button
          testID="menu-describe"
          label={t('menu.describe')}
          onPress={() => setOpen({ type: 'describe' })}
        />
        <Button testID="menu-leave" label={t('menu.leave')} onPress={go(props.onLeave)} />
        <Text variant="fact" tone="quiet">
          {t('menu.saved')}
        </Text>
      </Sheet>
      <Sheet
        open={open?.type === 'describe'}
        title={t('menu.describe')}
        onClose={close}
        testID="describe"
      >
        <View style={styles.lines}>
          {open?.type === 'describe' &&
            describeTable(view, cast, scores, prompt).map((line, i) => (
              <Text key={i} variant="body">
                {line}
              </Text>
            ))}
        </View>
      </Sheet>
    </>
  );
}

const styles = StyleSheet.create({ lines: { gap: SPACE.s } });
